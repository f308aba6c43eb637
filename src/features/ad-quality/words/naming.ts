import { evenEnding, fold } from '#i18n/fold.ts'

/** What sticks to the beginning of an Arabic word: "and", "in", "for", "the". */
const stuck = /^[وف]?(?:[بلك]?ال|لل|[بلك])?$/

const wordsOf = (text: string) => fold(text).split(' ').filter(Boolean).map(evenEnding)

const isWord = (word: string, name: string) =>
  word === name || (word.endsWith(name) && stuck.test(word.slice(0, -name.length)))

const bare = (word: string) => (/^ال.{2}/.test(word) ? word.slice(2) : word)

/**
 * Whether a text holds the words of a name one after the other: "في دبي مارينا", "بالمارينا". The
 * text is folded once for all names that are looked for in it.
 */
export function nameFinder(text: string): (name: string) => boolean {
  const words = wordsOf(text)
  return (name) => {
    const parts = wordsOf(name).map(bare)
    if (parts.length === 0) return false
    return words.some((_, at) => parts.every((part, by) => isWord(words[at + by] ?? '', part)))
  }
}

const scripts = { en: /\p{Script=Latin}/gu, ar: /\p{Script=Arabic}/gu }
const letters = /\p{L}/gu

/** How much of the letters of a text are of its language's script, 0–1; a text without any: 0. */
export function scriptShare(text: string, language: 'en' | 'ar'): number {
  const all = text.match(letters)?.length ?? 0
  return all === 0 ? 0 : (text.match(scripts[language])?.length ?? 0) / all
}
