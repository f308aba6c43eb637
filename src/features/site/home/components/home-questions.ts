import type { PropertySearch } from '#features/search/query/contract/search.ts'

/** Spec 9: a preview of six. */
export const latest = { query: { limit: 6, sort: 'newest' } } as const

/** How many ads a search finds: the shortest list that tells. */
export const countOf = (search: object) => ({
  query: { ...search, limit: 1 } as Partial<PropertySearch>,
})
