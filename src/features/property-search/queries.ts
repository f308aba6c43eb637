import { type RawBuilder, sql } from 'kysely'
import { type Around, type Box, boxAround, boxOfCorners } from '#features/map-areas/rules.ts'
import type { Db } from '#platform/handle.ts'
import type { PropertySearch } from './contract.ts'
import type { Counts, Filter } from './rules.ts'

type Sql = RawBuilder<unknown>

/** Product.md 1: totals are exact up to 5,000. */
export const exactTotals = 5_000

const inBox = ({ west, south, east, north }: Box): Sql => {
  const [w, s, e, n] = [west, south, east, north].map((degrees) => Math.round(degrees * 1_000_000))
  return sql`lat_e6 between ${s} and ${n} and lng_e6 between ${w} and ${e}`
}

const corners = (flat: readonly number[]) => {
  const points = flat.flatMap((lat, at) => (at % 2 === 0 ? [`(${flat[at + 1]},${lat})`] : []))
  return `(${points.join(',')})`
}

const inPolygon = (flat: readonly number[]): Sql =>
  sql`${inBox(boxOfCorners(flat))}
    and ${corners(flat)}::polygon @> point(lng_e6 / 1000000.0, lat_e6 / 1000000.0)`

/** Metres on a sphere of the earth's mean radius. */
const distance = ({ lat, lng }: Around): Sql => sql`12742017.6 * asin(sqrt(least(1,
  sin(radians((lat_e6 / 1000000.0 - ${lat}::float8) / 2)) ^ 2
  + cos(radians(${lat}::float8)) * cos(radians(lat_e6 / 1000000.0))
    * sin(radians((lng_e6 / 1000000.0 - ${lng}::float8) / 2)) ^ 2)))`

const inCircle = (around: Around): Sql =>
  sql`${inBox(boxAround(around))} and ${distance(around)} <= ${around.radius}::float8`

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
function matching(filter: Filter): Sql {
  const parts = Object.entries(conditions).flatMap(([part, condition]) => {
    const value = filter[part as keyof Filter]
    return value === undefined ? [] : [(condition as (value: unknown) => Sql)(value)]
  })
  const isKeyed = filter.places ?? filter.emirate ?? filter.types
  if (isKeyed && filter.purpose === undefined) parts.push(bothPurposes)
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

/**
 * The rows of a filter. Several places are joined, each with its own range of one index; an `or`
 * would visit the table.
 */
function rowsOf(filter: Filter): Sql {
  const { places = [], ...rest } = filter
  if (places.length < 2) return sql`property_search where ${matching(filter)}`
  const [starts, ends] = [places.map(({ lft }) => lft), places.map(({ rgt }) => rgt)]
  const purpose = filter.purpose === undefined ? bothPurposes : sql`true`
  return sql`unnest(${starts}::integer[], ${ends}::integer[]) as place (lft, rgt)
    join property_search on loc between place.lft and place.rgt
    where ${matching(rest)} and ${purpose}`
}

type Order = { key: Sql; column: string; way: 'asc' | 'desc' }

const columns = {
  featured: ['rank_key', 'desc'],
  newest: ['published', 'desc'],
  price_asc: ['price', 'asc'],
  price_desc: ['price', 'desc'],
  price_per_area_asc: ['price_per_sqm', 'asc'],
  price_per_area_desc: ['price_per_sqm', 'desc'],
  space_asc: ['space', 'asc'],
  space_desc: ['space', 'desc'],
  rooms_desc: ['rooms', 'desc'],
} as const

function orderOf(sort: PropertySearch['sort'], filter: Filter): Order {
  if (sort === 'distance' && filter.near) {
    return { key: distance(filter.near), column: '', way: 'asc' }
  }
  const [column, way] = columns[sort === 'distance' ? 'featured' : sort]
  return { key: sql.ref(column), column, way }
}

export type Page = { sort: PropertySearch['sort']; page: number; limit: number }

const slice = ({ page, limit }: Page) => sql`limit ${limit} offset ${(page - 1) * limit}`

/** Ads that lack what is sorted by come last, whichever way. */
const sorted = (key: Sql, way: 'asc' | 'desc') => {
  const direction = sql.raw(way)
  return sql`order by ${key} ${direction} nulls last, id ${direction}`
}

/** Up to 5,001 matches with their sort key: the total, and the page where that is all of them. */
async function collect(db: Db, filter: Filter, page: Page) {
  const { key, way } = orderOf(page.sort, filter)
  const found = await sql<{ total: number; ids: number[] }>`
    with found as materialized (
      select id, ${key} as key
      from ${rowsOf(filter)}
      limit ${exactTotals + 1}
    )
    select
      (select count(*) from found) as total,
      array(select id from found ${sorted(sql`key`, way)} ${slice(page)}) as ids`.execute(db)
  return found.rows[0]!
}

/** Many match: follow the index of the sort until the page is full. */
async function walk(db: Db, filter: Filter, page: Page): Promise<number[]> {
  const { key, column, way } = orderOf(page.sort, filter)
  const direction = sql.raw(way)
  const found = await sql<{ id: number }>`
    select id
    from property_search
    where ${matching(filter)} and ${sql.ref(column)} is not null
    order by ${key} ${direction}, id ${direction}
    ${slice(page)}`.execute(db)
  return found.rows.map((row) => row.id)
}

async function sortAll(db: Db, filter: Filter, page: Page): Promise<number[]> {
  const { key, way } = orderOf(page.sort, filter)
  const found = await sql<{ id: number }>`
    select id
    from ${rowsOf(filter)}
    ${sorted(key, way)}
    ${slice(page)}`.execute(db)
  return found.rows.map((row) => row.id)
}

export type Found = { ids: number[]; total: number; totalIsExact: boolean }

/** The ids of a page and the total, in one statement up to 5,000 matches, else in two or three. */
export async function findIds(db: Db, filter: Filter, page: Page): Promise<Found> {
  const { total, ids } = await collect(db, filter, page)
  if (total <= exactTotals) return { ids, total, totalIsExact: true }
  const many = { total: exactTotals, totalIsExact: false }
  if (page.sort === 'distance') return { ...many, ids: await sortAll(db, filter, page) }
  const walked = await walk(db, filter, page)
  if (walked.length === page.limit) return { ...many, ids: walked }
  return { ...many, ids: await sortAll(db, filter, page) }
}

/** Which part of `starts` a place lies in: 0 before the first, else its position from 1. */
const partOf = (starts: readonly number[]) => sql`width_bucket(loc, ${starts}::integer[])`

/**
 * How many ads for every mix of what facets show, `key:count` joined by commas; `cellOf` of
 * property-search/facets reads the keys.
 */
export async function countCells(db: Db, filter: Filter, starts: readonly number[]) {
  const place = starts.length === 0 ? sql`0` : partOf(starts)
  const found = await sql<{ cells: string | null }>`
    select string_agg(key || ':' || count, ',') as cells
    from (
      select
        (${place}::bigint << 26) | (type::bigint << 11)
          | ((coalesce(rooms, -1) + 1)::bigint << 5) | ((coalesce(ready, -1) + 1)::bigint << 3)
          | ((coalesce(furnished, -1) + 1)::bigint << 1) | purpose as key,
        count(*) as count
      from ${rowsOf(filter)}
      group by 1
    ) cells`.execute(db)
  return found.rows[0]?.cells ?? ''
}

export type Step = { step: number; min: number; max: number; count: number }

/** Prices in fils by the steps they fall in: step n lies from `edges[n - 1]` up to `edges[n]`. */
export async function countPrices(
  db: Db,
  filter: Filter,
  edges: readonly number[],
): Promise<Step[]> {
  const found = await sql<Step>`
    select width_bucket(price, ${edges}::bigint[]) as step, min(price) as min, max(price) as max,
      count(*) as count
    from ${rowsOf(filter)}
    group by 1
    order by 1`.execute(db)
  return found.rows
}
