import { type RawBuilder, sql } from 'kysely'
import type { Around } from '../rules/map-areas.ts'
import type { Counts, Filter, Range } from '../rules/matching.ts'
import {
  type CircleOperand,
  type Operands,
  operandsOf,
  type PolygonOperand,
  type StoredBox,
} from '../rules/operands.ts'

type Sql = RawBuilder<unknown>

/**
 * A value, or SQL that gives it: a search compares all ads with its own values, and an alert compares
 * one ad with the values that saved searches have stored.
 */
export type Given<Value> = Value extends readonly (infer Each extends object)[]
  ? readonly Given<Each>[]
  : Value extends readonly unknown[]
    ? Value | RawBuilder<Value>
    : Value extends object
      ? { [Name in keyof Value]: Given<Value[Name]> }
      : Value | RawBuilder<Value>

const inBox = ({ west, south, east, north }: Given<StoredBox>): Sql =>
  sql`lat_e6 between ${south} and ${north} and lng_e6 between ${west} and ${east}`

/** As float8: a literal with a point would be `numeric`, which costs more than all the rest. */
const degrees = (column: 'lat_e6' | 'lng_e6'): Sql => sql`${sql.ref(column)}::float8 / 1000000`

const inPolygon = ({ corners, ...box }: Given<PolygonOperand>): Sql =>
  sql`${inBox(box)}
    and ${corners}::polygon @> point(${degrees('lng_e6')}, ${degrees('lat_e6')})`

/** Grows with the distance: twice the haversine, without the root and arc that give metres. */
export const sortableDistance = ({ lat, lng }: Given<Pick<Around, 'lat' | 'lng'>>): Sql => sql`
  1 - cos(radians(${degrees('lat_e6')} - ${lat}::float8))
  + cos(radians(${lat}::float8)) * cos(radians(${degrees('lat_e6')}))
    * (1 - cos(radians(${degrees('lng_e6')} - ${lng}::float8)))`

const inCircle = ({ lat, lng, span, ...box }: Given<CircleOperand>): Sql =>
  sql`${inBox(box)}
    and ${sortableDistance({ lat, lng })} <= ${span}::float8`

const inRanges = (ranges: readonly Given<Range>[]): Sql => {
  const each = ranges.map(({ lft, rgt }) => sql`loc between ${lft} and ${rgt}`)
  return sql`(${sql.join(each, sql` or `)})`
}

const isOneOf = (column: string, codes: Given<number[]>): Sql =>
  Array.isArray(codes) && codes.length === 1
    ? sql`${sql.ref(column)} = ${codes[0]}`
    : sql`${sql.ref(column)} = any(${codes}::integer[])`

const matchCounts = (column: string, { values, from }: Given<Counts>): Sql => {
  if (from === undefined) return isOneOf(column, values)
  const open = sql`${sql.ref(column)} >= ${from}`
  const isOpenOnly = Array.isArray(values) && values.length === 0
  return isOpenOnly ? open : sql`(${open} or ${isOneOf(column, values)})`
}

/** Lets indexes that begin with the purpose serve searches of both purposes. */
const bothPurposes = sql`purpose in (0, 1)`

const isFrom = (column: string, least: Given<number>): Sql => sql`${sql.ref(column)} >= ${least}`
const isUpTo = (column: string, most: Given<number>): Sql => sql`${sql.ref(column)} <= ${most}`
const is = (column: string, value: unknown): Sql => sql`${sql.ref(column)} = ${value}`

type Conditions<Parts extends Filter> = {
  [Name in keyof Parts]-?: (value: Given<NonNullable<Operands<Parts>[Name]>>) => Sql
}

/** In the order of a statement; all readers of property_search share them. */
export const conditions: Conditions<Filter> = {
  purpose: (code) => is('purpose', code),
  category: (code) => is('category', code),
  property_type: (ids) => isOneOf('type', ids),
  ad_type: (ids) => isOneOf('ad_type', ids),
  locations: inRanges,
  emirate: (range) => inRanges([range]),
  ready: (code) => is('ready', code),
  price_min: (fils) => isFrom('price', fils),
  price_max: (fils) => isUpTo('price', fils),
  rooms: (counts) => matchCounts('rooms', counts),
  bathrooms: (counts) => matchCounts('bathrooms', counts),
  space_min: (space) => isFrom('space', space),
  space_max: (space) => isUpTo('space', space),
  furnished: (codes) => isOneOf('furnished', codes),
  finishing: (code) => is('finishing', code),
  floors: (floors) => is('floors', floors),
  age_max: (years) => isUpTo('age', years),
  mortgage_eligible: (flag) => is('mortgage_eligible', flag),
  payment_method: (code) => is('payment_method', code),
  rent_period: (code) => is('rent_period', code),
  cheques_max: (cheques) => isUpTo('cheques', cheques),
  service_charge_max: (fils) => isUpTo('service_charge', fils),
  amenities: ({ low, high }) => sql`amenities_low & ${low}::bigint = ${low}::bigint
    and amenities_high & ${high}::bigint = ${high}::bigint`,
  advertiser_type: (code) => is('advertiser_type', code),
  agent: (id) => is('agent_id', id),
  agency: (id) => is('agency_id', id),
  keyword: (text) => sql`exists (
    select
    from property_words
    where property_id = id and words @@ (websearch_to_tsquery('english', ${text})
      || websearch_to_tsquery('arabic', ${text})))`,
  permit: (number) => sql`id in (select id from properties where permit_number = ${number})`,
  has_video: (flag) => is('has_video', flag),
  published_within: (second) => isFrom('published', second),
  price_reduced: (flag) => is('price_reduced', flag),
  bbox: inBox,
  polygon: inPolygon,
  near: inCircle,
}

export const matchingBy =
  <Parts extends Filter>(parts: Conditions<Parts>) =>
  (filter: Parts): Sql => {
    const operands = operandsOf(filter)
    const found = Object.entries(parts).flatMap(([name, condition]) => {
      const value = operands[name as keyof Parts]
      return value === undefined ? [] : [(condition as (value: unknown) => Sql)(value)]
    })
    const isKeyed = filter.locations ?? filter.emirate ?? filter.property_type
    if (isKeyed && filter.purpose === undefined) found.push(bothPurposes)
    return found.length === 0 ? sql`true` : sql.join(found, sql` and `)
  }

export const matching = matchingBy<Filter>(conditions)

/** Each place is read as one range of one index; an `or` would read the table. */
export function rowsOf(filter: Filter): Sql {
  const { locations = [] } = filter
  if (locations.length < 2) return sql`property_search where ${matching(filter)}`
  const each = locations.map(
    (one) => sql`select * from property_search where ${matching({ ...filter, locations: [one] })}`,
  )
  return sql`(${sql.join(each, sql` union all `)}) as places`
}
