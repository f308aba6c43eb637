import type { PropertySearch } from './property-search.ts'
import type { Declaration, Declarations } from './declaration.ts'
import { searchParameters } from './filters.ts'
import { defaults } from './limits.ts'
import type { SearchQuery } from './search.ts'
import {
  toCounts,
  toFlag,
  toLine,
  toList,
  toNumber,
  toNumbers,
} from '#platform/endpoint/plain-values.ts'

/** Undefined for text that the parameter cannot hold. */
type Reader = (text: string) => unknown

const number: Reader = (text) => {
  const read = toNumber(text)
  return Number.isNaN(read) ? undefined : read
}
const whole = (numbers: number[]) => (numbers.some(Number.isNaN) ? undefined : numbers)
const degrees: Reader = (text) => whole(toNumbers(text))
const asWritten: Reader = (text) => text
const line: Reader = (text) => toLine(text)

const readers: Record<Declaration['kind'], Reader> = {
  choice: asWritten,
  choices: toList,
  names: toList,
  ids: (text) => whole(toList(text).map(toNumber)),
  id: number,
  slug: line,
  text: line,
  integer: number,
  number,
  counts: (text) => toList(toCounts(text)).map((count) => count.replace(/^0+(?=\d)/, '')),
  flag: toFlag,
  box: degrees,
  point: degrees,
  polygon: (text) => degrees(text.replace(/;\s*$/, '').replaceAll(';', ',')),
}

/** Does not validate: the schema would take a tenth of what the first page may weigh. */
export function createSearchReader(declarations: Declarations) {
  const kinds = Object.entries(declarations).map(([name, { kind }]) => [name, kind] as const)
  const all = [...kinds, ['page', 'integer'], ['limit', 'integer']] as const
  return (query: SearchQuery): PropertySearch => {
    const read = all.flatMap(([name, kind]) => {
      const text = query[name]
      const value = text === undefined ? undefined : readers[kind](text)
      return value === undefined ? [] : [[name, value] as const]
    })
    return { ...defaults, ...(Object.fromEntries(read) as Partial<PropertySearch>) }
  }
}

export const readSearch = createSearchReader(searchParameters)
