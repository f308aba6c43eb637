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

/** Arabic if there is any Arabic letter, otherwise English. */
export function languageOfText(text: string): ContentLanguage {
  const others = contentLanguages.filter((language) => language !== defaultLanguage)
  return others.find((language) => letterOf(language, 'u').test(text)) ?? defaultLanguage
}
