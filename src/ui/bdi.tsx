import type { ReactNode } from 'react'
import { type PartialText, shownText } from '#i18n/texts/both-texts.ts'
import { useLanguage } from '#i18n/words.tsx'

export function Bdi({ children }: { children: ReactNode }) {
  return <bdi className="tabular-nums">{children}</bdi>
}

/** A text in its own direction; `lang` names its language if that is not the page's. */
export function WrittenText({ texts }: { texts: PartialText }) {
  const shown = shownText(texts, useLanguage())
  return shown && <bdi lang={shown.lang}>{shown.text}</bdi>
}
