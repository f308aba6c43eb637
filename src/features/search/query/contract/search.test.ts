import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readQuery, writeQuery } from '#platform/endpoint/codec.ts'
import { maxCorners } from '#platform/endpoint/fields.ts'
import { reasonsOf } from '#platform/issues.ts'
import { PropertySearch } from './property-search.ts'
import { searchAddress } from './search.ts'

const read = (query: string) => {
  const parsed = z.safeParse(PropertySearch, readQuery(query), { reportInput: true })
  return parsed.success ? parsed.data : reasonsOf(parsed.error.issues, 'query')
}

const parsed = (query: string) => z.parse(PropertySearch, readQuery(query))

const anyRaw = fc.record(
  {
    purpose: fc.constantFrom('sale', 'rent'),
    property_type: fc.constantFrom('apartment', 'villa,3', '12'),
    locations: fc
      .uniqueArray(fc.nat(9999), { minLength: 1, maxLength: 4 })
      .map((ids) => ids.map((id) => id + 1).join(',')),
    ready: fc.constantFrom('all', 'ready', 'off-plan'),
    price_min: fc.nat(999).map((price) => `${price},000`),
    price_max: fc.nat(999).map((price) => `${price + 1000}٬٠٠٠`),
    rooms: fc.constantFrom('0', '1,2', '٣', '7+', '3 ,7 ', '02'),
    unit: fc.constantFrom('sqm', 'sqft'),
    furnished: fc.constantFrom('partly', 'furnished,unfurnished'),
    mortgage_eligible: fc.constantFrom('1', '0', 'TRUE', 'false'),
    keyword: fc.constantFrom('sea view', 'إطلالة, بحر', "o'hara & co", '+ % # ?'),
    bbox: fc.constantFrom('55.1,25,55.3,25.2', ' 54 , 24 , 56 , 26'),
    polygon: fc.constantFrom('25,55;25.1,55;25.1,55.1', '25,55,25.1,55,25.1,55.1'),
    near: fc
      .tuple(fc.double({ min: -90, max: 90, noNaN: true }), fc.nat(180))
      .map(([lat, lng]) => `${lat + 0},${lng}`),
    sort: fc.constantFrom('newest', 'price_asc', 'featured'),
    page: fc.integer({ min: 1, max: 100 }).map(String),
    limit: fc.integer({ min: 1, max: 100 }).map(String),
    utm_source: fc.constant('mail'),
  },
  { requiredKeys: [] },
)

describe('the search in an address', () => {
  it('is the same search after it was written and read again', () => {
    fc.assert(
      fc.property(anyRaw, (raw) => {
        const search = z.parse(PropertySearch, raw)
        const { ready, ...rest } = search
        const said = ready === 'all' ? rest : search
        expect(z.parse(PropertySearch, writeQuery(search))).toEqual(search)
        expect(z.parse(PropertySearch, readQuery(searchAddress(search)))).toEqual(said)
      }),
    )
  })

  it('leaves out what is said anyway and keeps one order', () => {
    expect(searchAddress(parsed('sort=featured&unit=sqm&page=1&ready=all'))).toBe('')
    expect(searchAddress(parsed('rooms=1,7%2B&purpose=sale&page=2'))).toBe(
      '?page=2&purpose=sale&rooms=1,7%2B',
    )
  })

  it('reads a plus sign that nobody encoded', () => {
    expect(read('rooms=3,7+')).toMatchObject({ rooms: ['3', '7+'] })
  })
})

describe('a search that is refused', () => {
  it.each([
    ['locations=1,2,3,4,5', 'locations', 'too_many_locations'],
    ['locations[]=1&locations[]=2&locations=3,4,5', 'locations', 'too_many_locations'],
    ['page=0', 'page', 'too_small'],
    ['page=1.5', 'page', 'invalid_integer'],
    ['limit=1000000', 'limit', 'too_big'],
    ['page=501&limit=20', 'page', 'page_too_deep'],
    ['price_min=NaN', 'price_min', 'invalid_number'],
    ['price_max=Infinity', 'price_max', 'invalid_number'],
    ['price_min=-1', 'price_min', 'too_small'],
    ['price_min=2&price_max=1', 'price_min', 'range_reversed'],
    ['space_min=2&space_max=1', 'space_min', 'range_reversed'],
    [`keyword=${'a'.repeat(10_000)}`, 'keyword', 'too_long'],
    ['keyword=a%00b', 'keyword', 'invalid_text'],
    ['rooms=many', 'rooms', 'invalid_choice'],
    ['rooms=31', 'rooms', 'invalid_choice'],
    ['purpose=steal', 'purpose', 'invalid_choice'],
    ['sort=id;drop', 'sort', 'invalid_choice'],
    ['sort=distance', 'sort', 'near_needed'],
    ['bbox=1,2,3', 'bbox', 'invalid_area'],
    ['bbox=56,24,54,26', 'bbox', 'invalid_area'],
    ['near=91,55', 'near', 'invalid_point'],
    ['polygon=25,55;25,56', 'polygon', 'invalid_polygon'],
    ['agent=99999999999', 'agent', 'too_big'],
  ])('%.40s: %s, %s', (query, path, code) => {
    expect(read(query)).toContainEqual(expect.objectContaining({ path, code }))
  })

  it.each(['25,55;25,56', '25,55;'.repeat(201)])('says how many corners an area has', (polygon) => {
    expect(read(`polygon=${polygon}`)).toEqual([
      { code: 'invalid_polygon', path: 'polygon', values: { minimum: 3, maximum: maxCorners } },
    ])
  })

  it('says how deep one can page', () => {
    expect(read('page=501')).toEqual([
      { code: 'page_too_deep', path: 'page', values: { maximum: 10_000 } },
    ])
  })
})
