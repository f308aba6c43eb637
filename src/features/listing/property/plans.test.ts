import { expect, it } from 'vitest'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { seededDatabase } from '#test/filled-databases.ts'
import { fillSearch, plansOf, statementsOf } from '#test/plans.ts'
import { findFirstMedian, findUnits } from './queries/market.ts'

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
const oneIndex = 'Index Only Scan by property_search_place'

it('medians read the ranges of their places in one index, and no table', async () => {
  const scopes = [tower, marina].flatMap((range) =>
    [true, false].map((isOfRooms) => ({ range, column: 'price_per_sqm', isOfRooms }) as const),
  )
  const scans = await plansOf(db, 'property_search', (kysely) =>
    findFirstMedian(kysely, subject, scopes),
  )
  expect(scans).toEqual(Array(4).fill(oneIndex))
})

it('no place is read after the first that has enough ads', async () => {
  const scopes = [tower, marina, tower, marina].map(
    (range) => ({ range, column: 'price', isOfRooms: false }) as const,
  )
  const [statement] = await statementsOf(db, async (kysely) => {
    expect(await findFirstMedian(kysely, subject, scopes)).toMatchObject({ scope: 1 })
  })
  const { rows } = await db.pool.query(`explain (analyze, format json) ${statement?.sql}`, [
    ...(statement?.parameters ?? []),
  ])
  const read = rows[0]['QUERY PLAN'][0].Plan.Plans.map(
    (plan: Record<string, unknown>) => plan['Actual Loops'],
  )
  expect(read).toEqual([1, 1, 0, 0])
})

it('the units of a building are read in one index, and in no table', async () => {
  const scans = await plansOf(db, 'property_search', (kysely) =>
    findUnits(kysely, subject, { range: tower, limit: 6 }),
  )
  expect(scans).toEqual([oneIndex])
})
