/** Degrees. */
export type Box = { west: number; south: number; east: number; north: number }

/** Degrees and metres. */
export type Around = { lat: number; lng: number; radius: number }

/** Metres of one degree of latitude on the earth's mean sphere. */
const degree = 111_195.08

export function boxAround({ lat, lng, radius }: Around): Box {
  const tall = radius / degree
  const narrowest = Math.cos((Math.min(89, Math.abs(lat) + tall) * Math.PI) / 180)
  const wide = Math.min(360, tall / narrowest)
  return { west: lng - wide, south: lat - tall, east: lng + wide, north: lat + tall }
}

export function boxOfCorners(flat: readonly number[]): Box {
  const lats = flat.filter((_, at) => at % 2 === 0)
  const lngs = flat.filter((_, at) => at % 2 === 1)
  return {
    west: Math.min(...lngs),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    north: Math.max(...lats),
  }
}
