import type { PropertySearch } from '#features/search/query/contract/search.ts'
import { latestAds } from '../rules.ts'

export const latest = { query: { limit: latestAds, sort: 'newest' } } as const

/** The shortest list that has a total. */
export const countOf = (search: object) => ({
  query: { ...search, limit: 1 } as Partial<PropertySearch>,
})
