import { beforeAll, describe, expect, test } from 'vitest'
import { hostileQueries } from '#test/api-server.ts'
import { signUp } from '#test/people.ts'
import { addPublicAd } from '#test/public-ad.ts'
import { openSite } from '#test/site.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const { gazetteer, catalogue, agencyId, agentId, marina } = site
const sharjah = gazetteer.bySlug('sharjah')!
const elsewhere = gazetteer.places.find(
  ({ kind, lft }) => kind !== 'emirate' && lft > sharjah.lft && lft < sharjah.rgt,
)!

const people = `
  insert into accounts (role, slug, name, second_name, email, email_verified_at, emirate_id, verified,
    created_at)
  values
    ('broker', 'khalid', 'خالد المرّي', 'Khalid Al Marri', 'khalid@list.example', now(), ${sharjah.id}, true, now() - interval '2 days'),
    ('company', 'gulf', 'Gulf Towers', 'مشاريع الخليج', 'gulf@list.example', now(), ${sharjah.id}, false, now() - interval '1 day'),
    ('landlord', 'private', 'Private Person', null, 'private@list.example', now(), ${sharjah.id}, true, now()),
    ('operator', 'staff', 'Staff Person', null, 'staff@list.example', now(), ${sharjah.id}, true, now()),
    ('agent', 'unready', 'Unready Agent', null, 'unready@list.example', null, ${sharjah.id}, true, now())
  returning id`

let khalid = 0
let gulf = 0

beforeAll(async () => {
  const { rows } = await site.db.pool.query(people)
  khalid = rows[0].id
  gulf = rows[1].id
  const ads = [khalid, khalid, gulf].map((id) =>
    addPublicAd(site.db, { place: elsewhere.slug, agentId: id }),
  )
  await Promise.all(ads)
})

const search = (query: string) => site.get(`/agents?${query}`)

const found = async (query: string): Promise<number[]> => {
  const { agents } = (await search(query)).body.data
  return agents.map(({ id }: { id: number }) => id)
}

describe('GET /agents', () => {
  test('shows those with most public ads first', async () => {
    expect(await found('')).toEqual([agencyId, agentId, khalid, gulf].toSorted(byAds))
    const { agents, pagination } = (await search('')).body.data
    const counts = agents.map((one: { propertiesCount: number }) => one.propertiesCount)
    expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a))
    expect(pagination).toEqual({ page: 1, limit: 20, total: 4, totalIsExact: true, pages: 1 })
  })

  const byAds = (a: number, b: number) => order().indexOf(a) - order().indexOf(b)
  // Agent and agency have the same twelve ads; the one with the lower id stands first.
  const order = () => [...[agencyId, agentId].toSorted((a, b) => a - b), khalid, gulf]

  test('leaves out landlords, staff and who has not verified the e-mail', async () => {
    expect(await found(`emirate=sharjah`)).toEqual([khalid, gulf])
    for (const name of ['private', 'staff', 'unready'])
      expect(await found(`name=${name}`)).toEqual([])
  })

  test.each([
    ['who works in an emirate', () => 'emirate=sharjah', () => [khalid, gulf]],
    ['who has ads in a place', () => `location=${elsewhere.id}`, () => [khalid, gulf]],
    ['who has ads in what the place lies in', () => `location=${sharjah.id}`, () => [khalid, gulf]],
    ['persons', () => 'kind=agent&emirate=sharjah', () => [khalid]],
    ['offices', () => 'kind=agency&emirate=sharjah', () => [gulf]],
    ['a name as it is typed', () => `name=${encodeURIComponent('المري')}`, () => [khalid]],
    ['a misspelled name', () => 'name=gulf%20towrs', () => [gulf]],
    ['a name of signs only', () => 'name=%25%25', () => []],
    ['all of it together', () => `location=${marina.id}&language=1&speciality=1`, () => [agentId]],
    ['a language by its slug', () => `language=${catalogue.languages[0]!.slug}`, () => [agentId]],
    ['the members of an agency', () => `agency=${agencyId}`, () => [agentId]],
    ['nobody', () => 'language=2&emirate=sharjah', () => []],
  ])('finds %s', async (_, query, ids) => {
    expect(await found(query())).toEqual(ids())
  })

  test('says no more than a card shows', async () => {
    const [card] = (await search(`location=${marina.id}&kind=agent`)).body.data.agents
    expect(card).toMatchObject({
      id: agentId,
      name: 'Sara Haddad',
      whatsapp: null,
      agency: { id: agencyId },
      propertiesCount: 12,
    })
    expect(card).not.toHaveProperty('email')
    expect(card).not.toHaveProperty('bio')
  })

  test.each([
    ['sort=name', 'en', () => [gulf, khalid]],
    ['sort=name', 'ar', () => [khalid, gulf]],
    ['sort=newest', 'en', () => [gulf, khalid]],
    ['sort=ads', 'en', () => [khalid, gulf]],
  ])('is put in order by %s for readers of %s', async (sort, language, ids) => {
    const headers = { 'accept-language': language }
    const { agents } = (await site.get(`/agents?emirate=sharjah&${sort}`, headers)).body.data
    expect(agents.map(({ id }: { id: number }) => id)).toEqual(ids())
  })

  test('comes in pages', async () => {
    const all = await found('')
    expect(await found('limit=1&page=2')).toEqual(all.slice(1, 2))
    expect(await found('limit=1&page=99')).toEqual([])
    expect((await search('limit=100&page=101')).status).toBe(422)
  })

  test.each([
    ['emirate=atlantis', 'emirate', 'unknown_location'],
    ['location=2000000000', 'location', 'unknown_location'],
    ['location=x', 'location', 'invalid_number'],
    ['language=klingon', 'language', 'unknown_choice'],
    ['speciality=magic', 'speciality', 'unknown_choice'],
    ['kind=landlord', 'kind', 'invalid_choice'],
    ['sort=distance', 'sort', 'invalid_choice'],
  ])('refuses %s', async (query, path, code) => {
    const { status, body } = await search(query)
    expect([status, body.errors[0].path, body.errors[0].code]).toEqual([422, path, code])
  })

  test.each(hostileQueries)('survives %s', async (_, text, status) => {
    expect((await search(`name=${text}`)).status).toBe(status)
  })

  test('finds somebody as soon as the e-mail is verified, in the list and by name', async () => {
    const { user } = await signUp(site, { email: 'fresh@list.example', name: 'Zubayda Fresh' })
    expect(await found('name=zubayda')).toEqual([user.id])
    const { owners } = (await site.get('/agents/auto-complete?query=zubayda')).body.data
    expect(owners).toMatchObject([{ id: user.id, kind: 'agent' }])
  })
})
