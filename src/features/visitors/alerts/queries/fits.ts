import { type RawBuilder, sql } from 'kysely'
import type { Declaration } from '#features/search/query/contract/declaration.ts'
import { type FilterName, searchParameters } from '#features/search/query/contract/filters.ts'
import { conditions } from '#features/search/query/queries/matching.ts'
import { publishedMinute } from '#features/search/query/rules/derived.ts'
import { daySeconds } from '#i18n/time-units.ts'

type Sql = RawBuilder<unknown>

const names = Object.keys(conditions) as FilterName[]

/** Computed into columns of `search_filters`; in this order, the slowest last. */
const inColumns = [
  'purpose',
  'category',
  'ready',
  'property_type',
  'price_max',
  'price_min',
  'rooms',
  'bathrooms',
  'space_min',
  'space_max',
  'furnished',
  'locations',
  'emirate',
] as const satisfies FilterName[]

const isInColumns = (name: string) => inColumns.some((one) => one === name)

const inOperands = names.filter((name) => !isInColumns(name))

const columnOf = (name: string): Sql => sql.ref(`filter_${name}`)

/** Columns of `search_filters` that `fits` reads besides `operands`. */
export const filterColumns: Sql = sql.join([
  sql.ref('has_rest'),
  ...[...inColumns, 'rooms_from', 'bathrooms_from'].map(columnOf),
])

const partOf = (name: string, part: string, type: string): Sql =>
  sql`(operands #>> ${sql.lit(`{${name},${part}}`)})::${sql.raw(type)}`

const partsOf = (name: string, types: Record<string, string>) =>
  Object.fromEntries(Object.entries(types).map(([part, type]) => [part, partOf(name, part, type)]))

const whole = (name: string, type: string): Sql =>
  isInColumns(name) ? columnOf(name) : sql`(operands ->> ${sql.lit(name)})::${sql.raw(type)}`

const countsOf = (name: string) =>
  isInColumns(name)
    ? { values: columnOf(name), from: columnOf(`${name}_from`) }
    : partsOf(name, { values: 'integer[]', from: 'integer' })

const box = { west: 'integer', south: 'integer', east: 'integer', north: 'integer' }

/** The stored value of a filter as SQL, in the shape in which its condition takes a value. */
function operandOf(name: FilterName, one: Declaration): unknown {
  switch (one.kind) {
    case 'choice':
    case 'integer':
    case 'id':
      return whole(name, 'integer')
    case 'number':
      return whole(name, 'bigint')
    case 'flag':
      return whole(name, 'boolean')
    case 'text':
      return whole(name, 'text')
    case 'names':
      return one.of === 'amenities'
        ? partsOf(name, { low: 'bigint', high: 'bigint' })
        : whole(name, 'integer[]')
    case 'choices':
    case 'ids':
      return whole(name, 'integer[]')
    case 'slug':
      return sql`array[${whole(name, 'integer')}]`
    case 'counts':
      return countsOf(name)
    case 'box':
      return partsOf(name, box)
    case 'point':
      return partsOf(name, { ...box, lat: 'float8', lng: 'float8', span: 'float8' })
    case 'polygon':
      return partsOf(name, { ...box, corners: 'text' })
  }
}

/** Ranges of places are read as they are now. */
const isWithin = (placeIds: Sql): Sql => sql`exists (
  select
  from locations place
  where place.id = any(${placeIds})
    and ${conditions.locations([{ lft: sql.ref<number>('place.lft'), rgt: sql.ref<number>('place.rgt') }])})`

const isPublishedSince = (days: Sql, now: Date): Sql =>
  conditions.published_within(
    sql<number>`${publishedMinute(now)}::integer - ${days} * ${sql.lit(daySeconds)}`,
  )

function conditionOf(name: FilterName, now: Date): Sql {
  const operand = operandOf(name, searchParameters[name])
  if (name === 'locations' || name === 'emirate') return isWithin(operand as Sql)
  if (name === 'published_within') return isPublishedSince(operand as Sql, now)
  return (conditions[name] as (value: unknown) => Sql)(operand)
}

/**
 * Whether the ad of `property_search` fits the columns of a search, by the conditions with which a search
 * finds ads. It fits the search if that has no rest. No other table in scope may have a column `id` or one
 * of an ad.
 */
export const fitsColumns = (now: Date): Sql =>
  sql.join(
    inColumns.map((name) => sql`(${columnOf(name)} is null or ${conditionOf(name, now)})`),
    sql` and `,
  )

/** Whether it fits the whole search, whose `filterColumns` and `operands` are in scope. */
export function fits(now: Date): Sql {
  const rest = inOperands.map(
    (name) => sql`(operands -> ${sql.lit(name)} is null or ${conditionOf(name, now)})`,
  )
  return sql`${fitsColumns(now)} and (not has_rest or ${sql.join(rest, sql` and `)})`
}
