import { lazyHydrated } from '#ui/lazy-hydrated.tsx'
import type { SearchQuery } from '#features/search/query/contract/search.ts'
import type { ResultsPage } from './read-results.ts'

export const NoResults = lazyHydrated(async () => (await import('./no-results.tsx')).NoResults)
export const LeftOutNotice = lazyHydrated(
  async () => (await import('./left-out-notice.tsx')).LeftOutNotice,
)
export const SentenceNotice = lazyHydrated(
  async () => (await import('./sentence/sentence-notice.tsx')).SentenceNotice,
)

export const preloadRareParts = ({ shown, leftOut }: ResultsPage, { said }: SearchQuery) =>
  Promise.all([
    shown === 0 && NoResults.fetched(),
    leftOut.length > 0 && LeftOutNotice.fetched(),
    said !== undefined && SentenceNotice.fetched(),
  ])
