import { toLatinDigits } from '#i18n/digits.ts'
import { normalizeText } from '#i18n/normalize-text.ts'

const invisible = /[\u00ad\u061c\u0640\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

const numberWords: [words: string, number: number][] = [
  ['one|single|واحده|واحد', 1],
  ['two|twin|اثنين|اثنان|اثنتين|اثنتان', 2],
  ['three|ثلاثه?', 3],
  ['four|اربعه?', 4],
  ['five|خمسه?', 5],
  ['six|سته?', 6],
  ['seven|سبعه?', 7],
  ['eight|ثمانيه?|ثمان', 8],
  ['nine|تسعه?', 9],
  ['ten|عشره?', 10],
  ['eleven|احدي عشر|احدي عشره', 11],
  ['twelve|اثني عشر|اثنا عشر', 12],
]

/** Arabic counts two by the ending of the noun: the noun stands for it in the singular. */
const duals: [words: string, singular: string][] = [
  ['غرفتين|غرفتان|غرفتي|غرفتا', 'غرف'],
  ['حمامين|حمامان|حمامي', 'حمام'],
  ['شيكين|شيكان', 'شيكات'],
  ['دفعتين|دفعتان', 'دفعات'],
  ['طابقين|طابقان|دورين|دوران', 'طوابق'],
  ['مليونين|مليونان|مليوني', 'مليون'],
]

/** What stands before and after a word in either script; "and", "in" and "for" stick to Arabic. */
const before = '(?<![\\p{L}\\p{N}])'
const after = '(?![\\p{L}\\p{N}])'
const sticking = '([وبل]|وب)?'

export const pattern = (source: string) =>
  new RegExp(source.replaceAll('«', before).replaceAll('»', after), 'gu')

const words = numberWords.map(
  ([list, number]) => [pattern(`«${sticking}(?:${list})»`), ` $1 ${number} `] as const,
)
/** A million needs no number to be one. */
const aMillion = pattern('(?<!\\d ?)«([وبل]?)مليون»')
const pairs = duals.map(
  ([list, noun]) => [pattern(`«${sticking}(?:${list})»`), ` $1 2 ${noun} `] as const,
)

/** Of a text that is longer once its signs are spelled out: one sign (ﷺ) may stand for eighteen letters. */
const longestPlain = 8_000

/**
 * A text in which numbers and nouns can be read off: lower case, one shape for each Arabic letter,
 * Latin digits without thousands' commas, number words as digits. Its signs stay.
 */
export function plain(text: string): string {
  const lowerCase = normalizeText(toLatinDigits(text), 'NFKC').toLowerCase()
  const letters = normalizeText(lowerCase.slice(0, longestPlain), 'NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(invisible, '')
    .replace(/[ىی]/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/٪/g, '%')
    .replace(/ک/g, 'ك')
    .replace(/(?<=\d)[,'’](?=\d{3}(?!\d))/g, '')
  const counted = [...pairs, ...words].reduce((said, [word, by]) => said.replace(word, by), letters)
  return counted.replace(aMillion, '$1 1 مليون').replace(/[^\S\n]+/g, ' ')
}
