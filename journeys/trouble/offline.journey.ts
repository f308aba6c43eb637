import type { Page } from '@playwright/test'
import { phrases as messages } from '#app/frame/phrases/messages.ts'
import { phrases as strip } from '#app/frame/phrases/trouble.ts'
import { phrases as ad } from '#features/listing/property/phrases/story.ts'
import { phrases as results } from '#features/search/results/phrases.ts'
import { phrases as retry } from '#ui/phrases/retry.ts'
import { newAdvertiser } from '../ads/advertiser.ts'
import { edgesOf } from '../checks/geometry.ts'
import { openWhole } from '../checks/whole-page.ts'
import { richAd } from '../screens.ts'
import { adsOn } from '../search.ts'
import { expect, open, test } from '../story.ts'

test.use({ allowed: /net::ERR_INTERNET_DISCONNECTED|CallFailure|Error: offline|dynamically/ })

const goOffline = (page: Page) => page.context().setOffline(true)
const goOnline = (page: Page) => page.context().setOffline(false)

test('Who loses the connection is told so, until it is back', async ({ page, at, words }) => {
  await openWhole(page, at(`/properties/${await richAd({ page })}`))
  const notice = page.getByRole('status').filter({ hasText: words(strip.offline) })
  await expect(notice).toHaveCount(0)
  await goOffline(page)
  await expect(notice).toBeInViewport()
  await expect(page.getByRole('button', { name: words(retry.tryAgain) })).toHaveCount(0)
  await goOnline(page)
  await expect(notice).toHaveCount(0)
})

test('The notice hides nothing of the bar that says who answers', async ({ page, at, words }) => {
  await page.setViewportSize({ width: 360, height: 760 })
  const api = await newAdvertiser({ page, at, words })
  await openWhole(page, at(`/properties/${await api.post({})}`))
  const bar = page.locator('.contact-bar')
  // A new account shows no WhatsApp number, so the site answers there.
  await expect(bar.getByRole('paragraph')).toBeVisible()
  await goOffline(page)
  const notice = page.locator('.trouble')
  await expect(notice).toContainText(words(strip.offline))
  const gap = (await edgesOf(bar)).top - (await edgesOf(notice)).bottom
  expect(Math.abs(gap)).toBeLessThan(1)
})

test('Offline, an ad is not opened, and the list stays to be read', async ({ page, at, words }) => {
  await openWhole(page, at('/properties?purpose=sale'))
  const before = await adsOn(page)
  const address = page.url()
  await goOffline(page)
  const title = page.getByRole('main').getByRole('heading', { level: 3 }).nth(8)
  await title.getByRole('link').click()
  const notice = page.getByText(words(strip.offlineOpen))
  await expect(notice).toBeInViewport()
  await expect(page).toHaveURL(address)
  expect(await adsOn(page)).toEqual(before)
  await expect(title).toBeInViewport()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(
    page.getByRole('heading', { level: 1, name: words(messages.failureTitle) }),
  ).toHaveCount(0)

  await page.getByRole('button', { name: words(retry.tryAgain) }).click()
  await expect(notice).toBeVisible()
  await goOnline(page)
  await expect(notice).toHaveCount(0)
  await expect(page.getByText(words(strip.notOpened))).toBeInViewport()
  await expect(page).toHaveURL(address)
  await page.getByRole('button', { name: words(retry.tryAgain) }).click()
  await expect(page.getByRole('heading', { name: words(ad.details) })).toBeVisible()
})

test('An order that was chosen offline is followed once the connection is back', async ({
  page,
  at,
  words,
}) => {
  await openWhole(page, at('/properties?purpose=sale&rooms=2'))
  const before = await adsOn(page)
  await goOffline(page)
  const sort = page.getByLabel(words(results.sort))
  await sort.selectOption('price_desc')
  await expect(page.getByText(words(strip.offlineUpdate))).toBeVisible()
  expect(await adsOn(page)).toEqual(before)
  await expect(page.getByRole('list', { name: words(results.activeFilters) })).toBeVisible()
  await expect(page).not.toHaveURL(/sort=/)
  await expect(sort).toHaveValue('featured')
  await goOnline(page)
  await expect(page).toHaveURL(/sort=price_desc/)
  await expect(sort).toHaveValue('price_desc')
  await expect(page.getByText(words(strip.offlineUpdate))).toHaveCount(0)
  await expect.poll(() => adsOn(page)).not.toEqual(before)
})

test('A page that was read before opens offline', async ({ page, at, words }) => {
  await open(page, at('/properties?purpose=sale'))
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { name: words(ad.details) })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await goOffline(page)
  await page.goBack()
  await expect(page).toHaveURL(/purpose=sale/)
  expect((await adsOn(page)).length).toBeGreaterThan(0)
  await page.goForward()
  await expect(page.getByRole('heading', { name: words(ad.details) })).toBeVisible()
})
