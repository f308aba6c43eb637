import { phrases as home } from '#features/site/home/phrases.ts'
import { phrases as places } from '#features/reference/place-search/phrases.ts'
import { phrases as results } from '#features/search/results/phrases.ts'
import { phrases as rare } from '#features/search/results/phrases/rare.ts'
import { adsOn } from '../search.ts'
import { expect, open, test } from '../story.ts'

const sentences = {
  en: '2 bed flats for sale in Dubai Marina under 9m',
  ar: 'شقق غرفتين للبيع في دبي مارينا أقل من 9 مليون',
}

const meaning = [
  /rooms=2/,
  /property_type=apartment/,
  /locations=\d+/,
  /price_max=9000000/,
  /purpose=sale/,
]

test('A sentence leads straight to what it means, and back to its words', async ({
  page,
  at,
  words,
  language,
}) => {
  const said = sentences[language]
  await open(page, at('/properties?furnished=furnished,unfurnished,partly'))
  const field = { name: words(places.places) }
  await page.getByRole('textbox', field).click()
  await page.getByRole('combobox', field).fill(said)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  for (const part of meaning) await expect(page).toHaveURL(part)
  await expect(page.getByText(words(rare.understood, { said }))).toBeVisible()
  expect((await adsOn(page)).length).toBeGreaterThan(0)

  // The next choice leaves the sentence behind.
  await page.getByRole('link', { name: words(rare.searchWords) }).click()
  await expect(page).toHaveURL(/keyword=/)
  await expect(page).toHaveURL(/furnished=/)
  await expect(page).not.toHaveURL(/rooms=|said=|interpret=/)
  await expect(
    page.getByText(words(results.meant)).or(page.getByText(words(rare.noResultsMeant))),
  ).toBeVisible()
  const chips = page.getByRole('list', { name: words(results.activeFilters) })
  await chips.getByRole('link').first().click()
  await expect(page).toHaveURL(/furnished=unfurnished,partly&keyword=/)
  await expect(page).not.toHaveURL(/interpret=|said=/)
})

test('Words that mean no filter are searched as they are', async ({ page, at, words }) => {
  await open(page, at('/properties?purpose=sale'))
  const field = { name: words(places.places) }
  await page.getByRole('textbox', field).click()
  await page.getByRole('combobox', field).fill('qqzzxx')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/keyword=qqzzxx/)
  await expect(page).toHaveURL(/purpose=sale/)
  await expect(page.getByRole('heading', { name: words(results.noResults) })).toBeVisible()
})

test('A link to words shows what has these words', async ({ page, at, language }) => {
  await open(page, at(`/properties?keyword=${encodeURIComponent(sentences[language])}`))
  await expect(page).toHaveURL(/keyword=/)
  await expect(page).not.toHaveURL(/rooms=/)
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a sentence leads to what it means too', async ({ page, at, words, language }) => {
    await page.goto(at('/'))
    const said = sentences[language]
    await page.getByLabel(words(places.places)).fill(said)
    await page.getByRole('button', { name: words(home.search), exact: true }).click()
    for (const part of meaning) await expect(page).toHaveURL(part)
    expect((await adsOn(page)).length).toBeGreaterThan(0)
    await page.getByRole('link', { name: words(rare.searchWords) }).click()
    await expect(page).toHaveURL(/keyword=/)
    await expect(page).not.toHaveURL(/rooms=/)
  })
})
