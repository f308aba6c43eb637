import { useWords } from '#i18n/words.tsx'
import { phrases } from '../../phrases/choices.ts'
import type { Total } from '../choices-model.ts'

/** `Show 312 properties`, or without a number while it is not known. */
export function CountWords({ count }: { count: Total | undefined }) {
  const words = useWords(phrases)
  const phrase = () => {
    if (!count) return words('showResults')
    return words(count.totalIsExact ? 'showCount' : 'showMany', { count: count.total })
  }
  return <span aria-live="polite">{phrase()}</span>
}
