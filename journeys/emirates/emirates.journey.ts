import type { Page } from '@playwright/test'
import { phrases as ad } from '#features/search/results/phrases.ts'
import { minMedianAds } from '#features/listing/property/contract/market.ts'
import { phrases as messages } from '#app/frame/phrases/messages.ts'
import { phrases as cards } from '#features/site/areas/phrases.ts'
import { phrases } from '#features/site/areas/phrases/page.ts'
import { phrases as home } from '#features/site/home/phrases.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Phrase } from '#i18n/phrases.ts'
import { overflow } from '../checks/overflow.ts'
import { expect, open, test } from '../story.ts'
import { emptyRegion } from './emirate-screens.ts'

type Text = { en: string; ar: string }
type Median = { amount: number; ads: number } | null
type Medians = { sale: { price: Median }; rent: { price: Median } }
type Counts = { sale: number; rent: number }
type Details = {
  name: Text
  counts: Counts
  medians: Medians
  types: { slug: string; category: string; plural: Text; counts: Counts; medians: Medians }[]
  regions: { slug: string; name: Text; counts: Counts }[]
}

async function detailsOf(page: Page, slug: string): Promise<Details> {
  const answer = await page.request.get(`/api/locations/area?slug=${slug}`)
  return (await answer.json()).data.area
}

/** No other story posts an ad there. */
const sharjah = 'sharjah'

test('From the home page one goes down to a location and to its ads', async ({
  page,
  at,
  words,
  language,
}) => {
  await open(page, at('/'))
  const dubai = page
    .getByRole('region', { name: words(cards.emirates) })
    .locator('li')
    .first()
  await dubai.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(at('/emirates/dubai'))
  const { name } = await detailsOf(page, 'dubai')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    words(phrases.title, { place: name[language] }),
  )
  await expect(page.locator('article')).toHaveCount(6)
  const below = page.getByRole('region', {
    name: words(phrases.areas, { place: name[language] }),
  })
  await below.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/emirates\/dubai\/[a-z-]+$/)
  const path = page.getByRole('navigation', { name: words(phrases.path) })
  await expect(path.getByRole('link')).toHaveText([words(phrases.emirates), name[language]])
  await page
    .getByRole('region', { name: words(phrases.homePrices) })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/\/properties\?locations=\d+&purpose=sale$/)
  await page.goBack()
  await path.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(phrases.indexTitle))
  await expect(page.getByRole('region', { name: words(cards.emirates) }).locator('h3')).toHaveCount(
    7,
  )
  await expect(
    page.getByRole('region', { name: words(phrases.pricesByEmirate) }).locator('h3'),
  ).toHaveCount(7)
})

test('A location says what its ads cost, of how many they are, and leads to exactly these', async ({
  page,
  at,
  words,
  language,
}) => {
  const area = await detailsOf(page, sharjah)
  await open(page, at(`/emirates/${sharjah}`))
  const rows = page.getByRole('region', { name: words(phrases.types) }).locator('ul > li')
  await expect(rows).toHaveCount(area.types.length)
  const others = page.locator('#content details').first()
  await others.locator('summary').click()
  // Land and buildings are types of both categories, and have longer names then.
  const slugs = area.types.map(({ slug }) => slug)
  const unlike = area.types.filter(({ slug }) => slugs.indexOf(slug) === slugs.lastIndexOf(slug))
  type Figures = { label: Phrase; count: number; price: Median }
  const figuresOf = ({ label, count, price }: Figures) => {
    expect(price?.ads ?? minMedianAds).toBeGreaterThanOrEqual(minMedianAds)
    const ofPrice = price && [
      formatMoney(price.amount, language),
      words(cards.medianOfAds, { count: price.ads }),
    ]
    return [words(label, { count }), ...(ofPrice ?? [])]
  }
  for (const { plural, medians, counts } of unlike) {
    const row = rows.filter({
      has: page.getByRole('heading', { name: plural[language], exact: true }),
    })
    const said = [
      ...figuresOf({ label: cards.forSale, count: counts.sale, price: medians.sale.price }),
      ...figuresOf({ label: cards.forRent, count: counts.rent, price: medians.rent.price }),
    ]
    for (const text of said) await expect(row.first()).toContainText(text)
  }
  const [most] = area.types
  const purpose = most!.counts.sale > 0 ? 'sale' : 'rent'
  const link = rows.first().getByRole('link').nth(1)
  await link.click()
  await expect(page).toHaveURL(new RegExp(`emirate=sharjah&.*property_type=${most!.slug}&?`))
  await expect(page).toHaveURL(new RegExp(`purpose=${purpose}`))
  await expect(page.locator('main')).toContainText(
    words(ad.found, { count: most!.counts[purpose] }),
  )
})

test('A table says where there are too few homes for a median', async ({ page, at, words }) => {
  const { areas } = (await (await page.request.get('/api/locations/areas')).json()).data
  type Emirate = { level: string; counts: Counts; medians: Record<'sale' | 'rent', object> }
  const lacking = areas
    .filter(({ level }: Emirate) => level === 'emirate')
    .flatMap(({ counts, medians }: Emirate) =>
      (['sale', 'rent'] as const).filter(
        (purpose) =>
          counts[purpose] > 0 && Object.values(medians[purpose]).every((one) => one === null),
      ),
    )
  await open(page, at('/emirates'))
  const table = page.getByRole('region', { name: words(phrases.pricesByEmirate) })
  await expect(table.getByText(words(phrases.pricesNote, { least: minMedianAds }))).toBeVisible()
  await expect(table.getByText(words(phrases.noMedian, { least: minMedianAds }))).toHaveCount(
    lacking.length,
  )
  expect(lacking.length).toBeGreaterThan(0)
})

test('A location without ads says so and leads on', async ({ page, at, words }) => {
  const slug = await emptyRegion({ page })
  const answer = await page.goto(at(`/emirates/${slug}`))
  expect(answer?.status()).toBe(200)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('heading', { name: words(phrases.empty) })).toBeVisible()
  await expect(page.locator('article')).toHaveCount(0)
  await page
    .getByRole('main')
    .getByRole('link', { name: words(phrases.request) })
    .click()
  await expect(page).toHaveURL(at('/property-request'))
})

test('Another case or name leads to the own address, and an unknown one nowhere', async ({
  page,
  at,
  words,
  language,
}) => {
  const redirected = async (path: string) => {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    return [answer.status(), answer.headers().location]
  }
  const own = at('/emirates/dubai/dubai-marina')
  expect(await redirected(at('/emirates/Dubai/Dubai-Marina?a=1'))).toEqual([301, `${own}?a=1`])
  expect(await redirected(at('/emirates/dubai/marsa-dubai-marina-x'))).toEqual([404, undefined])
  expect(await redirected(at('/emirates/dxb'))).toEqual([301, at('/emirates/dubai')])
  const answer = await page.goto(at('/emirates/atlantis'))
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle(words(messages.missingTitle))

  await open(page, own)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${own}$`))
  const { place, site } = {
    place: { en: 'Dubai Marina, Dubai', ar: 'دبي مارينا، دبي' },
    site: { en: 'Dara', ar: 'دارة' },
  }
  await expect(page).toHaveTitle(
    words(phrases.pageTitle, { place: place[language], site: site[language] }),
  )
  const data = await page.locator('script[type="application/ld+json"]').first().textContent()
  const { '@type': type, itemListElement } = JSON.parse(data ?? '{}')
  expect([
    type,
    itemListElement.map(({ item }: { item: string }) => new URL(item).pathname),
  ]).toEqual(['BreadcrumbList', [at('/emirates'), at('/emirates/dubai'), own]])
})

test('Home names popular searches and services', async ({ page, at, words }) => {
  const { searches } = (await (await page.request.get('/api/popular-searches')).json()).data
  await open(page, at('/'))
  const popular = page.getByRole('region', { name: words(home.popular) })
  await expect(popular.getByRole('link')).toHaveCount(searches.length)
  const hrefs = await page
    .locator('main a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  for (const path of [
    '/our-services',
    '/property-request',
    '/mortgage-calculator',
    '/fundraising',
    '/finance',
    '/post-ad',
  ])
    expect(hrefs).toContain(at(path))
  const recorded = page.waitForResponse((answer) =>
    answer.url().endsWith('/anonymous-users/search'),
  )
  await popular.getByRole('link').first().click()
  expect((await recorded).status()).toBe(202)
})

for (const width of [320, 768, 1920]) {
  test(`Pages of locations fit a screen of ${width} px`, async ({ page, at }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/emirates', '/emirates/dubai']) {
      await open(page, at(path))
      expect([path, await overflow(page)]).toEqual([path, 0])
    }
  })
}

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a location and what is inside it are read', async ({ page, at, words, language }) => {
    const { name, regions } = await detailsOf(page, 'dubai')
    await page.goto(at('/emirates/dubai'))
    const below = page.getByRole('region', {
      name: words(phrases.areas, { place: name[language] }),
    })
    const withAds = regions.filter(({ counts }) => counts.sale + counts.rent > 0)
    expect(await below.locator('ul').first().getByRole('link').count()).toBeGreaterThanOrEqual(
      withAds.length,
    )
    await expect(page.locator('article')).toHaveCount(6)
  })
})
