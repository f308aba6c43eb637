import type { ContentLanguage } from '#i18n/language.ts'
import { evenEnding, fold } from '#i18n/fold.ts'
import { countLetters } from '#i18n/script.ts'

/** What sticks to the beginning of an Arabic word: "and", "in", "for", "the". */
const stuck = /^[وف]?(?:[بلك]?ال|لل|[بلك])?$/

/** Of a text that is longer once its signs are spelled out: one sign (ﷺ) may stand for eighteen letters. */
const longestFolded = 8_000

const wordsOf = (text: string) =>
  fold(text).slice(0, longestFolded).split(' ').filter(Boolean).map(evenEnding)

const isWord = (word: string, name: string) =>
  word === name || (word.endsWith(name) && stuck.test(word.slice(0, -name.length)))

const bare = (word: string) => (/^ال.{2}/.test(word) ? word.slice(2) : word)

const stuckLengths = [0, 1, 2, 3, 4]

/** A word as it is, and without what sticks to it. */
const formsOf = (word: string) =>
  stuckLengths
    .filter((length) => stuck.test(word.slice(0, length)))
    .map((length) => word.slice(length))

/** Where in a text each word stands, in each of its forms. */
function placesOf(words: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  const found = words.flatMap((word, at) => formsOf(word).map((form) => ({ form, at })))
  for (const { form, at } of found) {
    const known = places.get(form)
    if (known) known.push(at)
    else places.set(form, [at])
  }
  return places
}

/**
 * Whether a text holds the words of a name one after the other: "في دبي مارينا", "بالمارينا". The
 * text is folded once for all names that are looked for in it, and only read where a name may begin.
 */
export function nameFinder(text: string): (name: string) => boolean {
  const words = wordsOf(text)
  const places = placesOf(words)
  return (name) => {
    const [first, ...rest] = wordsOf(name).map(bare)
    const begins = first === undefined ? [] : (places.get(first) ?? [])
    return begins.some((at) => rest.every((part, by) => isWord(words[at + 1 + by] ?? '', part)))
  }
}

const letters = /\p{L}/gu

/** How much of the letters of a text are of its language's script, 0–1; a text without any: 0. */
export function scriptShare(text: string, language: ContentLanguage): number {
  const all = text.match(letters)?.length ?? 0
  return all === 0 ? 0 : countLetters(text, language) / all
}
