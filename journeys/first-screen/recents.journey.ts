import type { Page } from '@playwright/test'
import { seenKey } from '#features/listing/property/components/marks/seen-ads.ts'
import { phrases as card } from '#features/listing/property/phrases/card.ts'
import { searchesKey } from '#features/site/recents/components/stored-searches.ts'
import { phrases } from '#features/site/recents/phrases.ts'
import { shifts } from '../checks/shifts.ts'
import { edgesOf } from '../checks/geometry.ts'
import { richAd } from '../screens.ts'
import { expect, open, test } from '../story.ts'

test.use({ viewport: { width: 1280, height: 850 } })

const search = '/properties?property_type=apartment&purpose=sale'

/** Pages note what they show once they are hydrated. */
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

const recent = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('Home offers the searches of this browser again', async ({ page, at, words }) => {
  await open(page, at('/'))
  const searches = recent(page, words(phrases.searches))
  await expect(searches).toHaveCount(0)
  await open(page, at(search))
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await expect.poll(() => stored(page, searchesKey)).toContain(title)
  await page.getByRole('banner').getByRole('link').first().click()
  await searches.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(at(search))
  await open(page, at('/'))
  // With searches too, homes begin in the first screen.
  expect((await edgesOf(page.locator('.card-photos').first())).top).toBeLessThan(700)
  expect(await shifts(page)).toBe(0)
  await page.getByRole('button', { name: words(phrases.clearSearches) }).click()
  await expect(searches).toHaveCount(0)
  await page.reload()
  await expect(page.locator('section[aria-labelledby=latest]')).toBeVisible()
  await expect(searches).toHaveCount(0)
})

test('A search that was refined on the way is there once', async ({ page, at, words }) => {
  await open(page, at(search))
  const before = await page.getByRole('heading', { level: 1 }).innerText()
  const tab = page.getByRole('main').locator('nav a[href*="purpose=rent"]').first()
  await tab.click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).not.toHaveText(before)
  const title = await heading.innerText()
  await open(page, at('/'))
  const links = recent(page, words(phrases.searches)).getByRole('link')
  await expect(links).toHaveText([title])
})

test('Home shows the homes that were viewed', async ({ page, at, words, language }) => {
  const id = await richAd({ page })
  const { property } = (await (await page.request.get(`/api/properties/${id}`)).json()).data
  await open(page, at(`/properties/${id}`))
  await expect.poll(() => stored(page, seenKey)).toBe(String(id))
  await open(page, at('/'))
  const viewed = recent(page, words(phrases.ads))
  await expect(viewed).toBeVisible()
  await viewed.scrollIntoViewIfNeeded()
  const link = viewed.getByRole('link')
  await expect(link).toHaveCount(1)
  await expect(link).toContainText(property.name[language])
  await expect(link).toContainText(words(property.purpose === 'sale' ? card.forSale : card.forRent))
  expect(await shifts(page)).toBe(0)
  await link.click()
  await expect(page).toHaveURL(new RegExp(`/properties/${id}/`))
  await open(page, at('/'))
  await page.getByRole('button', { name: words(phrases.clearAds) }).click()
  await expect(viewed).toHaveCount(0)
})
