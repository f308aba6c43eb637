import { type PropertySearch, searchAddress } from '#features/search/query/contract/search.ts'

/** The page that shows a search, without language prefix; equal searches have equal addresses. */
export function resultsAddress(search: Partial<PropertySearch>): string {
  return `/properties${searchAddress(search)}`
}
