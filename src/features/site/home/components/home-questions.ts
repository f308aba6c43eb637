import type { PropertySearch } from '#features/search/query/contract/search.ts'

/** The specification: a preview of six. */
export const latest = { query: { limit: 6, sort: 'newest' } } as const

/** The shortest list that has a total. */
export const countOf = (search: object) => ({
  query: { ...search, limit: 1 } as Partial<PropertySearch>,
})
