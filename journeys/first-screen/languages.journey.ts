import type { Page } from '@playwright/test'
import type { ContentLanguage } from '#i18n/language.ts'
import { otherLanguageOf } from '../checks/translate.ts'
import { adsOn } from '../search.ts'
import { scripts } from '../slow/slow-machine.ts'
import { expect, open, test, waitUntilHydrated } from '../story.ts'

const scrolledIn = (page: Page) => page.evaluate(() => window.scrollY)

/** Answers how far down the page was then. */
async function chooseAtFoot(page: Page, language: ContentLanguage): Promise<number> {
  const link = page.locator(`footer a[hreflang=${language}]`)
  await link.scrollIntoViewIfNeeded()
  const from = await scrolledIn(page)
  expect(from).toBeGreaterThan(1_000)
  await link.click()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  return from
}

test('The language switch keeps path, filters and scroll', async ({ page, at, language }) => {
  const other = otherLanguageOf(language)
  await open(page, at('/properties?purpose=rent&sort=price_desc&page=2'))
  const html = page.locator('html')
  await expect(html).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
  const before = await adsOn(page)
  const from = await chooseAtFoot(page, other)
  await expect(html).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr')
  await expect(page).toHaveURL(new RegExp(`/${other}/properties\\?`))
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    purpose: 'rent',
    sort: 'price_desc',
    page: '2',
  })
  // The page is shorter in one of the languages.
  const most = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  const distance = async () => Math.abs((await scrolledIn(page)) - Math.min(from, await most()))
  await expect.poll(distance).toBeLessThan(300)
  await expect.poll(() => adsOn(page)).toEqual(before)
  await page.reload()
  await waitUntilHydrated(page)
  expect(await adsOn(page)).toEqual(before)
})

test('A language that is chosen before the foot of the page has its script keeps the place', async ({
  page,
  at,
  language,
}) => {
  const other = otherLanguageOf(language)
  const held = Promise.withResolvers<void>()
  await page.route(scripts, async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes('footer-link')) await held.promise
    await route.fulfill({ response }).catch(() => undefined)
  })
  await open(page, at('/properties?purpose=rent&sort=price_desc#content'))
  await chooseAtFoot(page, other)
  await expect(page).toHaveURL(new RegExp(`/${other}/properties\\?.*#content$`))
  expect(await scrolledIn(page)).toBeGreaterThan(1_000)
  held.resolve()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('Going back after the choice of a language undoes nothing else', async ({
  page,
  at,
  language,
}) => {
  const other = otherLanguageOf(language)
  await open(page, at('/properties?purpose=rent'))
  await page.goto(at('/properties?purpose=rent&sort=price_desc'))
  await waitUntilHydrated(page)
  const before = await adsOn(page)
  const html = page.locator('html')
  const from = await chooseAtFoot(page, other)
  await page.goBack()
  await expect(html).toHaveAttribute('lang', language)
  await expect(page).toHaveURL(
    new RegExp(`/${language}/properties\\?purpose=rent&sort=price_desc$`),
  )
  await expect.poll(() => adsOn(page)).toEqual(before)
  await expect.poll(async () => Math.abs((await scrolledIn(page)) - from)).toBeLessThan(20)
  await page.goForward()
  await expect(html).toHaveAttribute('lang', other)
  await expect.poll(() => adsOn(page)).toEqual(before)
})
