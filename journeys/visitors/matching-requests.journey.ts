import type { APIRequestContext, Page } from '@playwright/test'
import { phrases as matching } from '#features/visitors/matching-requests/phrases.ts'
import { besides, newAdvertiser } from '../ads/advertiser.ts'
import { edgesOf } from '../checks/geometry.ts'
import { expect, open, type Story, test } from '../story.ts'

const place = 'Arjan'

/** In the other language than the page's. */
const wishes = { en: 'قريب من البحر، هاتفي 0501112233', ar: 'By the sea, call 0501112233' }

/** In no other request, and without digits, which may be hidden as those of a phone. */
const newMark = () => String(Date.now()).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)

const requestsOf = ({ page, words }: Pick<Story, 'words'> & { page: Page }) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: words(matching.title) }) })
    .last()

async function postHome(page: Page) {
  const answer = await page.request.get('/api/locations/choose-location', {
    params: { query: place },
  })
  const [{ id: locationId }] = (await answer.json()).data.hits
  const id = await besides({ page }).post({ locationId })
  const { property } = (await (await page.request.get(`/api/properties/${id}`)).json()).data
  return { area: [locationId], city: property.location.path[0].id, type: property.propertyType.id }
}

type Home = Awaited<ReturnType<typeof postHome>>

async function sendRequest(request: APIRequestContext, home: Home, changes: object) {
  const data = {
    name: 'Sara Haddad',
    phone: '050 111 2233',
    email: 'sara@requests.example',
    city: home.city,
    area: home.area,
    goals: ['buy'],
    customerTypes: ['family'],
    paymentMethod: 'cash',
    category: 'residential',
    propertyTypes: [home.type],
    priceRanges: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    acceptTerms: true,
    ...changes,
  }
  const answer = await request.post('/api/property-request', { data })
  expect(answer.status(), await answer.text()).toBe(201)
}

test('An advertiser sees requests that fit an ad, and who sent them only where they agreed', async ({
  page,
  request,
  at,
  words,
  language,
}) => {
  const scene = { page, at, words }
  await newAdvertiser(scene, '/dashboard')
  const mark = newMark()
  const rows = requestsOf(scene).getByRole('listitem').filter({ hasText: mark })
  const home = await postHome(page)
  await sendRequest(request, home, { specifications: `${wishes[language]} ${mark}` })
  await sendRequest(request, home, { goals: ['rent'], specifications: mark })
  await open(page, at('/dashboard'))
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(words(matching.adsFit, { count: 1 }))
  await expect(rows).toContainText(words(matching.notShared))
  await expect(rows).not.toContainText(/Haddad|2233|sara@/)
  await expect(rows.getByRole('link')).toHaveCount(0)

  const shared = { shareContact: true, contactChannels: ['whatsapp'] }
  await sendRequest(request, home, { ...shared, specifications: mark })
  await open(page, at('/dashboard'))
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Sara Haddad')
  await expect(rows.first().getByRole('link')).toHaveAttribute('href', /wa\.me\/971501112233$/)
  await expect(rows.first()).not.toContainText('sara@')
  await expect(rows.last()).toContainText(words(matching.notShared))
})

test('A wish in the other language begins where the lines of a matching request begin', async ({
  page,
  request,
  at,
  words,
  language,
}) => {
  const scene = { page, at, words }
  await newAdvertiser(scene, '/dashboard')
  const home = await postHome(page)
  await sendRequest(request, home, { specifications: wishes[language] })
  await open(page, at('/dashboard'))
  const row = requestsOf(scene).getByRole('listitem').first()
  const [title, wish] = [row.getByRole('heading'), row.locator('[dir=auto]')]
  const [expected, found] = [await edgesOf(title), await edgesOf(wish)]
  expect(Math.abs(found.start - expected.start)).toBeLessThan(1)
  expect(found.end - found.start).toBeLessThan((expected.end - expected.start) / 2)
})
