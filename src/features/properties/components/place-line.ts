import type { Language } from '#i18n/language.ts'
import { type Text, textIn } from '#i18n/phrases.ts'

/** `Marina Gate 1, Dubai Marina, Dubai`: the place, what it lies in, and its emirate. */
export function placeLine(path: readonly { name: Text }[], language: Language): string {
  const named = path.length > 3 ? [path[0], path.at(-2), path.at(-1)] : path
  const names = named.flatMap((place) => (place ? [textIn(place.name, language)] : []))
  return names.reverse().join(language === 'ar' ? '، ' : ', ')
}
