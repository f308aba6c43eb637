import type { Page } from '@playwright/test'
import { phrases as home } from '#features/site/home/phrases.ts'
import { phrases as places } from '#features/reference/place-search/phrases/combobox.ts'
import { maxLocations } from '#features/search/query/contract/limits.ts'
import { phrases as photos } from '#features/listing/property/phrases/lightbox.ts'
import { phrases as ad } from '#features/listing/property/phrases/story.ts'
import { phrases as results } from '#features/search/results/phrases.ts'
import { phrases as suggestions } from '#ui/combobox/phrases.ts'
import { focusFault, tabTo } from '../checks/focus.ts'
import { richAd } from '../screens.ts'
import { counted } from '../search.ts'
import { expect, open, test } from '../story.ts'

const marina = {
  en: { typed: 'dubai marina', name: 'Dubai Marina' },
  ar: { typed: 'دبي مارينا', name: 'دبي مارينا' },
}

test('With the keyboard alone a home is found and its advertiser called', async ({
  page,
  at,
  words,
  language,
}) => {
  await open(page, at('/'))
  await page.keyboard.press('Tab')
  await expect(page.locator('a[href="#content"]')).toBeInViewport()
  await tabTo(page, page.getByLabel(words(places.places)).first())
  const box = page.getByRole('combobox', { name: words(places.places) })
  await expect(box).toBeFocused()
  await page.keyboard.type(marina[language].typed)
  await expect(page.getByRole('option').first()).toContainText(marina[language].name)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  const type = page.getByLabel(words(home.type), { exact: true })
  await tabTo(page, type)
  await page.keyboard.press('ArrowDown')
  await expect(type).not.toHaveValue('')
  await tabTo(page, page.locator('main form button[type=submit]'))
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/properties\?.*locations=/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(marina[language].name)
  const titles = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link')
  await tabTo(page, titles.nth(1))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: words(ad.details) })).toBeVisible()
  const call = page.getByRole('link', { name: words(ad.callAbout, { title: '' }) }).first()
  await tabTo(page, call)
  const called = counted(page, 'call')
  await page.keyboard.press('Enter')
  expect((await called).status()).toBe(202)
})

test('The list of places opens, chooses, takes back and closes by keys', async ({
  page,
  at,
  words,
  language,
}) => {
  await open(page, at('/'))
  await page.getByRole('textbox', { name: words(places.places) }).focus()
  const box = page.getByRole('combobox', { name: words(places.places) })
  const names: string[] = []
  for (let count = 1; count <= 4; count += 1) {
    // As a quick typist: the list that is closed by a choice is not told of one that opens in the same instant.
    await box.pressSequentially(language === 'ar' ? 'دبي' : 'dubai', { delay: 80 })
    const options = page.getByRole('option', { selected: false })
    await expect(options.first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    const active = page.locator('[role=option][data-highlighted]')
    await expect(active).toHaveCount(1)
    for (let step = 1; step < count; step += 1) await page.keyboard.press('ArrowDown')
    names.push((await active.locator('span > span').first().innerText()).trim())
    await page.keyboard.press('Enter')
    await box.fill('')
  }
  expect(new Set(names).size).toBe(4)
  await expect(page.locator('input[name=locations]')).toHaveValue(/^\d+,\d+,\d+,\d+$/)
  await box.pressSequentially(language === 'ar' ? 'عجمان' : 'ajman')
  await expect(page.getByRole('option').first()).toContainText(
    language === 'ar' ? 'عجمان' : 'Ajman',
  )
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('alert').getByText(words(places.tooManyPlaces, { maximum: maxLocations })),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await box.fill('')
  await page.keyboard.press('Backspace')
  await expect(page.locator('input[name=locations]')).toHaveValue(/^\d+,\d+,\d+$/)
})

test('The list of places says how many it has, that it has none, or that it could not be loaded', async ({
  page,
  at,
  words,
  language,
}) => {
  await open(page, at('/'))
  await page.getByRole('textbox', { name: words(places.places) }).focus()
  const box = page.getByRole('combobox', { name: words(places.places) })
  const said = page.locator('main form').getByRole('status')
  await expect(said).toHaveText('')
  await box.fill(marina[language].typed)
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  const count = await page.getByRole('listbox').getByRole('option').count()
  await expect(said).toHaveText(words(suggestions.suggestions, { count }))
  await expect(box).toHaveAttribute('aria-expanded', 'true')

  await box.fill('xqzwvk')
  await expect(said).toHaveText(words(places.noPlace, { typed: 'xqzwvk' }))
  await expect(box).toHaveAttribute('aria-expanded', 'false')

  await page.route('**/api/locations/auto-completion**', (route) => route.fulfill({ status: 429 }))
  await box.fill('xqzwvkj')
  await expect(said).toHaveText(words(suggestions.failed))
  await page.keyboard.press('Escape')
  await expect(said).toHaveText('')
  await expect(box).toHaveValue('xqzwvkj')
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the sheet of filters keeps the focus inside and gives it back', async ({
    page,
    at,
    words,
  }) => {
    await open(page, at('/properties?purpose=sale'))
    const opener = page.locator('a[aria-haspopup=dialog]')
    const dialog = page.getByRole('dialog')
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('checkbox').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()

    await page.keyboard.press('Enter')
    const rooms = dialog.getByRole('group', { name: words(results.rooms) })
    await tabTo(page, rooms.getByRole('checkbox').nth(2))
    await page.keyboard.press('Space')
    await tabTo(page, dialog.locator('button[type=submit]'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/rooms=2/)
    await expect(dialog).toBeHidden()
  })

  test('nothing on the page of an ad has its focus under the bar of contacts', async ({
    page,
    at,
    words,
  }) => {
    await open(page, at(`/properties/${await richAd({ page })}`))
    const similar = page.getByRole('heading', { name: words(ad.similar) })
    const strip = page.locator('section').filter({ has: similar })
    // These ads are loaded when they are near.
    await strip.scrollIntoViewIfNeeded()
    await tabTo(page, strip.getByRole('heading', { level: 3 }).getByRole('link').first())
    await page.keyboard.press('Shift+Tab')
    expect(await focusFault(page)).toBe('')
  })
})

/** As quick as a key can be: at the moment at which a dialog opens. */
const pressOnceOpen = (page: Page, key: string) =>
  page.evaluate((pressed) => {
    new MutationObserver((_, observer) => {
      const button = document.querySelector('dialog[open] button')
      if (!button) return
      observer.disconnect()
      button.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }))
    }).observe(document.body, { attributes: true, childList: true, subtree: true })
  }, key)

test('Photos turn by the arrows, the way the language reads', async ({
  page,
  at,
  words,
  language,
}) => {
  await open(page, at(`/properties/${await richAd({ page })}`))
  const first = page.locator('article a[href^="/media/"]').first()
  await tabTo(page, first)
  const [ahead, back] =
    language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  await pressOnceOpen(page, ahead!)
  await page.keyboard.press('Enter')
  const close = page.getByRole('button', { name: words(photos.closePhotos) })
  await expect(close).toBeVisible()
  const counter = page.getByRole('dialog').locator('[aria-live=polite]')
  await expect(counter).toHaveText(/^2\D/)
  await page.keyboard.press(ahead!)
  await expect(counter).toHaveText(/^3\D/)
  await page.keyboard.press(back!)
  await expect(counter).toHaveText(/^2\D/)
  await page.keyboard.press('Escape')
  await expect(close).toBeHidden()
  await expect(first).toBeFocused()
})
