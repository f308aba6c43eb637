import {
  type PlaceHit,
  type PlaceIndex,
  findPlacesByName,
  findPlacesBySpelling,
} from '#features/reference/place-search/rules.ts'
import { fold } from '#i18n/fold.ts'
import { isSmall, type Piece, piecesOf } from './small-words.ts'

type PlaceLookup = (text: string) => PlaceHit[]

/** `ids` includes places of the same name; `left` are the words that name no place. */
export type PlacesRead = { ids: number[]; left: string[] }

/** Aliases of two letters count only as a whole query. */
const minNameLength = 3

/** `isAll`: nothing else was said. */
export function readPlaces(index: PlaceIndex, words: string[], isAll: boolean): PlacesRead {
  const whole = findNamedPlaces(
    words,
    (text) => findPlacesByName(index, text),
    isAll ? 1 : minNameLength,
  )
  if (whole.length > 0) return { ids: idsOf(whole), left: [] }
  const pieces = piecesOf(words)
  const read = pieces.map((piece) => readPiece(index, piece, pieces.length > 1))
  const hits = read.flatMap((each) => each.hits)
  const known = new Set(hits.flatMap(wordsOn))
  const left = read.flatMap((each) => each.left).filter((word) => !known.has(fold(word)))
  return { ids: idsOf(hits), left }
}

const idsOf = (hits: PlaceHit[]) => [...new Set(hits.map(({ place }) => place.id))]

/** The Arabic "in" is attached to the name (بدبي): what follows must be an exact name. */
function findNamedPlaces(words: string[], ask: PlaceLookup, minLength = minNameLength): PlaceHit[] {
  const text = words.join(' ')
  const isName = fold(text).length >= minLength && /\p{L}/u.test(text)
  const hits = isName ? ask(text) : []
  if (hits.length > 0 || !/^ب\p{L}{3}/u.test(text)) return hits
  const rest = text.slice(1)
  return ask(rest).filter((hit) => namesOf(hit).includes(fold(rest)))
}

const namesOf = ({ place: { nameEn, nameAr, aliases } }: PlaceHit) =>
  [nameEn, nameAr, ...aliases].map(fold)

/** Words of a place's path add nothing when they stand beside its name. */
const wordsOn = ({ place, path }: PlaceHit) =>
  [place, ...path].flatMap(({ nameEn, nameAr }) => fold(`${nameEn} ${nameAr}`).split(' '))

type PieceRead = { hits: PlaceHit[]; left: string[] }

function readPiece(index: PlaceIndex, { words, isPlace }: Piece, isPart: boolean): PieceRead {
  const hits =
    isPlace || !isPart ? findNamedPlaces(words, (text) => findPlacesByName(index, text)) : []
  if (hits.length > 0) return { hits, left: [] }
  const span = placeWithin(index, words, isPlace)
  if (!span) return { hits: [], left: words }
  const rest = [words.slice(0, span.from), words.slice(span.until)]
  const others = rest.map((side) => readPiece(index, { words: side, isPlace: false }, true))
  return {
    hits: [...span.hits, ...others.flatMap((other) => other.hits)],
    left: others.flatMap((other) => other.left),
  }
}

type Span = { from: number; until: number; hits: PlaceHit[] }

/** Exact names first, the longest first; then misspelt ones at either end; then single words. */
function placeWithin(index: PlaceIndex, words: string[], isPlace: boolean): Span | undefined {
  const spelled: PlaceLookup = (text) => findPlacesBySpelling(index, text)
  const named: PlaceLookup = (text) => findPlacesByName(index, text)
  const lengths = [6, 5, 4, 3, 2].filter((length) => length <= words.length)
  return (
    firstSpan(words, runsOf(words.length, lengths), spelled) ??
    (isPlace ? firstSpan(words, endsOf(words.length), named) : undefined) ??
    firstSpan(words, runsOf(words.length, [1]), spelled)
  )
}

type Run = [from: number, until: number]

const runsOf = (count: number, lengths: number[]) =>
  lengths.flatMap((length) =>
    Array.from({ length: count - length + 1 }, (_, from): Run => [from, from + length]),
  )

const endsOf = (count: number) =>
  [3, 2]
    .filter((length) => length < count)
    .flatMap((length): Run[] => [
      [count - length, count],
      [0, length],
    ])

function firstSpan(words: string[], runs: Run[], ask: PlaceLookup): Span | undefined {
  for (const [from, until] of runs) {
    const found = findNamedPlaces(words.slice(from, until), ask)
    const hits = found.filter((hit) => isNoWord(hit, until - from))
    if (hits.length > 0) return { from, until, hits }
  }
  return undefined
}

/** "Gardens" and "Lakes" are in many ads: of single words only emirates and communities count. */
function isNoWord({ place: { kind, nameEn } }: PlaceHit, length: number): boolean {
  const isBroad = kind === 'emirate' || kind === 'community'
  return length > 1 || (isBroad && !/^the\s/i.test(nameEn))
}

export const withoutSmall = (words: string[]) => words.filter((word) => !isSmall(word))
