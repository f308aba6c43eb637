import { lazyHydrated } from '#ui/lazy-hydrated.tsx'

/** What is told of an ad below its price and facts. */
export const AdStory = lazyHydrated(async () => (await import('./ad-story.tsx')).AdStory)
export const SimilarHomes = lazyHydrated(
  async () => (await import('./similar-homes.tsx')).SimilarHomes,
)

export const laterParts = () => Promise.all([AdStory.fetched(), SimilarHomes.fetched()])
