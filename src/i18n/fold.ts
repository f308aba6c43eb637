import { toLatinDigits } from './digits.ts'
import { normalizeText } from './normalize-text.ts'

const invisible = /[\u00ad\u061c\u0640\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const separators = /[^\p{L}\p{N}]+/gu
const alike: Record<string, string> = {
  '\u0671': 'ا',
  ى: 'ي',
  ة: 'ه',
  ء: '',
  '\u06a9': 'ك',
  '\u06cc': 'ي',
  '\u06af': 'ك',
  '\u0686': 'ج',
  '\u067e': 'ب',
  '\u06a4': 'ف',
  '\u06c1': 'ه',
  '\u06be': 'ه',
}
const alikeLetters = new RegExp(`[${Object.keys(alike).join('')}]`, 'g')
const latinArticle = /^(?:al|el|ul)$/

/** Lower case, no marks, one shape for each Arabic letter, Latin digits, single spaces. */
export function fold(text: string): string {
  // After NFKD and before the letters are mapped: alef with hamza is a letter and a mark.
  const lowerCase = normalizeText(text, 'NFKC').toLowerCase()
  const letters = normalizeText(lowerCase, 'NFKD').replace(/\p{Mn}/gu, '')
  const mapped = letters
    .replace(invisible, '')
    .replace(alikeLetters, (letter) => alike[letter] ?? letter)
  return toLatinDigits(mapped).replace(separators, ' ').trim()
}

/** Removes ال; the Latin articles al, el and ul become an empty string. */
export function withoutArticle(word: string): string {
  if (latinArticle.test(word)) return ''
  return word.startsWith('ال') && word.length > 3 ? word.slice(2) : word
}

/** Writes a last ا as ه: جميرا and جميرة are one name. */
export function unifyEnding(word: string): string {
  return word.length > 2 && word.endsWith('ا') ? `${word.slice(0, -1)}ه` : word
}

/** Two texts name the same thing if any of their variants are equal. */
export function foldVariants(text: string): string[] {
  const folded = fold(text)
  const words = folded.split(' ')
  const bare = words.map(withoutArticle).filter(Boolean)
  const forms = [words, bare, words.map(unifyEnding), bare.map(unifyEnding)]
  const variants = forms.flatMap((form) => [form.join(' '), form.join('')])
  return [...new Set(variants)].filter(Boolean)
}

/** Loose (Meydan and Mudon are equal too), so candidates must be ranked by edit distance. */
export function skeleton(text: string): string {
  return fold(text).split(' ').map(consonants).filter(Boolean).join(' ')
}

function consonants(word: string): string {
  if (word === 'the') return ''
  return withoutArticle(word)
    .replace(/^al(?=[a-z]{4})/, '')
    .replace(/[aeiouy]/g, '')
    .replace(/(\p{L})\1+/gu, '$1')
    .replace(/(?<=.)h$/, '')
}
