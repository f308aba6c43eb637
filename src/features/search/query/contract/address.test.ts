import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { PropertySearch } from './property-search.ts'
import { searchQueryIn, writeSearch } from './search.ts'
import { anyFilters, fewOf } from '#test/any-search.ts'
import { readSearch } from './address.ts'

const gazetteer = { pathOf: (id: number) => [{ id }] } as never
const ads = [1, 2, 215].map((locationId) => ({ locationId })) as never
const filters = {
  ...anyFilters({ ads, gazetteer, accounts: [1, 2] }),
  near: fc.constant('25.07,55.14'),
  radius: fc.constant('1,000'),
  price_max: fc.constantFrom('٢٬٠٠٠٬٠٠٠', '2,000,000', '1999999.5'),
  rooms: fc.constantFrom('0', '1,2', '٣', '7+', '3 ,7 ', '02'),
  keyword: fc.constantFrom('  sea view ', 'إطلالة, بحر', '\u200fdubai'),
  sort: fc.constantFrom('newest', 'price_asc'),
  page: fc.constantFrom('1', '٣'),
  limit: fc.constantFrom('20', '5'),
}

describe('the search in an address', () => {
  it('is in a browser what it is on the server', () => {
    fc.assert(
      fc.property(fewOf(filters, 8), (query) => {
        const { data, success } = z.safeParse(PropertySearch, query)
        fc.pre(success)
        expect(readSearch(query)).toEqual(data)
      }),
    )
  })

  it('knows every parameter that the server takes', () => {
    const one = Object.keys(PropertySearch.shape).map((name) => [name, '1'])
    expect(Object.keys(readSearch(Object.fromEntries(one))).sort()).toEqual(
      Object.keys(PropertySearch.shape).sort(),
    )
  })

  it('leaves out what is no number and what no search knows', () => {
    const query = searchQueryIn('?price_min=cheap&near=here&locations=1,x&rooms=2&utm_source=mail')
    expect(writeSearch(readSearch(query))).toEqual({ rooms: '2' })
  })
})
