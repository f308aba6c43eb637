import { skeleton } from '#i18n/fold.ts'
import { type Name, namesOf } from './names.ts'
import { buildNear, type NearIndex } from './nearby.ts'
import { placeKinds } from '#features/reference/places/rules.ts'
import type { Place } from './place.ts'

/** `later` begins at a later word of a name; `whole` is an alias of two letters. */
export const keyRole = { alias: 0, name: 1, later: 2, whole: 3 } as const

/** Sorted texts without spaces; `places` and `roles` have the same positions. */
export type Keys = { texts: string[]; places: Int32Array; roles: Uint8Array }

export type Lexicon = {
  texts: string[]
  places: number[][]
  near: NearIndex
  skeletons: Map<string, number[]>
}

// Places are numbered by kind, then by ads; the parent of an emirate is -1. `ownNames`: of each
// place, the words of its names (without aliases) as numbers of the lexicon.
export type PlaceIndex = {
  places: Place[]
  parents: Int32Array
  ownNames: number[][][]
  keys: Keys
  names: Lexicon
  words: Lexicon
}

/** More levels than the tree has, so that only a loop reaches it. */
const maxDepth = 32

type Entry = { text: string; place: number; role: number }
type NamedPlace = { place: Place; number: number; above: Place[] }
type Gathered = { entries: Entry[]; names: Map<string, number[]>; words: Map<string, number[]> }

export function buildPlaceIndex(list: Place[]): PlaceIndex {
  const places = list.toSorted(byRank)
  const parents = parentsOf(places)
  const gathered: Gathered = { entries: [], names: new Map(), words: new Map() }
  const spelled = places.map((place, number) => {
    const above = ancestorsOf(parents, number).map((ancestor) => places[ancestor]!)
    return gather(gathered, { place, number, above })
  })
  const words = lexiconOf(gathered.words)
  const numbers = new Map(words.texts.map((text, id) => [text, id]))
  const numbered = (name: string[]) => name.map((word) => numbers.get(word) ?? -1)
  const ownNames = spelled.map((names) => names.map(numbered))
  const [keys, names] = [keysOf(gathered.entries), lexiconOf(gathered.names)]
  return { places, parents, ownNames, keys, names, words }
}

/** From the emirate down to the parent. */
export function ancestorsOf(parents: Int32Array, number: number): number[] {
  const path: number[] = []
  for (let above = parents[number]!; above >= 0; above = parents[above]!) path.unshift(above)
  return path
}

/** An unknown parent or a loop puts the place at the top, because walks have to end. */
function parentsOf(places: Place[]): Int32Array {
  const numbers = new Map(places.map((place, number) => [place.id, number]))
  const parents = Int32Array.from(places, ({ parentId }) => numbers.get(parentId ?? -1) ?? -1)
  for (const number of parents.keys()) {
    let above = parents[number]!
    for (let steps = 0; above >= 0 && steps < maxDepth; steps++) above = parents[above]!
    if (above >= 0) parents[number] = -1
  }
  return parents
}

function byRank(one: Place, other: Place): number {
  const kind = placeKinds.indexOf(one.kind) - placeKinds.indexOf(other.kind)
  return kind || other.count - one.count || one.id - other.id
}

function gather(into: Gathered, its: NamedPlace): string[][] {
  const names = namesOf(its.place, its.above)
  for (const name of names) gatherName(into, its, name)
  return names.filter(({ alias }) => !alias).map(({ words }) => words)
}

function gatherName(into: Gathered, { place, number }: NamedPlace, name: Name): void {
  const { words, alias, whole, plain } = name
  const joined = words.join('')
  const role = whole ? keyRole.whole : alias ? keyRole.alias : keyRole.name
  into.entries.push({ text: joined, place: number, role })
  if (plain !== joined) into.entries.push({ text: plain, place: number, role })
  if (whole) return
  for (let from = 1; from < words.length; from++) {
    const text = words.slice(from).join('')
    into.entries.push({ text, place: number, role: keyRole.later })
  }
  for (const text of [joined, plain]) addTo(into.names, text, number)
  const glued = isBroad(place) && words.length <= 3 ? [joined, plain] : []
  for (const word of [...words, ...glued]) addTo(into.words, word, number)
}

/** Only names of emirates and communities are looked for inside a longer word. */
function isBroad({ kind }: Place): boolean {
  return kind === 'emirate' || kind === 'community'
}

function addTo(map: Map<string, number[]>, text: string, place: number): void {
  const places = map.get(text)
  if (!places) map.set(text, [place])
  else if (places.at(-1) !== place) places.push(place)
}

function keysOf(entries: Entry[]): Keys {
  entries.sort((one, other) => (one.text < other.text ? -1 : one.text > other.text ? 1 : 0))
  return {
    texts: entries.map(({ text }) => text),
    places: Int32Array.from(entries, ({ place }) => place),
    roles: Uint8Array.from(entries, ({ role }) => role),
  }
}

function lexiconOf(found: Map<string, number[]>): Lexicon {
  const texts = [...found.keys()].sort()
  const skeletons = new Map<string, number[]>()
  texts.forEach((text, id) => {
    const bones = /[a-z]/.test(text) ? skeleton(text) : ''
    if (bones.length > 1) addTo(skeletons, bones, id)
  })
  const places = texts.map((text) => found.get(text) ?? [])
  return { texts, places, near: buildNear(texts), skeletons }
}
