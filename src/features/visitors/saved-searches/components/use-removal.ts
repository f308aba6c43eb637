import { useWords } from '#i18n/words.tsx'
import { usePageCall } from '#platform/browser/page-call.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { removeSearch, restoreSearch } from '../contract.ts'
import { phrases as ofAlerts } from '../phrases/alerts.ts'
import { phrases as ofList } from '../phrases/list.ts'
import { useFreshSearches, useRefusal } from './use-searches.ts'

const phrases = { ...ofList, failed: ofAlerts.failed }

/** The search is removed at once and restored by "Undo". */
export function useRemoval(id: string) {
  const words = useWords(phrases)
  const ask = usePageCall(words('failed'))
  const toast = useToast()
  const refuse = useRefusal()
  const refresh = useFreshSearches()
  const restore = async () => {
    const { reply, faults } = await ask(restoreSearch, { params: { id } })
    if (!reply) refuse(faults)
    refresh()
  }
  return async () => {
    const { reply, faults } = await ask(removeSearch, { params: { id } })
    const action = { label: words('undo'), run: () => void restore() }
    if (!reply) refuse(faults)
    else {
      toast({ text: words('removed'), action })
      document.querySelector('h1')?.focus()
    }
    refresh()
  }
}
