import { fold } from '#i18n/fold.ts'
import type { PlaceIndex } from './build.ts'
import { editDistance } from './edit-distance.ts'
import type { PlaceHit, PlaceMatch } from './place.ts'
import { searchPlaces } from './search.ts'
import { bareWords } from './words.ts'

/** Leaves room for places of the same name and for those whose names begin with it. */
const maxHits = 12

/** All places of the one name that the text can mean; none where it is ambiguous. */
export function findPlacesByName(index: PlaceIndex, text: string): PlaceHit[] {
  const hits = searchPlaces(index, text, { limit: maxHits })
  const queryWords = bareWords(fold(text))
  const named = findExactHits(hits)
  if (named.length > 0) return named
  const readings = [
    findPrefixHits(hits, queryWords),
    wholeOnPath(hits, queryWords),
    findMisspelled(hits, queryWords),
  ]
  return readings.find((found) => found.length > 0) ?? []
}

/** Ignores typing errors and the places above: for parts of a sentence. */
export function findPlacesBySpelling(index: PlaceIndex, text: string): PlaceHit[] {
  const hits = searchPlaces(index, text, { limit: maxHits, isSpelled: true })
  const named = findExactHits(hits)
  return named.length > 0 ? named : findPrefixHits(hits, bareWords(fold(text)))
}

const matchedBy = (hits: PlaceHit[], ...ways: PlaceMatch[]) =>
  hits.filter(({ match }) => ways.includes(match))

function findExactHits(hits: PlaceHit[]): PlaceHit[] {
  const [first] = hits
  return first && ['alias', 'name'].includes(first.match) ? matchedBy(hits, first.match) : []
}

const namesOf = ({ place }: PlaceHit): string[][] =>
  [place.nameEn, place.nameAr, ...place.aliases]
    .filter(Boolean)
    .map((name) => bareWords(fold(name)))

/** Shorter beginnings are common words of ads: view, burj, beach. */
const minPrefixLength = 7

/** "dubai hills". Buildings are left out, because any "lake view" would match one. */
function findPrefixHits(hits: PlaceHit[], queryWords: string[]): PlaceHit[] {
  const begins = matchedBy(hits, 'prefix').filter(({ place }) => place.kind !== 'building')
  const communities = begins.filter(({ place }) => place.kind !== 'sub-community')
  const [first, ...others] = communities.length > 0 ? communities : begins
  const isLong = queryWords.length > 1 || queryWords.join('').length >= minPrefixLength
  const holds = (name: string[]) => ` ${name.join(' ')} `.includes(` ${queryWords.join(' ')} `)
  return first && isLong && others.length === 0 && namesOf(first).some(holds) ? [first] : []
}

/** "marina gate dubai marina": a whole name, with words of the places above. */
function wholeOnPath(hits: PlaceHit[], queryWords: string[]): PlaceHit[] {
  const isWhole = (hit: PlaceHit) =>
    namesOf(hit).some((name) => name.every((word) => queryWords.includes(word)))
  return matchedBy(hits, 'path').filter(isWhole).slice(0, 1)
}

/** Typos allowed in a whole name; in shorter ones another word is as likely. */
const allowedSlips = (letters: number) =>
  letters >= 12 ? 3 : letters >= 9 ? 2 : letters >= 6 ? 1 : 0

/** Names with "The" are left out: "garden" is not a misspelling of The Gardens. */
function findMisspelled(hits: PlaceHit[], queryWords: string[]): PlaceHit[] {
  const text = queryWords.join('')
  const most = allowedSlips(text.length)
  const names = matchedBy(hits, 'typo', 'skeleton')
  const near = names
    .filter(({ place }) => !/^the\s/i.test(place.nameEn))
    .map((hit) => {
      const distances = namesOf(hit).map((name) => editDistance(text, name.join(''), most))
      return { hit, distance: Math.min(...distances) }
    })
  const least = Math.min(...near.map(({ distance }) => distance))
  const [first, ...others] = near.filter(({ distance }) => distance === least)
  return first && least <= most && others.length === 0 ? [first.hit] : []
}
