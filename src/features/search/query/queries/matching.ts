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

/** As float8: `numeric`, which a literal with a point would make of it, costs more than all the rest. */
const degrees = (column: 'lat_e6' | 'lng_e6'): Sql => sql`${sql.ref(column)}::float8 / 1000000`

const inPolygon = (flat: readonly number[]): Sql =>
  sql`${inBox(boxOfCorners(flat))}
    and ${corners(flat)}::polygon @> point(${degrees('lng_e6')}, ${degrees('lat_e6')})`

/** Of the earth's mean sphere. */
const earthRadius = 6_371_008.8

/** Rises with the distance: twice the haversine, without the root and arc that give metres. */
export const farness = ({ lat, lng }: Around): Sql => sql`
  1 - cos(radians(${degrees('lat_e6')} - ${lat}::float8))
  + cos(radians(${lat}::float8)) * cos(radians(${degrees('lat_e6')}))
    * (1 - cos(radians(${degrees('lng_e6')} - ${lng}::float8)))`

const inCircle = (around: Around): Sql =>
  sql`${inBox(boxAround(around))}
    and ${farness(around)} <= ${1 - Math.cos(around.radius / earthRadius)}::float8`

const inRanges = (ranges: NonNullable<Filter['places']>): Sql => {
  const each = ranges.map(({ lft, rgt }) => sql`loc between ${lft} and ${rgt}`)
  return sql`(${sql.join(each, sql` or `)})`
}

const isOneOf = (column: string, codes: readonly number[]): Sql =>
  codes.length === 1
    ? sql`${sql.ref(column)} = ${codes[0]}`
    : sql`${sql.ref(column)} = any(${codes}::integer[])`

const counted = (column: string, { values, from }: Counts): Sql => {
  if (from === undefined) return isOneOf(column, values)
  const open = sql`${sql.ref(column)} >= ${from}`
  return values.length === 0 ? open : sql`(${open} or ${isOneOf(column, values)})`
}

/** Indexes that begin with the purpose are of use for both purposes too. */
const bothPurposes = sql`purpose in (0, 1)`

const isFrom = (column: string, least: number): Sql => sql`${sql.ref(column)} >= ${least}`
const isUpTo = (column: string, most: number): Sql => sql`${sql.ref(column)} <= ${most}`
const is = (column: string, value: unknown): Sql => sql`${sql.ref(column)} = ${value}`

/** One condition a part of a filter; every reader of property_search goes through here. */
const conditions: { [Part in keyof Filter]-?: (value: NonNullable<Filter[Part]>) => Sql } = {
  purpose: (code) => is('purpose', code),
  category: (code) => is('category', code),
  types: (ids) => isOneOf('type', ids),
  adTypes: (ids) => isOneOf('ad_type', ids),
  places: inRanges,
  emirate: (range) => inRanges([range]),
  ready: (code) => is('ready', code),
  priceMin: (fils) => isFrom('price', fils),
  priceMax: (fils) => isUpTo('price', fils),
  rooms: (counts) => counted('rooms', counts),
  bathrooms: (counts) => counted('bathrooms', counts),
  spaceMin: (space) => isFrom('space', space),
  spaceMax: (space) => isUpTo('space', space),
  furnished: (codes) => isOneOf('furnished', codes),
  finishing: (code) => is('finishing', code),
  floors: (floors) => is('floors', floors),
  ageMax: (years) => isUpTo('age', years),
  mortgageEligible: (flag) => is('mortgage_eligible', flag),
  paymentMethod: (code) => is('payment_method', code),
  rentPeriod: (code) => is('rent_period', code),
  chequesMax: (cheques) => isUpTo('cheques', cheques),
  serviceChargeMax: (fils) => isUpTo('service_charge', fils),
  amenities: ({ low, high }) => sql`amenities_low & ${low}::bigint = ${low}::bigint
    and amenities_high & ${high}::bigint = ${high}::bigint`,
  advertiserType: (code) => is('advertiser_type', code),
  agent: (id) => is('agent_id', id),
  agency: (id) => is('agency_id', id),
  keyword: (text) => sql`id in (
    select property_id
    from property_words
    where words @@ (websearch_to_tsquery('english', ${text})
      || websearch_to_tsquery('arabic', ${text})))`,
  permit: (number) => sql`id in (select id from properties where permit_number = ${number})`,
  hasVideo: (flag) => is('has_video', flag),
  publishedAfter: (second) => isFrom('published', second),
  priceReduced: (flag) => is('price_reduced', flag),
  box: inBox,
  polygon: inPolygon,
  near: inCircle,
}

/** What list, total, cube and histogram share: which rows of property_search a filter means. */
export function matching(filter: Filter): Sql {
  const parts = Object.entries(conditions).flatMap(([part, condition]) => {
    const value = filter[part as keyof Filter]
    return value === undefined ? [] : [(condition as (value: unknown) => Sql)(value)]
  })
  const isKeyed = filter.places ?? filter.emirate ?? filter.types
  if (isKeyed && filter.purpose === undefined) parts.push(bothPurposes)
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

/**
 * The rows of a filter. Several places are read one after the other, each as its own range of one
 * index; an `or` would visit the table.
 */
export function rowsOf(filter: Filter): Sql {
  const { places = [] } = filter
  if (places.length < 2) return sql`property_search where ${matching(filter)}`
  const each = places.map(
    (place) => sql`select * from property_search where ${matching({ ...filter, places: [place] })}`,
  )
  return sql`(${sql.join(each, sql` union all `)}) as places`
}
