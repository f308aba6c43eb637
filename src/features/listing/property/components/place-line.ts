import { joinWithCommas, type Language } from '#i18n/language.ts'
import { type Text, textIn } from '#i18n/phrases.ts'

export function shownPath<Place>(path: readonly Place[]): Place[] {
  return path.length > 3 ? [...path.slice(0, 1), ...path.slice(-2)] : [...path]
}

/** `Marina Gate 1, Marina Gate, Dubai`. */
export function placeLine(path: readonly { name: Text }[], language: Language): string {
  const names = shownPath(path).map(({ name }) => textIn(name, language))
  return joinWithCommas(names.reverse(), language)
}
