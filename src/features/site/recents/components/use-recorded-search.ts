import { useEffect, useRef } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { resultsAddress } from '#features/search/filters/rules/address.ts'
import type { SearchQuery } from '#features/search/query/contract/search.ts'
import { resultsQuery } from '#features/search/results/components/results-query.ts'
import { recordSearch } from '#features/site/popular-searches/contract.ts'
import { useLanguage } from '#i18n/words.tsx'
import { call } from '#platform/call.ts'
import { rememberSearch } from './stored-searches.ts'

/** Stores a search with a filter and results, once a visit, and counts it if it can. */
export function useRecordedSearch(query: SearchQuery) {
  const language = useLanguage()
  const { data } = useSuspenseQuery(resultsQuery(query, { language }))
  const { search, title, chips, total } = data
  const recorded = useRef<string>(undefined)
  const address = resultsAddress({ ...search, page: 1 })
  const isWorth = chips.length > 0 && total > 0
  useEffect(() => {
    if (!isWorth) return
    rememberSearch({ address, title, language }, recorded.current)
    recorded.current = address
    const [, query = ''] = address.split('?')
    call(recordSearch, { body: { query } }, { language, keepalive: true }).catch(() => undefined)
  }, [isWorth, address, title, language])
}
