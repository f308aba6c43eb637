import { describe, expect, it } from 'vitest'
import { marketFor, marketOf, markets, resultsOf } from './markets.ts'

describe('the markets', () => {
  it('lead to the results with their own filter', () => {
    expect(markets.map(resultsOf)).toEqual([
      '/properties?purpose=sale',
      '/properties?purpose=rent',
      '/properties?category=commercial',
      '/properties?ready=off-plan',
    ])
  })

  it('are marked on their results, the narrowest of them where several fit', () => {
    expect(marketOf('/en/properties', { purpose: 'rent' })?.for).toBe('rent')
    expect(marketOf('/properties', { purpose: 'sale', ready: 'off-plan' })?.for).toBe('off-plan')
    expect(marketOf('/ar/properties/', { purpose: 'rent', category: 'commercial' })?.for).toBe(
      'commercial',
    )
  })

  it('are not marked elsewhere', () => {
    expect(marketOf('/en/properties', {})).toBeUndefined()
    expect(marketOf('/en/properties/5/villa', { purpose: 'rent' })).toBeUndefined()
  })

  it('begin with buying, whatever an address says', () => {
    expect(marketFor(undefined).for).toBe('sale')
    expect(marketFor('nonsense').for).toBe('sale')
    expect(marketFor('commercial').for).toBe('commercial')
  })
})
