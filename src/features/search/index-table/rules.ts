import { unifyEnding, fold, foldVariants } from '#i18n/fold.ts'

const arabic = /\p{Script=Arabic}/u

const unifyEndings = (folded: string) => folded.split(' ').map(unifyEnding).join(' ')

/** Keywords and the texts of ads are compared in this form. */
export function foldKeyword(text: string): string {
  return unifyEndings(fold(text))
}

/** Alternatives (`pool or garden`): a dozen common ones take 100 times as long as one search. */
export const maxAlternatives = 4

/** The operator of `websearch_to_tsquery`, and the English word. */
const alternativeWord = 'or'

const arabicAlternativeWord = foldKeyword('أو')

export const foldSearched = (text: string): string =>
  foldKeyword(text).replaceAll(` ${arabicAlternativeWord} `, ` ${alternativeWord} `)

export const countAlternatives = (folded: string): number =>
  folded.split(` ${alternativeWord} `).length

/**
 * All words are for the English dictionary, which leaves Arabic ones unchanged, so that keywords
 * in both languages match; the Arabic words are for the Arabic dictionary as well.
 */
export function wordsOf(texts: readonly string[], places: readonly string[]) {
  const variants = places.flatMap((name) => foldVariants(name).map(unifyEndings))
  const all = [...texts.map(foldKeyword), ...new Set(variants)].join(' ')
  const arabicWords = all.split(' ').filter((word) => arabic.test(word))
  return { all, arabic: arabicWords.join(' ') }
}
