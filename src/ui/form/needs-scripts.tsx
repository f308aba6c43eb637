import { useWords } from '#i18n/words.tsx'
import { phrases } from './phrases.ts'

/** Where there are no scripts: why nothing happens here. */
export function NeedsScripts() {
  const words = useWords(phrases)
  return (
    <noscript>
      <p className="rounded-card bg-sand p-4">{words('needsScripts')}</p>
    </noscript>
  )
}
