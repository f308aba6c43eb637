import { toLatinDigits } from '#i18n/digits.ts'
import { normalizeText } from '#i18n/normalize-text.ts'
import { duals, numberWords } from '#i18n/number-words.ts'

const invisible = /[\u00ad\u061c\u0640\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** Arabic words have "and", "in" and "for" as prefixes. */
const before = '(?<![\\p{L}\\p{N}])'
const after = '(?![\\p{L}\\p{N}])'
const sticking = '([وبل]|وب)?'

export const compilePattern = (source: string) =>
  new RegExp(source.replaceAll('«', before).replaceAll('»', after), 'gu')

/** One form of each Arabic letter, without marks. */
const unifyLetters = (text: string) =>
  normalizeText(text, 'NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(invisible, '')
    .replace(/[ىی]/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ک/g, 'ك')

const anyOf = (words: string) => compilePattern(`«${sticking}(?:${unifyLetters(words)})»`)

/** Eleven and twelve come before ten, since they end with its word. */
const words = [['twin', 2] as const, ...numberWords.toReversed()].map(
  ([list, number]) => [anyOf(list), ` $1 ${number} `] as const,
)
/** A million is said without a number as well. */
const aMillion = compilePattern('(?<!\\d ?)«([وبل]?)مليون»')
/** Duals become 2 and the noun. */
const pairs = duals.map(({ forms, beforeNoun, noun }) => {
  const list = beforeNoun === undefined ? forms : `${forms}|${beforeNoun}`
  return [anyOf(list), ` $1 2 ${noun} `] as const
})

/** Characters: one sign (ﷺ) may become eighteen letters. */
const maxPlainLength = 8_000

/** Lower case, one form of each Arabic letter, numbers in Latin digits; punctuation stays. */
export function toPlainText(text: string): string {
  const lowerCase = normalizeText(toLatinDigits(text), 'NFKC').toLowerCase()
  const letters = unifyLetters(lowerCase.slice(0, maxPlainLength))
    .replace(/٪/g, '%')
    .replace(/(?<=\d)[,'’](?=\d{3}(?!\d))/g, '')
  const counted = [...pairs, ...words].reduce((said, [word, by]) => said.replace(word, by), letters)
  return counted.replace(aMillion, '$1 1 مليون').replace(/[^\S\n]+/g, ' ')
}
