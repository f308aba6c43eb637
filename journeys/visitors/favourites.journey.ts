import { goneTitles } from '#features/listing/property/phrases/gone.ts'
import { phrases as link } from '#features/visitors/favourites/phrases/link.ts'
import { phrases as list } from '#features/visitors/favourites/phrases/list.ts'
import { phrases as marks } from '#features/visitors/favourites/phrases/marks.ts'
import { formatMoney } from '#i18n/format.ts'
import { tabTo } from '../checks/focus.ts'
import { openWhole, waitUntilWhole } from '../checks/whole-page.ts'
import { logIn, newMember } from '../members.ts'
import { expect, open, test } from '../story.ts'
import {
  favoritesOf,
  headerLink,
  heartOf,
  newAdvertiser,
  newName,
  rows,
  savedAnswer,
} from './saved.ts'

test('The list shows a price drop, an ad that is gone, a note, and undoes what was removed', async ({
  page,
  request,
  at,
  words,
  language,
}) => {
  const advertiser = await newAdvertiser(request)
  const [dropped, gone] = [newName('Dropping home'), newName('Vanishing home')]
  const ids = [await advertiser.post(dropped), await advertiser.post(gone)]
  for (const id of ids) {
    const data = { propertyId: id }
    expect((await page.request.post('/api/anonymous-users/favorites', { data })).status()).toBe(201)
  }
  await advertiser.change(ids[0]!, { totalPrice: 1_450_000 })
  await advertiser.close(ids[1]!)
  await open(page, at('/favorites'))
  await expect(rows(page, words)).toHaveCount(2)
  const [row, goneRow] = [rows(page, words).nth(1), rows(page, words).first()]
  await expect(row).toContainText(words(list.down, { amount: formatMoney(50_000, language) }))
  await expect(row).toContainText(formatMoney(1_500_000, language))
  await expect(row).toContainText(formatMoney(1_450_000, language))
  await expect(goneRow).toContainText(words(goneTitles.apartment))
  await expect(goneRow).not.toContainText(gone)

  await row.getByRole('button', { name: words(list.addNote) }).click()
  await page.keyboard.type('Ask about parking')
  await row.getByRole('button', { name: words(list.saveNote) }).click()
  await expect(page.getByText(words(list.noteSaved))).toBeVisible()
  await expect(row).toContainText('Ask about parking')

  const removed = savedAnswer(page, 'DELETE')
  await heartOf({ page, words }, dropped).click()
  expect((await removed).status()).toBe(200)
  const toast = page.getByRole('status').filter({ hasText: words(marks.removed) })
  await expect(toast).toBeVisible()
  await expect(row).toContainText(words(list.removedAd))
  const restored = savedAnswer(page, 'POST')
  await toast.getByRole('button', { name: words(marks.undo) }).click()
  expect((await restored).status()).toBe(201)
  await expect(row).toContainText('Ask about parking')
  await expect(row).toContainText(words(list.down, { amount: formatMoney(50_000, language) }))

  await goneRow.getByRole('link', { name: words(list.similar) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(goneTitles.apartment))
  await page.goBack()
  const dropping = savedAnswer(page, 'DELETE')
  await goneRow.getByRole('button', { name: words(list.remove) }).click()
  await dropping
  await page.reload()
  await expect(rows(page, words)).toHaveCount(1)
  await page
    .getByRole('list', { name: words(list.list) })
    .locator('[data-favorite]')
    .click()
  await expect(page.getByText(words(list.removedAd))).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: words(list.none) })).toBeVisible()
})

test('Two ads that are removed are told by one toast, whose button brings both back', async ({
  page,
  at,
  words,
}) => {
  const { properties } = (await (await page.request.get('/api/properties?limit=2')).json()).data
  const ids: number[] = properties.map(({ id }: { id: number }) => id)
  for (const propertyId of ids) {
    const data = { propertyId }
    expect((await page.request.post('/api/anonymous-users/favorites', { data })).status()).toBe(201)
  }
  await openWhole(page, at('/favorites'))
  for (const id of ids) {
    const removed = savedAnswer(page, 'DELETE')
    await rows(page, words).locator(`[data-favorite="${id}"]`).click()
    await removed
  }
  const toast = page.locator('.toasts')
  await expect(toast).toContainText(words(marks.removedMany, { count: 2 }))
  await expect(toast.getByRole('button', { name: words(marks.undo) })).toHaveCount(1)
  await toast.getByRole('button', { name: words(marks.undoAll) }).click()
  await expect.poll(async () => new Set(await favoritesOf(page))).toEqual(new Set(ids))
  await expect(rows(page, words).locator('[aria-pressed=true]')).toHaveCount(2)
})

test('With the keyboard alone an ad is saved, removed and brought back', async ({
  page,
  at,
  words,
}) => {
  await openWhole(page, at('/properties?purpose=sale'))
  await tabTo(page, page.locator('[data-favorite]').first())
  const saved = savedAnswer(page, 'POST')
  await page.keyboard.press('Enter')
  await saved
  await openWhole(page, at('/favorites'))
  const heart = rows(page, words).locator('[data-favorite]')
  await expect(heart).toBeVisible()
  await tabTo(page, heart)
  const removed = savedAnswer(page, 'DELETE')
  await page.keyboard.press('Space')
  await removed
  const undo = rows(page, words).getByRole('button', { name: words(list.undo) })
  await expect(undo).toBeFocused()
  const restored = savedAnswer(page, 'POST')
  await page.keyboard.press('Enter')
  expect((await restored).status()).toBe(201)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toBeFocused()
})

test('Favourites of a visitor are those of the account after its login, on every device', async ({
  page,
  browser,
  request,
  at,
  words,
}) => {
  test.setTimeout(120_000)
  const email = await newMember(request, 'Huda Aziz')
  await openWhole(page, at('/properties?purpose=sale'))
  const hearts = page.locator('[data-favorite]')
  for (const at of [0, 1]) {
    const saved = savedAnswer(page, 'POST')
    await hearts.nth(at).click()
    await saved
  }
  await logIn({ page, at }, { email, next: '/favorites' })
  await expect(rows(page, words)).toHaveCount(2)

  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const phone = await elsewhere.newPage()
  await logIn({ page: phone, at }, { email, next: '/properties?purpose=sale' })
  await waitUntilWhole(phone)
  await expect(phone.locator('[data-favorite][aria-pressed=true]')).toHaveCount(2)
  await expect(headerLink(phone)).toHaveAccessibleName(words(link.favoritesCount, { count: 2 }))
  const saved = savedAnswer(phone, 'POST')
  await phone.locator('[data-favorite][aria-pressed=false]').first().click()
  await saved
  await elsewhere.close()
  await page.reload()
  await expect(rows(page, words)).toHaveCount(3)
})

test.describe('Without a connection', () => {
  test.use({ allowed: /net::ERR_INTERNET_DISCONNECTED|CallFailure|Error: offline|dynamically/ })

  test('the list is read as this browser last saw it', async ({ page, at, words }) => {
    await openWhole(page, at('/properties?purpose=sale'))
    const saved = savedAnswer(page, 'POST')
    await page.locator('[data-favorite]').first().click()
    await saved
    await headerLink(page).click()
    await expect(rows(page, words)).toHaveCount(1)
    const title = await rows(page, words).getByRole('heading').innerText()
    await openWhole(page, at('/agents'))
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await headerLink(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(list.title))
    await expect(rows(page, words).getByRole('heading')).toHaveText(title)
    await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  })
})
