import {
  type Cell,
  type ChosenFacets,
  facetsOf,
  histogramOf,
  priceEdges,
  readCells,
} from './rules/facets.ts'
import type { Facets } from './contract/facets.ts'
import type { Place } from '#features/reference/places/rules.ts'
import type { Filter } from './rules/matching.ts'
import { chosenPlace, placesNamed } from './rules/places.ts'
import { readCards } from '#features/listing/property/queries/properties.ts'
import { cardOf, type Names } from '#features/listing/property/rules.ts'
import { paginationOf } from '#platform/endpoint/pagination.ts'
import { type Db, type Handler, handle } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { ttlCache, type TtlCache } from '#platform/ttl-cache.ts'
import { type PropertySearch, searchProperties, writeSearch } from './contract/search.ts'
import {
  countAds,
  countCells,
  countPrices,
  countTogether,
  maxExactTotal,
  findAmongMany,
  type FoundPage,
  findIds,
  type Step,
} from './queries/search.ts'
import {
  pickFacetFilters,
  countingOf,
  filterOf,
  isDear,
  withoutFacets,
  withoutPrice,
} from './rules/search.ts'

type Sources = {
  gazetteer: () => Names['gazetteer']
  catalogue: () => Names['catalogue']
  interpretQuery: (search: PropertySearch) => PropertySearch | undefined
}

/** Counts of broad searches may be a minute old. */
const cacheLimits = { seconds: 60, maxEntries: 200 }

const isBroad = (rows: { count: number }[]) =>
  rows.reduce((total, { count }) => total + count, 0) > maxExactTotal

type CountedTogether = { cells: Cell[]; steps: Step[] }

type CountCaches = {
  together: TtlCache<CountedTogether>
  cells: TtlCache<Cell[]>
  steps: TtlCache<Step[]>
  broad: TtlCache<boolean>
}

function placesShown({ locations }: PropertySearch, { gazetteer }: Names) {
  const [one] = locations ?? []
  const isBelow = one !== undefined && locations?.length === 1
  const places = isBelow ? gazetteer.childrenOf(one) : gazetteer.emirates
  return { isBelow, places: places.toSorted((a, b) => a.lft - b.lft) }
}

function chosenOf(filter: Filter, places: readonly Place[], isBelow: boolean): ChosenFacets {
  const { property_type: types, emirate } = filter
  const at = isBelow ? -1 : places.findIndex(({ lft }) => lft === emirate?.lft)
  return { ...pickFacetFilters(filter), types, place: at < 0 ? undefined : at + 1 }
}

type SearchRequest = { search: PropertySearch; filter: Filter; names: Names }

const tooMany = { total: maxExactTotal, totalIsExact: false }

async function findPage(
  db: Db,
  { search, filter }: SearchRequest,
  { broad }: CountCaches,
): Promise<FoundPage> {
  let counted: FoundPage | undefined
  const isMany = await broad.getOrCompute(JSON.stringify(filter), async () => {
    counted = await findIds(db, filter, search)
    return !counted.totalIsExact
  })
  if (counted) return counted
  return isMany ? findAmongMany(db, filter, search) : findIds(db, filter, search)
}

type FacetQuery = { filter: Filter; starts: number[]; isBelow: boolean }

async function countBoth(db: Db, { filter, starts, isBelow }: FacetQuery, counted: CountCaches) {
  if (isDear(filter)) {
    return counted.together.getOrCompute(JSON.stringify([filter, starts]), async () => {
      const counting = countingOf(filter, isBelow)
      const { cells, steps } = await countTogether(db, counting, { starts, edges: priceEdges })
      return { cells: readCells(cells), steps }
    })
  }
  const base = withoutFacets(filter, isBelow)
  const unpriced = withoutPrice(filter)
  const cells = await counted.cells.getOrCompute(JSON.stringify([base, starts]), async () =>
    readCells(await countCells(db, base, starts)),
  )
  const priced = JSON.stringify(unpriced)
  const steps = await counted.steps.getOrCompute(priced, () =>
    countPrices(db, unpriced, priceEdges),
  )
  return { cells, steps }
}

async function countFacets(db: Db, { search, filter, names }: SearchRequest, counted: CountCaches) {
  const { places, isBelow } = placesShown(search, names)
  const starts = places.map(({ lft }) => lft)
  const { cells, steps } = await countBoth(db, { filter, starts, isBelow }, counted)
  const chosen = chosenOf(filter, places, isBelow)
  const facetContext = { types: names.catalogue.propertyTypes, places, isBelow }
  const facets: Facets = { ...facetsOf(cells, chosen, facetContext), price: histogramOf(steps) }
  return { facets }
}

const chosenPlaces = (search: PropertySearch, { gazetteer }: Names) =>
  placesNamed(search, gazetteer).map((place) => chosenPlace(place, gazetteer))

type InterpretationQuery = { meaning: PropertySearch | undefined; names: Names; now: Date }

async function countInterpreted(
  db: Db,
  { meaning, names, now }: InterpretationQuery,
  { broad }: CountCaches,
) {
  const read = meaning && filterOf(meaning, { ...names, now })
  if (!read || read.faults.length > 0) return { meant: null }
  let total: Omit<FoundPage, 'ids'> | undefined
  const isMany = await broad.getOrCompute(JSON.stringify(read.filter), async () => {
    total = await countAds(db, read.filter)
    return !total.totalIsExact
  })
  total ??= isMany ? tooMany : await countAds(db, read.filter)
  const [query, places] = [writeSearch(meaning), chosenPlaces(meaning, names)]
  return { meant: { query, places, ...total } }
}

type ResponseContext = SearchRequest & { meaning: Sources['interpretQuery']; now: Date }

async function findShown(db: Db, facetContext: ResponseContext, counted: CountCaches) {
  const { search, names, now } = facetContext
  const found = await findPage(db, facetContext, counted)
  const rows = await readCards(db, found.ids)
  if (!search.keyword) return { rows, found, meant: {} }
  const meaning = facetContext.meaning(search)
  return { rows, found, meant: await countInterpreted(db, { meaning, names, now }, counted) }
}

export const propertySearchHandlers = (sources: Sources): Handler[] => {
  const { gazetteer, catalogue, interpretQuery } = sources
  const counted: CountCaches = {
    together: ttlCache<CountedTogether>({
      ...cacheLimits,
      shouldCache: (both) => Object.values(both).some(isBroad),
    }),
    cells: ttlCache<Cell[]>({ ...cacheLimits, shouldCache: isBroad }),
    steps: ttlCache<Step[]>({ ...cacheLimits, shouldCache: isBroad }),
    broad: ttlCache<boolean>({ ...cacheLimits, shouldCache: (isMany) => isMany }),
  }
  return [
    handle(searchProperties, async ({ db, query, now }) => {
      const names = { gazetteer: gazetteer(), catalogue: catalogue() }
      const { filter, faults } = filterOf(query, { ...names, now })
      if (faults.length > 0) throw new Refusal(422, faults)
      const searchRequest = { search: query, filter, names }
      // Two statements run at once, as far as the caller's share of connections allows.
      const [{ rows, found, meant }, facets] = await Promise.all([
        findShown(db, { ...searchRequest, meaning: interpretQuery, now }, counted),
        query.facets ? countFacets(db, searchRequest, counted) : {},
      ])
      return {
        properties: rows.map((row) => cardOf(row, names)),
        pagination: paginationOf(query, found.total, found.totalIsExact),
        places: chosenPlaces(query, names),
        ...facets,
        ...meant,
      }
    }),
  ]
}
