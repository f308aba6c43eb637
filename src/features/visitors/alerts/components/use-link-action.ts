import { useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import type { Outcome } from '#platform/browser/page-call.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { phrases } from '../phrases/link.ts'

/** What a button of a mailed link does, once at a time. */
export function useLinkAction() {
  const words = useWords(phrases)
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const act = async <Reply extends object>(
    work: () => Promise<Outcome<Reply>>,
    onDone: () => void,
  ) => {
    if (isBusy) return
    setBusy(true)
    const { reply, faults } = await work()
    setBusy(false)
    if (reply) onDone()
    else toast({ kind: 'error', text: faults[0]?.msg || words('failed') })
  }
  return { isBusy, act }
}
