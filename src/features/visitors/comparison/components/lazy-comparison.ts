import { lazyHydrated } from '#ui/lazy-hydrated.tsx'

/** The server draws it; its script is no part of the first load. */
export const Comparison = lazyHydrated(async () => (await import('./comparison.tsx')).Comparison)
