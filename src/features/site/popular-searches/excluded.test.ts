import { beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { seedSmall } from '#test/small-seed.ts'
import { readCounted, readSearched, setExcluded } from './actions.ts'
import { type Searched, weekOf } from './rules.ts'

const { kysely: db, pool } = await seeded()
const now = new Date('2026-11-25T10:00:00Z')

async function seeded() {
  const fresh = await freshDatabase()
  await seedSmall(fresh)
  return fresh
}

const found = [10, 11, 13, 20].map(
  (locationId): Searched => ({ locationId, purpose: 0, typeId: null }),
)
const [first] = found as [Searched]

beforeEach(async () => {
  await pool.query(`delete from settings where key = 'excludedSearches'`)
  await pool.query('truncate search_counts')
  for (const weeks of [0, 1]) {
    const week = weekOf(new Date(now.getTime() - weeks * 7 * 24 * 3600_000))
    await pool.query(
      `insert into search_counts (week, location_id, purpose, networks, days)
      select $1, unnest($2::integer[]), 0, 60, 7`,
      [week, found.map(({ locationId }) => locationId)],
    )
  }
})

const places = async () => (await readSearched(db, now)).map(({ locationId }) => locationId)

test('An operator excludes a search and allows it again', async () => {
  expect(await setExcluded(db, first, true)).toBe(true)
  expect(await setExcluded(db, first, true)).toBe(false)
  expect(await places()).toEqual([11, 13, 20])
  const [counted] = await readCounted(db, now)
  expect(counted).toEqual({ ...first, networks: 120, days: 14, isExcluded: true })
  expect(await setExcluded(db, { ...first, typeId: 1 }, true)).toBe(true)
  expect(await setExcluded(db, first, false)).toBe(true)
  expect(await setExcluded(db, first, false)).toBe(false)
  expect(await places()).toEqual([10, 11, 13, 20])
})

test('Excluded at the same moment, none is lost', async () => {
  await Promise.all(found.map((one) => setExcluded(db, one, true)))
  expect(await places()).toEqual([])
})

test.each(['"x"', '{}', '[7]', '[{"locationId": "10"}]'])(
  'A setting that is no list excludes nothing: %s',
  async (value) => {
    await pool.query(`insert into settings values ('excludedSearches', $1)`, [value])
    expect(await places()).toEqual([10, 11, 13, 20])
  },
)
