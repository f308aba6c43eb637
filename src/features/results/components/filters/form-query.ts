import {
  type PropertySearch,
  readSearch,
  type SearchQuery,
  searchQueryIn,
  writeSearch,
} from '#features/property-search/contract.ts'

/** What a form would send: repeated names as one list, empty fields left out. */
export function queryOf(form: HTMLFormElement): SearchQuery {
  const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return searchQueryIn(new URLSearchParams(pairs as [string, string][]).toString())
}

/** The shortest query of the same search; what cannot be understood goes to the server as it is. */
export function tidied(query: SearchQuery): SearchQuery {
  const search = readSearch(query)
  const strange = Object.entries(query).filter(([name]) => !(name in search))
  return { ...writeSearch(search), ...Object.fromEntries(strange) }
}

/** What a search asks for besides the fields that a form shows; it sends that along unseen. */
export function unseen(search: PropertySearch, shown: readonly string[]): [string, string][] {
  const query = writeSearch({ ...search, page: 1, limit: 20 })
  return Object.entries(query).filter(([name]) => !shown.includes(name))
}
