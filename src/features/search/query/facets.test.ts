import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Facets } from './contract/facets.ts'
import { queryString, readQuery } from '#platform/endpoint/codec.ts'
import { anyFilters, fewOf } from '#test/any-search.ts'
import { type Ad, bruteSearch } from '#test/brute-search.ts'
import { searchFixtures } from '#test/search-fixtures.ts'
import { PropertySearch } from './contract/property-search.ts'

const fixtures = await searchFixtures(300, 23)
const { ads, gazetteer, server } = fixtures

const filters = anyFilters(fixtures)

/** Half of all choices are of what facets show. */
const anySearch = fc
  .tuple(
    fewOf(filters, 1),
    fewOf({ keyword: filters.keyword, polygon: filters.polygon }, 1),
    fewOf(
      {
        purpose: filters.purpose,
        property_type: filters.property_type,
        rooms: filters.rooms,
        furnished: filters.furnished,
        ready: filters.ready,
        emirate: filters.emirate,
        price_min: filters.price_min,
        price_max: filters.price_max,
      },
      3,
    ),
  )
  .map(([some, dear, shown]) => ({ ...some, ...dear, ...shown }))

const facetsOf = async (query: object): Promise<Facets> =>
  (await server.get(`/properties${queryString({ ...query, facets: 1 })}`)).body.data.facets

const parse = (query: object) => z.parse(PropertySearch, readQuery(queryString(query)))

type Query = Record<string, string>

function tally(
  query: Query,
  without: string[],
  valueOf: (ad: Ad) => string | number | null | undefined,
) {
  const rest = Object.fromEntries(Object.entries(query).filter(([name]) => !without.includes(name)))
  const counts: Record<string, number> = {}
  for (const ad of bruteSearch(ads, parse(rest), fixtures)) {
    const value = valueOf(ad)
    if (value != null) counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}

const byValue = (list: { value: string; count: number }[]) =>
  Object.fromEntries(list.map(({ value, count }) => [value, count]))
const byId = (list: { id: number; count: number }[]) =>
  Object.fromEntries(list.map(({ id, count }) => [String(id), count]))

/** The place right below `above` that an ad lies in. */
const childBelow = (above: number) => (ad: Ad) => {
  const path = gazetteer.pathOf(ad.locationId!).map(({ id }) => id)
  return path.includes(above) ? path[path.indexOf(above) + 1] : null
}

describe('facets of GET /api/properties', () => {
  it('count what each choice would give, whatever else is chosen', async () => {
    await fc.assert(
      fc.asyncProperty(anySearch, async (query) => {
        const facets = await facetsOf(query)
        const types = ['property_type', 'commercial_property_type']
        expect(byValue(facets.purpose)).toEqual(tally(query, ['purpose'], (ad) => ad.purpose))
        expect(byId(facets.propertyType)).toEqual(tally(query, types, (ad) => ad.typeId))
        expect(byValue(facets.rooms)).toEqual(tally(query, ['rooms'], (ad) => ad.rooms))
        expect(byValue(facets.ready)).toEqual(tally(query, ['ready'], (ad) => ad.ready))
        expect(byValue(facets.furnished)).toEqual(tally(query, ['furnished'], (ad) => ad.furnished))
        const { locations = [] } = parse(query)
        const [below] = locations.length === 1 ? locations : []
        const none = { emirate: {}, locations: {} }
        const emirateOf = (ad: Ad) => gazetteer.pathOf(ad.locationId!)[0]!.id
        expect({ emirate: byId(facets.emirate), locations: byId(facets.locations) }).toEqual(
          below === undefined
            ? { ...none, emirate: tally(query, ['emirate'], emirateOf) }
            : { ...none, locations: tally(query, [], childBelow(below)) },
        )
      }),
      { numRuns: 100 },
    )
  })

  it('count the children of the one chosen place', async () => {
    const dubai = gazetteer.bySlug('dubai')!
    const facets = await facetsOf({ locations: dubai.id, rooms: '1,2' })
    expect(facets.locations.length).toBeGreaterThan(3)
    expect(byId(facets.locations)).toEqual(
      tally({ locations: String(dubai.id), rooms: '1,2' }, [], childBelow(dubai.id)),
    )
  })

  it('draw the prices of everything else that is chosen', async () => {
    await fc.assert(
      fc.asyncProperty(anySearch, async (query) => {
        const { price } = await facetsOf(query)
        const { price_min, price_max, ...rest } = query as Query
        const prices = bruteSearch(ads, parse(rest), fixtures).map((ad) => ad.totalPrice!)
        const buckets = price?.buckets ?? []
        const none = { min: undefined, max: undefined, count: 0 }
        const count = buckets.reduce((sum, bucket) => sum + bucket.count, 0)
        expect({ min: price?.min, max: price?.max, count }).toEqual(
          prices.length === 0
            ? none
            : { min: Math.min(...prices), max: Math.max(...prices), count: prices.length },
        )
        for (const { min, max, count: inside } of buckets) {
          expect(prices.filter((one) => one >= min && one < max)).toHaveLength(inside)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('are left out unless asked for', async () => {
    const { body } = await server.get('/properties')
    expect(Object.keys(body.data)).not.toContain('facets')
  })
})
