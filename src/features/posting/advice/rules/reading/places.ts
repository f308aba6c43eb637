import type { Gazetteer, Place } from '#features/reference/places/rules.ts'
import { unifyEnding, fold, withoutArticle } from '#i18n/fold.ts'
import { valuesOf } from '#i18n/bilingual.ts'

/** Names are bare words; `beginnings` are the words that names begin with. */
export type PlaceNames = {
  places: ReadonlyMap<string, readonly Place[]>
  beginnings: ReadonlySet<string>
}

/** The Arabic article stays: without it a name is a common noun, وحدة, غرفة, واجهة. */
const bare = (word: string) =>
  unifyEnding(word === 'the' ? '' : word.startsWith('ال') ? word : withoutArticle(word))

const keyOf = (words: readonly string[]) => words.map(bare).filter(Boolean).join(' ')

/** Shorter names are abbreviations that mean other things too. */
const minNameLength = 4
const maxWords = 6

const outsideBrackets = (name: string) => name.replace(/\([^)]*\)/g, ' ')

/** The Villa, The Views, غرفة: words of any ad. A road passes many places. */
function isOrdinary({ name }: Place, key: string): boolean {
  if (/(?:^| )(?:road|street|شارع|طريق)(?: |$)/u.test(key)) return true
  return !key.includes(' ') && (/^the\s/i.test(name.en) || /^(?!ال)\p{Script=Arabic}/u.test(key))
}

export const keysOf = (place: Place) =>
  valuesOf(place.name)
    .flatMap((name) => [name, outsideBrackets(name)])
    .concat(place.aliases)
    .map((text) => keyOf(fold(text).split(' ')))
    .filter((key) => key.length >= minNameLength && !isOrdinary(place, key))

/** "palm", "palm jebel" and "palm jebel ali". */
function beginningsOf(key: string): string[] {
  const words = key.split(' ')
  return words.map((_, at) => words.slice(0, at + 1).join(' '))
}

const known = new WeakMap<Gazetteer, PlaceNames>()

/** Cached for each tree: folding thousands of names takes longer than reading a text. */
export function placeNames(gazetteer: Gazetteer): PlaceNames {
  const made = known.get(gazetteer)
  if (made) return made
  const pairs = gazetteer.places.flatMap((place) =>
    [...new Set(keysOf(place))].map((key) => ({ key, place })),
  )
  const grouped = Map.groupBy(pairs, ({ key }) => key)
  const places = new Map([...grouped].map(([key, group]) => [key, group.map(({ place }) => place)]))
  const names = { places, beginnings: new Set([...places.keys()].flatMap(beginningsOf)) }
  known.set(gazetteer, names)
  return names
}

export type Mention = { places: readonly Place[]; before: string; after: string; words: number }

/** 4,000 characters may hold hundreds of names, each of which is compared with the location. */
export const maxMentions = 100

const sticking = /^(?:وب|ول|[وبل])(?=\p{Script=Arabic}{3})/u
const lesser = 40

/** No name has a longer word, and a sign that stands for eighteen letters takes long to fold. */
const maxWordLength = 40

/** A name does not continue after a full stop or a line break. */
const parting = /[.|:;!?؟،,\n]/u

/** The first letter of "بدبي مارينا" may be a prefix or part of the name. */
type Form = { bare: string; unstuck: string }

type Word = Form & { from: number; until: number; isParted: boolean }

function formOf(word: string): Form {
  const folded = word.length > maxWordLength ? word : fold(word).replaceAll(' ', '')
  return { bare: bare(folded), unstuck: bare(folded.replace(sticking, '')) }
}

function wordsOf(text: string): Word[] {
  const forms = new Map<string, Form>()
  let end = 0
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu), ({ 0: word, index: from }) => {
    const form = forms.get(word) ?? formOf(word)
    forms.set(word, form)
    const isParted = parting.test(text.slice(end, from))
    end = from + word.length
    return { ...form, from, until: end, isParted }
  })
}

function runAt(words: readonly Word[], at: number): readonly Word[] {
  const run = words.slice(at, at + maxWords)
  const parted = run.findIndex(({ isParted }, by) => by > 0 && isParted)
  return parted < 0 ? run : run.slice(0, parted)
}

type Name = { places: readonly Place[]; length: number }

/** An article after the name is part of it. */
function longestName(words: readonly string[], { places, beginnings }: PlaceNames) {
  let key = ''
  let longest: Name | undefined
  for (const [at, word] of words.entries()) {
    if (word) key = key ? `${key} ${word}` : word
    if (key && !beginnings.has(key)) break
    const found = places.get(key)
    if (found) longest = { places: found, length: at + 1 }
  }
  return longest
}

function nameOf(run: readonly Word[], names: PlaceNames): Name | undefined {
  const words = run.map((word) => word.bare)
  const { unstuck } = run[0]!
  const whole = longestName(words, names)
  if (unstuck === words[0]) return whole
  const part = longestName([unstuck, ...words.slice(1)], names)
  return part && part.length > (whole?.length ?? 0) ? part : whole
}

export function mentionsIn(text: string, names: PlaceNames): Mention[] {
  const words = wordsOf(text)
  const found: Mention[] = []
  for (let at = 0; at < words.length && found.length < maxMentions; ) {
    const { from } = words[at]!
    const name = nameOf(runAt(words, at), names)
    at += name?.length ?? 1
    if (!name) continue
    const { until } = words[at - 1]!
    found.push({
      places: name.places,
      words: name.length,
      before: text.slice(Math.max(0, from - lesser), from).toLowerCase(),
      after: text.slice(until, until + lesser).toLowerCase(),
    })
  }
  return found
}
