import { lazyHydrated } from '#ui/lazy-hydrated.tsx'

/** What the server does not draw of a card, in the chunk that every page loads after hydration (page-pieces.ts). */
export const CardArrows = lazyHydrated(async () => (await import('./card-extras.tsx')).CardArrows)
export const CompareMark = lazyHydrated(async () => (await import('./card-extras.tsx')).CompareMark)
