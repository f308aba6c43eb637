import type { ReactNode } from 'react'
import { type PartialText, shownText } from '#i18n/texts/both-texts.ts'
import { useLanguage } from '#i18n/words.tsx'
import { HyphenatedText } from './text/hyphenated-text.tsx'

export function Bdi({ children }: { children: ReactNode }) {
  return <bdi className="tabular-nums">{children}</bdi>
}

/** A text in its own direction; `lang` names its language if that is not the page's. */
export function WrittenText({ texts }: { texts: PartialText }) {
  const shown = shownText(texts, useLanguage())
  if (!shown) return shown
  return (
    <bdi lang={shown.lang}>
      <HyphenatedText>{shown.text}</HyphenatedText>
    </bdi>
  )
}
