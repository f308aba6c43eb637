import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import { phrases } from '../phrases/verify.ts'

type VerifyMessageProps = { title: string; text: string; icon?: ReactNode; action?: ReactNode }

export function VerifyMessage({ title, text, icon, action }: VerifyMessageProps) {
  const words = useWords(phrases)
  return (
    <section
      aria-live="polite"
      className="mx-auto grid min-h-96 max-w-xl content-center justify-items-center gap-4 px-4 py-12 text-center"
    >
      {icon}
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <p className="text-muted noscript:hidden">{text}</p>
      <noscript>{words('needsScripts')}</noscript>
      {action && <div className="pt-2">{action}</div>}
    </section>
  )
}
