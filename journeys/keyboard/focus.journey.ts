import type { Page } from '@playwright/test'
import { phrases as home } from '#features/site/home/phrases.ts'
import { phrases as ad } from '#features/listing/property/phrases/story.ts'
import { phrases as results } from '#features/search/results/phrases.ts'
import { phrases as frame } from '#app/frame/phrases.ts'
import { phrases as ui } from '#ui/phrases.ts'
import { openWhole } from '../checks/whole-page.ts'
import { logInByForm, newMember } from '../members.ts'
import { expect, test } from '../story.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

test('A new page is read from its heading on, also on the way back', async ({
  page,
  at,
  words,
}) => {
  await openWhole(page, at('/'))
  await page.locator('main form button[type=submit]').click()
  await expect(page).toHaveURL(/\/properties\?/)
  await expect(heading(page)).toBeFocused()
  const title = cards(page).nth(11)
  await title.getByRole('link').click()
  await expect(page.getByRole('heading', { name: words(ad.details) })).toBeVisible()
  await expect(heading(page)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/properties\?/)
  await expect(heading(page)).toBeFocused()
  await expect(title).toBeInViewport()
  await page.goBack()
  await expect(heading(page)).toHaveText(words(home.hero))
  await expect(heading(page)).toBeFocused()
})

test('The next part of a list is read from its heading on', async ({ page, at }) => {
  await openWhole(page, at('/properties?purpose=sale'))
  const next = page.locator('main nav').last().getByRole('link').last()
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/page=2/)
  await expect(heading(page)).toBeFocused()
})

test('A page of an account takes the focus once it has its heading', async ({
  page,
  at,
  words,
  request,
}) => {
  const email = await newMember(request, 'Huda Aziz')
  await logInByForm({ page, at, words }, { email, next: '/account' })
  await expect(heading(page)).toBeFocused()
  await page.locator('main nav').first().getByRole('link').nth(1).click()
  await expect(page).not.toHaveURL(/\/account$/)
  await expect(heading(page)).toBeFocused()
})

test('An order keeps the focus in its list, and the choice of a language in its link', async ({
  page,
  at,
  words,
  language,
}) => {
  await openWhole(page, at('/properties?purpose=sale'))
  const sort = page.getByLabel(words(results.sort))
  await sort.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/sort=newest/)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(sort).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/sort=price_asc/)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(sort).toBeFocused()
  await expect(sort).toHaveValue('price_asc')

  const other = language === 'en' ? 'ar' : 'en'
  await page.locator(`header a[hreflang=${other}]`).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await expect(page.locator(`header a[hreflang=${language}]`)).toBeFocused()
})

test('A chip that is removed leaves the focus at the heading', async ({ page, at, words }) => {
  await openWhole(page, at('/properties?purpose=sale&price_max=3000000&rooms=2'))
  const chips = page.getByRole('list', { name: words(results.activeFilters) })
  const first = chips.getByRole('link').first()
  await first.focus()
  const address = await first.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${address?.replaceAll('?', '\\?')}$`))
  await expect(heading(page)).toBeFocused()
})

test('A panel of filters that is applied does not lose the focus', async ({ page, at, words }) => {
  await openWhole(page, at('/properties?purpose=sale'))
  const panel = page.locator('details[name=filter-panel]', { hasText: words(results.rooms) })
  await panel.locator('summary').click()
  await panel.locator('label', { has: page.locator('[value="2"]') }).click()
  await panel.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/rooms=2/)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const isLost = () => page.evaluate(() => document.activeElement === document.body)
  await expect.poll(isLost).toBe(false)
})

test('What the user is typing in keeps the focus while a page comes', async ({ page, at }) => {
  await openWhole(page, at('/properties?purpose=sale'))
  const field = page.locator('main [role=search] [name=keyword]')
  await field.click()
  const box = page.locator('main [role=search] [role=combobox]')
  await expect(box).toBeFocused()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/properties?**', async (route) => {
    await held.promise
    await route.continue()
  })
  await page
    .locator('header a[href*="purpose=rent"]')
    .first()
    .evaluate((link: HTMLElement) => {
      link.click()
    })
  await page.keyboard.type('sea')
  held.resolve()
  await expect(page).toHaveURL(/purpose=rent/)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.keyboard.type(' view')
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('sea view')
})

test('A link that the user has gone to while a page comes keeps the focus', async ({
  page,
  at,
}) => {
  await openWhole(page, at('/properties?purpose=sale'))
  const held = Promise.withResolvers<void>()
  await page.route('**/api/properties?**', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.locator('main nav').last().getByRole('link').last().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/page=2/)
  const link = page.locator('footer a').first()
  await link.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  held.resolve()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.waitForTimeout(300)
  await expect(link).toBeFocused()
})

test('Links past what repeats come first, and leave no trace in the history', async ({
  page,
  at,
  words,
}) => {
  await openWhole(page, at('/agents'))
  await page.keyboard.press('Tab')
  await expect(page.getByText(words(ui.skipToContent))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await expect(page).toHaveURL(/\/agents$/)
  await expect(page.getByRole('navigation', { name: words(frame.mainNavigation) })).toBeAttached()
})
