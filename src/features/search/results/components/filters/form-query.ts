import { type SearchQuery, searchQueryIn } from '#features/search/query/contract/search.ts'

export function queryOf(form: HTMLFormElement): SearchQuery {
  const pairs = [...new FormData(form)].filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  )
  return searchQueryIn(new URLSearchParams(pairs).toString())
}
