import type { Page } from '@playwright/test'
import { phrases as sheet } from '#features/search/filter-sheet/phrases.ts'
import { labels } from '#features/search/filters/phrases/filters.ts'
import { phrases as results } from '#features/search/results/phrases.ts'
import { phrases as choices } from '#features/search/results/phrases/choices.ts'
import { expect, open, test } from '../story.ts'

const opener = (page: Page) => page.locator('a[aria-haspopup=dialog]')
const submit = (page: Page) => page.getByRole('dialog').locator('button[type=submit]')

const boxOf = (page: Page, name: string, value: string) =>
  page.getByRole('dialog').locator(`label:has([name=${name}][value="${value}"])`)

/** Of searches that no other story posts an ad for: those are apartments for sale. */
async function totalOf(page: Page, query: string): Promise<number> {
  const answer = await page.request.get(`/api/properties?limit=1&${query}`)
  return (await answer.json()).data.pagination.total
}

async function openSheet(page: Page, address: string) {
  await open(page, address)
  await opener(page).click()
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
}

test('Clearing the filters keeps the purpose and the order', async ({ page, at, words }) => {
  await open(page, at('/properties?purpose=sale&rooms=2&sort=price_asc'))
  await page.getByRole('link', { name: words(results.clear) }).click()
  await expect(page).toHaveURL(/\/properties\?purpose=sale&sort=price_asc$/)
  await expect(page.getByText(words(results.cleared))).toBeVisible()
  await page.getByRole('button', { name: words(results.undo) }).click()
  await expect(page).toHaveURL(/rooms=2/)
})

test('The sheet is cleared by itself, and nothing is sent until its button is pressed', async ({
  page,
  at,
  words,
}) => {
  const address =
    '/properties?purpose=rent&property_type=apartment&rooms=2&price_max=300000&finishing=finished&sort=newest'
  await openSheet(page, at(address))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(words(labels.finishing))).toBeVisible()
  expect(await dialog.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0)
  await dialog.getByRole('button', { name: words(sheet.clear) }).click()
  const total = await totalOf(page, 'purpose=rent')
  await expect(submit(page)).toHaveText(words(choices.showCount, { count: total }))
  await expect(boxOf(page, 'purpose', 'rent')).toHaveText(new RegExp(`\\D${total}$`))
  await expect(dialog.locator('[name=price_max]')).toHaveValue('')
  await expect(dialog.locator('[name=rooms]:checked')).toHaveCount(0)
  await expect(dialog.locator('[name=property_type]:checked')).toHaveCount(0)
  await expect(dialog.getByLabel(words(labels.finishing))).toBeHidden()
  await expect(page).toHaveURL(/rooms=2/)
  await submit(page).click()
  await expect(page).toHaveURL(/\/properties\?purpose=rent&sort=newest$/)
})

test('What was changed in a sheet that is closed is forgotten', async ({ page, at, words }) => {
  await openSheet(page, at('/properties?purpose=sale'))
  const dialog = page.getByRole('dialog')
  const before = await submit(page).innerText()
  await boxOf(page, 'rooms', '2').click()
  await boxOf(page, 'property_type', 'villa').click()
  const total = await totalOf(page, 'purpose=sale&property_type=villa&rooms=2')
  await expect(submit(page)).toHaveText(words(choices.showCount, { count: total }))
  await page.keyboard.press('Escape')
  await opener(page).click()
  await expect(dialog.locator('[name=rooms]:checked')).toHaveCount(0)
  await expect(dialog.locator('[name=property_type][value=villa]')).not.toBeChecked()
  await expect(submit(page)).toHaveText(before)
  await expect(dialog.getByRole('group', { name: words(results.rooms) })).toBeVisible()
})

test('A type that is ticked while no ad of it turns out to be left keeps its tick', async ({
  page,
  at,
  words,
}) => {
  await openSheet(page, at('/properties?purpose=sale'))
  const villa = page.locator('[name=property_type][value=villa]')
  await page.clock.install()
  const [asked, ticked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(/\/api\/properties\?.*rooms=2.*facets/, async (route) => {
    const response = await route.fetch()
    const reply = await response.json()
    if (route.request().url().includes('villa')) return route.fulfill({ response })
    asked.resolve()
    await ticked.promise
    reply.data.facets.propertyType = []
    await route.fulfill({ response, json: reply })
  })
  await boxOf(page, 'rooms', '2').click()
  await asked.promise
  // The form is at rest so shortly that what was ticked last is not asked for yet.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await boxOf(page, 'property_type', 'villa').click()
  const answered = page.waitForResponse(/rooms=2/)
  ticked.resolve()
  await (await answered).finished()
  const apartments = boxOf(page, 'property_type', 'apartment')
  const countOnceDrawn = async () => {
    await page.clock.runFor(1)
    return apartments.innerText()
  }
  await expect.poll(countOnceDrawn, { intervals: [1] }).toMatch(/[0٠]$/)
  await expect(villa).toBeChecked()
  await page.clock.resume()
  const total = await totalOf(page, 'purpose=sale&property_type=villa&rooms=2')
  await expect(submit(page)).toHaveText(words(choices.showCount, { count: total }))
  await expect(villa).toBeChecked()
})

test('The sheet has the types of the chosen category alone', async ({ page, at, words }) => {
  await openSheet(page, at('/properties?purpose=sale'))
  const dialog = page.getByRole('dialog')
  const [homes, shops] = ['property_type', 'commercial_property_type'].map((name) =>
    dialog.locator(`[name=${name}]`),
  )
  const category = (name: string) =>
    dialog.locator('label', { has: page.getByRole('radio', { name }) })
  await boxOf(page, 'property_type', 'villa').click()
  await category(words(results.commercial)).first().click()
  await expect(homes!).toHaveCount(0)
  await expect(shops!.first()).toBeVisible()
  const total = await totalOf(page, 'purpose=sale&category=commercial')
  await expect(submit(page)).toHaveText(words(choices.showCount, { count: total }))
  await category(words(results.residential)).first().click()
  await expect(shops!).toHaveCount(0)
  await expect(homes!.first()).toBeVisible()
})

test('A range that ends before it begins takes no tick away', async ({ page, at, words }) => {
  await openSheet(page, at('/properties?purpose=sale'))
  const dialog = page.getByRole('dialog')
  await boxOf(page, 'property_type', 'villa').click()
  await dialog.locator('[name=price_min]').fill('5000000')
  const refused = page.waitForResponse(
    (answer) => answer.url().includes('/api/properties?') && answer.status() === 422,
  )
  await dialog.locator('[name=price_max]').fill('3')
  await refused
  await expect(submit(page)).toHaveText(words(choices.showResults))
  await dialog.locator('[name=price_max]').fill('')
  const total = await totalOf(page, 'purpose=sale&property_type=villa&price_min=5000000')
  await expect(submit(page)).toHaveText(words(choices.showCount, { count: total }))
  await expect(dialog.locator('[name=property_type][value=villa]')).toBeChecked()
})

test('Rare filters are folded until one of them is set', async ({ page, at, words }) => {
  await openSheet(page, at('/properties?purpose=sale'))
  const dialog = page.getByRole('dialog')
  const permit = dialog.getByLabel(words(labels.permit))
  await expect(permit).toBeHidden()
  await dialog.getByText(words(sheet.rareFilters)).click()
  await expect(permit).toBeVisible()
  await dialog.getByLabel(words(labels.finishing)).selectOption('finished')
  await submit(page).click()
  await expect(page).toHaveURL(/finishing=finished/)
  await opener(page).click()
  await expect(permit).toBeVisible()
})

test('The button of the sheet never carries an older number', async ({ page, at, words }) => {
  await openSheet(page, at('/properties?purpose=rent'))
  const all = await totalOf(page, 'purpose=rent')
  await expect(submit(page)).toHaveText(words(choices.showCount, { count: all }))
  const late = Promise.withResolvers<void>()
  await page.route('**/api/properties?**', async (route) => {
    await late.promise
    await route.continue()
  })
  const three = page
    .getByRole('dialog')
    .locator('label', { has: page.locator('[name=rooms][value="3"]') })
  await three.click()
  await expect(submit(page)).toHaveText(words(choices.showResults))
  await page.waitForTimeout(600)
  await expect(submit(page)).toHaveText(words(choices.showResults))
  late.resolve()
  const some = await totalOf(page, 'purpose=rent&rooms=3')
  await expect(submit(page)).toHaveText(words(choices.showCount, { count: some }))
  await three.click()
  await expect(submit(page)).toHaveText(words(choices.showCount, { count: all }))
})

test('A sheet that would find nothing offers the one filter to leave out', async ({
  page,
  at,
  words,
}) => {
  await openSheet(page, at('/properties?property_type=villa&purpose=sale'))
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=price_max]').fill('1')
  await expect(submit(page)).toHaveText(words(choices.showCount, { count: 0 }))
  await expect(submit(page)).toBeDisabled()
  const total = await totalOf(page, 'property_type=villa&purpose=sale')
  const offer = dialog.getByRole('button').filter({ hasText: new RegExp(`\\b${total}\\b`) })
  await offer.click()
  await expect(dialog.locator('[name=price_max]')).toHaveValue('')
  await expect(submit(page)).toHaveText(words(choices.showCount, { count: total }))
  await expect(submit(page)).toBeFocused()
  await submit(page).click()
  await expect(page).toHaveURL(/\/properties\?property_type=villa&purpose=sale$/)
})

test('Of a rent, period and cheques are asked for first', async ({ page, at, words }) => {
  await openSheet(page, at('/properties?purpose=rent'))
  const dialog = page.getByRole('dialog')
  const cheques = dialog.getByLabel(words(labels.cheques_max))
  const rooms = dialog.getByRole('group', { name: words(results.rooms) })
  const [above, below] = [await cheques.boundingBox(), await rooms.boundingBox()]
  expect(above!.y).toBeLessThan(below!.y)
  await cheques.selectOption('4')
  await boxOf(page, 'rent_period', 'yearly').click()
  await submit(page).click()
  await expect(page).toHaveURL(/cheques_max=4/)
  await expect(page).toHaveURL(/rent_period=yearly/)
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page of all filters is sent even where it counts nothing', async ({ page, at }) => {
    await page.goto(at('/properties/filters?price_max=1&purpose=sale'))
    await page.locator('[name=price_max]').fill('')
    await page.locator('button[form=all-filters]').click()
    await expect(page).toHaveURL(/\/properties\?.*purpose=sale/)
    await expect(page.locator('article').first()).toBeVisible()
  })
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 760 } })

  // How soon it is there is measured by `npm run bench:inputs`.
  test('the sheet opens without a file that is still missing', async ({ page, at }) => {
    const idle = page.waitForResponse(/\/assets\/card-encoder-/)
    await open(page, at('/properties?purpose=sale'))
    await idle
    await page.waitForLoadState('networkidle')
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') fetched.push(request.url())
    })
    await page.locator('a[aria-haspopup=dialog]').click()
    await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
    expect(fetched).toEqual([])
  })
})
