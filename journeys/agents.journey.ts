import { phrases as profile } from '#features/directory/agent-profiles/phrases.ts'
import { phrases as search } from '#features/directory/agent-search/phrases.ts'
import { adsOn } from './search.ts'
import { expect, open, test } from './story.ts'

const marina = { en: 'Dubai Marina', ar: 'دبي مارينا' }

type Card = { id: number; languages: { slug: string }[]; specialities: { slug: string }[] }

test('A visitor finds an agent by place, language and speciality, and goes on to the ads', async ({
  page,
  at,
  words,
  language,
}) => {
  const main = page.getByRole('main')
  await open(page, at('/agents'))
  await page.getByLabel(words(search.emirate)).selectOption('dubai')
  await expect(page).toHaveURL(/emirate=dubai/)
  await page.getByLabel(words(search.area)).selectOption({ label: marina[language] })
  await expect(page).toHaveURL(/location=\d+/)
  await expect(main.getByRole('heading', { level: 1 })).toContainText(marina[language])

  const place = /location=\d+/.exec(page.url())![0]
  const answer = await page.request.get(`/api/agents?${place}&kind=agent`)
  const [wanted] = (await answer.json()).data.agents as Card[]
  const [speaks, knows] = [wanted!.languages[0]!.slug, wanted!.specialities[0]!.slug]
  await page.getByLabel(words(search.language)).selectOption(speaks)
  await expect(page).toHaveURL(new RegExp(`language=${speaks}`))
  await page.getByLabel(words(search.speciality)).selectOption(knows)
  await expect(page).toHaveURL(new RegExp(`speciality=${knows}`))
  await page.getByRole('radio', { name: words(search.onlyAgents) }).check({ force: true })
  await expect(page).toHaveURL(/kind=agent/)

  await main.locator(`h3 a[href*="/agents/${wanted!.id}/"]`).click()
  await expect(page).toHaveURL(new RegExp(`/${language}/agents/${wanted!.id}/`))
  await expect(main.getByRole('heading', { name: words(profile.facts) })).toBeVisible()
  const shown = await adsOn(page)
  expect(shown.length).toBeGreaterThan(0)

  const all = main.getByRole('region', { name: words(profile.ads) }).getByRole('link')
  await all.first().click()
  await expect(page).toHaveURL(new RegExp(`/properties\\?agent=${wanted!.id}`))
  await expect.poll(async () => (await adsOn(page)).length).toBeGreaterThanOrEqual(shown.length)

  await page.goBack()
  await page.goBack()
  await expect(page.getByLabel(words(search.speciality))).toHaveValue(knows)
})

test('An agency’s page shows its team and whose ad it is leads there', async ({
  page,
  at,
  language,
}) => {
  const agencies = await page.request.get('/api/agents?kind=agency&limit=1')
  const [agency] = (await agencies.json()).data.agents
  const answer = await open(page, at(`/agents/${agency.id}/an-old-name`))
  expect(answer?.url()).toContain(`/agents/${agency.id}/${agency.slug}`)
  const members = await page.request.get(`/api/agents?agency=${agency.id}`)
  const [member] = (await members.json()).data.agents
  await page.locator(`main a[href*="/agents/${member.id}/"]`).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(member.names[language])
  const office = page.locator(`main a[href*="/agents/${agency.id}/"]`)
  await expect(office.first()).toHaveText(agency.names[language])

  const missing = await page.goto(at('/agents/2000000000/nobody'))
  expect(missing?.status()).toBe(404)
})

test('What an address cannot mean is said, and the rest is shown', async ({ page, at, words }) => {
  await open(page, at('/agents?language=klingon&emirate=dubai'))
  await expect(page.getByRole('main').getByRole('alert')).toContainText(words(search.leftOut))
  await expect(page.getByLabel(words(search.emirate))).toHaveValue('dubai')
  await open(page, at('/agents?name=qqqqqqqqqq'))
  await expect(page.getByRole('heading', { name: words(search.noResults) })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: words(search.clear) })
    .first()
    .click()
  await expect(page).toHaveURL(/\/agents$/)
  await expect(page.getByLabel(words(search.name))).toHaveValue('')
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an agent is found by the form', async ({ page, at, words, language }) => {
    await page.goto(at('/agents'))
    const find = () => page.getByRole('button', { name: words(search.search), exact: true }).click()
    await page.getByLabel(words(search.emirate)).selectOption('dubai')
    await find()
    await page.getByLabel(words(search.area)).selectOption({ label: marina[language] })
    await find()
    await expect(page).toHaveURL(/location=\d+/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(marina[language])
    await page
      .getByRole('main')
      .getByRole('heading', { level: 3 })
      .first()
      .getByRole('link')
      .click()
    await expect(page).toHaveURL(new RegExp(`/${language}/agents/\\d+/`))
    await expect(page.getByRole('heading', { name: words(profile.ads) })).toBeVisible()
  })
})
