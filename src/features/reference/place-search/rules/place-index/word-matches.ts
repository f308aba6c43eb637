import { skeleton } from '#i18n/fold.ts'
import type { Lexicon } from './build.ts'
import { findNear } from './nearby.ts'
import type { AskedWord } from './query.ts'
import { positionOf, rangeOf } from './sorted.ts'
import { allowedTypos } from './words.ts'

/** `costs`: words of the lexicon with their distances from the asked word. */
export type WordMatches = { word: AskedWord; costs: Map<number, number> }

/** The distance of a word by kind of match; a typo adds its number of edits. */
const price = { unfinished: 1, typo: 1, skeleton: 4 }

export function findWordMatches(lexicon: Lexicon, word: AskedWord): WordMatches {
  const costs = new Map<number, number>()
  for (const prefix of word.typed === undefined ? [] : [word.text, word.typed]) {
    const [from, until] = rangeOf(lexicon.texts, prefix)
    for (let id = from; id < until; id++) costs.set(id, price.unfinished)
  }
  for (const text of [word.text, word.unglued ?? '']) {
    const id = text ? positionOf(lexicon.texts, text) : -1
    if (id >= 0) costs.set(id, 0)
  }
  return { word, costs }
}

/** A word with a digit is a number or a code, so it has no typos. */
export function addTypos(lexicon: Lexicon, { word, costs }: WordMatches): void {
  if (/\d/.test(word.text)) return
  const near = findNear(lexicon.near, word.text, allowedTypos(word.text))
  for (const { id, distance } of near) {
    if (!costs.has(id)) costs.set(id, price.typo + distance)
  }
}

export function addSkeletons(lexicon: Lexicon, { word, costs }: WordMatches): void {
  for (const id of lexicon.skeletons.get(skeleton(word.text)) ?? []) {
    if (!costs.has(id)) costs.set(id, price.skeleton)
  }
}

/** "abu dhabi" where the name is Abudhabi. */
export function joinSplitWords(lexicon: Lexicon, words: AskedWord[]): AskedWord[] {
  const known = (text: string) => positionOf(lexicon.texts, text) >= 0
  const joined: AskedWord[] = []
  for (const word of words) {
    const before = joined.at(-1)
    const together = (before?.text ?? '') + word.text
    const split = before && !(known(before.text) && known(word.text)) && known(together)
    if (split) joined[joined.length - 1] = { ...word, text: together, unglued: undefined }
    else joined.push(word)
  }
  return joined
}
