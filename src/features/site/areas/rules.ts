import { minMedianAds } from '#features/listing/property/contract/market.ts'
import type { AdCounts, Gazetteer, Place } from '#features/reference/places/rules.ts'
import { minuteMs, secondMs } from '#i18n/time-units.ts'
import type { Area, MediansByPurpose } from './contract.ts'

/** Two rows of four on the home page. */
export const maxCommunities = 8

/** Prices of twice as many are read, because some of them have too few homes for a median. */
const maxCandidates = 2 * maxCommunities

export const figuresRefreshMs = 10 * minuteMs

/** How soon figures that could not be read are tried again. */
export const figuresRetryMs = 15 * secondMs

/** Figures of so many ads take some 10 ms. Those of larger locations are computed in the background. */
export const maxAdsPerRequest = 5_000

export const noMedians: MediansByPurpose = {
  sale: { price: null, pricePerSqm: null },
  rent: { price: null, pricePerSqm: null },
}

/** One price for each purpose is shown on a card: that of an area for sale and of a year's rent. */
export const hasMedian = ({ medians: { sale, rent } }: Pick<Area, 'medians'>) =>
  sale.pricePerSqm !== null || rent.price !== null

type Counted = { gazetteer: Gazetteer; counts: ReadonlyMap<number, AdCounts> }

export const countsOf = ({ counts }: Counted, { id }: Pick<Place, 'id'>): AdCounts =>
  counts.get(id) ?? { sale: 0, rent: 0 }

export function sizeOf(counted: Counted, place: Pick<Place, 'id'>): number {
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

/** The locations whose figures are kept; all others have few enough ads for a request. */
export function placesToKeep(counted: Counted): Place[] {
  const large = counted.gazetteer.places.filter(
    (place) => sizeOf(counted, place) > maxAdsPerRequest,
  )
  return [...new Set([...candidatesOf(counted), ...large])]
}

/** Of communities those with a median come first, otherwise their order stays. */
export function shownAreas(candidates: readonly Area[]): Area[] {
  const emirates = candidates.filter(({ level }) => level === 'emirate')
  const communities = candidates
    .filter(({ level }) => level === 'community')
    .toSorted((one, other) => Number(hasMedian(other)) - Number(hasMedian(one)))
  return [...emirates, ...communities.slice(0, maxCommunities)]
}
