import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { listMyProperties } from '#features/posting/own-ads/contract/own-ads.ts'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { phrases } from '../phrases/actions.ts'

/** All pages are read again, since a change may move other ads. */
export function useFreshAds() {
  const queries = useQueryClient()
  const { queryKey } = useQueryFor(listMyProperties, {
    query: { page: 1, limit: 1, sort: 'newest' },
  })
  return () => void queries.invalidateQueries({ queryKey: queryKey.slice(0, 1) })
}

/** Spec 8: the first error, else "An error occurred." */
export function useRefusal() {
  const words = useWords(phrases)
  const toast = useToast()
  return (faults: readonly { msg: string }[]) =>
    toast({ kind: 'error', text: faults[0]?.msg || words('failed') })
}

export function useGoTo() {
  const router = useRouter()
  const language = useLanguage()
  return (address: string) => {
    const [path = '/', query] = address.split('?')
    const href = pathInLanguage(path, language) + (query ? `?${query}` : '')
    void router.navigate({ href, resetScroll: false })
  }
}
