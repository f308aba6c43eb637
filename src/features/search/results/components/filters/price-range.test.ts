import { describe, expect, test } from 'vitest'
import { isTelling, moveThumb, presetsFor, rangeOf, thumbsOf } from './price-range.ts'

const edges = [300_000, 500_000, 700_000, 1_000_000, 1_500_000]
const buckets = edges.slice(1).map((max, at) => ({ min: edges[at] ?? 0, max, count: at }))

const open = { least: undefined, most: undefined }

describe('The thumbs of the price slider', () => {
  test('stand at the ends of the scale without a limit, and the ends are no limit', () => {
    expect(thumbsOf(open, buckets)).toEqual({ from: 0, to: 4 })
    expect(rangeOf({ from: 0, to: 4 }, buckets)).toEqual(open)
  })

  test('stand at each edge, and give it back', () => {
    for (let from = 0; from < 4; from += 1)
      for (let to = from + 1; to <= 4; to += 1)
        expect(thumbsOf(rangeOf({ from, to }, buckets), buckets)).toEqual({ from, to })
  })

  test('enclose a typed price between two edges, and one outside of the scale', () => {
    expect(thumbsOf({ least: 600_000, most: 900_000 }, buckets)).toEqual({ from: 1, to: 3 })
    expect(thumbsOf({ least: 1, most: 9_000_000 }, buckets)).toEqual({ from: 0, to: 4 })
    expect(thumbsOf({ least: 9_000_000, most: 1 }, buckets)).toEqual({ from: 3, to: 3 })
    expect(thumbsOf({ least: 1, most: 2 }, [])).toEqual({ from: 0, to: 0 })
  })

  test('never pass each other', () => {
    expect(moveThumb({ from: 1, to: 3 }, 'from', 4)).toEqual({ from: 2, to: 3 })
    expect(moveThumb({ from: 1, to: 3 }, 'to', 0)).toEqual({ from: 1, to: 2 })
  })
})

describe('The histogram of prices', () => {
  const withCounts = (...counts: number[]) =>
    counts.map((count, at) => ({ min: at, max: at + 1, count }))

  test.each([
    ['few homes', [1, 0, 4, 2]],
    ['homes of one price', [20]],
    ['bars of one height', [5, 0, 5]],
    ['no homes', []],
  ])('says nothing of %s', (_, counts) => {
    expect(isTelling(withCounts(...counts))).toBe(false)
  })

  test('is drawn from eight homes on that differ', () => {
    expect(isTelling(withCounts(1, 0, 5, 2))).toBe(true)
  })
})

describe('The common prices', () => {
  test.each([
    [{ purpose: 'sale', rentPeriod: undefined }, 2_000_000],
    [{ purpose: 'rent', rentPeriod: undefined }, 80_000],
    [{ purpose: 'rent', rentPeriod: 'monthly' }, 8_000],
  ])('cover all prices without a gap: %o', (context, edge) => {
    const presets = presetsFor(context)
    expect(presets[0]?.least).toBeUndefined()
    expect(presets.at(-1)?.most).toBeUndefined()
    presets.slice(1).forEach(({ least }, at) => expect(least).toBe(presets[at]?.most))
    expect(presets.map(({ most }) => most)).toContain(edge)
  })

  test.each([
    { purpose: undefined, rentPeriod: undefined },
    { purpose: 'rent', rentPeriod: 'daily' },
  ])('are not offered where prices of different kinds would be mixed: %o', (context) => {
    expect(presetsFor(context)).toEqual([])
  })
})
