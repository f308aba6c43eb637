import { lazyHydrated } from '#ui/lazy-hydrated.tsx'
import { Waiting } from './waiting.tsx'

export const FavoritesContent = lazyHydrated(
  async () => (await import('./favorites-content.tsx')).FavoritesContent,
  <Waiting />,
)
