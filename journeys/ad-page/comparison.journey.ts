import type { Page } from '@playwright/test'
import { phrases as ad } from '#features/listing/property/phrases/story.ts'
import type { PriceComparison } from '#features/listing/property/contract/market.ts'
import { expect, open, type Story, test } from '../story.ts'

const comparison = {
  basis: 'price_per_area',
  median: 17_550,
  percent: -8,
  count: 24,
  group: { en: 'two-bedroom apartments', ar: 'شقق بغرفتي نوم' },
  location: { id: 1, slug: 'dubai', name: { en: 'Dubai', ar: 'دبي' } },
} satisfies PriceComparison

/** The demo has too few ads of one kind in a place; who is compared with what is tested in market.test.ts. */
const answerWith = (page: Page, found: PriceComparison | null) =>
  page.route('/api/properties/comparison/*', (route) =>
    route.fulfill({ json: { data: { comparison: found } } }),
  )

/** The server sends the comparison with the page; a browser that goes there asks for it. */
async function openFromList({ page, at }: Pick<Story, 'at'> & { page: Page }) {
  await open(page, at('/properties?purpose=sale'))
  await page.locator('article.card h3 a').first().click()
  await expect(page.getByRole('complementary')).toBeVisible()
}

const topOfTitle = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((title) => title.getBoundingClientRect().top)

test('A price is compared with the median around it, and with nothing if there are few', async ({
  page,
  at,
  words,
  language,
}) => {
  await answerWith(page, comparison)
  await openFromList({ page, at })
  const sentence = words(ad.belowAreaMedian, {
    percent: 8,
    count: 24,
    group: comparison.group[language],
    place: comparison.location.name[language],
  })
  const said = page.getByText(sentence, { exact: true })
  await expect(said).toBeVisible()
  const high = (await said.boundingBox())?.height ?? 0
  const top = await topOfTitle(page)

  await answerWith(page, null)
  await openFromList({ page, at })
  await expect(said).toHaveCount(0)
  // No room is kept for it.
  expect(top - (await topOfTitle(page))).toBeGreaterThanOrEqual(high)
})

test.describe('Offline', () => {
  test.use({ allowed: /Failed to load resource/ })

  test('a comparison that fails holds up nothing', async ({ page, at, words }) => {
    await page.route('**/api/properties/comparison/**', (route) => route.abort())
    await openFromList({ page, at })
    await expect(page.getByRole('heading', { name: words(ad.details) })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
