import { type SearchQuery, searchQueryIn, writeSearch } from '#features/property-search/contract.ts'
import { readSearch } from '#features/search-address/contract.ts'

/** What a form would send: repeated names as one list, empty fields left out. */
export function queryOf(form: HTMLFormElement): SearchQuery {
  const pairs = [...new FormData(form)].filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  )
  return searchQueryIn(new URLSearchParams(pairs).toString())
}

/** The shortest query of the same search; what cannot be understood goes to the server as it is. */
export function tidied(query: SearchQuery): SearchQuery {
  const search = readSearch(query)
  const strange = Object.entries(query).filter(([name]) => !(name in search))
  return { ...writeSearch(search), ...Object.fromEntries(strange) }
}
