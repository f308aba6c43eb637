import { purposes } from '#features/listing/property/contract.ts'
import type { Counts } from '#features/search/query/rules/matching.ts'

/** In the codes of property_search; an empty list means any. */
export type KeyedSearch = {
  purpose: number | undefined
  types: readonly number[]
  rooms: Counts | undefined
  /** An ad below any of them fits. */
  placeIds: readonly number[]
}

export type KeyedAd = {
  purpose: number
  type: number
  rooms: number | null
  /** From the emirate down to the ad's own place. */
  placeIds: readonly number[]
}

/** What a search leaves open. Ids begin at 1. */
const anywhere = 0
const anyPurpose = purposes.length
const anyType = 0
const anyRooms = 15

/** From here on all numbers of rooms share a key, so that "3 or more" needs few. */
const manyRooms = 7

/** More keys than one number holds: 2^31 places, 3 purposes, 2^15 types, 2^4 numbers of rooms. */
const purposeCount = anyPurpose + 1
const typeCount = 2 ** 15
const roomsCount = 16

/** Beyond it a search has a key for any number of rooms, or for any type. */
const maxKeys = 64

type Parts = { places: number[]; purposes: number[]; types: number[]; rooms: number[] }

/** At most 2^53, so that each is a whole number in JavaScript too. */
const keysOf = ({ places, purposes: wanted, types, rooms }: Parts): number[] =>
  places.flatMap((place) =>
    wanted.flatMap((purpose) =>
      types.flatMap((type) =>
        rooms.map(
          (count) => ((place * purposeCount + purpose) * typeCount + type) * roomsCount + count,
        ),
      ),
    ),
  )

const sharedCount = (count: number) => Math.min(count, manyRooms)

function roomsWanted(rooms: Counts | undefined): number[] {
  if (!rooms) return [anyRooms]
  const { values, from } = rooms
  const open = from === undefined ? [] : [...Array(manyRooms + 1).keys()].slice(sharedCount(from))
  return [...new Set([...values.map(sharedCount), ...open])]
}

const orAny = (list: readonly number[], any: number) => (list.length > 0 ? [...list] : [any])

const sizeOf = ({ places, purposes: wanted, types, rooms }: Parts) =>
  places.length * wanted.length * types.length * rooms.length

/**
 * A search and an ad that fits it have a key in common, so the searches that an ad may fit are found
 * by an index. A common key is not enough to fit.
 */
export function keysOfSearch({ purpose, types, rooms, placeIds }: KeyedSearch): number[] {
  const parts = {
    places: orAny([...new Set(placeIds)], anywhere),
    purposes: [purpose ?? anyPurpose],
    types: orAny([...new Set(types)], anyType),
    rooms: roomsWanted(rooms),
  }
  const withoutRooms = { ...parts, rooms: [anyRooms] }
  const withoutTypes = { ...withoutRooms, types: [anyType] }
  const narrowest = [parts, withoutRooms].find((one) => sizeOf(one) <= maxKeys)
  return keysOf(narrowest ?? withoutTypes)
}

export function keysOfAd({ purpose, type, rooms, placeIds }: KeyedAd): number[] {
  return keysOf({
    places: [anywhere, ...placeIds],
    purposes: [purpose, anyPurpose],
    types: [type, anyType],
    rooms: rooms === null ? [anyRooms] : [sharedCount(rooms), anyRooms],
  })
}
