import { useEffect, useRef } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { resultsAddress } from '#features/search/filters/rules/address.ts'
import type { SearchQuery } from '#features/search/query/contract/search.ts'
import { resultsQuery } from '#features/search/results/components/results-query.ts'
import { useLanguage } from '#i18n/words.tsx'

/**
 * Stores a search that has a filter and results; one visit to the results is one search. It is also
 * counted, unless that fails.
 */
export function useRecordedSearch(query: SearchQuery) {
  const language = useLanguage()
  const { data } = useSuspenseQuery(resultsQuery(query, { language }))
  const { search, title, chips, total } = data
  const recorded = useRef<string>(undefined)
  const address = resultsAddress({ ...search, page: 1 })
  const isWorth = chips.length > 0 && total > 0
  useEffect(() => {
    if (!isWorth) return
    const replaced = recorded.current
    recorded.current = address
    import('./record-search.ts')
      .then((part) => part.storeSearch({ address, title, language }, replaced))
      .catch(() => undefined)
  }, [isWorth, address, title, language])
}
