import { useWords } from '#i18n/words.tsx'
import { phrases } from './phrases.ts'

/** `heading` is for a page that is drawn only by scripts. */
export function NeedsScripts({ heading }: { heading?: string | undefined }) {
  const words = useWords(phrases)
  const text = <p className="rounded-card bg-sand p-4">{words('needsScripts')}</p>
  if (!heading) return <noscript>{text}</noscript>
  return (
    <noscript>
      <div className="page-width grid gap-6 pt-8 pb-12">
        <h1 className="text-2xl md:text-3xl">{heading}</h1>
        {text}
      </div>
    </noscript>
  )
}
