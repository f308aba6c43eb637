import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#i18n/language.ts'
import type { Dispatch } from '#platform/call.ts'
import {
  type PropertySearch,
  type SearchQuery,
  writeSearch,
} from '#features/search/query/contract/search.ts'

type CallOptions = { language: Language; dispatch?: Dispatch | undefined }

/** Loaded for the second page, since the first one arrives with its data. */
const reading = () => import('./read-results.ts')

export function resultsQuery(raw: SearchQuery, options: CallOptions) {
  return queryOptions({
    queryKey: ['results', options.language, raw],
    queryFn: async () => (await reading()).readResults(raw, options),
  })
}

export function choicesQuery(search: PropertySearch, options: CallOptions) {
  return queryOptions({
    queryKey: ['choices', options.language, writeSearch({ ...search, page: 1, sort: 'featured' })],
    queryFn: async () => (await reading()).readChoices(search, options),
  })
}
