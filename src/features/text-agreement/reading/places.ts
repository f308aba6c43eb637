import type { Gazetteer, Place } from '#features/gazetteer/rules.ts'
import { evenEnding, fold, withoutArticle } from '#i18n/fold.ts'

/** Every name of the tree as bare words, and the places that bear it. */
export type PlaceNames = ReadonlyMap<string, readonly Place[]>

/** The Arabic article stays: without it a name is a noun of any ad, وحدة, غرفة, واجهة. */
const bare = (word: string) =>
  evenEnding(word === 'the' ? '' : word.startsWith('ال') ? word : withoutArticle(word))

const keyOf = (words: readonly string[]) => words.map(bare).filter(Boolean).join(' ')

/** Shorter ones are abbreviations that mean other things too. */
const shortestName = 4
const longestName = 6

const outsideBrackets = (name: string) => name.replace(/\([^)]*\)/g, ' ')

/** The Villa, The Views, غرفة: words of any ad. A road passes many places. */
function isOrdinary({ name }: Place, key: string): boolean {
  if (/(?:^| )(?:road|street|شارع|طريق)(?: |$)/u.test(key)) return true
  return !key.includes(' ') && (/^the\s/i.test(name.en) || /^(?!ال)\p{Script=Arabic}/u.test(key))
}

export const keysOf = (place: Place) =>
  [place.name.en, outsideBrackets(place.name.en), place.name.ar, outsideBrackets(place.name.ar)]
    .concat(place.aliases)
    .map((text) => keyOf(fold(text).split(' ')))
    .filter((key) => key.length >= shortestName && !isOrdinary(place, key))

const known = new WeakMap<Gazetteer, PlaceNames>()

/** Made once for a tree: folding thousands of names takes longer than reading a text. */
export function placeNames(gazetteer: Gazetteer): PlaceNames {
  const made = known.get(gazetteer)
  if (made) return made
  const pairs = gazetteer.places.flatMap((place) =>
    [...new Set(keysOf(place))].map((key) => ({ key, place })),
  )
  const grouped = Map.groupBy(pairs, ({ key }) => key)
  const names = new Map([...grouped].map(([key, group]) => [key, group.map(({ place }) => place)]))
  known.set(gazetteer, names)
  return names
}

/** A name in a text: all that bear it, and the words around it. */
export type Mention = { places: readonly Place[]; before: string; after: string; words: number }

const sticking = /^(?:وب|ول|[وبل])(?=\p{Script=Arabic}{3})/u
const lesser = 40

/** "بدبي مارينا": what sticks to the first word may be part of it or not. */
function placesAt(names: PlaceNames, words: readonly string[]): readonly Place[] | undefined {
  const [first = '', ...rest] = words
  const unstuck = first.replace(sticking, '')
  return (
    names.get(keyOf(words)) ??
    (unstuck === first ? undefined : names.get(keyOf([unstuck, ...rest])))
  )
}

type Word = { text: string; from: number; until: number }

const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu), ({ 0: word, index }) => ({
    text: fold(word).replaceAll(' ', ''),
    from: index,
    until: index + word.length,
  }))

/** A name does not reach over a full stop or a line. */
const parting = /[.|:;!?؟،,\n]/u

function runAt(text: string, words: readonly Word[], at: number): number {
  for (let length = 1; length < longestName; length += 1) {
    const [one, next] = [words[at + length - 1], words[at + length]]
    if (!one || !next || parting.test(text.slice(one.until, next.from))) return length
  }
  return longestName
}

/** The places that a text names, the longest names first taken. */
export function mentionsIn(text: string, names: PlaceNames): Mention[] {
  const words = wordsOf(text)
  const found: Mention[] = []
  for (let at = 0; at < words.length; ) {
    let length = runAt(text, words, at)
    let places: readonly Place[] | undefined
    for (; length > 0 && !places; length -= 1) {
      places = placesAt(
        names,
        words.slice(at, at + length).map((word) => word.text),
      )
    }
    if (!places) {
      at += 1
      continue
    }
    const last = words[at + length]!
    found.push({
      places,
      words: length + 1,
      before: text.slice(Math.max(0, words[at]!.from - lesser), words[at]!.from).toLowerCase(),
      after: text.slice(last.until, last.until + lesser).toLowerCase(),
    })
    at += length + 1
  }
  return found
}
