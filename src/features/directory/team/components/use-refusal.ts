import { useWords } from '#i18n/words.tsx'
import { useToast } from '#ui/toast/toaster.tsx'
import { phrases } from '../phrases/membership.ts'

/** Shows the first fault as a toast and returns it to be shown inline. */
export function useRefusal() {
  const words = useWords(phrases)
  const toast = useToast()
  return (faults: readonly { msg: string }[]): string => {
    const text = faults[0]?.msg || words('failed')
    toast({ kind: 'error', text })
    return text
  }
}
