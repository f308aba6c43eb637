import { foldKeyword } from '#features/search/index-table/rules.ts'
import type { Places } from './places.ts'

type Query = Record<string, string>

/** Which rows a search means; a part can be left out, for its own facet. */
export type Where = (without?: string) => { text: string; values: unknown[] }

type Add = (part: string, text: (value: string) => string, ...values: unknown[]) => void

const coded: Record<string, string[]> = {
  purpose: ['sale', 'rent'],
  category: ['residential', 'commercial'],
  ready: ['ready', 'off-plan'],
  furnished: ['furnished', 'unfurnished', 'partly'],
}

const bounds: [name: string, column: string, sign: string, times: number][] = [
  ['price_min', 'price', '>=', 100],
  ['price_max', 'price', '<=', 100],
  ['space_min', 'space', '>=', 1_000_000],
  ['space_max', 'space', '<=', 1_000_000],
]

function addCounts(add: Add, column: string, wanted: string) {
  const open = wanted.split(',').find((count) => count.endsWith('+'))
  if (open) return add(column, (value) => `${column} >= ${value}`, Number.parseInt(open, 10))
  add(column, (value) => `${column} = any(${value}::int[])`, wanted.split(',').map(Number))
}

function addPlace(add: Add, query: Query, places: Places) {
  const place = places.byId.get(query.locations ?? '') ?? places.emirates.get(query.emirate ?? '')
  if (!place) return
  const part = query.locations ? 'locations' : 'emirate'
  add(part, (value) => `loc between (${value}::int[])[1] and (${value}::int[])[2]`, [
    place.lft,
    place.rgt,
  ])
}

function addArea(add: Add, bbox: string) {
  const [west, south, east, north] = bbox.split(',').map((degrees) => Number(degrees) * 1e6)
  add('bbox', (value) => `lat_e6 >= ${value}`, south)
  add('bbox', (value) => `lat_e6 <= ${value}`, north)
  add('bbox', (value) => `lng_e6 >= ${value}`, west)
  add('bbox', (value) => `lng_e6 <= ${value}`, east)
}

const keyword = (value: string) => `id in (
  select property_id from property_words
  where words @@ (websearch_to_tsquery('english', ${value})
    || websearch_to_tsquery('arabic', ${value})))`

function addAll(add: Add, query: Query, places: Places) {
  for (const [name, words] of Object.entries(coded)) {
    if (query[name]) add(name, (value) => `${name} = ${value}`, words.indexOf(query[name]))
  }
  for (const [name, column, sign, times] of bounds) {
    const limit = Number(query[name]) * times
    if (query[name]) add(name, (value) => `${column} ${sign} ${value}`, limit)
  }
  const types = places.types.filter(({ slug }) => slug === query.property_type)
  const ids = types.map(({ id }) => id)
  if (query.property_type) add('property_type', (value) => `type = any(${value}::int[])`, ids)
  if (query.rooms) addCounts(add, 'rooms', query.rooms)
  if (query.bathrooms) addCounts(add, 'bathrooms', query.bathrooms)
  addPlace(add, query, places)
  if (query.bbox) addArea(add, query.bbox)
  if (query.keyword) add('keyword', keyword, foldKeyword(query.keyword))
}

export function whereOf(query: Query, places: Places): Where {
  const parts: { part: string; text: (value: string) => string; value: unknown }[] = []
  addAll((part, text, value) => parts.push({ part, text, value }), query, places)
  return (without) => {
    const kept = parts.filter(({ part }) => part !== without)
    const texts = kept.map(({ text }, at) => text(`$${at + 1}`))
    return { text: texts.join(' and ') || 'true', values: kept.map(({ value }) => value) }
  }
}
