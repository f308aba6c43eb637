import { useWords } from '#i18n/words.tsx'
import { phrases } from './phrases.ts'

export function PageMissing() {
  const words = useWords(phrases)
  return (
    <section className="mx-auto grid max-w-xl gap-4 px-4 py-24 text-center">
      <h1 className="text-3xl">{words('missingTitle')}</h1>
      <p className="text-muted">{words('missingText')}</p>
    </section>
  )
}
