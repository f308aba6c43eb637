import { type PropertySearch, searchAddress } from '#features/search/query/contract/search.ts'

/** Parameters that say how, and not what, is searched; the purpose has tabs of its own. */
const notFilters = ['purpose', 'unit', 'sort', 'page', 'limit', 'facets', 'radius']

/** Lists whose values a visitor takes back one by one. */
const lists = [
  'locations',
  'property_type',
  'commercial_property_type',
  'ad_type',
  'rooms',
  'bathrooms',
  'furnished',
  'amenities',
]

export type FilterName = keyof PropertySearch | 'price' | 'space'
export type Search = Partial<PropertySearch>

/** One thing a search asks for, and the search without it. A range is one thing. */
export type ActiveFilter = { name: FilterName; value: string; without: Search }

const pairs: Record<string, 'price' | 'space'> = {
  price_min: 'price',
  price_max: 'price',
  space_min: 'space',
  space_max: 'space',
}

function listed(search: Search, name: FilterName, values: unknown[]): ActiveFilter[] {
  return values.map((value) => {
    const rest = values.filter((other) => other !== value)
    const without = { ...search, page: 1, [name]: rest.length > 0 ? rest : undefined }
    return { name, value: String(value), without }
  })
}

function single(search: Search, name: keyof PropertySearch, value: unknown): ActiveFilter {
  const range = pairs[name]
  const gone = range
    ? { [`${range}_min`]: undefined, [`${range}_max`]: undefined }
    : { [name]: undefined }
  return { name: range ?? name, value: String(value), without: { ...search, page: 1, ...gone } }
}

/** What is asked for, in the order of the parameters. */
export function activeFilters(search: Search): ActiveFilter[] {
  const asked = Object.entries(search).filter(
    ([name, value]) => value !== undefined && value !== 'all' && !notFilters.includes(name),
  )
  const filters = asked.flatMap(([name, value]) =>
    lists.includes(name) && Array.isArray(value)
      ? listed(search, name as FilterName, value)
      : single(search, name as keyof PropertySearch, value),
  )
  const names = filters.map(({ name }) => name)
  return filters.filter(({ name }, at) => lists.includes(name) || at === names.indexOf(name))
}

/** Filters that leave a page worth finding in a search engine. */
const indexed = ['category', 'property_type', 'locations', 'emirate', 'rooms', 'ready']
const mostIndexedPages = 20

/** A page of a few plain filters; deep combinations and empty pages only waste a crawler's time. */
export function isIndexable(search: Search, total: number): boolean {
  const filters = activeFilters(search)
  const isPlain = filters.every(({ name }) => indexed.includes(name))
  const isSorted = search.sort !== undefined && search.sort !== 'featured'
  const isDeep = filters.length > 3 || (search.page ?? 1) > mostIndexedPages
  return total > 0 && isPlain && !isSorted && !isDeep
}

/** The wishes most likely to have left nothing come first: a person can best do without them. */
const dispensable: FilterName[] = [
  'keyword',
  'permit',
  'amenities',
  'price_reduced',
  'has_video',
  'published_within',
  'furnished',
  'finishing',
  'floors',
  'age_max',
  'bathrooms',
  'payment_method',
  'cheques_max',
  'service_charge_max',
  'mortgage_eligible',
  'advertiser_type',
  'space',
  'price',
  'ready',
  'rooms',
]

/** Up to three filters that a search without results may be tried without. */
export function relaxations(search: Search): ActiveFilter[] {
  const rank = ({ name }: ActiveFilter) => {
    const at = dispensable.indexOf(name)
    return at < 0 ? dispensable.length : at
  }
  return activeFilters(search)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, 3)
}

/** What remains when nothing else helps: what for, and where. */
export function broadest({ purpose, category, locations, emirate }: Search): Search {
  return { purpose, category, locations, emirate } as Search
}

/** The page that shows a search, without language prefix; equal searches have equal addresses. */
export function resultsAddress(search: Search): string {
  return `/properties${searchAddress(search)}`
}
