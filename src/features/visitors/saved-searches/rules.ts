import { readSearch } from '#features/search/query/contract/address.ts'
import { defaults } from '#features/search/query/contract/limits.ts'
import { type PropertySearch, writeSearch } from '#features/search/query/contract/search.ts'
import { resultsAddress } from '#features/search/filters/rules/address.ts'
import { activeFilters } from '#features/search/filters/rules/filters.ts'
import { type Language, perLanguage } from '#i18n/language.ts'
import type { SavedSearch, SearchSort } from './contract.ts'

export type SearchRow = Pick<SavedSearch, 'id' | 'name' | 'filters' | 'frequency' | 'newCount'> & {
  savedAt: Date
}

export const savedFilters = (search: PropertySearch): Record<string, string> =>
  writeSearch({ ...search, page: defaults.page, limit: defaults.limit })

export const countFilters = (search: PropertySearch): number => activeFilters(search).length

export function searchOf({ savedAt, ...row }: SearchRow): SavedSearch {
  const search = readSearch(row.filters)
  return {
    ...row,
    filters: savedFilters(search),
    url: resultsAddress(search),
    savedAt: savedAt.toISOString(),
  }
}

type Order = (one: SearchRow, other: SearchRow) => number

const collators = perLanguage((locale) => new Intl.Collator(locale, { numeric: true }))

const byAge: Order = (one, other) => other.savedAt.getTime() - one.savedAt.getTime()

const orders: Record<SearchSort, (language: Language) => Order> = {
  newest: () => byAge,
  name: (language) => (one, other) => collators(language).compare(one.name, other.name),
  most_new: () => (one, other) => other.newCount - one.newCount,
}

/** Equal ones are in the order of their age. */
export function sortSearches(
  rows: readonly SearchRow[],
  sort: SearchSort,
  language: Language,
): SearchRow[] {
  const order = orders[sort](language)
  return rows.toSorted((one, other) => order(one, other) || byAge(one, other))
}
