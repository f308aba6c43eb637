import { describe, expect, it } from 'vitest'
import { comparisonOf, comparisonsFor } from './market.ts'

const home = {
  purpose: 0,
  rooms: 2,
  rentPeriod: null,
  price: 92_000_000,
  pricePerSqm: 1_840_000,
}
const byArea = { basis: 'price_per_area', isOfRooms: true } as const
const asItIs = { basis: 'price', isOfRooms: true } as const
const ofAnyRooms = { basis: 'price_per_area', isOfRooms: false } as const

describe('The price of an ad beside the median of others', () => {
  it('is that of a square metre for a sale, with as many bedrooms or else with any number', () => {
    expect(comparisonsFor(home)).toEqual([byArea, ofAnyRooms])
    expect(comparisonsFor({ ...home, rooms: null })).toEqual([byArea])
    expect(comparisonOf(home, byArea, { count: 24, median: 2_000_000 })).toEqual({
      basis: 'price_per_area',
      count: 24,
      median: 20_000,
      percent: -8,
    })
  })

  it('is the rent itself for as many bedrooms, and the price itself where the area is unknown', () => {
    const rent = { ...home, purpose: 1, rentPeriod: 0, price: 11_000_000 }
    expect(comparisonsFor(rent)).toEqual([asItIs, ofAnyRooms])
    expect(comparisonsFor({ ...rent, rentPeriod: null })).toEqual([])
    expect(comparisonsFor({ ...home, pricePerSqm: null })).toEqual([asItIs])
    const compared = comparisonOf(rent, asItIs, { count: 8, median: 10_000_000 })
    expect(compared).toMatchObject({ median: 100_000, percent: 10 })
  })

  it('is never minus zero percent', () => {
    const compared = comparisonOf(home, byArea, { count: 9, median: 1_841_000 })
    expect(Object.is(compared.percent, 0)).toBe(true)
  })
})
