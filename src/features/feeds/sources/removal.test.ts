import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addRun, advanceRun } from '#features/feeds/runs/queries/runs.ts'
import { feedsOf } from '#test/ads/feeder.ts'
import { openSite } from '#test/site.ts'
import { clearFeeds } from '#features/feeds/runs/actions/clearing.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const { ask, person } = feedsOf(site)
const { kysely: db } = site.db

const url = 'https://crm.example/feed.xml'
const rowsOfRun = 6_000

/** What one statement takes away of a large feed it has no time for. */
await sql`
  create function refuse_many() returns trigger language plpgsql as $$
  begin
    if (select count(*) from touched) > 1000 then raise exception 'too many at once'; end if;
    return null;
  end $$`.execute(db)
for (const [deed, table] of [
  ['delete', 'feed_rows'],
  ['update', 'feed_items'],
  ['delete', 'feed_items'],
  ['delete', 'properties'],
] as const) {
  await sql`
    create trigger ${sql.id(`few_${table}_${deed}`)} after ${sql.raw(deed)} on ${sql.table(table)}
    referencing old table as touched
    for each statement execute function refuse_many()`.execute(db)
}

/** A feed with an old run and one under way, each of many rows, and as many drafts. */
async function largeFeed() {
  const { token, user } = await person('agent')
  const { feed } = (await ask('POST', '/feeds', { token, body: { url, schedule: 'daily' } })).body
    .data
  const plan = { phase: 'applying' as const, isCheck: false, acceptsFewer: false }
  const runIds: string[] = []
  for (const state of ['done', 'running'] as const) {
    const run = { feedId: feed.id, accountId: user.id, ...plan, now: new Date() }
    const id = (await addRun(db, run))!
    await advanceRun(db, id, { state, ...(state === 'done' && { finishedAt: new Date() }) })
    await sql`
      insert into feed_rows (run_id, position, action)
      select ${id}::uuid, position, 'added' from generate_series(1, ${rowsOfRun}::integer) as position
      `.execute(db)
    runIds.push(id)
  }
  await sql`
    with drafts as (
      insert into properties (account_id, reference_id, state)
      select ${user.id}, 'L-' || number, 'draft'
      from generate_series(1, ${rowsOfRun}::integer) as number
      returning id, reference_id
    )
    insert into feed_items (account_id, reference, feed_id, property_id, hash, fields)
    select ${user.id}, reference_id, ${feed.id}::uuid, id, '', '{}' from drafts`.execute(db)
  return { token, user, feedId: feed.id as string, runIds }
}

const leftOf = async ({ feedId, runIds }: Awaited<ReturnType<typeof largeFeed>>) => {
  const feeds = await db.selectFrom('feeds').select('id').where('id', '=', feedId).execute()
  const runs = await db.selectFrom('feed_runs').select('state').where('id', 'in', runIds).execute()
  const rows = db.selectFrom('feed_rows').select('position').where('run_id', 'in', runIds)
  return {
    feeds: feeds.length,
    states: runs.map(({ state }) => state).toSorted(),
    rows: (await rows.execute()).length,
  }
}

const none = { feeds: 0, states: [], rows: 0 }
const waits = { feeds: 1, states: ['cancelled', 'done'], rows: 2 * rowsOfRun }

describe('A large feed', () => {
  test('is gone at once where it is removed, and its rows by the thousand after that', async () => {
    const large = await largeFeed()
    const { token, feedId, runIds } = large
    const removed = await ask('DELETE', `/feeds/${feedId}`, { token })
    expect(removed.status).toBe(200)
    expect((await ask('GET', '/feeds', { token })).body.data).toEqual({ feeds: [], runs: [] })
    for (const [method, path] of [
      ['GET', `/feeds/runs/${runIds[0]}`],
      ['POST', `/feeds/${feedId}/run`],
      ['DELETE', `/feeds/${feedId}`],
    ] as const) {
      expect([path, (await ask(method, path, { token })).status]).toEqual([path, 404])
    }
    expect((await ask('POST', '/feeds', { token, body: { url } })).status).toBe(201)
    expect(await leftOf(large)).toEqual(waits)

    await clearFeeds(db)
    expect(await leftOf(large)).toEqual(none)
    expect((await ask('GET', '/feeds', { token })).body.data.feeds).toMatchObject([{ url }])
    const items = db.selectFrom('feed_items').select(['feed_id', 'property_id'])
    const kept = await items.where('account_id', '=', large.user.id).execute()
    expect([kept.length, kept.filter(({ feed_id }) => feed_id !== null)]).toEqual([rowsOfRun, []])
  })

  test('goes with its account', async () => {
    const large = await largeFeed()
    const { token, user, feedId } = large
    const body = { password: 'mint tea' }
    expect((await ask('DELETE', '/auth/account', { token, body })).status).toBe(200)
    const feeds = db.selectFrom('feeds').select(['account_id', 'url']).where('id', '=', feedId)
    expect(await feeds.execute()).toEqual([{ account_id: null, url: null }])
    for (const table of ['feed_items', 'properties'] as const) {
      const own = db.selectFrom(table).select('account_id').where('account_id', '=', user.id)
      expect([table, await own.execute()]).toEqual([table, []])
    }
    expect(await leftOf(large)).toEqual(waits)
    await clearFeeds(db)
    expect(await leftOf(large)).toEqual(none)
  })
})
