import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readCatalogue } from '#features/catalogue/jobs.ts'
import { readGazetteer } from '#features/gazetteer/jobs.ts'
import { seedLookups } from '#features/seeding/jobs.ts'
import { queryString, readQuery } from '#platform/endpoint/codec.ts'
import { apiServer } from '#test/api-server.ts'
import { type Ad, bruteSearch } from '#test/brute-search.ts'
import { freshDatabase } from '#test/database.ts'
import { addAccounts, chances, generateAds, postAds } from '#test/generated-ads.ts'
import { PropertySearch, sorts } from './contract.ts'
import { propertySearchHandlers } from './handlers.ts'

const db = await freshDatabase()
await seedLookups(db, 'db/seed')
const gazetteer = await readGazetteer(db.kysely)
const catalogue = await readCatalogue(db.kysely)
const accounts = await addAccounts(db, 4)
const now = new Date('2026-05-05T10:20:30Z')
const world = { gazetteer, catalogue, now }
const given = generateAds(320, 11, { gazetteer, catalogue, accounts, now })
const { added } = await postAds(db, given)
const ads: Ad[] = given.map((ad, at) => ({ ...ad, id: added[at]! }))
const handlers = propertySearchHandlers({ gazetteer: () => gazetteer, catalogue: () => catalogue })
const server = await apiServer({ handlers, db, now: () => now })

const pathIds = ads.flatMap((ad) => gazetteer.pathOf(ad.locationId!).map(({ id }) => id))
const some = (list: readonly (string | number)[], most: number) =>
  fc
    .uniqueArray(fc.constantFrom(...list), { minLength: 1, maxLength: most })
    .map((picked) => picked.join(','))

const words = <Word extends string>(list: readonly Word[]) => fc.constantFrom(...list)
const number = (from: number, to: number, step = 1) =>
  fc.integer({ min: from, max: to }).map((whole) => String(whole * step))

const filters = {
  purpose: words(['sale', 'rent']),
  category: words(['residential', 'commercial']),
  property_type: some(['apartment', 'villa', 'building', 'land', '3', '11', '13'], 4),
  commercial_property_type: some(['building', 'land', '13'], 2),
  ad_type: some(['residential', 'featured', '2'], 2),
  locations: some(pathIds, 4),
  emirate: words(['dubai', 'abu-dhabi', 'sharjah']),
  ready: words(['all', 'ready', 'off-plan']),
  price_min: number(0, 150, 10_000),
  price_max: number(150, 300, 10_000),
  rooms: some(['0', '1', '2', '3', '7+', '4'], 3),
  bathrooms: some(['1', '2', '5+'], 2),
  space_min: number(0, 100),
  space_max: number(100, 500),
  unit: words(['sqm', 'sqft']),
  furnished: some(['furnished', 'unfurnished', 'partly'], 2),
  finishing: words(['finished', 'semi-finished', 'unfinished']),
  floors: number(0, 5),
  age_max: number(0, 30),
  mortgage_eligible: words(['true', '0']),
  payment_method: words(['cash', 'mortgage', 'installments']),
  rent_period: words(['yearly', 'monthly', 'weekly', 'daily']),
  cheques_max: number(1, 12),
  service_charge_max: number(0, 50),
  amenities: some([1, 2, 62, 64, 65, 100, 'central-ac'], 2),
  advertiser_type: words(['owner', 'agent', 'agency', 'broker', 'developer']),
  agent: words(accounts.map(String)),
  agency: words(accounts.map(String)),
  keyword: words(['quiet garden', 'metro', 'إطلالة']),
  permit: words(['7100001', '7100020']),
  has_video: words(['1', '0']),
  published_within: number(1, 300),
  price_reduced: words(['true', 'false']),
  bbox: fc.constant('54.2,24.1,55.35,25.3'),
  polygon: fc.constant('24.1,54.1;25.5,54.2;25.45,55.61;24.3,55.4'),
}

/** One to three filters at once: with more there is hardly ever an ad left to be wrong about. */
const anyFilters = fc
  .tuple(
    fc.record(filters),
    fc.uniqueArray(words(Object.keys(filters)), { minLength: 0, maxLength: 3 }),
  )
  .map(([all, names]) => Object.fromEntries(Object.entries(all).filter(([n]) => names.includes(n))))

const parse = (query: string) => z.parse(PropertySearch, readQuery(query))

const idsOf = (body: { data: { properties: { id: number }[] } }) =>
  body.data.properties.map(({ id }) => id)

async function allPages(query: Record<string, string>) {
  const ids: number[] = []
  for (let page = 1; ; page += 1) {
    const { body } = await server.get(`/properties${queryString({ ...query, page, limit: 100 })}`)
    ids.push(...idsOf(body))
    if (page >= body.data.pagination.pages) return { ids, pagination: body.data.pagination }
  }
}

describe('GET /api/properties', () => {
  it('finds what looking at every ad finds, whatever the filters', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, words(sorts), async (chosen, sort) => {
        const query = {
          ...chosen,
          sort,
          ...(sort === 'distance' && { near: '25.08,55.14', radius: '60000' }),
        }
        const wanted = bruteSearch(ads, parse(queryString(query)), world)
        const found = await allPages(query)
        expect(found.ids).toEqual(wanted.map(({ id }) => id))
        expect(found.pagination).toMatchObject({ total: wanted.length, totalIsExact: true })
      }),
      { numRuns: 250 },
    )
  })

  it.each(Object.entries(filters))(
    'finds by %s alone, and not everything',
    async (name, values) => {
      const sizes = await Promise.all(
        fc.sample(values, 4).map(async (value) => {
          const query = { [name]: value, limit: '100' }
          const wanted = bruteSearch(ads, parse(queryString(query)), world)
          const { body } = await server.get(`/properties${queryString(query)}`)
          expect(body.data.pagination.total).toBe(wanted.length)
          return wanted.length
        }),
      )
      expect(Math.max(...sizes)).toBeGreaterThan(0)
    },
  )

  it.each(sorts)('sorts %s with ads that lack the value last, no ad twice', async (sort) => {
    const query = { sort, near: '25.08,55.14', radius: '500000' }
    const wanted = bruteSearch(ads, parse(queryString(query)), world)
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map(async (page) =>
        idsOf((await server.get(`/properties${queryString({ ...query, page, limit: 17 })}`)).body),
      ),
    )
    expect(wanted.length).toBeGreaterThan(250)
    expect(pages.flat()).toEqual(wanted.slice(0, 85).map(({ id }) => id))
  })

  it('finds a word in either script, however it is spelled', async () => {
    const totals = await Promise.all(
      ['إطلالة على البحر', 'اطلاله البحر', 'ٱطلالة بحر', 'SEA  views', '"sea" view'].map(
        async (keyword) =>
          (await server.get(`/properties${queryString({ keyword })}`)).body.data.pagination.total,
      ),
    )
    const arabic = ads.filter(({ nameEn, nameAr }) => `${nameEn}${nameAr}`.includes('إطلالة'))
    const english = ads.filter(({ nameEn, nameAr }) => `${nameEn}${nameAr}`.includes('sea view'))
    expect(totals.slice(0, 3)).toEqual(Array(3).fill(arabic.length))
    expect(totals.slice(3)).toEqual(Array(2).fill(english.length))
  })

  it('finds ads by the names of the places they lie in', async () => {
    const place = gazetteer.pathOf(ads[0]!.locationId!)[0]!
    const wanted = bruteSearch(ads, parse(`?locations=${place.id}`), world)
    for (const keyword of [place.name.en, place.name.ar]) {
      const { body } = await server.get(`/properties${queryString({ keyword })}`)
      expect(body.data.pagination.total).toBeGreaterThanOrEqual(wanted.length)
    }
  })

  it('names the places it searched, and marks ads that became cheaper', async () => {
    const [id] = pathIds.slice(-1)
    const { body } = await server.get(`/properties?locations=${id}&emirate=dubai&limit=1`)
    const path = gazetteer.pathOf(id!).map(({ slug }) => slug)
    expect(body.data.places.map(({ slug }: { slug: string }) => slug)).toEqual([
      'dubai',
      path.at(-1),
    ])
    expect(body.data.places[1].path.map(({ slug }: { slug: string }) => slug)).toEqual(path)
    for (const reduced of [true, false]) {
      const query = `?price_reduced=${reduced}&limit=100`
      const cards = (await server.get(`/properties${query}`)).body.data.properties
      expect(new Set(cards.map((card: { priceReduced: boolean }) => card.priceReduced))).toEqual(
        new Set([reduced]),
      )
    }
  })

  it('answers an empty list for people who are not there and pages after the last', async () => {
    for (const query of ['?agent=99999', '?agency=99999', '?page=100', '?permit=none']) {
      const { status, body } = await server.get(`/properties${query}`)
      expect([query, status, body.data.properties]).toEqual([query, 200, []])
    }
  })
})
