import { type Language, languageEntries, perLanguage } from './language.ts'

const lists = perLanguage((locale, language) => {
  return new Intl.ListFormat(locale, { type: languageEntries[language].lists, style: 'short' })
})

/** `Arabic, English, Urdu`; `العربية والإنجليزية والأردية`. */
export function formatList(items: readonly string[], language: Language): string {
  return lists(language).format(items)
}
