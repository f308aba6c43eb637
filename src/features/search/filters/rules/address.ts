import { type PropertySearch, searchAddress } from '#features/search/query/contract/search.ts'

/** Without the language prefix; equal searches have equal addresses. */
export function resultsAddress(search: Partial<PropertySearch>): string {
  return `/properties${searchAddress(search)}`
}
