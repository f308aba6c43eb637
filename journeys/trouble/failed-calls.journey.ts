import type { Page, Request, Route } from '@playwright/test'
import { phrases as messages } from '#app/frame/phrases/messages.ts'
import { phrases as strip } from '#app/frame/phrases/trouble.ts'
import { phrases as header } from '#app/frame/phrases.ts'
import { phrases as agents } from '#features/directory/agent-search/phrases.ts'
import { phrases as ad } from '#features/listing/property/phrases/story.ts'
import { phrases as results } from '#features/search/results/phrases.ts'
import { phrases as choices } from '#features/search/results/phrases/choices.ts'
import { phrases as ui } from '#ui/phrases.ts'
import { phrases as retry } from '#ui/phrases/retry.ts'
import { openWhole, waitUntilWhole } from '../checks/whole-page.ts'
import { adsOn } from '../search.ts'
import { expect, open, type Story, test } from '../story.ts'

test.use({ allowed: /Failed to load resource|CallFailure|dynamically imported module/ })

type Screen = Pick<Story, 'words'> & { page: Page }

const search = '**/api/properties?**'

const tryAgain = ({ page, words }: Screen) =>
  page.getByRole('button', { name: words(retry.tryAgain) })

const cardLink = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first()

const failure = ({ page, words }: Screen) =>
  page.getByRole('heading', { level: 1, name: words(messages.failureTitle) })

test('A list that cannot be read again stays, and says so', async ({ page, at, words }) => {
  const screen = { page, words }
  await openWhole(page, at('/properties?purpose=sale&price_max=3000000'))
  const before = await adsOn(page)
  const address = page.url()
  await page.route(search, (route) => route.abort())
  const sort = page.getByLabel(words(results.sort))
  await sort.selectOption('price_desc')
  await expect(page.getByText(words(strip.notUpdated))).toBeVisible()
  await expect(failure(screen)).toHaveCount(0)
  expect(await adsOn(page)).toEqual(before)
  await expect(page.getByRole('list', { name: words(results.activeFilters) })).toBeVisible()
  await expect(page).toHaveURL(address)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(sort).toHaveValue('featured')

  await page.unroute(search)
  await tryAgain(screen).click()
  await expect(page).toHaveURL(/sort=price_desc/)
  await expect(tryAgain(screen)).toHaveCount(0)
  await expect(sort).toHaveValue('price_desc')
  await expect.poll(() => adsOn(page)).not.toEqual(before)
})

test('A page that cannot be opened leaves the reader where they are', async ({
  page,
  at,
  words,
}) => {
  const screen = { page, words }
  await openWhole(page, at('/properties?purpose=sale'))
  const before = await adsOn(page)
  const address = page.url()
  const title = page.getByRole('main').getByRole('heading', { level: 3 }).nth(8)
  const answer = { status: 500, json: { errors: [] } }
  await page.route(/\/api\/properties\/\d+$/, (route) => route.fulfill(answer))
  await title.getByRole('link').click()
  await expect(page.getByText(words(strip.slow))).toBeVisible()
  await expect(page.getByText(words(strip.notOpened))).toBeVisible()
  await expect(page).toHaveURL(address)
  expect(await adsOn(page)).toEqual(before)
  await expect(title).toBeInViewport()
  await expect(failure(screen)).toHaveCount(0)

  await page.unroute(/\/api\/properties\/\d+$/)
  await tryAgain(screen).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: words(ad.details) })).toBeVisible()
  await expect(tryAgain(screen)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(address)
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

test('The strip can be closed, and another way is open', async ({ page, at, words }) => {
  const screen = { page, words }
  await openWhole(page, at('/properties?purpose=sale'))
  await page.route(search, (route) => route.abort())
  await page.getByLabel(words(results.sort)).selectOption('price_desc')
  await expect(tryAgain(screen)).toBeVisible()
  await page.getByRole('button', { name: words(ui.close), exact: true }).click()
  await expect(tryAgain(screen)).toHaveCount(0)
  await page
    .locator('footer')
    .getByRole('link', { name: words(header.findAgent) })
    .click()
  await expect(page).toHaveURL(/\/agents$/)
  await expect(page.getByLabel(words(agents.name))).toBeVisible()
})

/** When each request of the list was sent. */
function noteRequests(page: Page) {
  const sent: number[] = []
  page.on('request', (request: Request) => {
    if (/\/api\/properties\?.*sort=price_desc.*facets/.test(request.url())) sent.push(Date.now())
    else if (/\/api\/properties\?.*facets.*sort=price_desc/.test(request.url()))
      sent.push(Date.now())
  })
  return sent
}

test('A server that refuses for some seconds is asked again, as late as it wants', async ({
  page,
  at,
  words,
}) => {
  await openWhole(page, at('/properties?purpose=sale'))
  const sent = noteRequests(page)
  const overload = { status: 503, headers: { 'retry-after': '3' }, json: { errors: [] } }
  await page.route(search, (route) =>
    sent.length <= 2 ? route.fulfill(overload) : route.continue(),
  )
  await page.getByLabel(words(results.sort)).selectOption('price_desc')
  await expect(page.getByText(words(strip.slow))).toBeVisible()
  await expect(page).toHaveURL(/sort=price_desc/)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByText(words(strip.slow))).toHaveCount(0)
  await expect(page.getByLabel(words(results.sort))).toHaveValue('price_desc')
  expect(sent).toHaveLength(3)
  const [first = 0, second = 0, third = 0] = sent
  expect(second - first).toBeGreaterThanOrEqual(3_000)
  expect(third - second).toBeGreaterThanOrEqual(3_000)
})

test('A server that always refuses is asked four times, with growing pauses', async ({
  page,
  at,
  words,
}) => {
  await openWhole(page, at('/properties?purpose=sale'))
  const sent = noteRequests(page)
  await page.route(search, (route) => route.fulfill({ status: 503, json: { errors: [] } }))
  await page.getByLabel(words(results.sort)).selectOption('price_desc')
  await expect(page.getByText(words(strip.notUpdated))).toBeVisible()
  expect(sent).toHaveLength(4)
  const pauses = sent.slice(1).map((time, at) => time - sent[at]!)
  expect(pauses[0]).toBeGreaterThanOrEqual(1_000)
  expect(pauses[1]).toBeGreaterThan(pauses[0]!)
  expect(pauses[2]).toBeGreaterThan(pauses[1]!)
})

test('The way back that fails leaves both entries of the history', async ({ page, at, words }) => {
  const screen = { page, words }
  await openWhole(page, at('/properties?purpose=sale'))
  await cardLink(page).click()
  await expect(page.getByRole('heading', { name: words(ad.details) })).toBeVisible()
  const adAddress = page.url()
  await page.route(search, (route) => route.fulfill({ status: 500, json: { errors: [] } }))
  // Without what the page before has in its memory, and what the links to its neighbours would read.
  await page.reload()
  await waitUntilWhole(page)
  await page.evaluate(() => history.back())
  await expect(page.getByText(words(strip.notOpened))).toBeVisible()
  await expect(page).toHaveURL(adAddress)
  await expect(page.getByRole('heading', { name: words(ad.details) })).toBeVisible()
  await page.unroute(search)
  await tryAgain(screen).click()
  await expect(page).toHaveURL(/purpose=sale/)
  await expect.poll(async () => (await adsOn(page)).length).toBeGreaterThan(0)
  await page.goForward()
  await expect(page).toHaveURL(adAddress)
})

test('Choices that cannot be loaded say so, and come at the second try', async ({
  page,
  at,
  words,
}) => {
  const refuse = (route: Route) => route.fulfill({ status: 429, json: { success: false } })
  await page.route(/\/api\/properties\?/, refuse)
  await page.route(/\/amenities-auto-complete/, refuse)
  await open(page, at('/properties?purpose=sale&property_type=villa'))
  await page.locator('a[aria-haspopup=dialog]').click()
  const dialog = page.getByRole('dialog')
  const notLoaded = dialog.getByRole('alert').filter({ hasText: words(choices.notLoaded) })
  await expect(notLoaded).toHaveCount(2)
  await expect(dialog.locator('input[type=hidden][name=property_type]')).toHaveValue('villa')
  await page.unrouteAll()
  for (const one of [1, 0]) {
    await notLoaded.first().getByRole('button').click()
    await expect(notLoaded).toHaveCount(one)
  }
  await expect(dialog.locator('[type=checkbox][name=property_type][value=villa]')).toBeChecked()
})
