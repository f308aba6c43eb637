import { type ContentLanguage, contentLanguages } from './language.ts'

export type Bilingual<T> = Record<ContentLanguage, T>

export const valuesOf = <T>(text: Bilingual<T>): T[] =>
  contentLanguages.map((language) => text[language])

export function bilingual<T>(valueIn: (language: ContentLanguage) => T): Bilingual<T> {
  const entries = contentLanguages.map((language) => [language, valueIn(language)])
  return Object.fromEntries(entries) as Bilingual<T>
}
