import { type RawBuilder, sql } from 'kysely'
import { type Around, type Box, boxAround, boxOfCorners } from '../rules/map-areas.ts'
import type { Counts, Filter } from '../rules/matching.ts'

type Sql = RawBuilder<unknown>

const inBox = ({ west, south, east, north }: Box): Sql => {
  const [w, s, e, n] = [west, south, east, north].map((degrees) => Math.round(degrees * 1_000_000))
  return sql`lat_e6 between ${s} and ${n} and lng_e6 between ${w} and ${e}`
}

const corners = (flat: readonly number[]) => {
  const points = flat.flatMap((lat, at) => (at % 2 === 0 ? [`(${flat[at + 1]},${lat})`] : []))
  return `(${points.join(',')})`
}

/** As float8: a literal with a point would be `numeric`, which costs more than all the rest. */
const degrees = (column: 'lat_e6' | 'lng_e6'): Sql => sql`${sql.ref(column)}::float8 / 1000000`

const inPolygon = (flat: readonly number[]): Sql =>
  sql`${inBox(boxOfCorners(flat))}
    and ${corners(flat)}::polygon @> point(${degrees('lng_e6')}, ${degrees('lat_e6')})`

/** Metres; the earth's mean sphere. */
const earthRadius = 6_371_008.8

/** Grows with the distance: twice the haversine, without the root and arc that give metres. */
export const sortableDistance = ({ lat, lng }: Around): Sql => sql`
  1 - cos(radians(${degrees('lat_e6')} - ${lat}::float8))
  + cos(radians(${lat}::float8)) * cos(radians(${degrees('lat_e6')}))
    * (1 - cos(radians(${degrees('lng_e6')} - ${lng}::float8)))`

const inCircle = (around: Around): Sql =>
  sql`${inBox(boxAround(around))}
    and ${sortableDistance(around)} <= ${1 - Math.cos(around.radius / earthRadius)}::float8`

const inRanges = (ranges: NonNullable<Filter['locations']>): Sql => {
  const each = ranges.map(({ lft, rgt }) => sql`loc between ${lft} and ${rgt}`)
  return sql`(${sql.join(each, sql` or `)})`
}

const isOneOf = (column: string, codes: readonly number[]): Sql =>
  codes.length === 1
    ? sql`${sql.ref(column)} = ${codes[0]}`
    : sql`${sql.ref(column)} = any(${codes}::integer[])`

const matchCounts = (column: string, { values, from }: Counts): Sql => {
  if (from === undefined) return isOneOf(column, values)
  const open = sql`${sql.ref(column)} >= ${from}`
  return values.length === 0 ? open : sql`(${open} or ${isOneOf(column, values)})`
}

/** Lets indexes that begin with the purpose serve searches of both purposes. */
const bothPurposes = sql`purpose in (0, 1)`

const isFrom = (column: string, least: number): Sql => sql`${sql.ref(column)} >= ${least}`
const isUpTo = (column: string, most: number): Sql => sql`${sql.ref(column)} <= ${most}`
const is = (column: string, value: unknown): Sql => sql`${sql.ref(column)} = ${value}`

type Conditions<Parts> = { [Name in keyof Parts]-?: (value: NonNullable<Parts[Name]>) => Sql }

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
  keyword: (text) => sql`id in (
    select property_id
    from property_words
    where words @@ (websearch_to_tsquery('english', ${text})
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
    const found = Object.entries(parts).flatMap(([name, condition]) => {
      const value = filter[name as keyof Parts]
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
