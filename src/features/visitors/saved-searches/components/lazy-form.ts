import { lazyHydrated } from '#ui/lazy-hydrated.tsx'

/** The server draws the form; its script, with the schema and the refusals, is no part of the first load. */
export const SaveForm = lazyHydrated(async () => (await import('./save-form.tsx')).SaveForm)
