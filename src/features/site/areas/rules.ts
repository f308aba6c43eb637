import { minMedianAds } from '#features/listing/property/contract/market.ts'
import type { AdCounts, Gazetteer, Place } from '#features/reference/places/rules.ts'
import { minuteMs } from '#i18n/time-units.ts'
import { type Area, hasMedian } from './contract.ts'

/** Two rows of four on the home page. */
export const maxCommunities = 8

/** Prices of twice as many are read, because some of them have too few homes for a median. */
const maxCandidates = 2 * maxCommunities

export const figuresRefreshMs = 10 * minuteMs

type Counted = { gazetteer: Gazetteer; counts: ReadonlyMap<number, AdCounts> }

export const countsOf = ({ counts }: Counted, { id }: Place): AdCounts =>
  counts.get(id) ?? { sale: 0, rent: 0 }

function sizeOf(counted: Counted, place: Place): number {
  const { sale, rent } = countsOf(counted, place)
  return sale + rent
}

/** All emirates, and the communities with the most ads, of which `shownAreas` chooses. */
export function candidatesOf(counted: Counted): Place[] {
  const { emirates, childrenOf } = counted.gazetteer
  const communities = emirates
    .flatMap(({ id }) => childrenOf(id))
    .filter((place) => sizeOf(counted, place) >= minMedianAds)
    .toSorted((one, other) => sizeOf(counted, other) - sizeOf(counted, one))
  return [...emirates, ...communities.slice(0, maxCandidates)]
}

/** Of communities those with a median come first, otherwise their order stays. */
export function shownAreas(candidates: readonly Area[]): Area[] {
  const emirates = candidates.filter(({ level }) => level === 'emirate')
  const communities = candidates
    .filter(({ level }) => level === 'community')
    .toSorted((one, other) => Number(hasMedian(other)) - Number(hasMedian(one)))
  return [...emirates, ...communities.slice(0, maxCommunities)]
}
