import { skeleton } from '#i18n/fold.ts'
import { alongPath } from './along-path.ts'
import { Best, type Found } from './best.ts'
import { keyRole, type PlaceIndex } from './build.ts'
import { editDistance } from './edit-distance.ts'
import { addSkeletons, addTypos, joinSplitWords, type Meanings, meaningsOf } from './meanings.ts'
import { findNear } from './nearby.ts'
import type { PlaceHit, PlaceKind, PlaceMatch } from './place.ts'
import { type ParsedQuery, readArabizi, readQuery } from './query.ts'
import { rangeOf } from './sorted.ts'
import { allowedTypos } from './words.ts'

/** `isSpelled` matches only names and their beginnings, which is far cheaper. */
export type Wanted = {
  limit: number
  kinds?: PlaceKind[] | undefined
  isSpelled?: boolean | undefined
}

export function searchPlaces(index: PlaceIndex, query: string, wanted: Wanted): PlaceHit[] {
  const parsedQuery = readQuery(query)
  if (!parsedQuery) return []
  const best = new Best(index, wanted)
  byKeys({ index, parsedQuery, best })
  if (wanted.isSpelled) return best.hits()
  const words = joinSplitWords(index.words, parsedQuery.words)
  const meanings = words.map((word) => meaningsOf(index.words, word))
  const search = { index, parsedQuery, best, meanings }
  if (meanings.length > 1) byWords(search, 'path')
  const arabizi = best.match ? undefined : readArabizi(query)
  if (arabizi) return searchPlaces(index, arabizi, wanted)
  if (!best.full) guess(search)
  return best.hits()
}

type Named = { index: PlaceIndex; parsedQuery: ParsedQuery; best: Best }
type Search = Named & { meanings: Meanings[] }

function byKeys(search: Named): void {
  for (const key of search.parsedQuery.asTyped) byKey(search, key, 0)
  for (const key of search.parsedQuery.bare) byKey(search, key, 1)
}

function byKey({ index, best }: Named, key: string, step: number): void {
  const [from, until] = rangeOf(index.keys.texts, key)
  for (let at = from; at < until; at++) {
    const match = matchOf(index, at, key.length)
    if (match) best.add({ place: index.keys.places[at]!, match, step })
  }
}

function matchOf({ keys, places }: PlaceIndex, at: number, length: number): PlaceMatch | undefined {
  const exact = keys.texts[at]!.length === length
  const role = keys.roles[at]
  if (role === keyRole.whole) return exact ? 'alias' : undefined
  if (role === keyRole.alias) return exact ? 'alias' : 'prefix'
  if (role === keyRole.name) return exact ? 'name' : 'prefix'
  // "marina" means Dubai Marina before any tower that begins with the word.
  const kind = places[keys.places[at]!]!.kind
  return exact && (kind === 'emirate' || kind === 'community') ? 'prefix' : 'word'
}

function byWords({ index, best, meanings }: Search, match: PlaceMatch): void {
  if (meanings.some(({ costs }) => costs.size === 0)) return
  for (const { place, cost, complete } of alongPath(index, meanings)) {
    best.add({ place, match, step: cost * 4 + (complete ? 1 : 2) })
  }
}

/** A name that is found exactly adds the names that differ by a typo, but nothing farther. */
function guess(search: Search): void {
  const { index, parsedQuery, best, meanings } = search
  const known = best.match === 'alias' || best.match === 'name'
  const limit = allowedTypos(parsedQuery.names[0]!)
  if (limit === 0) return
  byTypos(search, limit)
  if (known) return
  for (const word of meanings) addTypos(index.words, word)
  byWords(search, 'typo')
  if (best.full) return
  bySkeletons(search)
  for (const word of meanings) addSkeletons(index.words, word)
  byWords(search, 'skeleton')
}

function byTypos(search: Search, limit: number): void {
  const { index, parsedQuery } = search
  const near = parsedQuery.names.flatMap((name) => findNear(index.names.near, name, limit))
  for (const { id, distance } of near) {
    addNamed(search, id, { match: 'typo', step: distance * 4 })
  }
}

function bySkeletons(search: Search): void {
  const { index, parsedQuery } = search
  const joined = parsedQuery.words.map(({ text }) => text).join('')
  for (const id of index.names.skeletons.get(skeleton(joined)) ?? []) {
    const step = editDistance(joined, index.names.texts[id]!, 12)
    addNamed(search, id, { match: 'skeleton', step })
  }
}

function addNamed({ index, best }: Search, name: number, how: Omit<Found, 'place'>): void {
  for (const place of index.names.places[name]!) best.add({ place, ...how })
}
