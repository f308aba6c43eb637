import type { ContentLanguage } from '#i18n/language.ts'
import { unifyEnding, fold } from '#i18n/fold.ts'
import { countLetters } from '#i18n/script.ts'

/** Arabic prefixes: "and", "in", "for", "the". */
const stuck = /^[وف]?(?:[بلك]?ال|لل|[بلك])?$/

/** Characters: one sign (ﷺ) may become eighteen letters. */
const maxFoldedLength = 8_000

const wordsOf = (text: string) =>
  fold(text).slice(0, maxFoldedLength).split(' ').filter(Boolean).map(unifyEnding)

const isWord = (word: string, name: string) =>
  word === name || (word.endsWith(name) && stuck.test(word.slice(0, -name.length)))

const bare = (word: string) => (/^ال.{2}/.test(word) ? word.slice(2) : word)

const stuckLengths = [0, 1, 2, 3, 4]

const formsOf = (word: string) =>
  stuckLengths
    .filter((length) => stuck.test(word.slice(0, length)))
    .map((length) => word.slice(length))

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

/** The words of a name in their order, with prefixes. The text is folded once for all names. */
export function createNameFinder(text: string): (name: string) => boolean {
  const words = wordsOf(text)
  const places = placesOf(words)
  return (name) => {
    const [first, ...rest] = wordsOf(name).map(bare)
    const begins = first === undefined ? [] : (places.get(first) ?? [])
    return begins.some((at) => rest.every((part, by) => isWord(words[at + 1 + by] ?? '', part)))
  }
}

const letters = /\p{L}/gu

/** 0 to 1; 0 for a text without letters. */
export function measureScriptShare(text: string, language: ContentLanguage): number {
  const all = text.match(letters)?.length ?? 0
  return all === 0 ? 0 : countLetters(text, language) / all
}
