import { minMedianAds } from '#features/listing/property/contract/market.ts'
import type { AdCounts, Gazetteer, Place } from '#features/reference/places/rules.ts'
import { minuteMs } from '#i18n/time-units.ts'

/** Two rows of four on the home page. */
export const maxCommunities = 8

export const figuresRefreshMs = 10 * minuteMs

type Counted = { gazetteer: Gazetteer; counts: ReadonlyMap<number, AdCounts> }

export const countsOf = ({ counts }: Counted, { id }: Place): AdCounts =>
  counts.get(id) ?? { sale: 0, rent: 0 }

function sizeOf(counted: Counted, place: Place): number {
  const { sale, rent } = countsOf(counted, place)
  return sale + rent
}

/** All emirates, and the communities with the most ads. */
export function areasOf(counted: Counted): Place[] {
  const { emirates, childrenOf } = counted.gazetteer
  const communities = emirates
    .flatMap(({ id }) => childrenOf(id))
    .filter((place) => sizeOf(counted, place) >= minMedianAds)
    .toSorted((one, other) => sizeOf(counted, other) - sizeOf(counted, one))
  return [...emirates, ...communities.slice(0, maxCommunities)]
}
