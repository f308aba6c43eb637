import { lazyHydrated } from '#ui/lazy-hydrated.tsx'

export const AdStory = lazyHydrated(async () => (await import('./ad-story.tsx')).AdStory)
export const SimilarHomes = lazyHydrated(
  async () => (await import('./similar-homes.tsx')).SimilarHomes,
)

export const preloadLazyParts = () => Promise.all([AdStory.fetched(), SimilarHomes.fetched()])
