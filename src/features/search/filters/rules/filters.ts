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

/** A range is one filter; `without` is the search without it. */
export type ActiveFilter = { name: FilterName; value: string; without: Search }

function filtersOfList(search: Search, name: string, values: unknown[]): ActiveFilter[] {
  return values.map((value) => {
    const rest = values.filter((other) => other !== value)
    const without = { ...search, page: 1, [name]: rest.length > 0 ? rest : undefined }
    return { name: name as FilterName, value: String(value), without }
  })
}

type FilterValue = { name: string; one: Declaration; value: unknown }

function single(search: Search, { name, one: { range }, value }: FilterValue): ActiveFilter {
  const removedNames = range
    ? { [`${range}_min`]: undefined, [`${range}_max`]: undefined }
    : { [name]: undefined }
  const without = { ...search, page: 1, ...removedNames }
  return { name: range ?? (name as FilterName), value: String(value), without }
}

const lists: readonly Declaration['kind'][] = ['choices', 'names', 'ids', 'counts']

/** Options say how and not what is searched, tabs replace a chip, `anyChoice` filters nothing. */
function isAsked({ one, value }: FilterValue): boolean {
  const isAny = one.kind === 'choice' && value === one.anyChoice
  return value !== undefined && !isAny && !one.isOption && !one.hasTabs
}

export function createActiveFilterReader(declarations: Declarations) {
  return (search: Search): ActiveFilter[] => {
    const activeEntries = Object.entries(search).flatMap(([name, value]) => {
      const one = declarations[name]
      return one && isAsked({ name, one, value }) ? [{ name, one, value }] : []
    })
    const seen = new Set<string>()
    return activeEntries.flatMap((each) => {
      const { name, one, value } = each
      if (lists.includes(one.kind) && Array.isArray(value))
        return filtersOfList(search, name, value)
      const isSeen = one.range !== undefined && seen.has(one.range)
      if (one.range !== undefined) seen.add(one.range)
      return isSeen ? [] : [single(search, each)]
    })
  }
}

export const activeFilters = createActiveFilterReader(searchParameters)

const declarationOf = (name: FilterName): Declaration =>
  searchParameters[name === 'price' || name === 'space' ? (`${name}_min` as const) : name]

const maxIndexedPages = 20

/** Deep combinations and empty pages only waste a crawler's time. */
export function isIndexable(search: Search, total: number): boolean {
  const filters = activeFilters(search)
  const isPlain = filters.every(({ name }) => declarationOf(name).isIndexed)
  const isSorted = search.sort !== undefined && search.sort !== defaults.sort
  const isDeep = filters.length > 3 || (search.page ?? 1) > maxIndexedPages
  return total > 0 && isPlain && !isSorted && !isDeep
}

export function listRelaxations(search: Search): ActiveFilter[] {
  const rank = ({ name }: ActiveFilter) => declarationOf(name).relaxation ?? Number.MAX_SAFE_INTEGER
  return activeFilters(search)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, 3)
}

const isOfOnePurpose = ({ purpose, range }: Declaration) =>
  purpose !== undefined || range === 'price'

/** These would leave no results under another purpose. */
const namesOfOnePurpose = Object.entries<Declaration>(searchParameters).flatMap(
  ([name, declaration]) => (isOfOnePurpose(declaration) ? [name] : []),
)

export function withPurpose(search: Search, purpose: Search['purpose']): Search {
  const removed = Object.fromEntries(namesOfOnePurpose.map((name) => [name, undefined]))
  return { ...search, ...removed, page: 1, purpose } as Search
}

export function findBroadest({ purpose, category, locations, emirate }: Search): Search {
  return { purpose, category, locations, emirate } as Search
}
