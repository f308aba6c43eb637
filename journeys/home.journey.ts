import type { Page } from '@playwright/test'
import { phrases as messages } from '#app/frame/phrases/messages.ts'
import { phrases as areas } from '#features/site/areas/phrases.ts'
import { phrases as home } from '#features/site/home/phrases.ts'
import { phrases as places } from '#features/reference/place-search/phrases/combobox.ts'
import { maxLocations } from '#features/search/query/contract/limits.ts'
import { phrases as markets } from '#features/search/filters/phrases/markets.ts'
import { phrases as ui } from '#ui/phrases.ts'
import type { Language } from '#i18n/language.ts'
import { expect, test } from './story.ts'

/** Typed in the reader's script; each names a place of the gazetteer. */
const marina = { en: 'dubai marina', ar: 'دبي مارينا' }
const common = { en: 'al', ar: 'ال' }

const placeField = (page: Page) => page.locator('input[name=keyword]')

async function choose(page: Page, text: string, nth: number) {
  await placeField(page).fill(text)
  await page.getByRole('listbox').getByRole('option').nth(nth).click()
  await expect(placeField(page)).toHaveValue('')
}

test('Home offers a search, the latest six and every emirate', async ({ page, at, words }) => {
  await page.goto(at('/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(home.hero))
  await expect(page.locator('header, footer')).toHaveCount(2)
  await expect(page.locator('article')).toHaveCount(6)
  await expect(page.getByRole('region', { name: words(areas.emirates) }).locator('h3')).toHaveCount(
    7,
  )
})

test('The button counts along with the search', async ({ page, at, words, language }) => {
  await page.goto(at('/'))
  const button = page.locator('main form button[type=submit]')
  const before = await button.innerText()
  await placeField(page).click()
  await choose(page, marina[language], 0)
  await expect(button).not.toHaveText(before)
  await page.locator('form select[name=rooms]').selectOption('2')
  await button.click()
  await expect(page).toHaveURL(/\/properties\?(?=.*locations=\d+)(?=.*purpose=sale)(?=.*rooms=2)/)
  await expect(page.getByText(words(ui.skipToContent))).toBeAttached()
})

test('A fifth place is refused, top right, for a while', async ({ page, at, words, language }) => {
  await page.goto(at('/'))
  await placeField(page).click()
  for (const nth of [0, 1, 2, 3]) await choose(page, common[language], nth)
  await placeField(page).fill(common[language])
  await page.getByRole('listbox').getByRole('option').nth(4).click()
  const toast = page
    .getByRole('alert')
    .getByText(words(places.tooManyPlaces, { maximum: maxLocations }))
  await expect(toast).toBeVisible()
  const box = await toast.boundingBox()
  const { width = 0 } = page.viewportSize() ?? {}
  expect(box && box.x + box.width).toBeGreaterThan(width / 2)
  await expect(
    page.locator('main').getByText(words(places.tooManyPlaces, { maximum: maxLocations })),
  ).toBeVisible()
  await expect(toast).toBeHidden()
  expect(await page.locator('input[name=locations]').inputValue()).toMatch(/^\d+(,\d+){3}$/)
})

test('The language switch keeps page, market and what was typed', async ({
  page,
  at,
  language,
}) => {
  const other: Language = language === 'ar' ? 'en' : 'ar'
  await page.goto(at('/?for=rent').replace('/?', '?'))
  await placeField(page).fill('garden')
  await page.locator('form select[name=rooms]').selectOption('3')
  await page.locator(`header a[hreflang=${other}]`).click()
  await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr')
  await expect(page).toHaveURL(`/${other}?for=rent`)
  await expect(placeField(page)).toHaveValue('garden')
  await expect(page.locator('form select[name=rooms]')).toHaveValue('3')
})

test('A chosen appearance is there again on the next page', async ({ page, at, words }) => {
  await page.goto(at('/'))
  const appearance = (theme: string) =>
    page.locator(`header summary[aria-label="${words(ui.themeNow, { theme })}"]`)
  await appearance(words(ui.asSystem)).click()
  await page
    .getByRole('banner')
    .getByRole('button', { name: words(ui.dark) })
    .click()
  await expect(appearance(words(ui.dark))).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto(at('/nowhere'))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('An unknown address says so, in its language', async ({ page, at, words }) => {
  const answer = await page.goto(at('/nowhere'))
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle(words(messages.missingTitle))
  await expect(page.locator('header, footer')).toHaveCount(2)
  expect((await page.goto('/fr/login'))?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('Login, registration and verification go without the footer', async ({ page, at }) => {
  for (const path of ['/login', '/register', '/verify/abc']) {
    await page.goto(at(path))
    await expect(page.locator('header')).toHaveCount(1)
    await expect(page.locator('footer')).toHaveCount(0)
  }
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the search is a form, the markets and languages are links', async ({ page, at, words }) => {
    await page.goto(at('/'))
    await page
      .locator('main nav')
      .getByRole('link', { name: words(markets.rent) })
      .click()
    await placeField(page).fill('garden')
    await page.locator('main form button[type=submit]').click()
    await expect(page).toHaveURL(/\/properties\?.*purpose=rent.*keyword=garden/)
  })
})
