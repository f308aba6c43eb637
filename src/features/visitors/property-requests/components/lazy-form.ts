import { lazyHydrated } from '#ui/lazy-hydrated.tsx'

/** The server draws the form; its script, with the schema and the refusals, is no part of the first load. */
export const RequestForm = lazyHydrated(
  async () => (await import('./request-form.tsx')).RequestForm,
)
