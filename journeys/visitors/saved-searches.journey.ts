import type { APIRequestContext, Page } from '@playwright/test'
import { phrases as sharing } from '#features/listing/sharing/phrases.ts'
import { phrases as links } from '#features/visitors/alerts/phrases/link.ts'
import { maxFilters } from '#features/visitors/saved-searches/contract.ts'
import { phrases as alerts } from '#features/visitors/saved-searches/phrases/alerts.ts'
import { phrases as button } from '#features/visitors/saved-searches/phrases/button.ts'
import { phrases as link } from '#features/visitors/saved-searches/phrases/link.ts'
import { phrases as list } from '#features/visitors/saved-searches/phrases/list.ts'
import { phrases as news } from '#features/visitors/saved-searches/phrases/news.ts'
import { phrases as saving } from '#features/visitors/saved-searches/phrases/saving.ts'
import { pathInLanguage } from '#i18n/language.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { tabTo } from '../checks/focus.ts'
import { openWhole } from '../checks/whole-page.ts'
import { mailedLink, newAddress, newMember, openSession } from '../members.ts'
import { expect, open, test } from '../story.ts'
import { saveSearch, searchRows } from './search-screens.ts'

/** No other story posts ads there; this one may be told in both languages at the same time. */
const quietPlaces = { en: 'Business Bay', ar: 'Al Barsha' }

async function findPlace(request: APIRequestContext, name: string): Promise<number> {
  const answer = await request.get('/api/locations/choose-location', { params: { query: name } })
  return (await answer.json()).data.hits[0].id
}

type NewAd = { name: string; locationId: number }

async function postAd(request: APIRequestContext, { name, locationId }: NewAd): Promise<void> {
  const email = await newMember(request, 'Salma Darwish')
  const { headers } = await openSession(request, email)
  const data = postedAd({ name: { en: name, ar: name }, locationId })
  expect((await request.post('/api/properties', { data, headers })).status()).toBe(201)
}

/** The newest alert that names the ad. */
async function alertOf(request: APIRequestContext, to: string, name: string): Promise<string> {
  let text = ''
  const find = async () => {
    const answer = await request.get(`/dev/mail.json?to=${encodeURIComponent(to)}`)
    const { messages }: { messages: { text: string }[] } = (await answer.json()).data
    text = messages.find((mail) => mail.text.includes(name))?.text ?? ''
    return text
  }
  await expect.poll(find, { timeout: 100_000, intervals: [2_000] }).not.toBe('')
  return text
}

const changed = (page: Page, method: string) =>
  page.waitForResponse(
    (answer) => answer.url().includes('/api/searches/') && answer.request().method() === method,
  )

test('With the keyboard alone a search is saved; its alert names a new ad, and is stopped without scripts', async ({
  page,
  browser,
  request,
  at,
  words,
  language,
}) => {
  test.setTimeout(240_000)
  const email = newAddress('alerts')
  const locationId = await findPlace(request, quietPlaces[language])
  await openWhole(page, at(`/properties?purpose=sale&locations=${locationId}&price_max=3000000`))
  const results = await page.getByRole('heading', { level: 1 }).innerText()
  await tabTo(page, page.getByRole('button', { name: words(button.saveSearch) }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(words(saving.name))).not.toHaveValue('')
  await tabTo(page, dialog.getByLabel(words(alerts.frequency)))
  await page.keyboard.press('Home')
  await expect(dialog.getByLabel(words(alerts.frequency))).toHaveValue('instant')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.locator('[aria-invalid=true]')).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(words(alerts.confirmSent, { email }))).toBeVisible()
  await tabTo(page, dialog.getByRole('link', { name: words(link.mySearches) }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${at('/my-searches')}$`))
  await expect(page.getByText(words(list.unconfirmed, { email }))).toBeVisible()

  const confirming = await mailedLink(request, email, 'my-searches/confirm')
  await open(page, pathInLanguage(confirming.replace(/^\/(en|ar)/, ''), language))
  await page.getByRole('button', { name: words(links.confirm), exact: true }).click()
  await expect(page.getByRole('heading', { name: words(links.confirmed) })).toBeVisible()

  const name = `Home with a new alert ${Date.now()}`
  await postAd(request, { name, locationId })
  const text = await alertOf(request, email, name)
  const stop = new RegExp(`https?://[^/]+(/${language}/my-searches/stop/[\\w-]+)`).exec(text)?.[1]
  await page
    .getByRole('link', { name: words(links.mySearches) })
    .first()
    .click()
  const row = searchRows({ page, words })
  await expect(row).toContainText(words(news.newCount, { count: 1 }))
  const opened = changed(page, 'POST')
  await row.getByRole('heading').getByRole('link').click()
  expect((await opened).status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(results)
  await page.goBack()
  await expect(row).toHaveCount(1)
  await expect(row).not.toContainText(words(news.newCount, { count: 1 }))

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const reader = await plain.newPage()
  for (const path of ['confirm', 'stop'] as const) {
    await reader.goto(new URL(at(`/my-searches/${path}/unknown`), page.url()).href)
    const press = words(path === 'confirm' ? links.confirm : links.stopAll)
    await reader.getByRole('main').getByRole('button', { name: press }).click()
    await expect(reader.getByRole('heading', { name: words(links.unknown) })).toBeVisible()
  }
  await reader.goto(new URL(stop ?? '', page.url()).href)
  await reader.getByRole('button', { name: words(links.stopAll) }).click()
  await expect(reader.getByRole('heading', { name: words(links.stopped) })).toBeVisible()
  await plain.close()
  await page.reload()
  await expect(row.getByRole('combobox')).toHaveValue('off')
})

test('Saved searches are renamed, sorted, shared, removed and brought back', async ({
  page,
  at,
  words,
}) => {
  await open(page, at('/my-searches'))
  await expect(page.getByRole('heading', { name: words(list.none) })).toBeVisible()
  const villas = { purpose: 'rent', property_type: 'villa' }
  await saveSearch(page, { name: 'Villas', filters: villas })
  await saveSearch(page, { name: 'Anything', filters: {} })
  await page.reload()
  const rows = searchRows({ page, words })
  const names = rows.getByRole('heading')
  await expect(names).toHaveText(['Anything', 'Villas'])

  await page.getByRole('button', { name: words(list.renameOf, { name: 'Villas' }) }).click()
  await expect(page.getByRole('textbox', { name: words(list.name) })).toBeFocused()
  await expect(
    page.getByRole('button', { name: words(list.renameOf, { name: 'Villas' }) }),
  ).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Abodes')
  await page.keyboard.press('Enter')
  await expect(names).toHaveText(['Anything', 'Abodes'])
  await page.getByLabel(words(list.sort)).selectOption('name')
  await expect(names).toHaveText(['Abodes', 'Anything'])

  await rows
    .first()
    .getByRole('button', { name: words(sharing.share) })
    .click()
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(
    new RegExp(`${at('/properties')}\\?property_type=villa&purpose=rent$`),
  )
  await page.keyboard.press('Escape')

  const removed = changed(page, 'DELETE')
  await page.getByRole('button', { name: words(list.removeOf, { name: 'Abodes' }) }).click()
  await removed
  await expect(names).toHaveText(['Anything'])
  const toast = page.getByRole('status').filter({ hasText: words(list.removed) })
  const restored = changed(page, 'POST')
  await toast.getByRole('button', { name: words(list.undo) }).click()
  await restored
  await expect(names).toHaveText(['Abodes', 'Anything'])
})

test('On a phone the suggested name and what the lists are for can be read', async ({
  page,
  at,
  words,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openWhole(page, at('/properties?purpose=sale&rooms=2&locations=215&price_max=1500000'))
  // The phone's own heading is shorter.
  const title = await page.locator('h1 > :last-child').textContent()
  await page.getByRole('button', { name: words(button.saveSearch) }).click()
  const name = page.getByRole('dialog').getByLabel(words(saving.name))
  await expect(name).toHaveValue(title!)
  const hidden = await name.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
    Math.max(0, scrollWidth - clientWidth),
    Math.max(0, scrollHeight - clientHeight),
  ])
  expect(hidden).toEqual([0, 0])

  for (const one of ['Villas', 'Flats']) await saveSearch(page, { name: one, filters: {} })
  await openWhole(page, at('/my-searches'))
  for (const text of [list.sort, alerts.frequency]) {
    const label = page
      .locator('main label')
      .filter({ hasText: words(text) })
      .first()
    expect((await label.boundingBox())?.height).toBeGreaterThan(10)
  }
})

test('Too many filters and a link that is no longer valid have their words', async ({
  page,
  at,
  words,
}) => {
  const { propertyTypes } = (await (await page.request.get('/api/property-types')).json()).data
  const types = propertyTypes.map(({ slug }: { slug: string }) => slug).slice(0, 20)
  const choices = 'rooms=0,1,2,3,4,5,6,7&bathrooms=1,2,3,4,5,6,7,8'
  await openWhole(page, at(`/properties?property_type=${types.join()}&${choices}`))
  await page.getByRole('button', { name: words(button.saveSearch) }).click()
  const dialog = page.getByRole('dialog')
  // The last one clears them all.
  const count = (await page.locator('.active-chips > li').count()) - 1
  expect(count).toBeGreaterThan(maxFilters)
  const refused = words(saving.tooManyFilters, { maximum: maxFilters, count })
  await expect(dialog.getByRole('alert')).toHaveText(refused)
  await dialog.getByLabel(words(alerts.frequency)).selectOption('off')
  await dialog.locator('button[type=submit]').click()
  await expect(dialog.locator('[data-faults]')).toBeVisible()

  for (const path of ['confirm', 'stop']) {
    await open(page, at(`/my-searches/${path}/${'x'.repeat(43)}`))
    await expect(page.getByRole('heading', { name: words(links.unknown) })).toBeVisible()
  }
})
