import { lazyHydrated } from '#ui/lazy-hydrated.tsx'
import { Waiting } from './waiting.tsx'

export const SearchesContent = lazyHydrated(
  async () => (await import('./searches-content.tsx')).SearchesContent,
  <Waiting />,
)

/** Browsers with scripts draw nothing of it, and do not load it. */
export const PlainSearches = lazyHydrated(
  async () => (await import('./plain-searches.tsx')).PlainSearches,
)
