import type { Page } from '@playwright/test'
import { phrases as profile } from '#features/directory/agent-profiles/phrases.ts'
import { phrases as search } from '#features/directory/agent-search/phrases.ts'
import { phrases as sharing } from '#features/listing/sharing/phrases.ts'
import { phrases as results } from '#features/search/results/phrases.ts'
import { phrases as pagination } from '#ui/phrases/pagination.ts'
import { edgesOf, lettersCame } from '../checks/geometry.ts'
import { overflow } from '../checks/overflow.ts'
import { waitUntilAlive } from '../checks/alive.ts'
import { expect, open, test } from '../story.ts'

/** The agency with most ads, and its figures. */
async function busiest(page: Page) {
  const agencies = await page.request.get('/api/agents?kind=agency&limit=1')
  const [agency] = (await agencies.json()).data.agents
  const answer = await page.request.get(`/api/agents/figures/${agency.id}`)
  return { ...agency, figures: (await answer.json()).data.figures }
}

const prices = async (page: Page) => {
  const sums = await page.locator('main .card-sum').allInnerTexts()
  return sums.map((sum) => Number(sum.replace(/[^\d.]/g, '')))
}

const isInOrder = (names: string[]) => names.length > 2 && names.join() === names.toSorted().join()

const isFalling = (sums: number[]) =>
  sums.length > 2 && sums.every((sum, at) => at === 0 || sum <= sums[at - 1]!)

test('A visitor sorts and filters the ads of an agency, and the address says how', async ({
  page,
  at,
  words,
}) => {
  const { id, slug, figures } = await busiest(page)
  await open(page, at(`/agents/${id}/${slug}`))
  const ads = page.getByRole('region', { name: words(profile.ads) })
  const rent = words(profile.purposeRent, { number: String(figures.rent.count) })
  await ads.getByRole('radio', { name: rent }).check({ force: true })
  await expect(page).toHaveURL(/purpose=rent/)
  await ads.getByLabel(words(results.sort)).selectOption('price_desc')
  await expect(page).toHaveURL(/purpose=rent&sort=price_desc$/)
  await expect.poll(async () => isFalling(await prices(page))).toBe(true)
  expect((await prices(page)).length).toBe(Math.min(figures.rent.count, 12))

  const { id: type } = figures.propertyTypes[0]
  await ads.getByLabel(words(profile.type)).selectOption(String(type))
  await expect(page).toHaveURL(new RegExp(`property_type=${type}`))
  await page.goBack()
  await page.goBack()
  await expect(ads.getByLabel(words(results.sort))).toHaveValue('newest')
  await expect(ads.getByRole('radio', { name: rent })).toBeChecked()
})

test('The hairlines between the figures of a profile meet', async ({ page, at }) => {
  await page.setViewportSize({ width: 360, height: 760 })
  const { id, slug } = await busiest(page)
  await open(page, at(`/agents/${id}/${slug}`))
  await lettersCame(page)
  const third = '.profile-figures > div:nth-child(3) dd > span'
  await waitUntilAlive(page, third)
  const widest = page.locator(third).first()
  await widest.evaluate((one) => (one.textContent = 'AED 12,345,678'))
  const cells = await page.locator('.profile-figures > div').all()
  const starts = await Promise.all(cells.map(async (cell) => (await edgesOf(cell)).start))
  expect(new Set(starts).size).toBe(2)
})

test('The next page of ads begins at the ads', async ({ page, at, words }) => {
  const { id, slug } = await busiest(page)
  await open(page, at(`/agents/${id}/${slug}`))
  const before = await page.locator('main .card-title').allInnerTexts()
  await page.getByRole('link', { name: words(pagination.next), exact: true }).click()
  await expect(page).toHaveURL(/page=2#ads$/)
  await expect
    .poll(async () => (await page.locator('main .card-title').allInnerTexts())[0])
    .not.toBe(before[0])
  const heading = page.getByRole('heading', { name: words(profile.ads), exact: true })
  await expect.poll(async () => Math.abs((await heading.boundingBox())!.y)).toBeLessThan(40)
})

test('The figures and areas of an agency are those of its ads', async ({
  page,
  at,
  words,
  language,
}) => {
  const { id, slug, figures } = await busiest(page)
  await open(page, at(`/agents/${id}/${slug}`))
  const figure = page.locator('dl > div').filter({ hasText: words(profile.forSale) })
  await expect(figure.locator('dd')).toHaveText(String(figures.sale.count))
  const [area] = figures.areas
  const name = words(profile.adsIn, { area: area.name[language], count: area.sale + area.rent })
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/properties\\?agency=${id}&locations=${area.id}`))
  const shown = Math.min(area.sale + area.rent, 20)
  await expect(page.locator('main article h3 a[href*="/properties/"]')).toHaveCount(shown)
})

test('An address that means nothing shows the whole profile', async ({ page, at }) => {
  const { id, slug } = await busiest(page)
  const query = 'purpose=swap&property_type=99&sort=distance&page=-1'
  const answer = await page.goto(at(`/agents/${id}/${slug}?${query}`))
  expect(answer?.status()).toBe(200)
  await expect(page.locator('main .card-sum')).toHaveCount(12)
})

test('A profile is shared by its link', async ({ page, at, words }) => {
  const { id, slug } = await busiest(page)
  await open(page, at(`/agents/${id}/${slug}`))
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.getByRole('button', { name: words(sharing.share) }).click()
  const link = page.getByRole('dialog').getByLabel(words(sharing.link), { exact: true })
  await expect(link).toHaveValue(new RegExp(`${at(`/agents/${id}/${slug}`)}$`))
})

test.describe('On wide screens', () => {
  for (const [width, columns] of [
    [1280, 3],
    [1920, 4],
  ] as const) {
    test(`a profile fills a page of ${width} px`, async ({ page, at, words, language }) => {
      await page.setViewportSize({ width, height: 900 })
      const { id, slug } = await busiest(page)
      await open(page, at(`/agents/${id}/${slug}`))
      /** The distance of a heading from the page's start. */
      const startOf = async (name: string) => {
        const box = (await page.getByRole('heading', { name, exact: true }).boundingBox())!
        return language === 'ar' ? width - box.x - box.width : box.x
      }
      const contact = await startOf(words(profile.contact))
      expect(contact).toBeGreaterThan((await startOf(words(profile.areas))) + width / 2)
      expect(await startOf(words(profile.facts))).toBeCloseTo(contact, 0)
      const tops = await page
        .locator('main .results-grid > li')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
      expect(tops.filter((top) => top === tops[0]).length).toBe(columns)
      const article = (await page.locator('main article').first().boundingBox())!
      expect(article.width / width).toBeGreaterThan(0.84)
    })
  }
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 760 } })

  test('the first agent is in sight, with buttons to call and to write', async ({
    page,
    at,
    words,
  }) => {
    await open(page, at('/agents'))
    const card = page.locator('main .results-grid > li').first()
    expect((await card.boundingBox())!.y).toBeLessThanOrEqual(300)
    const call = card.getByRole('link', { name: /.+/ }).filter({ hasText: words(search.call) })
    await expect(call).toHaveAttribute('href', /^tel:\+971/)
    expect((await call.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    await expect(card.locator('a[href^="https://wa.me/"]')).toBeVisible()
    expect(await overflow(page)).toBe(0)
  })

  test('the choices open below the search, which says how many are made', async ({
    page,
    at,
    words,
  }) => {
    await open(page, at('/agents?kind=agency&emirate=dubai'))
    const emirate = page.getByLabel(words(search.emirate))
    await expect(emirate).toBeHidden()
    await page.getByText(words(search.filtersOn, { number: '2' })).click()
    await expect(emirate).toHaveValue('dubai')
    await page.getByLabel(words(search.sort)).selectOption('name')
    await expect(page).toHaveURL(/sort=name/)
    const names = () => page.locator('main h3').allInnerTexts()
    await expect.poll(async () => isInOrder(await names())).toBe(true)
  })

  test('the contact of a profile comes before its story', async ({ page, at, words }) => {
    const { id, slug } = await busiest(page)
    await open(page, at(`/agents/${id}/${slug}`))
    const top = async (name: string) =>
      (await page.getByRole('heading', { name, exact: true }).boundingBox())!.y
    const contact = await top(words(profile.contact))
    expect(contact).toBeLessThan(560)
    expect(contact).toBeLessThan(await top(words(profile.about)))
    expect(await overflow(page)).toBe(0)
  })
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the ads of a profile are sorted by its form', async ({ page, at, words }) => {
    const { id, slug } = await busiest(page)
    await page.goto(at(`/agents/${id}/${slug}`))
    const ads = page.getByRole('region', { name: words(profile.ads) })
    await ads.getByLabel(words(results.sort)).selectOption('price_asc')
    await ads.getByRole('button', { name: words(profile.apply), exact: true }).click()
    await expect(page).toHaveURL(/sort=price_asc/)
    const sums = await prices(page)
    expect(sums).toEqual(sums.toSorted((one, other) => one - other))
  })
})
