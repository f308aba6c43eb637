import { queryOptions } from '@tanstack/react-query'
import { defaults } from '#features/search/query/contract/limits.ts'
import type { Language } from '#i18n/language.ts'
import type { Dispatch } from '#platform/call.ts'
import { withoutPageOnly } from '#features/search/filters/rules/sentence.ts'
import {
  type PropertySearch,
  type SearchQuery,
  writeSearch,
} from '#features/search/query/contract/search.ts'

type CallOptions = { language: Language; dispatch?: Dispatch | undefined }

/** Loaded for the second page, since the first one arrives with its data. */
export const reading = () => import('./read-results.ts')

export function resultsQuery(asked: SearchQuery, options: CallOptions) {
  const raw = withoutPageOnly(asked)
  return queryOptions({
    queryKey: ['results', options.language, raw],
    queryFn: async () => (await reading()).readResults(raw, options),
  })
}

/** Neither the page nor the order changes a count. */
const countedPart = (search: PropertySearch) =>
  writeSearch({ ...search, page: 1, limit: defaults.limit, sort: defaults.sort })

export const isCountedAlike = (one: PropertySearch, other: PropertySearch) =>
  JSON.stringify(countedPart(one)) === JSON.stringify(countedPart(other))

export function choicesQuery(search: PropertySearch, options: CallOptions) {
  return queryOptions({
    queryKey: ['choices', options.language, countedPart(search)],
    queryFn: async () => (await reading()).readChoices(search, options),
  })
}
