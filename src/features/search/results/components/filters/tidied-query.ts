import { type SearchQuery, writeSearch } from '#features/search/query/contract/search.ts'
import { readSearch } from '#features/search/query/contract/address.ts'

/** What cannot be parsed is sent to the server as it is. */
export function tidyQuery(query: SearchQuery): SearchQuery {
  const search = readSearch(query)
  const unknownEntries = Object.entries(query).filter(([name]) => !(name in search))
  return { ...writeSearch(search), ...Object.fromEntries(unknownEntries) }
}

/** `shown`: the search that the form was drawn for; `latest`: the one that was requested last. */
type Searches = { typed: SearchQuery; shown: SearchQuery; latest: SearchQuery }

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Applies the form's changes to an earlier choice whose page is still loading. */
export function queryToAsk({ typed, shown, latest }: Searches): SearchQuery {
  const [now, before, { page: _, ...typedQuery }] = [
    tidyQuery(typed),
    tidyQuery(shown),
    tidyQuery(latest),
  ]
  const names = new Set([...Object.keys(now), ...Object.keys(typedQuery)])
  const entries = [...names].map((name) => {
    const isChanged = !isSame(now[name], before[name])
    return [name, isChanged ? now[name] : typedQuery[name]] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as SearchQuery
}
