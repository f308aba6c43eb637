import type { PropertyType } from '#features/reference/catalogue/rules.ts'
import type { Place } from '#features/reference/places/rules.ts'
import { type Declarations, facetsIn } from '../contract/declaration.ts'
import type { Facets } from '../contract/facets.ts'
import { type FacetName, type SearchParameters, searchParameters } from '../contract/filters.ts'
import type { Filter } from './matching.ts'

type CodeOf<D> = D extends { facet: { isAlwaysSet: true } } ? number : number | null

/** `place` is the position from 1 among the places shown, or 0. */
export type Cell = { place: number; type: number; count: number } & {
  [Name in FacetName]: CodeOf<SearchParameters[Name]>
}

type Dimension = Exclude<keyof Cell, 'count'>

/** In the codes of property_search. */
export type ChosenFacets = Pick<Filter, FacetName> & {
  types?: number[] | undefined
  place?: number | undefined
}

const typeBits = 15

/** The bits of a cell's key: the facets from the lowest bit on, the type, then the place. */
export function cellLayout(declarations: Declarations) {
  const facets = facetsIn(declarations)
  const typeFrom = Math.max(...facets.map(({ facet }) => facet.firstBit + facet.bits))
  const fields = facets.map(({ name, facet }) => ({ name, ...facet }))
  return {
    facets: fields.sort((one, other) => other.firstBit - one.firstBit),
    typeFrom,
    placeFrom: typeFrom + typeBits,
  }
}

export const layout = cellLayout(searchParameters)

const bitsOf = (key: number, from: number, bits: number) => Math.floor(key / 2 ** from) % 2 ** bits

/** A code that may be missing is stored plus 1. */
function cellOf(text: string): Cell {
  const [key, count] = text.split(':').map(Number) as [number, number]
  const cell: Record<string, number | null> = {
    place: Math.floor(key / 2 ** layout.placeFrom),
    type: bitsOf(key, layout.typeFrom, typeBits),
    count,
  }
  for (const { name, firstBit, bits, isAlwaysSet } of layout.facets) {
    const stored = bitsOf(key, firstBit, bits)
    cell[name] = isAlwaysSet ? stored : stored === 0 ? null : stored - 1
  }
  return cell as Cell
}

export const readCells = (text: string): Cell[] => (text === '' ? [] : text.split(',').map(cellOf))

function isChosen(code: number | null, chosen: ChosenFacets[FacetName]): boolean {
  if (chosen === undefined) return true
  if (typeof chosen === 'number') return code === chosen
  if (code === null) return false
  if (Array.isArray(chosen)) return chosen.includes(code)
  return chosen.values.includes(code) || (chosen.from !== undefined && code >= chosen.from)
}

const facetNames = layout.facets.map(({ name }) => name as FacetName)
const dimensions: readonly Dimension[] = ['type', 'place', ...facetNames]

function passes(cell: Cell, chosen: ChosenFacets, name: Dimension): boolean {
  if (name === 'type') return isChosen(cell.type, chosen.types)
  return isChosen(cell[name], chosen[name])
}

type Sums = Record<Dimension, Map<number, number>>

function add(sum: Map<number, number>, value: number | null, count: number) {
  if (value !== null) sum.set(value, (sum.get(value) ?? 0) + count)
}

/** A cell that fails one choice counts for that dimension only; one that fails none, for all. */
export function sumCells(cells: readonly Cell[], chosen: ChosenFacets): Sums {
  const sums = Object.fromEntries(dimensions.map((name) => [name, new Map()])) as Sums
  for (const cell of cells) {
    const failed = dimensions.filter((name) => !passes(cell, chosen, name))
    const counted = failed.length === 0 ? dimensions : failed.length === 1 ? failed : []
    for (const name of counted) add(sums[name], cell[name], cell.count)
  }
  return sums
}

function countsOf(name: FacetName, sum: Map<number, number>) {
  const one = searchParameters[name]
  const codes = [...sum].sort(([a], [b]) => a - b)
  const word = (code: number) => ('choices' in one ? one.choices[code] : undefined) ?? String(code)
  return codes.map(([code, count]) => ({ value: word(code), count }))
}

type OfferedChoices = { types: readonly PropertyType[]; places: readonly Place[]; isBelow: boolean }

export function facetsOf(
  cells: readonly Cell[],
  chosen: ChosenFacets,
  { types, places, isBelow }: OfferedChoices,
): Omit<Facets, 'price'> {
  const sums = sumCells(cells, chosen)
  const counted = places.flatMap(({ id, slug, name }, at) => {
    const count = sums.place.get(at + 1)
    return count === undefined ? [] : [{ id, slug, name, count }]
  })
  const byName = facetNames.map((name) => [name, countsOf(name, sums[name])] as const)
  return {
    ...(Object.fromEntries(byName) as Pick<Facets, FacetName>),
    propertyType: types.flatMap(({ id, slug, name, category }) => {
      const count = sums.type.get(id)
      return count === undefined ? [] : [{ id, slug, name, category, count }]
    }),
    emirate: isBelow ? [] : counted,
    locations: isBelow ? counted : [],
  }
}

const maxPriceEdge = 10 ** 10

/** Round prices in fils. */
export const priceEdges = [...Array(11).keys()]
  .flatMap((power) => [1, 1.5, 2, 3, 5, 7].map((step) => step * 10 ** power * 100))
  .filter((edge) => edge <= maxPriceEdge * 100)

type Step = { step: number; min: number; max: number; count: number }

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
      max: (priceEdges[step] ?? maxPriceEdge * 1_000) / 100,
      count: counts.get(step) ?? 0,
    })),
  }
}
