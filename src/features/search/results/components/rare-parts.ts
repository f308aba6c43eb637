import { lazyHydrated } from '#ui/lazy-hydrated.tsx'
import type { ResultsPage } from './read-results.ts'

export const NoResults = lazyHydrated(async () => (await import('./no-results.tsx')).NoResults)
export const LeftOutNotice = lazyHydrated(
  async () => (await import('./left-out-notice.tsx')).LeftOutNotice,
)

export const preloadRareParts = ({ shown, leftOut }: ResultsPage) =>
  Promise.all([shown === 0 && NoResults.fetched(), leftOut.length > 0 && LeftOutNotice.fetched()])
