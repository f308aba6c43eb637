import { toLatinDigits } from '#i18n/digits.ts'
import { normalizeText } from '#i18n/normalize-text.ts'
import { duals, numberWords } from '#i18n/number-words.ts'

const invisible = /[\u00ad\u061c\u0640\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** What stands before and after a word in either script; "and", "in" and "for" stick to Arabic. */
const before = '(?<![\\p{L}\\p{N}])'
const after = '(?![\\p{L}\\p{N}])'
const sticking = '([وبل]|وب)?'

export const pattern = (source: string) =>
  new RegExp(source.replaceAll('«', before).replaceAll('»', after), 'gu')

/** One shape for each Arabic letter, without marks. */
const evenLetters = (text: string) =>
  normalizeText(text, 'NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(invisible, '')
    .replace(/[ىی]/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ک/g, 'ك')

const anyOf = (words: string) => pattern(`«${sticking}(?:${evenLetters(words)})»`)

/** Eleven and twelve before ten, whose word ends them. */
const words = [['twin', 2] as const, ...numberWords.toReversed()].map(
  ([list, number]) => [anyOf(list), ` $1 ${number} `] as const,
)
/** A million needs no number to be one. */
const aMillion = pattern('(?<!\\d ?)«([وبل]?)مليون»')
/** Two of a noun, which stands for it with the number. */
const pairs = duals.map(({ forms, beforeNoun, noun }) => {
  const list = beforeNoun === undefined ? forms : `${forms}|${beforeNoun}`
  return [anyOf(list), ` $1 2 ${noun} `] as const
})

/** Of a text that is longer once its signs are spelled out: one sign (ﷺ) may stand for eighteen letters. */
const longestPlain = 8_000

/**
 * A text in which numbers and nouns can be read off: lower case, one shape for each Arabic letter,
 * Latin digits without thousands' commas, number words as digits. Its signs stay.
 */
export function plain(text: string): string {
  const lowerCase = normalizeText(toLatinDigits(text), 'NFKC').toLowerCase()
  const letters = evenLetters(lowerCase.slice(0, longestPlain))
    .replace(/٪/g, '%')
    .replace(/(?<=\d)[,'’](?=\d{3}(?!\d))/g, '')
  const counted = [...pairs, ...words].reduce((said, [word, by]) => said.replace(word, by), letters)
  return counted.replace(aMillion, '$1 1 مليون').replace(/[^\S\n]+/g, ' ')
}
