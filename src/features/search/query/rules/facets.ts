import type { PropertyType } from '#features/reference/catalogue/rules.ts'
import type { Place } from '#features/reference/places/rules.ts'
import { furnishings, purposes, readiness } from '#features/listing/property/contract.ts'
import type { Facets } from '../contract/facets.ts'

/** How many ads have this mix. `place`: position from 1 among the places shown, 0 for none. */
export type Cell = {
  place: number
  type: number
  rooms: number | null
  ready: number | null
  furnished: number | null
  purpose: number
  count: number
}

type Dimension = Exclude<keyof Cell, 'count'>

/** What is chosen in each dimension, in the codes of property_search. */
export type Chosen = {
  purpose?: number | undefined
  types?: number[] | undefined
  rooms?: { values: number[]; from: number | undefined } | undefined
  ready?: number | undefined
  furnished?: number[] | undefined
  place?: number | undefined
}

const orNull = (stored: number) => (stored === 0 ? null : stored - 1)

/** A key of `countCells`: purpose 1 bit, furnished 2, ready 2, rooms 6, type 15, then the place. */
function cellOf(text: string): Cell {
  const [key, count] = text.split(':').map(Number) as [number, number]
  const low = key % 2 ** 26
  return {
    place: Math.floor(key / 2 ** 26),
    type: low >> 11,
    rooms: orNull((low >> 5) & 63),
    ready: orNull((low >> 3) & 3),
    furnished: orNull((low >> 1) & 3),
    purpose: low & 1,
    count,
  }
}

export const readCells = (text: string): Cell[] => (text === '' ? [] : text.split(',').map(cellOf))

const tests: Record<Dimension, (cell: Cell, chosen: Chosen) => boolean> = {
  purpose: ({ purpose }, chosen) => chosen.purpose === undefined || purpose === chosen.purpose,
  type: ({ type }, { types }) => types === undefined || types.includes(type),
  rooms: ({ rooms: count }, { rooms }) =>
    rooms === undefined ||
    (count !== null && (rooms.values.includes(count) || count >= (rooms.from ?? 99))),
  ready: ({ ready }, chosen) => chosen.ready === undefined || ready === chosen.ready,
  furnished: ({ furnished: code }, { furnished }) =>
    furnished === undefined || (code !== null && furnished.includes(code)),
  place: ({ place }, chosen) => chosen.place === undefined || place === chosen.place,
}

const dimensions = Object.keys(tests) as Dimension[]

type Sums = Record<Dimension, Map<number, number>>

function add(sum: Map<number, number>, value: number | null, count: number) {
  if (value !== null) sum.set(value, (sum.get(value) ?? 0) + count)
}

/**
 * Sums a cube by each dimension, its own choice left out: a cell that fails no choice counts
 * everywhere, one that fails a single choice counts among that choice's alternatives.
 */
export function sumCells(cells: readonly Cell[], chosen: Chosen): Sums {
  const sums = Object.fromEntries(dimensions.map((name) => [name, new Map()])) as Sums
  for (const cell of cells) {
    const failed = dimensions.filter((name) => !tests[name](cell, chosen))
    const counted = failed.length === 0 ? dimensions : failed.length === 1 ? failed : []
    for (const name of counted) add(sums[name], cell[name], cell.count)
  }
  return sums
}

const byWord = (words: readonly string[], sum: Map<number, number>) =>
  words.flatMap((value, code) => (sum.has(code) ? [{ value, count: sum.get(code)! }] : []))

const byNumber = (sum: Map<number, number>) =>
  [...sum].sort(([a], [b]) => a - b).map(([value, count]) => ({ value: String(value), count }))

type Shown = { types: readonly PropertyType[]; places: readonly Place[]; isBelow: boolean }

/** The facets but for prices; types in the catalogue's order, places as they are given. */
export function facetsOf(
  cells: readonly Cell[],
  chosen: Chosen,
  { types, places, isBelow }: Shown,
): Omit<Facets, 'price'> {
  const sums = sumCells(cells, chosen)
  const counted = places.flatMap(({ id, slug, name }, at) => {
    const count = sums.place.get(at + 1)
    return count === undefined ? [] : [{ id, slug, name, count }]
  })
  return {
    purpose: byWord(purposes, sums.purpose),
    propertyType: types.flatMap(({ id, slug, name, category }) => {
      const count = sums.type.get(id)
      return count === undefined ? [] : [{ id, slug, name, category, count }]
    }),
    rooms: byNumber(sums.rooms),
    furnished: byWord(furnishings, sums.furnished),
    ready: byWord(readiness, sums.ready),
    emirate: isBelow ? [] : counted,
    locations: isBelow ? counted : [],
  }
}

const largest = 10 ** 10

/** Round prices that buckets begin and end with, in fils. */
export const priceEdges = [...Array(11).keys()]
  .flatMap((power) => [1, 1.5, 2, 3, 5, 7].map((step) => step * 10 ** power * 100))
  .filter((edge) => edge <= largest * 100)

type Step = { step: number; min: number; max: number; count: number }

/** The histogram of the steps that have ads, with the empty ones between them. */
export function histogramOf(steps: readonly Step[]): Facets['price'] {
  const first = steps[0]
  const last = steps.at(-1)
  if (!first || !last) return null
  const counts = new Map(steps.map(({ step, count }) => [step, count]))
  const span = [...Array(last.step - first.step + 1).keys()].map((at) => first.step + at)
  return {
    min: first.min / 100,
    max: last.max / 100,
    buckets: span.map((step) => ({
      min: (priceEdges[step - 1] ?? 0) / 100,
      max: (priceEdges[step] ?? largest * 1_000) / 100,
      count: counts.get(step) ?? 0,
    })),
  }
}
