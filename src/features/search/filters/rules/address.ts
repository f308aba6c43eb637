import { type PropertySearch, searchAddress } from '#features/search/query/contract/search.ts'

/** Without the language prefix; equal searches have equal addresses. */
export function resultsAddress(search: Partial<PropertySearch>): string {
  return `/properties${searchAddress(search)}`
}

export function filtersAddress(search: Partial<PropertySearch>): string {
  return `/properties/filters${searchAddress(search)}`
}

/** The purpose and the order are no filters. An order by distance needs the filter by place. */
export function clearedSearch({ purpose, sort }: Partial<PropertySearch>): Partial<PropertySearch> {
  return { purpose, sort: sort === 'distance' ? undefined : sort } as Partial<PropertySearch>
}
