import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Cell,
  type ChosenFacets,
  histogramOf,
  priceEdges,
  readCells,
  sumCells,
} from './facets.ts'

const code = (most: number) => fc.option(fc.nat(most), { nil: null })

const anyCell: fc.Arbitrary<Cell> = fc.record({
  place: fc.nat(7),
  type: fc.integer({ min: 1, max: 3 }),
  rooms: code(30),
  ready: code(1),
  furnished: code(2),
  purpose: fc.nat(1),
  count: fc.integer({ min: 1, max: 1_000_000 }),
})

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })

const anyChosen: fc.Arbitrary<ChosenFacets> = fc.record({
  purpose: maybe(fc.nat(1)),
  types: maybe(fc.subarray([1, 2, 3], { minLength: 1 })),
  rooms: maybe(
    fc.record({ values: fc.subarray([0, 1, 2, 3]), from: maybe(fc.integer({ min: 0, max: 30 })) }),
  ),
  ready: maybe(fc.nat(1)),
  furnished: maybe(fc.subarray([0, 1, 2], { minLength: 1 })),
  place: maybe(fc.integer({ min: 1, max: 7 })),
})

const passes = (cell: Cell, chosen: ChosenFacets) =>
  (chosen.purpose ?? cell.purpose) === cell.purpose &&
  (chosen.types ?? [cell.type]).includes(cell.type) &&
  (chosen.ready ?? cell.ready) === cell.ready &&
  (chosen.place ?? cell.place) === cell.place &&
  (!chosen.furnished || chosen.furnished.some((one) => one === cell.furnished)) &&
  (!chosen.rooms ||
    (cell.rooms !== null &&
      (chosen.rooms.values.includes(cell.rooms) ||
        (chosen.rooms.from !== undefined && cell.rooms >= chosen.rooms.from))))

const own = {
  purpose: 'purpose',
  type: 'types',
  rooms: 'rooms',
  ready: 'ready',
  furnished: 'furnished',
  place: 'place',
} as const

function tally(cells: readonly Cell[], name: keyof typeof own) {
  const known = cells.filter((cell) => cell[name] !== null)
  const groups = Map.groupBy(known, (cell) => cell[name] as number)
  return new Map(
    [...groups].map(([value, group]) => [value, group.reduce((sum, { count }) => sum + count, 0)]),
  )
}

const keyOf = ({ place, type, rooms, ready, furnished, purpose }: Cell) => {
  const stored = (value: number | null) => BigInt(value === null ? 0 : value + 1)
  return (
    (BigInt(place) << 26n) |
    (BigInt(type) << 11n) |
    (stored(rooms) << 5n) |
    (stored(ready) << 3n) |
    (stored(furnished) << 1n) |
    BigInt(purpose)
  )
}

describe('a cube of counts', () => {
  it('is read back from the keys of the database', () => {
    fc.assert(
      fc.property(fc.array(anyCell), (cells) => {
        const text = cells.map((cell) => `${keyOf(cell)}:${cell.count}`).join(',')
        expect(readCells(text)).toEqual(cells)
      }),
    )
  })

  it('counts each choice as if its own filter alone were taken away', () => {
    fc.assert(
      fc.property(fc.array(anyCell, { maxLength: 40 }), anyChosen, (cells, chosen) => {
        const sums = sumCells(cells, chosen)
        for (const [name, filter] of Object.entries(own) as [
          keyof typeof own,
          keyof ChosenFacets,
        ][]) {
          const counted = cells.filter((cell) => passes(cell, { ...chosen, [filter]: undefined }))
          expect(sums[name]).toEqual(tally(counted, name))
        }
      }),
    )
  })
})

describe('a price histogram', () => {
  it('has round edges that rise', () => {
    expect(priceEdges).toEqual(priceEdges.toSorted((a, b) => a - b))
    expect(priceEdges.every((edge) => Number.isInteger(edge))).toBe(true)
  })

  it('is nothing where nothing was found', () => {
    expect(histogramOf([])).toBeNull()
  })

  it('fills the steps between with nothing and gives limits in dirhams', () => {
    const step = priceEdges.indexOf(1_000_000 * 100) + 1
    const steps = [
      { step, min: 110_000_000, max: 120_000_000, count: 2 },
      { step: step + 2, min: 250_000_050, max: 250_000_050, count: 1 },
    ]
    expect(histogramOf(steps)).toEqual({
      min: 1_100_000,
      max: 2_500_000.5,
      buckets: [
        { min: 1_000_000, max: 1_500_000, count: 2 },
        { min: 1_500_000, max: 2_000_000, count: 0 },
        { min: 2_000_000, max: 3_000_000, count: 1 },
      ],
    })
  })
})
