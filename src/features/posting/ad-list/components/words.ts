import type { OwnCard } from '#features/posting/own-ads/contract/own-ads.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { phrases } from '../phrases/list.ts'

export function useTitleOf(): (ad: Pick<OwnCard, 'name'>) => string {
  const words = useWords(phrases)
  const language = useLanguage()
  return ({ name }) => textIn(name, language) || words('untitled')
}
