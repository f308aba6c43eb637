import { useWords } from '#i18n/words.tsx'
import { useToast } from '#ui/toast/toaster.tsx'
import { phrases } from '../phrases/membership.ts'

/** Spec 8: the first error, else words of our own, in a toast; and given back to stand inline. */
export function useRefusal() {
  const words = useWords(phrases)
  const toast = useToast()
  return (faults: readonly { msg: string }[]): string => {
    const text = faults[0]?.msg || words('failed')
    toast({ kind: 'error', text })
    return text
  }
}
