export const searchSorts = ['newest', 'name', 'most_new'] as const
export type SearchSort = (typeof searchSorts)[number]
