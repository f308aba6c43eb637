import { evenEnding, fold, foldVariants } from '#i18n/fold.ts'

const arabic = /\p{Script=Arabic}/u

const evenly = (folded: string) => folded.split(' ').map(evenEnding).join(' ')

/** Keywords and what they are looked for in meet in this form. */
export function foldKeyword(text: string): string {
  return evenly(fold(text))
}

/**
 * Alternatives of a keyword (`pool or garden`); one with more is refused. Each one that nearly every ad
 * has costs as much as all ads, so that a dozen would take a hundred times as long as a usual search.
 */
export const maxAlternatives = 4

/** Stands between alternatives, for PostgreSQL as for who searches in English. */
const alternativeWord = 'or'

/** «أو» in the form in which words are compared. */
const arabicAlternativeWord = foldKeyword('أو')

/** A keyword as it is looked for, whichever language its alternatives are joined in. */
export const foldSearched = (text: string): string =>
  foldKeyword(text).replaceAll(` ${arabicAlternativeWord} `, ` ${alternativeWord} `)

/** How many alternatives a folded keyword has: `sea view or garden` has two. */
export const countAlternatives = (folded: string): number =>
  folded.split(` ${alternativeWord} `).length

/**
 * The words of an ad for the index: all of them for the English dictionary (an Arabic word stays
 * as it is there, so mixed keywords meet too), the Arabic ones once more for the Arabic one.
 * Names of places stand in every form under which people write them.
 */
export function wordsOf(texts: readonly string[], places: readonly string[]) {
  const variants = places.flatMap((name) => foldVariants(name).map(evenly))
  const all = [...texts.map(foldKeyword), ...new Set(variants)].join(' ')
  const arabicWords = all.split(' ').filter((word) => arabic.test(word))
  return { all, arabic: arabicWords.join(' ') }
}
