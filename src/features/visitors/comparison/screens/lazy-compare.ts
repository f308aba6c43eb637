import { lazyHydrated } from '#ui/lazy-hydrated.tsx'

/** The server draws the page; its script is no part of the first load. */
export const CompareScreen = lazyHydrated(async () => (await import('./compare.tsx')).CompareScreen)
