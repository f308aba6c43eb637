import {
  type ContentLanguage,
  contentLanguages,
  defaultLanguage,
  languageEntries,
} from './language.ts'

const letterOf = (language: ContentLanguage, flags: string) =>
  new RegExp(`\\p{Script=${languageEntries[language].script}}`, flags)

export function countLetters(text: string, language: ContentLanguage): number {
  return text.match(letterOf(language, 'gu'))?.length ?? 0
}

/** Of names, in the syntax of PostgreSQL; `languageOfText` counts letters, since texts mix them. */
export const arabicLetter = '[\\u0620-\\u064a\\u066e-\\u06d3]'

/** The one most letters are of; of as many, Arabic; without letters, English. */
export function languageOfText(text: string): ContentLanguage {
  const latin = countLetters(text, defaultLanguage)
  const isOf = (language: ContentLanguage) => {
    const own = language === defaultLanguage ? 0 : countLetters(text, language)
    return own > 0 && own >= latin
  }
  return contentLanguages.find(isOf) ?? defaultLanguage
}
