import type { Language } from './language.ts'

const lists = {
  en: new Intl.ListFormat('en-AE', { type: 'unit', style: 'short' }),
  ar: new Intl.ListFormat('ar-AE', { type: 'conjunction' }),
}

/** `Arabic, English, Urdu`; `العربية والإنجليزية والأردية`, as Arabic counts things up. */
export function formatList(items: readonly string[], language: Language): string {
  return lists[language].format(items)
}
