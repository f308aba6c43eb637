import type { Page } from '@playwright/test'
import { phrases as footer } from '#app/frame/phrases/footer.ts'
import { phrases } from '#app/frame/phrases/shortcuts.ts'
import { phrases as ad } from '#features/listing/property/phrases/story.ts'
import { phrases as ui } from '#ui/phrases.ts'
import { richAd } from '../screens.ts'
import { expect, openDevtools, test } from '../story.ts'
import { openWhole } from '../checks/whole-page.ts'
import { shortcutList } from './shortcut-list.ts'

const searchBox = (page: Page) => page.locator('main [role=search] [role=combobox]')

/** A key of the Arabic keyboard, which Playwright has no name for. */
async function pressArabic(page: Page, press: { key: string; modifiers?: number }) {
  const devtools = await openDevtools(page)
  const slash = { ...press, code: 'Slash' }
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', text: press.key, ...slash })
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...slash })
}

const shift = 8

test('A slash goes to the search, from a page without one to that of the results', async ({
  page,
  at,
  words,
}) => {
  await openWhole(page, at('/'))
  await page.keyboard.press('/')
  await expect(searchBox(page)).toBeFocused()
  await expect(searchBox(page)).toHaveValue('')
  await page.keyboard.type('a/b')
  await expect(searchBox(page)).toHaveValue('a/b')

  await openWhole(page, at(`/properties/${await richAd({ page })}`))
  await expect(page.getByRole('heading', { name: words(ad.details) })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page).toHaveURL(/\/properties$/)
  await expect(searchBox(page)).toBeFocused()
})

test('A slash takes no focus on a page that was opened since', async ({ page, at }) => {
  await openWhole(page, at(`/properties/${await richAd({ page })}`))
  const held = Promise.withResolvers<void>()
  await page.route('**/api/properties?**', async (route) => {
    await held.promise
    await route.continue().catch(() => undefined)
  })
  await page.keyboard.press('/')
  await expect(page).toHaveURL(/\/properties$/)
  await page.locator('footer a[href$="/agents"]').first().click()
  await expect(page).toHaveURL(/\/agents$/)
  held.resolve()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await page.waitForTimeout(300)
  await expect(heading).toBeFocused()
})

test('The keys of an Arabic keyboard do the same', async ({ page, at, words }) => {
  await openWhole(page, at('/'))
  await pressArabic(page, { key: 'ظ' })
  await expect(searchBox(page)).toBeFocused()
  await expect(searchBox(page)).toHaveValue('')
  await page.locator('footer').click()
  await pressArabic(page, { key: '؟', modifiers: shift })
  await expect(shortcutList(page, words)).toBeVisible()
})

test('With other keys held, and in fields, a slash is no shortcut', async ({ page, at, words }) => {
  await openWhole(page, at('/properties'))
  const isAnywhere = () => page.evaluate(() => document.activeElement !== document.body)
  for (const keys of ['Control+/', 'Alt+/', 'Meta+/']) {
    await page.keyboard.press(keys)
    expect(await isAnywhere(), keys).toBe(false)
  }
  await page.evaluate(() => {
    const note = document.createElement('p')
    note.contentEditable = 'true'
    document.querySelector('main')!.prepend(note)
    note.focus()
  })
  await page.keyboard.type('1/2?')
  await expect(page.locator('main > p[contenteditable]')).toHaveText('1/2?')
  await expect(shortcutList(page, words)).toHaveCount(0)
  await page.locator('select[name=sort]').focus()
  await page.keyboard.press('/')
  await expect(page.locator('select[name=sort]')).toBeFocused()
  // Browsers that fill in a field send such an event without a key.
  await page.locator('select[name=sort]').evaluate((field) => {
    field.dispatchEvent(new Event('keydown', { bubbles: true }))
  })
})

test('A question mark lists the shortcuts, which can be turned off for good', async ({
  page,
  at,
  words,
}) => {
  await openWhole(page, at('/'))
  await page.keyboard.press('?')
  const list = shortcutList(page, words)
  for (const name of ['search', 'results', 'contact', 'list'] as const) {
    await expect(list.getByText(words(phrases[name]))).toBeVisible()
  }
  const isOn = list.getByRole('switch', { name: words(phrases.enabled) })
  await expect(isOn).toBeChecked()
  await page.keyboard.press('/')
  await expect(list).toBeVisible()
  await isOn.uncheck()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()

  await openWhole(page, at('/'))
  await page.keyboard.press('?')
  await page.keyboard.press('/')
  await expect(searchBox(page)).toHaveCount(0)
  await expect(list).toHaveCount(0)

  await page
    .locator('footer')
    .getByRole('button', { name: words(footer.shortcuts) })
    .click()
  await expect(isOn).not.toBeChecked()
  await isOn.check()
  await list.getByRole('button', { name: words(ui.close) }).click()
  await page.keyboard.press('/')
  await expect(searchBox(page)).toBeFocused()
})
