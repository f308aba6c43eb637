import { lazyHydrated } from '#ui/lazy-hydrated.tsx'

/** Links and figures below a heading, without which a page is read until their scripts are there. */
export const AreaGrids = lazyHydrated(async () => (await import('./area-grid.tsx')).AreaGrids)
export const EmirateFigures = lazyHydrated(
  async () => (await import('./emirate-figures.tsx')).EmirateFigures,
)
export const AreaFigures = lazyHydrated(
  async () => (await import('./area-figures.tsx')).AreaFigures,
)
