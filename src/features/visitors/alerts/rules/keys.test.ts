import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type KeyedAd, type KeyedSearch, keysOfAd, keysOfSearch } from './keys.ts'

const id = fc.integer({ min: 1, max: 6 })
const count = fc.integer({ min: 0, max: 12 })

const ads: fc.Arbitrary<KeyedAd> = fc.record({
  purpose: fc.constantFrom(0, 1),
  type: id,
  rooms: fc.option(count),
  placeIds: fc.array(id, { minLength: 1, maxLength: 4 }),
})

const searches: fc.Arbitrary<KeyedSearch> = fc.record({
  purpose: fc.option(fc.constantFrom(0, 1), { nil: undefined }),
  types: fc.array(id, { maxLength: 6 }),
  rooms: fc.option(
    fc.record({
      values: fc.array(count, { maxLength: 8 }),
      from: fc.option(count, { nil: undefined }),
    }),
    { nil: undefined },
  ),
  placeIds: fc.array(id, { maxLength: 4 }),
})

function isFit(ad: KeyedAd, { purpose, types, rooms, placeIds }: KeyedSearch): boolean {
  const hasRooms =
    rooms === undefined ||
    (ad.rooms !== null &&
      (rooms.values.includes(ad.rooms) || (rooms.from !== undefined && ad.rooms >= rooms.from)))
  return (
    (purpose === undefined || purpose === ad.purpose) &&
    (types.length === 0 || types.includes(ad.type)) &&
    (placeIds.length === 0 || ad.placeIds.some((place) => placeIds.includes(place))) &&
    hasRooms
  )
}

test('An ad has a key in common with each search that it fits', () => {
  fc.assert(
    fc.property(ads, searches, (ad, search) => {
      fc.pre(isFit(ad, search))
      const keys = new Set(keysOfAd(ad))
      expect(keysOfSearch(search).some((key) => keys.has(key))).toBe(true)
    }),
  )
})

test('A search has few keys, however many choices it has', () => {
  const wide = {
    purpose: undefined,
    types: Array.from({ length: 50 }, (_, at) => at + 1),
    rooms: { values: [0, 1], from: 3 },
    placeIds: [2_147_483_644, 2_147_483_645, 2_147_483_646, 2_147_483_647],
  }
  const keys = keysOfSearch(wide)
  expect(keys.length).toBeLessThanOrEqual(64)
  expect(keys.every(Number.isSafeInteger)).toBe(true)
  const ad = { purpose: 1, type: 50, rooms: 9, placeIds: [1, 2_147_483_647] }
  expect(keysOfAd(ad).filter((key) => keys.includes(key))).toHaveLength(1)
})

test('A search without filters has the key of all ads', () => {
  const [key, ...others] = keysOfSearch({
    purpose: undefined,
    types: [],
    rooms: undefined,
    placeIds: [],
  })
  expect(others).toEqual([])
  expect(keysOfAd({ purpose: 0, type: 1, rooms: null, placeIds: [] })).toContain(key)
})
