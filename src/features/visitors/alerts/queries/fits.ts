import { type RawBuilder, sql } from 'kysely'
import type { Declaration } from '#features/search/query/contract/declaration.ts'
import { type FilterName, searchParameters } from '#features/search/query/contract/filters.ts'
import { conditions } from '#features/search/query/queries/matching.ts'
import { publishedMinute, secondsOfDay } from '#features/search/query/rules/derived.ts'

type Sql = RawBuilder<unknown>

const names = Object.keys(conditions) as FilterName[]

const partOf = (name: string, part: string, type: string): Sql =>
  sql`(operands #>> ${sql.lit(`{${name},${part}}`)})::${sql.raw(type)}`

const partsOf = (name: string, types: Record<string, string>) =>
  Object.fromEntries(Object.entries(types).map(([part, type]) => [part, partOf(name, part, type)]))

const whole = (name: string, type: string): Sql =>
  sql`(operands ->> ${sql.lit(name)})::${sql.raw(type)}`

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
      return partsOf(name, { values: 'integer[]', from: 'integer' })
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
    sql<number>`${publishedMinute(now)}::integer - ${days} * ${sql.lit(secondsOfDay)}`,
  )

function conditionOf(name: FilterName, now: Date): Sql {
  const operand = operandOf(name, searchParameters[name])
  if (name === 'locations' || name === 'emirate') return isWithin(operand as Sql)
  if (name === 'published_within') return isPublishedSince(operand as Sql, now)
  return (conditions[name] as (value: unknown) => Sql)(operand)
}

/**
 * Whether the ad of `property_search` fits the search whose `operands` are in scope, by the conditions
 * with which a search finds ads. No other table in scope may have a column `id` or one of an ad.
 */
export function fits(now: Date): Sql {
  const each = names.map(
    (name) => sql`(operands -> ${sql.lit(name)} is null or ${conditionOf(name, now)})`,
  )
  return sql.join(each, sql` and `)
}
