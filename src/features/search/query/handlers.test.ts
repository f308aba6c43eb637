import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { queryString, readQuery } from '#platform/endpoint/codec.ts'
import { anyFilters, fewOf } from '#test/any-search.ts'
import { hostileQueries } from '#test/api-server.ts'
import { bruteSearch } from '#test/brute-search.ts'
import { searchFixtures } from '#test/search-fixtures.ts'
import { sorts } from './contract/limits.ts'
import { PropertySearch } from './contract/property-search.ts'

const fixtures = await searchFixtures(320, 11)
const { ads, gazetteer, server } = fixtures
const filters = anyFilters(fixtures)

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
      fc.asyncProperty(fewOf(filters, 3), fc.constantFrom(...sorts), async (chosen, sort) => {
        const query = {
          ...chosen,
          sort,
          ...(sort === 'distance' && { near: '25.08,55.14', radius: '60000' }),
        }
        const wanted = bruteSearch(ads, parse(queryString(query)), fixtures)
        const found = await allPages(query)
        expect(found.ids).toEqual(wanted.map(({ id }) => id))
        expect(found.pagination).toMatchObject({ total: wanted.length, totalIsExact: true })
      }),
      { numRuns: 150 },
    )
  })

  it.each(Object.entries(filters))(
    'finds by %s alone, and not everything',
    async (name, values) => {
      const sizes = await Promise.all(
        fc.sample(values, 4).map(async (value) => {
          const query = { [name]: value, limit: '100' }
          const wanted = bruteSearch(ads, parse(queryString(query)), fixtures)
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
    const wanted = bruteSearch(ads, parse(queryString(query)), fixtures)
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map(async (page) =>
        idsOf((await server.get(`/properties${queryString({ ...query, page, limit: 17 })}`)).body),
      ),
    )
    expect(wanted.length).toBeGreaterThan(250)
    expect(pages.flat()).toEqual(wanted.slice(0, 85).map(({ id }) => id))
  })

  it('begins each twenty ads with three promoted ones at most, whatever the length of a page', async () => {
    const cardsOf = async (query: Record<string, string | number>) =>
      (await server.get(`/properties${queryString(query)}`)).body.data.properties
    const isPromoted = (card: { adType: { slug: string } | null }) =>
      card.adType?.slug === 'featured'
    const [first, second] = [await cardsOf({}), await cardsOf({ page: 2 })]
    expect(first.map(isPromoted)).toEqual([...Array(3).fill(true), ...Array(17).fill(false)])
    expect(second.map(isPromoted)).toEqual(first.map(isPromoted))
    expect(await cardsOf({ limit: 40 })).toEqual([...first, ...second])
    expect((await cardsOf({ ad_type: 'featured' })).every(isPromoted)).toBe(true)
  })

  it('looks for four alternatives of a keyword, and refuses one with more', async () => {
    const words = ['nowhereone', 'nowheretwo', 'nowherethree']
    const totalOf = async (...alternatives: string[]) => {
      const keyword = alternatives.join(' or ')
      return (await server.get(`/properties${queryString({ keyword })}`)).body.data.pagination.total
    }
    expect(await totalOf(...words, 'sea')).toBe(await totalOf('sea'))
    expect(await totalOf('sea')).toBeGreaterThan(0)
    const inArabic = (
      await server.get(`/properties${queryString({ keyword: 'nowhereone أو sea' })}`)
    ).body.data.pagination.total
    expect(inArabic).toBe(await totalOf('sea'))
    const keyword = [...words, 'nowherefour', 'sea'].join('\u00a0-OR- ')
    const refused = await server.get(`/properties${queryString({ keyword, purpose: 'sale' })}`)
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [
        {
          code: 'too_many_alternatives',
          path: 'keyword',
          msg: 'Use “or” between 4 alternatives at most',
        },
      ],
    ])
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
    const wanted = bruteSearch(ads, parse(`?locations=${place.id}`), fixtures)
    for (const keyword of [place.name.en, place.name.ar]) {
      const { body } = await server.get(`/properties${queryString({ keyword })}`)
      expect(body.data.pagination.total).toBeGreaterThanOrEqual(wanted.length)
    }
  })

  it('names the places it searched, and marks ads that became cheaper', async () => {
    const id = ads.at(-1)?.locationId
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

  it('counts an ad once when a place and one inside it are chosen, or one place twice', async () => {
    const [emirate, place] = gazetteer.pathOf(ads[0]!.locationId!)
    const total = async (locations: string) =>
      (await server.get(`/properties?locations=${locations}&facets=1`)).body.data.pagination.total
    expect(await total(`${emirate!.id},${place!.id}`)).toBe(await total(`${emirate!.id}`))
    expect(await total(`${place!.id},0${place!.id}`)).toBe(await total(`${place!.id}`))
  })

  it('answers an empty list for people who are not there and pages after the last', async () => {
    for (const query of ['?agent=99999', '?agency=99999', '?page=100', '?permit=none']) {
      const { status, body } = await server.get(`/properties${query}`)
      expect([query, status, body.data.properties]).toEqual([query, 200, []])
    }
  })

  it.each([
    ['?locations=1,2,3,4,5', 'locations', 'You can select up to 4 locations only'],
    ['?locations=987654', 'locations', 'This location does not exist'],
    ['?emirate=riyadh', 'emirate', 'This location does not exist'],
    ['?property_type=castle', 'property_type', 'This option is not available'],
    [
      '?commercial_property_type=apartment',
      'commercial_property_type',
      'This option is not available',
    ],
    ['?ad_type=9', 'ad_type', 'This option is not available'],
    ['?amenities=central-ac,moat', 'amenities', 'This option is not available'],
    ['?page=0', 'page', 'Enter 1 or more'],
    ['?limit=1000000', 'limit', 'Enter 100 or less'],
    ['?price_min=NaN', 'price_min', 'Enter a number'],
    ['?page=501', 'page', 'Only the first 10,000 results can be shown. Narrow your search.'],
  ])('refuses %s in words', async (query, path, msg) => {
    const { status, body } = await server.get(`/properties${query}`)
    expect([status, body.errors[0]]).toMatchObject([422, { path, msg }])
  })

  it('refuses in Arabic when asked in Arabic', async () => {
    const { body } = await server.get('/properties?locations=1,2,3,4,5', {
      'accept-language': 'ar',
    })
    expect(body.errors[0]).toMatchObject({
      code: 'too_many_locations',
      msg: 'الحد الأقصى لعدد المواقع: 4',
    })
  })

  it.each(hostileQueries)('survives a keyword of %s', async (_, text, status) => {
    expect((await server.get(`/properties?keyword=${text}&facets=1`)).status).toBe(status)
  })

  const names = Object.keys(PropertySearch.shape)
  it.each(names)('never fails, whatever robots send as %s', async (name) => {
    const texts = [
      "1' or '1'='1",
      '1;drop table properties',
      '-1',
      '1e400',
      '9'.repeat(30),
      '[]',
      '7+',
    ]
    for (const text of [
      ...hostileQueries.map(([, raw]) => raw),
      ...texts.map(encodeURIComponent),
    ]) {
      const { status } = await server.get(`/properties?${name}=${text}&facets=1`)
      expect([name, text, status < 500]).toEqual([name, text, true])
    }
  })
})
