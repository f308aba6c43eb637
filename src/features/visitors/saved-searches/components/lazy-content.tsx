import { lazyHydrated } from '#ui/lazy-hydrated.tsx'
import { Waiting } from './waiting.tsx'

export const SearchesContent = lazyHydrated(
  async () => (await import('./searches-content.tsx')).SearchesContent,
  <Waiting />,
)
