import type { ErrorComponentProps } from '@tanstack/react-router'
import { useWords } from '#i18n/words.tsx'
import { phrases } from './phrases.ts'

export function PageFailure({ reset }: ErrorComponentProps) {
  const words = useWords(phrases)
  return (
    <section className="mx-auto grid max-w-xl gap-4 px-4 py-24 text-center" role="alert">
      <h1 className="text-3xl">{words('failureTitle')}</h1>
      <p className="text-muted">{words('failureText')}</p>
      <button
        type="button"
        onClick={reset}
        className="justify-self-center rounded-control bg-palm px-5 py-2 text-on-palm"
      >
        {words('tryAgain')}
      </button>
    </section>
  )
}
