import { later } from '#ui/later.tsx'

/** What is told of an ad below its price and facts. */
export const AdStory = later(async () => (await import('./ad-story.tsx')).AdStory)
export const SimilarHomes = later(async () => (await import('./similar-homes.tsx')).SimilarHomes)

export const laterParts = () => Promise.all([AdStory.fetched(), SimilarHomes.fetched()])
