import { useQueries } from '@tanstack/react-query'
import { resultsAddress } from '#features/search/filters/rules/address.ts'
import {
  type ActiveFilter,
  findBroadest,
  listRelaxations,
  type Search,
} from '#features/search/filters/rules/filters.ts'
import { type PropertySearch, searchProperties } from '#features/search/query/contract/search.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { queryFor } from '#platform/page-query.ts'
import { phrases } from '../phrases/rare.ts'

/** A search without one filter, or, where `filter` is absent, for purpose and place alone. */
export type Relaxation = {
  search: Search
  address: string
  filter: string | undefined
  count: number
  totalIsExact: boolean
}

/** What a search without results finds with less. `describe` gives the words of a filter. */
export function useRelaxations(
  search: PropertySearch,
  describe: (filter: ActiveFilter) => string | undefined,
): Relaxation[] {
  const language = useLanguage()
  const relaxed = listRelaxations(search)
  const tried = [...relaxed.map(({ without }) => without), findBroadest(search)]
  const answers = useQueries({
    queries: tried.map((query) =>
      queryFor(searchProperties, { query: { ...query, limit: 1 } }, { language }),
    ),
  })
  const found = tried.map((query, at) => {
    const one = relaxed[at]
    // The words of a keyword have quotation marks already.
    const filter = one && (one.name === 'keyword' ? search.keyword : describe(one))
    const { total: count = 0, totalIsExact = true } = answers[at]?.data?.pagination ?? {}
    return { search: query, address: resultsAddress(query), filter, count, totalIsExact }
  })
  const ways = found.filter(
    ({ address, count }, at) =>
      count > 0 && found.findIndex((other) => other.address === address) === at,
  )
  const single = ways.filter(({ filter }) => filter)
  return single.length > 0 ? single : ways
}

export function useRelaxationWords() {
  const words = useWords(phrases)
  return ({ filter, count, totalIsExact }: Relaxation) => {
    if (!filter) return words(totalIsExact ? 'onlyPlace' : 'onlyPlaceMany', { count })
    return words(totalIsExact ? 'withoutFilter' : 'withoutFilterMany', { filter, count })
  }
}
