import type { Results } from '#features/search/results/components/results-model.ts'
import type { Frequency } from '#features/visitors/alerts/contract.ts'
import { useLanguage } from '#i18n/words.tsx'
import { faultAt, faultsIn } from '#platform/browser/check-input.ts'
import { usePageCall } from '#platform/browser/page-call.ts'
import { useForm } from '#ui/form/use-form.ts'
import { listSearches, NewSearch, saveSearch } from '../contract.ts'
import { searchIn } from './sent-search.ts'
import { useFreshSearches } from './use-searches.ts'

/** Where alerts go; no address where none was asked for. */
export type Saved = { email: string | null; isConfirmed: boolean }

type Saving = { results: Results; isVisitor: boolean; onSaved: (saved: Saved) => void }

/** Who has been asked to confirm an address is told so. */
function useAddress() {
  const ask = usePageCall()
  return async (frequency: Frequency): Promise<Saved> => {
    if (frequency === 'off') return { email: null, isConfirmed: false }
    const { reply } = await ask(listSearches, { query: { limit: 1 } })
    return reply?.alerts ?? { email: null, isConfirmed: false }
  }
}

export function useSaving({ results, isVisitor, onSaved }: Saving) {
  const language = useLanguage()
  const ask = usePageCall()
  const findAddress = useAddress()
  const refresh = useFreshSearches()
  return useForm({
    check: (typed) => {
      const body = searchIn(typed)
      const isMissing = isVisitor && body.frequency !== 'off' && !('email' in body)
      const { name, frequency } = body
      const email = 'email' in body ? { email: body.email } : {}
      return [
        ...faultsIn(NewSearch, { name, frequency, filters: {}, ...email }, language),
        ...(isMissing ? [faultAt('email', 'required', language)] : []),
      ]
    },
    send: async (typed) => {
      const body = searchIn(typed)
      const { reply, faults } = await ask(saveSearch, { body })
      if (!reply) return faults
      refresh()
      onSaved(await findAddress(body.frequency))
      return []
    },
    keptAs: `save-search ${results.address}`,
  })
}
