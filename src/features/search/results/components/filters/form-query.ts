import { type SearchQuery, searchQueryIn } from '#features/search/query/contract/search.ts'

const isOfArea = (name: string) => name === 'space_min' || name === 'space_max'

/** The unit, of which a form always has one, says nothing without an area. */
export function queryOf(form: HTMLFormElement): SearchQuery {
  const pairs = [...new FormData(form)].filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  )
  const { unit, ...query } = searchQueryIn(new URLSearchParams(pairs).toString())
  return unit && Object.keys(query).some(isOfArea) ? { ...query, unit } : query
}
