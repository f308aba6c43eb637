import { useWords } from '#i18n/words.tsx'
import { LoadFailureCard } from '#ui/loading/load-failure.tsx'
import { phrases } from '../phrases.ts'

export function NotLoaded({ retry }: { retry: () => void }) {
  const words = useWords(phrases)
  const failure = { text: words('failed'), onRetry: retry }
  return <LoadFailureCard {...failure} className="py-12" />
}
