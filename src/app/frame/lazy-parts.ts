import { lazyHydrated } from '#ui/lazy-hydrated.tsx'

/** One piece of script (page-pieces.ts), which every page asks for once it has come alive. */
export const SiteFooter = lazyHydrated(async () => (await import('./site-footer.tsx')).SiteFooter)
export const PageFailure = lazyHydrated(
  async () => (await import('./page-failure.tsx')).PageFailure,
)
export const PageMissing = lazyHydrated(
  async () => (await import('./page-missing.tsx')).PageMissing,
)
export const PageGone = lazyHydrated(async () => (await import('./page-gone.tsx')).PageGone)
export const PageSkeleton = lazyHydrated(
  async () => (await import('./page-skeleton.tsx')).PageSkeleton,
)
export const PageWaiting = lazyHydrated(
  async () => (await import('./page-waiting.tsx')).PageWaiting,
)

/** Also what most pages never draw: a failure is told even where the network has gone since. */
export const frameParts = () =>
  Promise.all(
    [SiteFooter, PageFailure, PageMissing, PageGone, PageSkeleton, PageWaiting].map(({ fetched }) =>
      fetched(),
    ),
  )
