import { skeleton } from '#i18n/fold.ts'
import { findAlongPath } from './along-path.ts'
import { Best, type FoundPlace, type RankingOptions } from './best.ts'
import { keyRole, type PlaceIndex } from './build.ts'
import { editDistance } from './edit-distance.ts'
import {
  addSkeletons,
  addTypos,
  joinSplitWords,
  type WordMatches,
  findWordMatches,
} from './word-matches.ts'
import { findNear } from './nearby.ts'
import type { PlaceHit, PlaceMatch } from './place.ts'
import { type ParsedQuery, readArabizi, readQuery } from './query.ts'
import { rangeOf } from './sorted.ts'
import { allowedTypos } from './words.ts'

/** `isSpelled` matches only names and their beginnings, which is far cheaper. */
export type SearchOptions = RankingOptions & { isSpelled?: boolean | undefined }

export function searchPlaces(index: PlaceIndex, query: string, options: SearchOptions): PlaceHit[] {
  const parsedQuery = readQuery(query)
  if (!parsedQuery) return []
  const best = new Best(index, options)
  byKeys({ index, parsedQuery, best })
  if (options.isSpelled) return best.hits()
  const words = joinSplitWords(index.words, parsedQuery.words)
  const wordMatches = words.map((word) => findWordMatches(index.words, word))
  const search = { index, parsedQuery, best, wordMatches }
  if (wordMatches.length > 1) byWords(search, 'path')
  const arabizi = best.match ? undefined : readArabizi(query)
  if (arabizi) return searchPlaces(index, arabizi, options)
  if (!best.hasEnough) guess(search)
  return best.hits()
}

type SearchState = { index: PlaceIndex; parsedQuery: ParsedQuery; best: Best }
type Search = SearchState & { wordMatches: WordMatches[] }

function byKeys(search: SearchState): void {
  for (const key of search.parsedQuery.asTyped) byKey(search, key, 0)
  for (const key of search.parsedQuery.bare) byKey(search, key, 1)
}

function byKey({ index, best }: SearchState, key: string, step: number): void {
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

function byWords({ index, best, wordMatches }: Search, match: PlaceMatch): void {
  if (wordMatches.some(({ costs }) => costs.size === 0)) return
  for (const { place, cost, complete } of findAlongPath(index, wordMatches)) {
    best.add({ place, match, step: cost * 4 + (complete ? 1 : 2) })
  }
}

/** A name that is found exactly adds the names that differ by a typo, but nothing farther. */
function guess(search: Search): void {
  const { index, parsedQuery, best, wordMatches } = search
  const known = best.match === 'alias' || best.match === 'name'
  const limit = allowedTypos(parsedQuery.names[0]!)
  if (limit === 0) return
  byTypos(search, limit)
  if (known) return
  for (const word of wordMatches) addTypos(index.words, word)
  byWords(search, 'typo')
  if (best.hasEnough) return
  bySkeletons(search)
  for (const word of wordMatches) addSkeletons(index.words, word)
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

function addNamed({ index, best }: Search, name: number, how: Omit<FoundPlace, 'place'>): void {
  for (const place of index.names.places[name]!) best.add({ place, ...how })
}
