import { expect, it } from 'vitest'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { seededDatabase } from '#test/filled-databases.ts'
import { fillSearch, plansOf } from '#test/plans.ts'
import { findMedian, findUnits } from './queries/market.ts'

const db = await seededDatabase()
const gazetteer = await readGazetteer(db.kysely)
await fillSearch(
  db,
  40_000,
  gazetteer.places.filter(({ kind }) => kind !== 'emirate').map(({ lft }) => lft),
)

const marina = gazetteer.bySlug('dubai/dubai-marina')!
const tower = gazetteer.bySlug('dubai/dubai-marina/princess-tower')!
const subject = {
  id: 1,
  loc: tower.lft,
  type: 1,
  purpose: 0,
  rooms: 2,
  rentPeriod: null,
  price: 150_000_000,
  pricePerSqm: 1_500_000,
}
const oneIndex = ['Index Only Scan by property_search_place']

it.each([true, false])(
  'a median reads the range of its place in one index, and no table (of as many rooms: %s)',
  async (isOfRooms) => {
    const compared = { range: marina, column: 'price_per_sqm', isOfRooms } as const
    const scans = await plansOf(db, 'property_search', (kysely) =>
      findMedian(kysely, subject, compared),
    )
    expect(scans).toEqual(oneIndex)
  },
)

it('the units of a building are read in one index, and in no table', async () => {
  const scans = await plansOf(db, 'property_search', (kysely) =>
    findUnits(kysely, subject, { range: tower, limit: 6 }),
  )
  expect(scans).toEqual(oneIndex)
})
