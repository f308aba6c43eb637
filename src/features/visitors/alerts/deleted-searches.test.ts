import { expect, test, vi } from 'vitest'
import { openSite } from '#test/site.ts'
import { searchesOn } from '#test/visitors/saved-searches.ts'
import { addMatches, type SearchIds } from './queries/matching.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const { follow, publish, visitorWith } = searchesOn(site)
const { kysely: db, pool } = site.db

const flats = { name: 'Flats', filters: { purpose: 'sale', locations: [215] } }

const countOf = async (text: string) => {
  const { rows } = await pool.query(`select count(*)::integer as count from ${text}`)
  return rows[0].count
}

const deleteOwners = () => pool.query('delete from search_owners')

const untilOneWaits = () => {
  const waiting = `pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  return vi.waitFor(async () => expect(await countOf(waiting)).toBe(1), 5_000)
}

test('Matches go with the owner of their search', async () => {
  await visitorWith(flats)
  await publish()
  await follow()
  expect(await countOf('search_matches')).toBe(1)
  await deleteOwners()
  expect(await countOf('search_matches')).toBe(0)
})

const now = new Date()
const change = {
  id: 1,
  propertyId: 1,
  kind: 'new' as const,
  before: null,
  at: now,
  locationId: 215,
  purpose: 0,
  type: 1,
  rooms: null,
  tries: 1,
}

/** No foreign key guards what is written at the moment of the deletion. */
test('A search that is deleted while its match is written leaves none', async () => {
  const { saved } = await visitorWith(flats)
  const ids = `{${saved[0]!.id}}` as SearchIds
  let deletion: Promise<unknown> = Promise.resolve()
  await db.transaction().execute(async (tx) => {
    await addMatches(tx, ids, { change, now })
    deletion = deleteOwners()
    await untilOneWaits()
  })
  await deletion
  expect(await countOf('saved_searches')).toBe(0)
  expect(await countOf('search_matches')).toBe(0)
})

test('A match of a search that is being deleted is not written', async () => {
  const { saved } = await visitorWith(flats)
  const ids = `{${saved[0]!.id}}` as SearchIds
  const client = await pool.connect()
  await client.query('begin')
  await client.query('delete from search_owners')
  const noted = db.transaction().execute((tx) => addMatches(tx, ids, { change, now }))
  await untilOneWaits()
  await client.query('commit')
  client.release()
  await noted
  expect(await countOf('search_matches')).toBe(0)
})
