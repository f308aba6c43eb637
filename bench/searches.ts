import type { Database } from '#platform/sql.ts'
import { dataFile, hasData, readJson } from './market/rows.ts'
import { dice } from './misspell.ts'

/** Parameters of `GET /properties`. */
export type Search = Record<string, string>

type Popular = {
  purpose: string
  portalType?: string
  rooms?: number
  ready?: boolean
  locationId: number
}

type PortalType = { portalType: string; category: string; propertyType: string }

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** What people look for: landing pages of a portal, turned into our parameters. */
async function popularSearches({ pool }: Database): Promise<Search[]> {
  const { rows } = await pool.query(
    'select external_id, location_id from location_external_ids order by source desc',
  )
  const ours = new Map(rows.map((row) => [Number(row.external_id), String(row.location_id)]))
  const types = new Map(
    readJson<PortalType[]>('property_types.json').map((type) => [type.portalType, type]),
  )
  return readJson<Popular[]>('popular_searches.json').map((found) => {
    const type = types.get(found.portalType ?? '')
    const place = ours.get(found.locationId)
    return {
      purpose: found.purpose,
      ...(type && { property_type: slugOf(type.propertyType), category: type.category }),
      ...(found.rooms !== undefined && { rooms: String(found.rooms) }),
      ...(found.ready !== undefined && { ready: found.ready ? 'ready' : 'off-plan' }),
      ...(place && { locations: place }),
    }
  })
}

/** Where there are no real ones: the busiest places with the filters that people use most. */
async function likelySearches({ pool }: Database, roll: () => number): Promise<Search[]> {
  const { rows } = await pool.query(`
    select locations.id, count(*) as ads
    from locations
    join property_search on loc between lft and rgt
    group by locations.id
    order by ads desc, locations.id
    limit 100`)
  return Array.from({ length: searchCount }, (_, at) => ({
    purpose: roll() < 0.75 ? 'sale' : 'rent',
    locations: String(rows[at % rows.length].id),
    ...(roll() < 0.6 && { property_type: roll() < 0.7 ? 'apartment' : 'villa' }),
    ...(roll() < 0.55 && { rooms: String(Math.floor(roll() * 5)) }),
    ...(roll() < 0.25 && { ready: roll() < 0.5 ? 'ready' : 'off-plan' }),
  }))
}

const searchCount = 300

const emirates = ['dubai', 'dubai', 'dubai', 'ajman', 'sharjah', 'abu-dhabi', 'ras-al-khaimah']
const keywords = ['sea view', 'vacant', 'garden', 'upgraded maid', 'إطلالة', 'فرصة استثمارية']
const counts = ['0,1', '1,2', '2,3', '3+', '4+']
const sorts = [
  'price_asc',
  'price_asc',
  'price_asc',
  'newest',
  'newest',
  'price_desc',
  'price_per_area_asc',
  'space_desc',
]

type Dressing = [share: number, change: (search: Search, pick: Pick) => Search]
type Pick = <T>(list: readonly T[]) => T

const most = ({ purpose }: Search) =>
  purpose === 'rent'
    ? ['60000', '90000', '120000', '200000']
    : ['600000', '1000000', '2000000', '5000000']

const least = (search: Search, pick: Pick) =>
  String(Number(search.price_max ?? pick(most(search))) / 4)

const without = ({ locations: _, ...search }: Search): Search => search

/** What people add to a place and a kind, and how many do. */
const dressings: Dressing[] = [
  [0.08, (search, pick) => ({ ...without(search), emirate: pick(emirates) })],
  [0.04, ({ purpose }) => ({ purpose: purpose! })],
  [0.35, (search, pick) => ({ ...search, price_max: pick(most(search)) })],
  [0.1, (search, pick) => ({ ...search, price_min: least(search, pick) })],
  [0.15, (search, pick) => ({ ...search, rooms: pick(counts) })],
  [0.08, (search, pick) => ({ ...search, bathrooms: pick(counts) })],
  [0.06, (search, pick) => ({ ...search, space_min: pick(['60', '90', '150']) })],
  [0.08, (search, pick) => ({ ...search, furnished: pick(['furnished', 'unfurnished']) })],
  [0.07, (search, pick) => ({ ...search, keyword: pick(keywords) })],
  [0.04, (search) => ({ ...without(search), bbox: '55.10,25.04,55.22,25.13' })],
  [0.4, (search, pick) => ({ ...search, sort: pick(sorts) })],
  [0.18, (search, pick) => ({ ...search, page: pick(['2', '2', '3', '5']) })],
]

function addFilters(base: Search, roll: () => number): Search {
  const pick: Pick = (list) => list[Math.floor(roll() * list.length)]!
  return dressings.reduce(
    (search, [share, change]) => (roll() < share ? change(search, pick) : search),
    base,
  )
}

/** Searches as people make them, the same ones at every run: three hundred unless `count` says otherwise. */
export async function realisticSearches(db: Database, count?: number): Promise<Search[]> {
  const roll = dice(3)
  const isKnown = hasData && dataFile('popular_searches.json')
  const popular = await (isKnown ? popularSearches(db) : likelySearches(db, roll))
  return Array.from({ length: count ?? popular.length }, (_, at) =>
    addFilters(popular[at % popular.length]!, roll),
  )
}

export const pathOf = (search: Search) => `/properties?${new URLSearchParams(search)}`
