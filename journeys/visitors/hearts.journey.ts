import { phrases as card } from '#features/listing/property/phrases/card.ts'
import { phrases as link } from '#features/visitors/favourites/phrases/link.ts'
import { phrases as list } from '#features/visitors/favourites/phrases/list.ts'
import { phrases as marks } from '#features/visitors/favourites/phrases/marks.ts'
import { requests } from '#i18n/refusals/requests.ts'
import { shifts } from '../checks/shifts.ts'
import { openWhole } from '../checks/whole-page.ts'
import { expect, test } from '../story.ts'
import { favoritesOf, headerLink, rows, savedAnswer } from './saved.ts'

test('A heart on a card saves an ad, says so, and is kept by the browser and the server', async ({
  page,
  at,
  words,
}) => {
  await openWhole(page, at('/properties?purpose=sale'))
  const article = page.getByRole('article').first()
  const heart = article.locator('[data-favorite]')
  const title = await article.getByRole('heading').innerText()
  await expect(heart).toHaveAccessibleName(words(card.favorite, { title }))
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  const saved = savedAnswer(page, 'POST')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect((await saved).status()).toBe(201)
  await expect(headerLink(page)).toHaveAccessibleName(words(link.favoritesCount, { count: 1 }))
  await expect(page).toHaveURL(/purpose=sale/)

  await openWhole(page, at('/properties?purpose=sale'))
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(await shifts(page)).toBe(0)
  await headerLink(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(list.title))
  await expect(rows(page, words)).toHaveCount(1)
  await rows(page, words).getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/properties\/\d+\//)
  const button = page.getByRole('main').locator('[data-favorite][aria-pressed=true]')
  await expect(button.filter({ visible: true }).first()).toBeVisible()
})

test('A click before the page is alive is not lost, and two tabs agree', async ({
  page,
  at,
  words,
}) => {
  await page.goto(at('/properties?purpose=rent'), { waitUntil: 'commit' })
  const heart = page.locator('[data-favorite]').first()
  const saved = savedAnswer(page, 'POST')
  await heart.click()
  expect((await saved).status()).toBe(201)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const id = Number(await heart.getAttribute('data-favorite'))
  const tab = await page.context().newPage()
  await openWhole(tab, at('/properties?purpose=rent'))
  const other = tab.locator(`[data-favorite="${id}"]`)
  await expect(other).toHaveAttribute('aria-pressed', 'true')
  const removed = savedAnswer(tab, 'DELETE')
  await other.click()
  await removed
  await expect(tab.getByRole('status').getByText(words(marks.removed))).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect(await favoritesOf(page)).toEqual([])
  await tab.close()
})

test.describe('With a failing server', () => {
  test.use({ allowed: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ })

  test('a heart goes back and says why', async ({ page, at, words }) => {
    await openWhole(page, at('/properties?purpose=sale'))
    const heart = page.locator('[data-favorite]').first()
    const path = '**/api/anonymous-users/favorites'
    await page.route(path, (route) => route.fulfill({ status: 500, json: {} }))
    await heart.click()
    await expect(
      page.getByRole('alert').getByText(words(marks.failed), { exact: true }),
    ).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await page.route(path, (route) =>
      route.fulfill({ status: 404, json: { errors: [{ msg: 'It is gone', code: 'x' }] } }),
    )
    await heart.click()
    await expect(page.getByRole('alert').getByText('It is gone', { exact: true })).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await page.unroute(path)
    await page.context().setOffline(true)
    await heart.click()
    await expect(page.getByRole('alert').getByText(words(requests.no_connection))).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  })
})
