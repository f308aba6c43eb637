import { phrases as home } from '#features/site/home/phrases.ts'
import { phrases as ad } from '#features/listing/property/phrases/page.ts'
import { phrases as results } from '#features/search/results/phrases.ts'
import { formatPhraseExactly } from '#tools/testing/exact-words.ts'
import { adFiles, adsIn, combinations, hasRealAds, readLines, type RealAd } from '#test/real-ads.ts'
import { test } from './archive.ts'
import { adsOn, choosePlace, counted } from './search.ts'
import { expect, open } from './story.ts'

test.skip(!hasRealAds, 'the real places and ads are not in ../shared/data')

/** Totals are exact up to here. */
const exactTotals = 5_000

const marina = {
  en: { typed: 'dubai marina', name: 'Dubai Marina' },
  ar: { typed: 'مارينا', name: 'دبي مارينا' },
}

let ads: RealAd[] = []
test.beforeAll(async () => {
  ads = adsIn((await Promise.all(adFiles.map((file) => readLines(file)))).flat())
})

test('Every row of the files is there, or was refused with a reason', ({ imported }) => {
  const [places, ...files] = imported
  expect(places!.rows).toBeGreaterThan(6_000)
  const rows = files.reduce((sum, file) => sum + file.rows, 0)
  const kept = files.reduce((sum, { created, unchanged }) => sum + created + unchanged, 0)
  expect(rows).toBe(ads.length)
  expect(kept).toBe(rows)
})

test('Twenty searches find what the files hold', async ({ request, imported }) => {
  expect(imported).toHaveLength(3)
  const idOf = async (slug: string) => {
    const name = slug.split('/').at(-1)!.replaceAll('-', ' ')
    const answer = await request.get(`/api/locations/auto-completion?search=${name}`)
    const { hits } = (await answer.json()).data
    return hits.find((hit: { slug: string }) => hit.slug === slug).id
  }
  for (const { query, places = [], matches } of combinations) {
    const ids = await Promise.all(places.map(idOf))
    const chosen = ids.length > 0 ? `&locations=${ids.join()}` : ''
    const answer = await request.get(`/api/properties?${query}${chosen}&limit=1`)
    const held = ads.filter(matches).length
    expect((await answer.json()).data.pagination, query).toMatchObject({
      total: Math.min(held, exactTotals),
      totalIsExact: held <= exactTotals,
    })
  }
})

for (const language of ['en', 'ar'] as const) {
  test.describe(`In ${language}`, () => {
    test.use({ language, locale: `${language}-AE` })

    test('a two-bedroom apartment in Dubai Marina is found, opened and called about', async ({
      page,
      at,
      words,
      imported,
    }) => {
      expect(imported).toHaveLength(3)
      const { name } = marina[language]
      await open(page, at('/'))
      await choosePlace(page, words, marina[language])
      await page.getByLabel(words(home.type), { exact: true }).selectOption('apartment')
      await page.getByLabel(words(home.rooms), { exact: true }).selectOption('2')
      await page.getByLabel(words(home.priceTo)).selectOption('2000000')
      const count = ads.filter(combinations[0]!.matches).length
      const button = page.locator('main form button[type=submit]')
      await expect(button).toContainText(formatPhraseExactly(home.showFound, language, { count }))
      await button.click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
      await expect(
        page.getByText(formatPhraseExactly(results.found, language, { count })),
      ).toBeVisible()

      await page.getByLabel(words(results.sort)).selectOption('price_asc')
      await expect(page).toHaveURL(/sort=price_asc/)
      const cheapest = Math.min(...ads.filter(combinations[0]!.matches).map(({ price }) => price))
      const first = page.getByRole('article').first()
      await expect(first).toContainText(new Intl.NumberFormat('en').format(cheapest))
      const [id] = await adsOn(page)
      await first.getByRole('heading').getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`/properties/${id}/`))

      const call = page.getByRole('link', { name: words(ad.callAbout, { title: '' }) })
      await expect(call.first()).toHaveAttribute('href', /^tel:\+\d+$/)
      const called = counted(page, 'call')
      await call.first().click()
      expect((await called).status()).toBe(202)
      await page.goBack()
      await expect(
        page.getByText(formatPhraseExactly(results.found, language, { count })),
      ).toBeVisible()
    })
  })
}
