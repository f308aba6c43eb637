import { phrases as story } from '#features/listing/property/phrases/story.ts'
import { phrases as ui } from '#ui/phrases.ts'
import { shifts } from '../checks/shifts.ts'
import { expect, open, test, waitUntilHydrated } from '../story.ts'

const units = {
  en: { sqft: 'sqft', sqm: 'sqm' },
  ar: { sqft: 'قدم²', sqm: 'م²' },
}

test('Areas are in square feet until the reader chooses, and the choice is remembered', async ({
  page,
  at,
  words,
  language,
}) => {
  const { sqft, sqm } = units[language]
  const query = 'purpose=sale&service_charge_max=1000&sort=newest'
  const answer = await page.request.get(`/api/properties?${query}&limit=1`)
  const [{ id, spaceSqm }] = (await answer.json()).data.properties
  const feet = Math.round(spaceSqm / 0.09290304).toLocaleString('en-AE')
  const metres = Math.round(spaceSqm).toLocaleString('en-AE')

  await page.goto(at(`/properties?${query}`))
  const card = page.locator('article').filter({ has: page.locator(`a[href*="/properties/${id}"]`) })
  await expect(card.first()).toContainText(`${feet} ${sqft}`)

  await open(page, at(`/properties/${id}`))
  const row = (label: string) =>
    page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })
  await expect(row(words(story.area)).locator('dd')).toHaveText(
    `${feet} ${sqft} (${metres} ${sqm})`,
  )
  const perFoot = await row(words(story.serviceCharge)).locator('dd').innerText()
  const choose = (unit: string) =>
    page
      .getByRole('group', { name: words(ui.areaUnit) })
      .getByRole('radio', { name: unit, exact: true })
      .check({ force: true })
  await choose(sqm)
  await expect(row(words(story.area)).locator('dd')).toHaveText(
    `${metres} ${sqm} (${feet} ${sqft})`,
  )
  await expect(row(words(story.serviceCharge)).locator('dd')).not.toHaveText(perFoot)

  await open(page, at(`/properties?${query}`))
  await expect(card.first()).toContainText(`${metres} ${sqm}`)
  await expect(card.first()).not.toContainText(sqft)
})

test('The site’s unit is never seen by a reader who has chosen the other', async ({
  page,
  at,
  language,
}) => {
  const { promise: scripts, resolve: bringScripts } = Promise.withResolvers<void>()
  await page.addInitScript(() => localStorage.setItem('area-unit', 'sqm'))
  await page.route('**/assets/*.js', async (route) => {
    await scripts
    await route.continue()
  })
  await page.goto(at('/properties?purpose=sale'), { waitUntil: 'commit' })
  const card = page.locator('article').first()
  const areas = card.getByText(units[language].sqft)
  await expect(card.getByRole('heading')).toBeVisible()
  await expect(areas).toHaveCount(2)
  for (const area of await areas.all()) await expect(area).toBeHidden()
  await expect(page.locator('[name=shown-unit][value=sqft]')).toBeHidden()
  bringScripts()
  await waitUntilHydrated(page)
  await expect(areas).toHaveCount(0)
  for (const area of await card.getByText(units[language].sqm).all())
    await expect(area).toBeVisible()
  expect(await shifts(page)).toBe(0)
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('areas are in the unit of the site', async ({ page, at, language }) => {
    await page.goto(at('/properties?purpose=sale'))
    await expect(page.locator('article').first()).toContainText(units[language].sqft)
  })
})
