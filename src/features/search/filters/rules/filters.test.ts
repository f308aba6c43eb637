import { describe, expect, it } from 'vitest'
import { readSearch } from '#features/search/query/contract/address.ts'
import { readQuery } from '#platform/endpoint/codec.ts'
import { resultsAddress } from './address.ts'
import { activeFilters, isIndexable, listRelaxations, withPurpose } from './filters.ts'

const read = (query: string) => readSearch(readQuery(query))
const without = (query: string) =>
  activeFilters(read(query)).map((filter) => [filter.name, resultsAddress(filter.without)])

describe('Another purpose', () => {
  it('keeps the filters that its ads have too, from the first page on', () => {
    const search = read(
      'purpose=rent&rent_period=yearly&cheques_max=2&price_max=9&rooms=2&page=3&sort=newest',
    )
    expect(resultsAddress(withPurpose(search, 'sale'))).toBe(
      '/properties?purpose=sale&rooms=2&sort=newest',
    )
    const financed = read('purpose=sale&mortgage_eligible=true&space_max=50')
    expect(resultsAddress(withPurpose(financed, undefined))).toBe('/properties?space_max=50')
  })
})

describe('The filters of a search', () => {
  it('are taken back one by one, from the first page on', () => {
    expect(without('purpose=sale&locations=4,7&rooms=2&page=3&sort=newest')).toEqual([
      ['locations', '/properties?locations=7&purpose=sale&rooms=2&sort=newest'],
      ['locations', '/properties?locations=4&purpose=sale&rooms=2&sort=newest'],
      ['rooms', '/properties?locations=4,7&purpose=sale&sort=newest'],
    ])
  })

  it('count a range once and take it back whole', () => {
    expect(without('price_min=1&price_max=9&space_max=50&unit=sqft')).toEqual([
      ['price', '/properties?space_max=50&unit=sqft'],
      ['space', '/properties?price_max=9&price_min=1&unit=sqft'],
    ])
  })

  it('are not the purpose, the order, the unit or the page', () => {
    expect(activeFilters(read('purpose=rent&sort=newest&unit=sqft&page=2&ready=all'))).toEqual([])
  })
})

describe('A search without results', () => {
  it('is tried without what a person can best do without', () => {
    const tried = listRelaxations(
      read('purpose=sale&locations=4&rooms=2&furnished=furnished&keyword=sea'),
    )
    expect(tried.map(({ name }) => name)).toEqual(['keyword', 'furnished', 'rooms'])
  })
})

describe('A page for search engines', () => {
  it.each([
    ['purpose=sale&property_type=villa&locations=4', 10, true],
    ['purpose=sale&property_type=villa&locations=4', 0, false],
    ['price_max=100000', 10, false],
    ['rooms=1,2,3,4', 10, false],
    ['sort=price_asc', 10, false],
    ['page=21', 900, false],
  ])('%s with %i ads: %s', (query, total, isWanted) => {
    expect(isIndexable(read(query), total)).toBe(isWanted)
  })
})
