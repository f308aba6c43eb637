import {
  keepPreviousData,
  queryOptions,
  skipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { nameOf, type ReplyOf } from '#platform/call.ts'
import { queryFor, useQueryFor } from '#platform/page-query.ts'
import { useIsHydrated } from '#ui/near/use-is-hydrated.ts'
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

type Summary = ReplyOf<typeof listSearches>

/** The key of a query names the user, whom the server does not know where it draws a form. */
const unread = queryOptions<Summary>({ queryKey: [nameOf(listSearches)], queryFn: skipToken })

/** The number of new properties and the address of alerts, without a list. */
export function useSearchSummary({ isEnabled }: { isEnabled: boolean }) {
  const language = useLanguage()
  const isHydrated = useIsHydrated()
  const read = () => queryFor(listSearches, { query: { limit: 1 } }, { language })
  return useQuery<Summary>(isEnabled && isHydrated ? read() : unread)
}

/** To be called after each change: all pages, orders and numbers are read again. */
export function useFreshSearches() {
  const queries = useQueryClient()
  return () => {
    hasSavedSearches.write('yes')
    void queries.invalidateQueries({ queryKey: [nameOf(listSearches)] })
  }
}

export function useRefusal() {
  const words = useWords(phrases)
  const toast = useToast()
  return (faults: readonly { msg: string }[]) =>
    toast({ kind: 'error', text: faults[0]?.msg || words('failed') })
}
