import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#i18n/language.ts'
import type { Dispatch } from '#platform/call.ts'
import {
  type PropertySearch,
  type SearchQuery,
  writeSearch,
} from '#features/search/query/contract/search.ts'

type CallOptions = { language: Language; dispatch?: Dispatch | undefined }

/** A first page arrives with its data: how to read one is fetched by who goes on to the next. */
const reading = () => import('./read-results.ts')

/** A results page by its address; warmed by the loader, drawn by the screen. */
export function resultsQuery(raw: SearchQuery, options: CallOptions) {
  return queryOptions({
    queryKey: ['results', options.language, raw],
    queryFn: async () => (await reading()).readResults(raw, options),
  })
}

/** What the filters of a search offer: asked for when somebody opens one. */
export function choicesQuery(search: PropertySearch, options: CallOptions) {
  return queryOptions({
    queryKey: ['choices', options.language, writeSearch({ ...search, page: 1, sort: 'featured' })],
    queryFn: async () => (await reading()).readChoices(search, options),
  })
}
