import { lazyHydrated } from '#ui/lazy-hydrated.tsx'

/** One chunk (page-pieces.ts), which every page loads after hydration. */
export const SiteFooter = lazyHydrated(async () => (await import('./site-footer.tsx')).SiteFooter)
export const PageFailure = lazyHydrated(
  async () => (await import('./page-failure.tsx')).PageFailure,
)
export const PageMissing = lazyHydrated(
  async () => (await import('./page-missing.tsx')).PageMissing,
)
export const PageGone = lazyHydrated(async () => (await import('./page-gone.tsx')).PageGone)
export const PageLinks = lazyHydrated(async () => (await import('./page-links.tsx')).PageLinks)
export const PageSkeleton = lazyHydrated(
  async () => (await import('./page-skeleton.tsx')).PageSkeleton,
)
export const PageWaiting = lazyHydrated(
  async () => (await import('./page-waiting.tsx')).PageWaiting,
)
export const ThemeLine = lazyHydrated(
  async () => (await import('#ui/theme/theme-line.tsx')).ThemeLine,
)
export const PageExtras = lazyHydrated(async () => (await import('./page-extras.tsx')).PageExtras)

/** Preloads failure pages, which must be shown even without a network. */
export const frameParts = () =>
  Promise.all(
    [
      SiteFooter,
      PageFailure,
      PageMissing,
      PageGone,
      PageLinks,
      PageSkeleton,
      PageWaiting,
      PageExtras,
    ].map(({ fetched }) => fetched()),
  )
