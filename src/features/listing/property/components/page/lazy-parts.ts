import { lazyHydrated } from '#ui/lazy-hydrated.tsx'
import { nearHydrated } from '#ui/near/near-hydrated.tsx'

/** One chunk (page-pieces.ts), which comes once a reader is near one of them. */
export const AdAside = nearHydrated(async () => (await import('../contact/ad-aside.tsx')).AdAside)
export const AdStory = nearHydrated(async () => (await import('./ad-story.tsx')).AdStory)
export const SimilarHomes = nearHydrated(
  async () => (await import('../similar/similar-homes.tsx')).SimilarHomes,
)
export const PriceComparison = lazyHydrated(
  async () => (await import('./price-comparison.tsx')).PriceComparison,
)
export const GoneHomes = lazyHydrated(
  async () => (await import('../similar/gone-homes.tsx')).GoneHomes,
)

export const preloadAdParts = () =>
  Promise.all([AdAside, AdStory, SimilarHomes, PriceComparison].map(({ fetched }) => fetched()))
