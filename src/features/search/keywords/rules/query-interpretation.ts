import * as z from 'zod/mini'
import type { Catalogue } from '#features/reference/catalogue/rules.ts'
import type { Gazetteer } from '#features/reference/places/rules.ts'
import type { PlaceIndex } from '#features/reference/place-search/rules.ts'
import { defaults } from '#features/search/query/contract/limits.ts'
import { PropertySearch } from '#features/search/query/contract/property-search.ts'
import { writeSearch } from '#features/search/query/contract/search.ts'
import { type TypeNames, parseQuery } from './query-parser.ts'
import { mergeSearches, mergePlaces, searchOf } from './reading/merging.ts'
import { readPlaces, withoutSmall } from './reading/places.ts'

export { typeNamesOf } from './reading/type-names.ts'

export type InterpretationLookups = {
  catalogue: Catalogue
  gazetteer: Gazetteer
  index: PlaceIndex
  types: TypeNames[]
}

type Search = Partial<PropertySearch>

/** Undefined where the endpoint would refuse the search: then the words were misread. */
function parseAllowed(search: Search): PropertySearch | undefined {
  const read = z.safeParse(PropertySearch, writeSearch(search))
  return read.success ? read.data : undefined
}

/** Words that are not understood stay the keyword; undefined where none is understood. */
export function interpretQuery(
  search: PropertySearch,
  known: InterpretationLookups,
): PropertySearch | undefined {
  if (!search.keyword) return undefined
  const { filters, rest } = parseQuery(search.keyword, known.types)
  const saidFilters = searchOf(filters, known.catalogue)
  const isSilent = Object.keys(saidFilters).length === 0
  const words = rest.split(' ').filter(Boolean)
  const { ids, left } = readPlaces(known.index, words, isSilent)
  if ((isSilent && ids.length === 0) || !parseAllowed(saidFilters)) return undefined
  const found = ids.flatMap((id) => known.gazetteer.byId(id) ?? [])
  const meaning = {
    ...mergeSearches(search, saidFilters),
    ...mergePlaces(found, search, known.gazetteer),
    keyword: withoutSmall(left).join(' ') || undefined,
    facets: undefined,
    limit: defaults.limit,
    page: 1,
  }
  return parseAllowed(meaning)
}
