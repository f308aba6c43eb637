import { type ContentLanguage, contentLanguages } from './language.ts'

/** One value for each language in which ads have texts: `{ en, ar }` on the wire. */
export type Bilingual<T> = Record<ContentLanguage, T>

export function bilingual<T>(valueIn: (language: ContentLanguage) => T): Bilingual<T> {
  const entries = contentLanguages.map((language) => [language, valueIn(language)])
  return Object.fromEntries(entries) as Bilingual<T>
}
