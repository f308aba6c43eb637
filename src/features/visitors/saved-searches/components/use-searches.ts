import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { listSearches, type SearchSort, searchesOfPage } from '../contract.ts'
import { phrases } from '../phrases/alerts.ts'
import { hasSavedSearches } from './stored-mark.ts'

export type ListQuery = { page: number; sort: SearchSort }

/** Read again at each visit, as new properties come all the time. */
export function useSearches({ page, sort }: ListQuery) {
  const read = useQueryFor(listSearches, { query: { page, sort, limit: searchesOfPage } })
  const result = useQuery({ ...read, staleTime: 0, placeholderData: keepPreviousData })
  const total = result.data?.pagination.total
  useEffect(() => {
    if (total !== undefined) hasSavedSearches.write(total > 0 ? 'yes' : '')
  }, [total])
  return result
}

/** The number of new properties and the address of alerts, without a list. */
export function useSearchSummary({ isEnabled }: { isEnabled: boolean }) {
  const read = useQueryFor(listSearches, { query: { limit: 1 } })
  return useQuery({ ...read, enabled: isEnabled })
}

/** To be called after each change: all pages, orders and numbers are read again. */
export function useFreshSearches() {
  const queries = useQueryClient()
  const queryKey = useQueryFor(listSearches, {}).queryKey.slice(0, 1)
  return () => {
    hasSavedSearches.write('yes')
    void queries.invalidateQueries({ queryKey })
  }
}

export function useRefusal() {
  const words = useWords(phrases)
  const toast = useToast()
  return (faults: readonly { msg: string }[]) =>
    toast({ kind: 'error', text: faults[0]?.msg || words('failed') })
}
