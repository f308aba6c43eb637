import { phrases as home } from '#features/site/home/phrases.ts'
import { phrases as places } from '#features/reference/place-search/phrases.ts'
import { phrases as ad } from '#features/listing/property/phrases/story.ts'
import { phrases as results } from '#features/search/results/phrases.ts'
import { phrases as links } from '#features/visitors/alerts/phrases/link.ts'
import { phrases as alerts } from '#features/visitors/saved-searches/phrases/alerts.ts'
import { phrases as button } from '#features/visitors/saved-searches/phrases/button.ts'
import { phrases as list } from '#features/visitors/saved-searches/phrases/list.ts'
import { phrases as saving } from '#features/visitors/saved-searches/phrases/saving.ts'
import { values as refusals } from '#i18n/refusals/values.ts'
import { phrases as forms } from '#ui/form/phrases.ts'
import { phrases as ui } from '#ui/phrases/pagination.ts'
import { mailedLink, newAddress } from './members.ts'
import { adsOn } from './search.ts'
import { expect, test } from './story.ts'

test.use({ javaScriptEnabled: false })

const marina = { en: 'Dubai Marina', ar: 'دبي مارينا' }

test('Without scripts a home is searched by the form', async ({ page, at, words, language }) => {
  await page.goto(at('/'))
  await page.getByLabel(words(places.places)).fill(marina[language])
  await page.getByLabel(words(home.type), { exact: true }).selectOption('apartment')
  await page.getByRole('button', { name: words(home.search), exact: true }).click()
  await expect(page).toHaveURL(/\/properties\?.*property_type=apartment/)
  const found = await adsOn(page)
  expect(found.length).toBeGreaterThan(3)
  await expect(page.getByRole('article').first()).toContainText(marina[language])

  await page.getByLabel(words(results.sort)).selectOption('price_desc')
  await page.getByRole('button', { name: words(results.search), exact: true }).click()
  await expect(page).toHaveURL(/sort=price_desc/)
  await expect(page).toHaveURL(/property_type=apartment/)
})

test('Without scripts all filters are a page of their own', async ({ page, at, words }) => {
  await page.goto(at('/properties?purpose=sale'))
  await page.getByRole('link', { name: words(results.moreFilters) }).click()
  const rooms = page.getByRole('group', { name: words(results.rooms) })
  await rooms.locator('label').filter({ hasText: /^2/ }).click()
  await expect(rooms.getByRole('checkbox', { name: /^2\b/ })).toBeChecked()
  await page.getByLabel(words(results.priceTo), { exact: true }).fill('2500000')
  await page.getByRole('main').locator('button[type=submit]').click()
  await expect(page).toHaveURL(/rooms=2/)
  await expect(page).toHaveURL(/price_max=2500000/)
  const chips = page.getByRole('list', { name: words(results.activeFilters) })
  const filters = await chips.getByRole('listitem').count()
  await chips.getByRole('link').first().click()
  await expect(chips.getByRole('listitem')).toHaveCount(filters - 1)
  await page.getByRole('link', { name: words(results.clear) }).click()
  await expect(page).toHaveURL(/\/properties\?purpose=sale$/)
})

test('Without scripts a search is saved', async ({ page, at, words, request }) => {
  const email = newAddress('plain-search')
  const main = page.getByRole('main')
  await page.goto(at('/properties?purpose=sale&property_type=villa'))
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await main.getByRole('link', { name: words(button.saveSearch) }).click()
  await expect(page).toHaveURL(/\/properties\/save\?/)
  await expect(main.getByText(title, { exact: true }).first()).toBeVisible()
  await main.getByLabel(words(saving.name)).fill('')
  await main.getByLabel(words(alerts.frequency)).selectOption('weekly')
  await main.getByRole('button', { name: words(saving.save) }).click()
  await expect(main.getByLabel(words(saving.name))).toHaveAccessibleDescription(
    words(refusals.required),
  )
  await expect(main.getByLabel(words(alerts.frequency))).toHaveValue('weekly')
  await main.getByLabel(words(saving.name)).fill('Villas')
  await main.getByRole('button', { name: words(saving.save) }).click()
  await expect(main.getByLabel(words(alerts.email))).toHaveAccessibleDescription(
    new RegExp(words(refusals.required)),
  )
  await main.getByLabel(words(alerts.email)).fill(email)
  await main.getByRole('button', { name: words(saving.save) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(saving.saved))
  await expect(main.getByRole('status')).toContainText(words(saving.alertsFollow))

  await main.getByRole('link', { name: words(saving.done) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goto(at('/my-searches'))
  const saved = page.locator('noscript li')
  await expect(saved).toContainText(words(list.alertsOf, { frequency: words(alerts.weekly) }))
  await saved.locator('a', { hasText: 'Villas' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.context().clearCookies()
  await page.goto(at('/my-searches'))
  await expect(page.locator('noscript p', { hasText: words(list.none) })).toBeVisible()
  await page.goto(await mailedLink(request, email, 'my-searches/confirm'))
  await page.locator('noscript button').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(links.confirmed))
})

test('Without scripts one leafs, reads an ad and changes the language', async ({
  page,
  at,
  words,
  language,
}) => {
  const other = language === 'en' ? 'ar' : 'en'
  await page.goto(at('/properties?purpose=rent'))
  const first = await adsOn(page)
  await page.getByRole('link', { name: words(ui.next), exact: true }).click()
  await expect(page).toHaveURL(/purpose=rent&page=2/)
  const second = await adsOn(page)
  expect(first.filter((id) => second.includes(id))).toEqual([])

  await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/${language}/properties/${second[0]}/`))
  await expect(page.getByRole('heading', { name: words(ad.details) })).toBeVisible()
  await expect(page.getByRole('article').getByRole('img').first()).toBeVisible()
  const call = page.getByRole('link', { name: words(ad.callAbout, { title: '' }) })
  await expect(call.first()).toHaveAttribute('href', /^tel:/)

  await page.locator(`header a[hreflang=${other}]`).click()
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await expect(page).toHaveURL(new RegExp(`/${other}/properties/${second[0]}/`))
})

const needingScripts = [
  '/login',
  '/register',
  '/reset-password',
  '/join',
  '/account',
  '/post-ad',
  '/favorites',
]

test('Without scripts a page that needs them says so', async ({ page, at, words }) => {
  for (const path of needingScripts) {
    await page.goto(at(path))
    await expect(page.locator('noscript p'), path).toHaveText(words(forms.needsScripts))
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  }
})
