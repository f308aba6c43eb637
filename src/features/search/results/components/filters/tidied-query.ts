import { type SearchQuery, writeSearch } from '#features/search/query/contract/search.ts'
import { readSearch } from '#features/search/query/contract/address.ts'

/** The shortest query of the same search; what cannot be understood goes to the server as it is. */
export function tidyQuery(query: SearchQuery): SearchQuery {
  const search = readSearch(query)
  const strange = Object.entries(query).filter(([name]) => !(name in search))
  return { ...writeSearch(search), ...Object.fromEntries(strange) }
}

/** `shown` is the search that the form was drawn for, `latest` the one that was asked for last. */
type Searches = { typed: SearchQuery; shown: SearchQuery; latest: SearchQuery }

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * What a form asks for while the page of an earlier choice is still under way: what was changed in
 * the form, on top of that choice, which the form does not know yet.
 */
export function queryToAsk({ typed, shown, latest }: Searches): SearchQuery {
  const [now, before, { page: _, ...asked }] = [
    tidyQuery(typed),
    tidyQuery(shown),
    tidyQuery(latest),
  ]
  const names = new Set([...Object.keys(now), ...Object.keys(asked)])
  const entries = [...names].map((name) => {
    const isChanged = !isSame(now[name], before[name])
    return [name, isChanged ? now[name] : asked[name]] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as SearchQuery
}
