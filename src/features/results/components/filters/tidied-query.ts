import { type SearchQuery, writeSearch } from '#features/property-search/contract.ts'
import { readSearch } from '#features/search-address/contract.ts'

/** The shortest query of the same search; what cannot be understood goes to the server as it is. */
export function tidied(query: SearchQuery): SearchQuery {
  const search = readSearch(query)
  const strange = Object.entries(query).filter(([name]) => !(name in search))
  return { ...writeSearch(search), ...Object.fromEntries(strange) }
}
