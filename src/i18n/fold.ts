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

/**
 * The form in which names, keywords and queries meet: lower case, no marks, one shape for each
 * Arabic letter, Latin digits, single spaces. Only letters and digits of any script survive.
 */
export function fold(text: string): string {
  // Marks go after NFKD and before the letters are mapped: alef with hamza is a letter and a mark.
  const lowerCase = normalizeText(text, 'NFKC').toLowerCase()
  const letters = normalizeText(lowerCase, 'NFKD').replace(/\p{Mn}/gu, '')
  const mapped = letters
    .replace(invisible, '')
    .replace(alikeLetters, (letter) => alike[letter] ?? letter)
  return toLatinDigits(mapped).replace(separators, ' ').trim()
}

/** A folded word without its Arabic ال; the Latin articles al, el and ul become nothing. */
export function withoutArticle(word: string): string {
  if (latinArticle.test(word)) return ''
  return word.startsWith('ال') && word.length > 3 ? word.slice(2) : word
}

/** A folded word whose last ا is written ه: جميرا and جميرة are one name. */
export function evenEnding(word: string): string {
  return word.length > 2 && word.endsWith('ا') ? `${word.slice(0, -1)}ه` : word
}

/** All forms under which a name is found; two texts name the same thing when any of them agree. */
export function foldVariants(text: string): string[] {
  const folded = fold(text)
  const words = folded.split(' ')
  const bare = words.map(withoutArticle).filter(Boolean)
  const forms = [words, bare, words.map(evenEnding), bare.map(evenEnding)]
  const variants = forms.flatMap((form) => [form.join(' '), form.join('')])
  return [...new Set(variants)].filter(Boolean)
}

/**
 * The consonants of a Latin name, so that Jumeirah, Jumaira and Jumeriah meet. It is loose (Meydan
 * and Mudon collide): use it to find candidates and rank them by edit distance.
 */
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
