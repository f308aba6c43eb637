import { useState } from 'react'
import { type BulkAction, type BulkResult, changeProperties } from '../contract.ts'
import { useWords } from '#i18n/words.tsx'
import { usePageCall } from '#platform/browser/page-call.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { phrases } from '../phrases/actions.ts'
import { summarizeResults } from '../rules.ts'
import { useFreshAds, useRefusal } from './use-ads.ts'

const opposites: Partial<Record<BulkAction, BulkAction>> = { show: 'hide', hide: 'show' }

type Ids = readonly number[]

/** `left`: ads that stayed as they were, with their reasons. */
export function useBulk() {
  const words = useWords(phrases)
  const toast = useToast()
  const ask = usePageCall(words('failed'))
  const refuse = useRefusal()
  const refresh = useFreshAds()
  const [refused, setLeft] = useState<readonly BulkResult[]>([])
  const [isBusy, setBusy] = useState(false)

  /** The ads of which it is done: others are to be tried again. */
  async function act(action: BulkAction, ids: Ids, isUndone = false): Promise<Ids> {
    if (isBusy || ids.length === 0) return []
    setBusy(true)
    const { reply, faults } = await ask(changeProperties, { body: { ids: [...ids], action } })
    setBusy(false)
    refresh()
    if (!reply) {
      refuse(faults)
      return []
    }
    const changed = reply.results.filter((one) => one.changed).map(({ id }) => id)
    setLeft(reply.results.filter(({ done }) => !done))
    const opposite = isUndone || changed.length === 0 ? undefined : opposites[action]
    const undo = opposite && {
      label: words('undo'),
      run: () => void act(opposite, changed, true),
    }
    for (const [at, { words: said, count }] of summarizeResults(action, reply.results).entries()) {
      toast({
        text: words(said, { count }),
        kind: count === 0 ? 'error' : 'success',
        ...(undo && at === 0 && { action: undo }),
      })
    }
    return reply.results.filter(({ done }) => done).map(({ id }) => id)
  }
  return { act, refused, isBusy }
}
