import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findUsage } from '../queries/quota.ts'
import { addRun, advanceRun } from '../queries/runs.ts'
import { sweepFeeds } from '#features/feeds/sources/actions.ts'
import { dayMs, minuteMs } from '#i18n/time-units.ts'
import { feedsOf } from '#test/ads/feeder.ts'
import { openSite } from '#test/site.ts'
import { clearFeeds } from './clearing.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const { ask, person, check } = feedsOf(site)
const { kysely: db } = site.db

/** Two batches and some more. */
const rows = 2_500
const written = 50 * 1024 * 1024

// Which transaction has deleted how many rows.
await sql`create table deletions (transaction xid8, rows integer)`.execute(db)
await sql`
  create function note_deletion() returns trigger language plpgsql as $$
  begin
    insert into deletions select pg_current_xact_id(), count(*) from gone having count(*) > 0;
    return null;
  end $$`.execute(db)
await sql`
  create trigger note_deletion after delete on feed_rows referencing old table as gone
  for each statement execute function note_deletion()`.execute(db)

async function deletedRows() {
  const found = await sql<{ rows: number }>`
    with taken as (delete from deletions returning transaction, rows)
    select sum(rows)::integer as rows from taken group by transaction`.execute(db)
  return found.rows.map(({ rows: deleted }) => deleted).toSorted((one, other) => other - one)
}

const url = 'https://crm.example/feed.xml'

/** An advertiser whose feed was checked and has a plan of many rows. */
async function planned(state: 'waiting' | 'done' = 'waiting') {
  const { token, user } = await person('agent')
  const { feed } = (await ask('POST', '/feeds', { token, body: { url } })).body.data
  const plan = { phase: 'applying' as const, isCheck: true, acceptsFewer: false, now: new Date() }
  const runId = (await addRun(db, { feedId: feed.id, accountId: user.id, ...plan }))!
  await advanceRun(db, runId, { state, bytes: written, written })
  await sql`
    insert into feed_rows (run_id, position, action)
    select ${runId}::uuid, position, 'added' from generate_series(1, ${rows}::integer) as position
    `.execute(db)
  return { token, accountId: user.id as number, feedId: feed.id as string, runId }
}

type Planned = Awaited<ReturnType<typeof planned>>

const leftOf = async ({ runId }: Planned) => {
  const kept = db.selectFrom('feed_rows').select('position').where('run_id', '=', runId)
  return (await kept.execute()).length
}

const takenOf = async ({ accountId }: Planned, minutes = 0) => {
  const now = new Date(Date.now() + minutes * minuteMs)
  return (await findUsage(db, { accountId, now })).byAccount
}

test.each([
  ['is checked again', (one: Planned) => check(one, one.feedId)],
  [
    'is cancelled',
    (one: Planned) => ask('POST', `/feeds/runs/${one.runId}/cancel`, { token: one.token }),
  ],
])(
  'A plan that %s leaves by the thousand after the call, and counts until then',
  async (_, end) => {
    const one = await planned()
    await end(one)
    const runs = db.selectFrom('feed_runs').select('state').where('id', '=', one.runId)
    expect(await runs.execute()).toEqual([{ state: 'cancelled' }])
    expect([await leftOf(one), await deletedRows()]).toEqual([rows, []])
    expect(await takenOf(one, 60)).toBeGreaterThanOrEqual(written)

    await clearFeeds(db)
    expect([await leftOf(one), await deletedRows()]).toEqual([0, [1_000, 1_000, 500]])
    expect(await takenOf(one, 4)).toBeGreaterThanOrEqual(written)
    expect(await takenOf(one, 6)).toBeLessThan(written)
  },
)

test('A removed feed whose rows somebody holds stays until they are free', async () => {
  const one = await planned()
  await ask('DELETE', `/feeds/${one.feedId}`, { token: one.token })
  await db.transaction().execute(async (tx) => {
    await sql`select from feed_rows where run_id = ${one.runId} and position < 3 for update`.execute(
      tx,
    )
    await clearFeeds(db)
    expect(await leftOf(one)).toBe(2)
  })
  await clearFeeds(db)
  const feeds = db.selectFrom('feeds').select('id').where('id', '=', one.feedId)
  expect(await feeds.execute()).toEqual([])
  expect(Math.max(...(await deletedRows()))).toBe(1_000)
})

test('A run that is too old leaves by the thousand', async () => {
  const one = await planned('done')
  const old = { created_at: new Date(Date.now() - 31 * dayMs) }
  await db.updateTable('feed_runs').set(old).where('id', '=', one.runId).execute()
  await sweepFeeds(db, new Date())
  expect([await leftOf(one), await deletedRows()]).toEqual([0, [1_000, 1_000, 500]])
})

test('What another run of the feed has fetched stays where an earlier one is cleared', async () => {
  const one = await planned()
  await check(one, one.feedId)
  const chunk = {
    feed_id: one.feedId,
    position: 0,
    bytes: Buffer.from('ads'),
    added_at: new Date(),
  }
  await db.insertInto('feed_chunks').values(chunk).execute()
  await clearFeeds(db)
  const chunks = db.selectFrom('feed_chunks').select('position').where('feed_id', '=', one.feedId)
  expect(await chunks.execute()).toEqual([{ position: 0 }])
})
