import { type Around, type Box, boxAround, boxOfCorners } from './map-areas.ts'
import type { Filter } from './matching.ts'

/** Millionths of a degree, as in property_search. */
export type StoredBox = Box

/** `corners`: a polygon as PostgreSQL reads it. */
export type PolygonOperand = StoredBox & { corners: string }

/** `span`: half of what `sortableDistance` gives for the radius, so distances are compared by it. */
export type CircleOperand = StoredBox & Pick<Around, 'lat' | 'lng'> & { span: number }

type Areas = { bbox: StoredBox; polygon: PolygonOperand; near: CircleOperand }

export type Operands<Parts extends Filter = Filter> = {
  [Name in keyof Parts]: Name extends keyof Areas ? Areas[Name] | undefined : Parts[Name]
}

/** Metres; the earth's mean sphere. */
const earthRadius = 6_371_008.8

function storedBox({ west, south, east, north }: Box): StoredBox {
  const [w, s, e, n] = [west, south, east, north].map((degrees) => Math.round(degrees * 1_000_000))
  return { west: w!, south: s!, east: e!, north: n! }
}

const cornersOf = (flat: readonly number[]) => {
  const points = flat.flatMap((lat, at) => (at % 2 === 0 ? [`(${flat[at + 1]},${lat})`] : []))
  return `(${points.join(',')})`
}

const polygonOf = (flat: readonly number[]): PolygonOperand => ({
  ...storedBox(boxOfCorners(flat)),
  corners: cornersOf(flat),
})

const circleOf = (around: Around): CircleOperand => ({
  ...storedBox(boxAround(around)),
  lat: around.lat,
  lng: around.lng,
  span: 1 - Math.cos(around.radius / earthRadius),
})

export function operandsOf<Parts extends Filter>(filter: Parts): Operands<Parts> {
  const { bbox, polygon, near } = filter
  const areas = {
    ...(bbox && { bbox: storedBox(bbox) }),
    ...(polygon && { polygon: polygonOf(polygon) }),
    ...(near && { near: circleOf(near) }),
  }
  return { ...filter, ...areas } as Operands<Parts>
}
