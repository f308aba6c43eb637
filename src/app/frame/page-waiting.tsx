import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { phrases as ofRetry } from '#ui/phrases/retry.ts'
import { phrases as ownPhrases } from './phrases/messages.ts'

const phrases = { ...ownPhrases, ...ofRetry }

/** Spec 1: until the settings are loaded, the whole page is the loading animation. */
export function PageWaiting({ isError, retry }: { isError: boolean; retry: () => void }) {
  const words = useWords(phrases)
  if (!isError) return <LoadingScreen />
  return (
    <LoadingScreen>
      <p role="alert">{words('settingsFailed')}</p>
      <Button onClick={retry}>{words('tryAgain')}</Button>
    </LoadingScreen>
  )
}
