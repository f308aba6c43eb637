import { evenEnding, fold, foldVariants } from '#i18n/fold.ts'

const arabic = /\p{Script=Arabic}/u

const evenly = (folded: string) => folded.split(' ').map(evenEnding).join(' ')

/** Keywords and what they are looked for in meet in this form (domain.md 9). */
export function foldKeyword(text: string): string {
  return evenly(fold(text))
}

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
