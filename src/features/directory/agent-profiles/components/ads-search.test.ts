import { describe, expect, test } from 'vitest'
import type { Figures } from '../contract.ts'
import { adsQueryOf, adsSearchOf } from './ads-search.ts'

const figures = { propertyTypes: [{ id: 4 }, { id: 7 }] } as unknown as Figures

describe('The ads of a profile', () => {
  test('are those of the address', () => {
    const query = { purpose: 'rent', property_type: '7', sort: 'price_asc', page: '2' }
    expect(adsSearchOf(query, figures)).toEqual({ ...query, page: 2 })
  })

  test('are all of them, the newest first, where the address means nothing', () => {
    const all = { purpose: undefined, property_type: undefined, sort: 'newest', page: 1 }
    const odd = { purpose: 'swap', property_type: '99', sort: 'distance', page: '-1' }
    expect(adsSearchOf({}, figures)).toEqual(all)
    expect(adsSearchOf(odd, figures)).toEqual(all)
    expect(adsSearchOf({ page: '999999' }, figures)).toEqual(all)
  })

  test('have one address for each view', () => {
    expect(adsQueryOf({ sort: 'newest', purpose: '', page: '1' })).toEqual({})
    expect(adsQueryOf({ sort: 'price_asc', utm: 'x', purpose: 'sale' })).toEqual({
      purpose: 'sale',
      sort: 'price_asc',
    })
  })
})
