import type { Locator, Page, Route } from '@playwright/test'
import { phrases as favourites } from '#features/visitors/favourites/phrases/list.ts'
import { phrases as marks } from '#features/visitors/favourites/phrases/marks.ts'
import { phrases as sent } from '#features/visitors/forms/phrases/sent.ts'
import { phrases as alerts } from '#features/visitors/saved-searches/phrases/alerts.ts'
import { phrases as searches } from '#features/visitors/saved-searches/phrases/list.ts'
import type { Phrase } from '#i18n/phrases.ts'
import { phrases as retry } from '#ui/phrases/retry.ts'
import { sendRequest } from '../forms/form-screens.ts'
import { expect, open, type Story, test } from '../story.ts'
import { rows } from '../visitors/saved.ts'
import { saveSearch, searchRows } from '../visitors/search-screens.ts'

test.use({ allowed: /Failed to load resource|CallFailure/ })

type Scene = Pick<Story, 'words'> & { page: Page }

/** Says nothing, and is not worth another try by itself. */
const refuse = (route: Route) => route.fulfill({ status: 429, json: { errors: [] } })

const favoriteCalls = /\/api\/anonymous-users\/favorites(\?|$)/
const searchLists = /\/api\/searches\?/
const shownRequests = /\/api\/property-request\/show\//
const adLists = /\/api\/properties\?/

async function saveAd(page: Page) {
  const { properties } = (await (await page.request.get('/api/properties?limit=1')).json()).data
  const data = { propertyId: properties[0].id }
  expect((await page.request.post('/api/anonymous-users/favorites', { data })).status()).toBe(201)
}

/** What the page says instead, and what comes once the calls are answered again. */
async function tryAgain({ page, words }: Scene, calls: RegExp, [said, shown]: [Phrase, Locator]) {
  const main = page.getByRole('main')
  await expect(main.getByRole('alert').filter({ hasText: words(said) })).toBeVisible()
  await expect(shown).toHaveCount(0)
  await page.unroute(calls)
  await main.getByRole('button', { name: words(retry.tryAgain), exact: true }).click()
  await expect(shown.first()).toBeVisible()
}

test('What a visitor keeps or has sent, and cannot be loaded, says so and comes at the second try', async ({
  page,
  at,
  words,
}) => {
  const scene = { page, words }
  await saveAd(page)
  await saveSearch(page, { name: 'Villas', filters: {} })
  const id = await sendRequest(page.request)

  await page.route(favoriteCalls, refuse)
  await open(page, at('/favorites'))
  await tryAgain(scene, favoriteCalls, [favourites.failed, rows(page, words)])

  await page.route(searchLists, refuse)
  await open(page, at('/my-searches'))
  await tryAgain(scene, searchLists, [searches.failed, searchRows(scene)])

  await page.route(shownRequests, (route) => route.abort())
  await page.route(adLists, refuse)
  await open(page, at(`/property-request/show/${id}`))
  const request = page.getByText('+971 50 111 2233')
  await tryAgain(scene, shownRequests, [sent.loadFailed, request])
  await tryAgain(scene, adLists, [sent.loadFailed, page.getByRole('article')])
})

test('A note or a removal that fails without a reason is an error, and changes nothing', async ({
  page,
  at,
  words,
}) => {
  const failure = (phrase: Phrase) =>
    page.getByRole('alert').getByText(words(phrase), { exact: true }).first()
  await saveAd(page)
  await open(page, at('/favorites'))
  const row = rows(page, words)
  await row.getByRole('button', { name: words(favourites.addNote) }).click()
  await page.keyboard.type('Ask about parking')
  await page.route(favoriteCalls, refuse)
  await row.getByRole('button', { name: words(favourites.saveNote) }).click()
  await expect(failure(marks.failed)).toBeVisible()
  await expect(row.getByRole('textbox')).toHaveValue('Ask about parking')

  await saveSearch(page, { name: 'Villas', filters: {} })
  await open(page, at('/my-searches'))
  await page.route(/\/api\/searches\/[\w-]+$/, refuse)
  await page.getByRole('button', { name: words(searches.removeOf, { name: 'Villas' }) }).click()
  await expect(failure(alerts.failed)).toBeVisible()
  await expect(searchRows({ page, words })).toHaveCount(1)
})
