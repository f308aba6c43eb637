import { phrases as frame } from '#app/frame/phrases/messages.ts'
import { phrases as account } from '#features/accounts/area/phrases.ts'
import { phrases as places } from '#features/reference/place-search/phrases/combobox.ts'
import { maxLocations } from '#features/search/query/contract/limits.ts'
import { goneTitles } from '#features/listing/property/phrases/gone.ts'
import { phrases as ad } from '#features/listing/property/phrases/story.ts'
import { phrases as results } from '#features/search/results/phrases.ts'
import { addGoneAd } from '../gone-ad.ts'
import { logIn, newMember } from '../members.ts'
import { adsOn } from '../search.ts'
import { expect, open, test } from '../story.ts'

test('A page that never was says so, and leads on', async ({ page, at, words }) => {
  for (const path of [at('/nowhere'), at('/properties/99999999/villa'), at('/properties/abc')]) {
    const answer = await open(page, path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(frame.missingTitle))
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: words(frame.toSearch) })
    .click()
  await expect(page).toHaveURL(/\/properties$/)
})

test('An ad that is gone answers 410 with homes like it', async ({ page, at, words }) => {
  const id = await addGoneAd()
  const answer = await open(page, at(`/properties/${id}`))
  expect(answer?.status()).toBe(410)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(goneTitles.apartment))
  await expect(page.getByRole('heading', { name: words(ad.similar) })).toBeVisible()
  expect((await adsOn(page)).length).toBeGreaterThan(2)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { name: words(ad.details) })).toBeVisible()
})

test('A fifth place is refused in words, and the other four still count', async ({
  page,
  at,
  words,
  request,
}) => {
  const { data } = await (await request.get('/api/locations/emirates')).json()
  const ids = data.emirates.slice(0, 5).map(({ id }: { id: number }) => id)
  const answer = await open(page, at(`/properties?locations=${ids.join()}`))
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    words(places.tooManyPlaces, { maximum: maxLocations }),
  )
  expect((await adsOn(page)).length).toBeGreaterThan(0)
})

/** What people and machines type into an address; `%FF` is no UTF-8. */
const odd = [
  'page=0',
  'page=-1',
  'page=99999999',
  'limit=1000000',
  'price_min=NaN&price_max=-1e999',
  `keyword=${'a'.repeat(10_000)}`,
  'keyword=%00%FF%27%22%3Cscript%3Ealert(1)%3C/script%3E',
  'keyword=%E2%80%AE%E2%81%A6abc',
  'locations=99999999,-1,0',
  'property_type=castle&sort=cheapest&purpose=steal',
  'rooms[]=2&rooms=2,,x,99999999999',
  'bbox=1,2,3&polygon=((&near=here',
  '__proto__=1&constructor=x&hasOwnProperty=1',
  'purpose=sale&purpose=rent&page=1&page=2',
]

test('Odd addresses get a page and words, never a failure', async ({ page, at, words }) => {
  for (const query of odd) {
    const answer = await page.goto(at(`/properties?${query}`))
    expect([200, 404], query).toContain(answer?.status())
    await expect(page.getByRole('heading', { level: 1 }), query).not.toHaveText(
      words(frame.failureTitle),
    )
  }
  await open(page, at('/properties?page=0'))
  await expect(page.getByRole('main').getByRole('alert')).toContainText(words(results.leftOut))
})

test.describe('When the server is overloaded', () => {
  test.use({ allowed: /Failed to load resource: the server responded with a status of 503/ })

  test('A page of an account says that it takes longer, and tries again by itself', async ({
    page,
    at,
    words,
    request,
  }) => {
    const email = await newMember(request, 'Huda Aziz')
    const seen = Promise.withResolvers<void>()
    let tries = 0
    await page.route('**/api/auth/account', async (route) => {
      tries += 1
      if (tries > 1) return route.continue()
      await seen.promise
      return route.fulfill({ status: 503, json: { errors: [] } })
    })
    await logIn({ page, at }, { email, next: '/account' })
    const notice = page.getByRole('status').filter({ hasText: words(account.slow) })
    await expect(notice).toBeVisible()
    seen.resolve()
    await expect(page.locator('[name=email]')).toBeVisible()
    await expect(notice).toBeHidden()
  })
})
