import type {
  Declaration,
  Declarations,
  Range,
} from '#features/search/query/contract/declaration.ts'
import { type ParameterName, searchParameters } from '#features/search/query/contract/filters.ts'
import { defaults } from '#features/search/query/contract/limits.ts'
import type { PropertySearch } from '#features/search/query/contract/search.ts'

export type FilterName = ParameterName | Range
export type Search = Partial<PropertySearch>

/** One thing a search asks for, and the search without it. A range is one thing. */
export type ActiveFilter = { name: FilterName; value: string; without: Search }

/** One of a list, which a visitor takes back value by value. */
function filtersOfList(search: Search, name: string, values: unknown[]): ActiveFilter[] {
  return values.map((value) => {
    const rest = values.filter((other) => other !== value)
    const without = { ...search, page: 1, [name]: rest.length > 0 ? rest : undefined }
    return { name: name as FilterName, value: String(value), without }
  })
}

type FilterValue = { name: string; one: Declaration; value: unknown }

function single(search: Search, { name, one: { range }, value }: FilterValue): ActiveFilter {
  const gone = range
    ? { [`${range}_min`]: undefined, [`${range}_max`]: undefined }
    : { [name]: undefined }
  const without = { ...search, page: 1, ...gone }
  return { name: range ?? (name as FilterName), value: String(value), without }
}

const lists: readonly Declaration['kind'][] = ['choices', 'names', 'ids', 'counts']

/** Options say how, and not what, is searched; tabs stand for a chip; any choice is no choice. */
function isAsked({ one, value }: FilterValue): boolean {
  const isAny = one.kind === 'choice' && value === one.anyChoice
  return value !== undefined && !isAny && !one.isOption && !one.hasTabs
}

/** Finds what a search of declared parameters asks for, in the order of the search. */
export function activeFilterReader(declarations: Declarations) {
  return (search: Search): ActiveFilter[] => {
    const asked = Object.entries(search).flatMap(([name, value]) => {
      const one = declarations[name]
      return one && isAsked({ name, one, value }) ? [{ name, one, value }] : []
    })
    const seen = new Set<string>()
    return asked.flatMap((each) => {
      const { name, one, value } = each
      if (lists.includes(one.kind) && Array.isArray(value))
        return filtersOfList(search, name, value)
      const isSeen = one.range !== undefined && seen.has(one.range)
      if (one.range !== undefined) seen.add(one.range)
      return isSeen ? [] : [single(search, each)]
    })
  }
}

/** What is asked for, in the order of the parameters. */
export const activeFilters = activeFilterReader(searchParameters)

/** A range has what its lower end has. */
const declarationOf = (name: FilterName): Declaration =>
  searchParameters[name === 'price' || name === 'space' ? (`${name}_min` as const) : name]

const maxIndexedPages = 20

/** A page of a few plain filters; deep combinations and empty pages only waste a crawler's time. */
export function isIndexable(search: Search, total: number): boolean {
  const filters = activeFilters(search)
  const isPlain = filters.every(({ name }) => declarationOf(name).isIndexed)
  const isSorted = search.sort !== undefined && search.sort !== defaults.sort
  const isDeep = filters.length > 3 || (search.page ?? 1) > maxIndexedPages
  return total > 0 && isPlain && !isSorted && !isDeep
}

/** Up to three filters that a search without results may be tried without. */
export function relaxations(search: Search): ActiveFilter[] {
  const rank = ({ name }: ActiveFilter) => declarationOf(name).relaxation ?? Number.MAX_SAFE_INTEGER
  return activeFilters(search)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, 3)
}

/** What remains when nothing else helps: what for, and where. */
export function broadest({ purpose, category, locations, emirate }: Search): Search {
  return { purpose, category, locations, emirate } as Search
}
