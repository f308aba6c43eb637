import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { toFils } from './mortgage.ts'
import { highestIncrease } from './rent-increase.ts'

const average = 100_000

describe('The rent of a renewed contract in Dubai', () => {
  test.each([
    [90_000, 0, 90_000],
    [89_999, 5, 94_498.95],
    [80_000, 5, 84_000],
    [79_000, 10, 86_900],
    [70_000, 10, 77_000],
    [65_000, 15, 74_750],
    [60_000, 15, 69_000],
    [59_000, 20, 70_800],
    [120_000, 0, 120_000],
  ])('of %d, where %3$d is the average, may rise by %d %%', (rent, rise, newRent) => {
    const found = highestIncrease({ rent, average })
    expect([found.rise, toFils(found.newRent)]).toEqual([rise, newRent])
  })

  it('names how far it is below the average', () => {
    expect(highestIncrease({ rent: 65_000, average }).gap).toBe(35)
    expect(highestIncrease({ rent: 120_000, average }).gap).toBe(-20)
  })

  it('does not say ten per cent for what is more', () => {
    const gaps = [90_000, 89_999, 89_999.99].map((rent) => highestIncrease({ rent, average }).gap)
    expect(gaps).toEqual([10, 10.01, 10.01])
  })

  it('never falls, never passes the average by rising, and rises by a band of the law', () => {
    const fils = fc.integer({ min: 100, max: 10 ** 9 }).map((amount) => amount / 100)
    fc.assert(
      fc.property(fils, fils, (rent, other) => {
        const { rise, newRent } = highestIncrease({ rent, average: other })
        expect([0, 5, 10, 15, 20]).toContain(rise)
        expect(newRent).toBeGreaterThanOrEqual(rent)
        expect(newRent).toBeLessThanOrEqual(Math.max(rent, other))
      }),
    )
  })

  it('stays at each edge of a band, and rises a fils below it', () => {
    const edges = fc.constantFrom([10, 0], [20, 5], [30, 10], [40, 15])
    const round = fc.integer({ min: 1, max: 10 ** 6 }).map((hundreds) => hundreds * 100)
    fc.assert(
      fc.property(edges, round, ([gap = 0, rise], market) => {
        const rent = (market * (100 - gap)) / 100
        expect(highestIncrease({ rent, average: market }).rise).toBe(rise)
        expect(highestIncrease({ rent: rent - 0.01, average: market }).rise).toBe(rise! + 5)
      }),
    )
  })
})
