import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { dayMs } from '#i18n/time-units.ts'
import { dice } from '../misspell.ts'
import { generatedRow } from './generated.ts'
import type { Row } from './row.ts'

/** Real ads, places and searches for development; they are no part of this repository. */
const folder = new URL('../../../shared/data/', import.meta.url)

export const dataFile = (name: string) => new URL(name, folder)
export const hasData = existsSync(dataFile('listings_sale.ndjson.gz'))

export const readJson = <T>(name: string): T => JSON.parse(readFileSync(dataFile(name), 'utf8'))

type Place = { id: number; parentId: number | null; level: number }

function realRows(): Row[] {
  return ['listings_sale.ndjson.gz', 'listings_rent.ndjson.gz'].flatMap((name) =>
    gunzipSync(readFileSync(dataFile(name)))
      .toString()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Row),
  )
}

/** Places with the same parent, for copies to move to; emirates stay where they are. */
function siblings(): (id: number) => readonly number[] {
  const places = readJson<Place[]>('locations.json')
  const groups = Map.groupBy(places, ({ parentId }) => parentId)
  const parents = new Map(places.map(({ id, parentId, level }) => [id, level > 1 ? parentId : -1]))
  return (id) => groups.get(parents.get(id) ?? -1)?.map((place) => place.id) ?? [id]
}

function copier(roll: () => number) {
  const around = siblings()
  const near = (degrees: number | undefined) =>
    degrees === undefined ? {} : degrees + (roll() - 0.5) / 100
  const earlier = (time: string) =>
    new Date(Date.parse(time) - Math.floor(roll() * 90 * dayMs)).toISOString()
  return (row: Row, round: number): Row => {
    const { lat, lng, createdAt, locationId } = row
    const places = locationId === undefined ? [] : around(locationId)
    const moved = roll() < 0.5 ? places[Math.floor(roll() * places.length)] : locationId
    return {
      ...row,
      id: `${row.id}-${round}`,
      price: Math.round((row.price * (0.8 + 0.4 * roll())) / 500) * 500 + 500,
      ...(moved !== undefined && { locationId: moved }),
      ...(lat !== undefined && { lat: near(lat) as number }),
      ...(lng !== undefined && { lng: near(lng) as number }),
      ...(createdAt !== undefined && { createdAt: earlier(createdAt) }),
    }
  }
}

/** The real ads and, until there are enough, copies a little apart in price, place and time. */
function* realAndCopies(count: number): Generator<Row> {
  const rows = realRows()
  const copy = copier(dice(11))
  for (let at = 0; at < count; at += 1) {
    const row = rows[at % rows.length]!
    const round = Math.floor(at / rows.length)
    yield round === 0 ? row : copy(row, round)
  }
}

function* generatedRows(count: number): Generator<Row> {
  const make = generatedRow(dice(11))
  for (let at = 0; at < count; at += 1) yield make(at)
}

/** So many ads, the same ones at every run. */
export const marketRows = (count: number): Generator<Row> =>
  hasData ? realAndCopies(count) : generatedRows(count)
