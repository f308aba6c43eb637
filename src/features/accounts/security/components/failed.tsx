import { useWords } from '#i18n/words.tsx'
import { LoadFailureLine } from '#ui/loading/load-failure.tsx'
import { phrases } from '../phrases.ts'

export function Failed({ retry }: { retry: () => void }) {
  const words = useWords(phrases)
  return <LoadFailureLine text={words('failed')} onRetry={retry} />
}
