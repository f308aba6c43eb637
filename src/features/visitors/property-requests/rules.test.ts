import { describe, expect, test } from 'vitest'
import {
  aedPerDollar,
  dirhamsOf,
  priceRanges,
  rangesOf,
  sarPerDollar,
  searchesFor,
} from './rules.ts'

describe('A price range', () => {
  test('is in riyals with the dirhams of the pegs beside them, and follows the one before', () => {
    expect([sarPerDollar, aedPerDollar]).toEqual([3.75, 3.6725])
    expect(priceRanges[1]).toEqual({
      id: 2,
      sar: { min: 50_000, max: 100_000 },
      aed: { min: 48_966.67, max: 97_933.33 },
    })
    for (const [at, range] of priceRanges.entries()) {
      const next = priceRanges[at + 1]
      expect(range.sar.max).toBe(next ? next.sar.min : null)
      expect(range.aed.max).toBe(next ? next.aed.min : null)
    }
  })

  test('converts to whole fils', () => {
    for (const riyals of [0, 1, 3.75, 999_999_999])
      expect(dirhamsOf(riyals) * 100).toBeCloseTo(Math.round(dirhamsOf(riyals) * 100), 4)
    expect(dirhamsOf(3.75)).toBe(3.67)
  })
})

const wish = {
  goals: ['buy'],
  category: 'residential',
  propertyTypes: [{ id: 1 }, { id: 2 }],
  area: [{ id: 10 }, { id: 20 }],
  priceRanges: rangesOf([3, 2]),
}

const searches = (changes: object = {}) => searchesFor({ ...wish, ...changes } as never)

describe('The ads that fit a request', () => {
  test('are of its types, locations and prices', () => {
    expect(searches()).toEqual([
      {
        purpose: 'sale',
        category: 'residential',
        property_type: ['1', '2'],
        locations: [10, 20],
        price_min: 48_966,
        price_max: 244_834,
      },
    ])
  })

  test.each([
    [['rent'], ['rent']],
    [['buy', 'invest'], ['sale']],
    [
      ['rent', 'invest'],
      ['sale', 'rent'],
    ],
  ])('are for the purposes of %j: %j', (goals, purposes) => {
    expect(searches({ goals }).map(({ purpose }) => purpose)).toEqual(purposes)
  })

  test('have rents of a year alone, as the prices of a request are', () => {
    const [sale, rent] = searches({ goals: ['buy', 'rent'] })
    expect(sale).not.toHaveProperty('rent_period')
    expect(rent).toEqual({ ...sale, purpose: 'rent', rent_period: 'yearly' })
  })

  test('have no limit where the range has none', () => {
    expect(searches({ priceRanges: rangesOf([1]) })[0]).not.toHaveProperty('price_min')
    expect(searches({ priceRanges: rangesOf([9]) })[0]).not.toHaveProperty('price_max')
  })
})
