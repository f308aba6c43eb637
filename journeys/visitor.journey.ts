import { phrases as home } from '#features/site/home/phrases.ts'
import { phrases as ad } from '#features/listing/property/phrases/page.ts'
import { phrases as results } from '#features/search/results/phrases.ts'
import { adsOn, choosePlace, counted } from './search.ts'
import { holdUp } from './slow/slow-machine.ts'
import { waitUntilHydrated, expect, open, test } from './story.ts'

const marina = {
  en: { typed: 'dubai mar', name: 'Dubai Marina' },
  ar: { typed: 'مارينا', name: 'دبي مارينا' },
}

test('A visitor finds a home by its place, narrows down, opens an ad and calls', async ({
  page,
  at,
  words,
  language,
}) => {
  await open(page, at('/'))
  await choosePlace(page, words, marina[language])
  await page.getByLabel(words(home.type), { exact: true }).selectOption('apartment')
  await page.getByLabel(words(home.rooms), { exact: true }).selectOption('2')
  await page.getByLabel(words(home.priceTo)).selectOption('2000000')
  await page.locator('main form button[type=submit]').click()

  await expect(page).toHaveURL(/properties\?.*price_max=2000000/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(marina[language].name)
  await page.getByLabel(words(results.sort)).selectOption('price_asc')
  await expect(page).toHaveURL(/sort=price_asc/)

  const query = new URL(page.url()).search
  const answer = await page.request.get(`/api/properties${query}`)
  const { properties } = (await answer.json()).data
  const prices = properties.map(({ totalPrice }: { totalPrice: number }) => totalPrice)
  expect(prices.length).toBeGreaterThan(1)
  expect(prices).toEqual(prices.toSorted((one: number, other: number) => one - other))
  await expect.poll(() => adsOn(page)).toEqual(properties.map(({ id }: { id: number }) => id))

  await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/properties/${properties[0].id}/`))
  const called = counted(page, 'call')
  const call = page.getByRole('link', { name: words(ad.callAbout, { title: '' }) }).first()
  await expect(call).toHaveAttribute('href', /^tel:\+971\d{8,9}$/)
  await call.click()
  expect((await called).status()).toBe(202)
  expect((await called).request().postDataJSON().propertyId).toBe(properties[0].id)

  await page.goBack()
  await expect(page).toHaveURL(new RegExp(query.replaceAll('?', '\\?')))
  await expect(page.getByLabel(words(results.sort))).toHaveValue('price_asc')
})

test('Going back returns to the same place in the list', async ({ page, at }) => {
  await open(page, at('/properties?purpose=sale'))
  const title = page.getByRole('main').getByRole('heading', { level: 3 }).nth(11)
  const viewed = counted(page, 'view')
  await title.getByRole('link').click()
  expect((await viewed).status()).toBe(202)
  await page.goBack()
  await expect(page).toHaveURL(/purpose=sale/)
  await expect(title).toBeInViewport()
})

test('Who scrolls and clicks in one breath comes back to the same place', async ({ page, at }) => {
  await open(page, at('/properties?purpose=sale'))
  const title = page.getByRole('main').getByRole('heading', { level: 3 }).nth(11)
  await title.getByRole('link').evaluate((link: HTMLAnchorElement) => {
    link.scrollIntoView({ block: 'center' })
    link.click()
  })
  await expect(page).toHaveURL(/properties\/\d+/)
  await page.goBack()
  await expect(page).toHaveURL(/purpose=sale/)
  await expect(title).toBeInViewport()
})

test('A late page begins at its top, and the way back keeps the place', async ({ page, at }) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await open(page, at('/properties?purpose=sale'))
  const link = page.getByRole('main').getByRole('heading', { level: 3 }).nth(5).getByRole('link')
  const outline = page.locator('main [aria-hidden] > .page-width').first()
  const letGo = await holdUp(page, /\/api\/properties\/\d+$/)
  await link.click()
  await expect(outline).toBeVisible()
  await expect(page.getByRole('banner')).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(link).toBeInViewport()
  await link.click()
  await expect(outline).toBeVisible()
  await letGo()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(link).toBeInViewport()
})

test('Who scrolls before the scripts come stays there, and comes back there', async ({
  page,
  at,
}) => {
  const read = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await read.promise
    await route.continue()
  })
  await page.goto(at('/properties?purpose=sale'), { waitUntil: 'commit' })
  const title = page.getByRole('main').getByRole('heading', { level: 3 }).nth(11)
  await title.scrollIntoViewIfNeeded()
  read.resolve()
  await waitUntilHydrated(page)
  await expect(title).toBeInViewport()
  await title.getByRole('link').evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page).toHaveURL(/properties\/\d+/)
  await page.goBack()
  await expect(page).toHaveURL(/purpose=sale/)
  await expect(title).toBeInViewport()
})

const spoken = {
  en: { said: 'two bedroom apartment in dubai', query: /rooms=2/ },
  ar: { said: 'شقة غرفتين في دبي', query: /rooms=2/ },
}

test('A sentence finds its words, and what it may mean is one press away', async ({
  page,
  at,
  words,
  language,
}) => {
  const { said, query } = spoken[language]
  await open(page, at(`/properties?keyword=${encodeURIComponent(said)}`))
  const line = page
    .getByRole('main')
    .locator('p')
    .filter({ hasText: words(results.meant) })
  const meaning = (await line.getByRole('link').innerText()).trim()
  expect(meaning).not.toBe('')
  await line.getByRole('link').click()
  await expect(page).toHaveURL(query)
  await expect(page).toHaveURL(/property_type=apartment/)
  await expect(page).toHaveURL(/locations=\d+|emirate=dubai/)
  expect((await adsOn(page)).length).toBeGreaterThan(0)
  await expect(line).toHaveCount(0)
})

test('A page that is long in coming is drawn in outline; a filter keeps the old list', async ({
  page,
  at,
  words,
}) => {
  const held = Promise.withResolvers<void>()
  await open(page, at('/'))
  await page.route('**/api/properties?**', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.locator('main form button[type=submit]').click()
  const outline = page.getByRole('main').locator('.animate-breathe')
  await expect(outline.first()).toBeVisible()
  held.resolve()
  await expect(outline).toHaveCount(0)
  await expect.poll(async () => (await adsOn(page)).length).toBeGreaterThan(0)

  const late = Promise.withResolvers<void>()
  await page.unroute('**/api/properties?**')
  await page.route('**/api/properties?**', async (route) => {
    await late.promise
    await route.continue()
  })
  await page.getByLabel(words(results.sort)).selectOption('price_desc')
  await expect(page.locator('[aria-busy=true] article').first()).toBeVisible()
  await page.waitForTimeout(500)
  await expect(outline).toHaveCount(0)
  late.resolve()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
})
