import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { clearFeeds } from '#features/feeds/runs/actions/clearing.ts'
import { cancelPlans } from '#features/feeds/runs/queries/rows.ts'
import { addRun, advanceRun, confirmRun } from '#features/feeds/runs/queries/runs.ts'
import { sweepFeeds } from './actions.ts'
import { feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { openSite } from '#test/site.ts'

const site = await openSite()
const { ask, person, upload, check, run, over } = feedsOf(site)

/** Until something waits for another transaction to end. */
async function somebodyWaits(): Promise<void> {
  const found = await sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(site.db.kysely)
  if (found.rows.length > 0) return
  await sleep(20)
  await somebodyWaits()
}

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ referenceId: `M-${at}` }))

describe('Feeds of others', () => {
  test('are as absent as none, and so are their runs', async () => {
    const [one, other] = [await person('agent'), await person('agent')]
    const feed = await upload(one, rowsOf(many(2)))
    const done = await over(one, await run(one, feed.id))
    const { token } = other
    const calls = [
      ['POST', `/feeds/${feed.id}/check`],
      ['POST', `/feeds/${feed.id}/run`],
      ['PUT', `/feeds/${feed.id}`],
      ['DELETE', `/feeds/${feed.id}`],
      ['GET', `/feeds/runs/${done.id}`],
      ['GET', `/feeds/runs/${done.id}/rows`],
      ['POST', `/feeds/runs/${done.id}/cancel`],
    ] as const
    for (const [method, path] of calls) {
      const body = method === 'GET' ? {} : { body: {} }
      expect([path, (await ask(method, path, { token, ...body })).status]).toEqual([path, 404])
    }
    expect((await ask('GET', '/feeds', { token })).body.data).toEqual({ feeds: [], runs: [] })
  })
})

describe('One account', () => {
  test('has one run at a time, and can cancel it', async () => {
    const agent = await person('agent')
    const feed = await upload(agent, rowsOf(many(20)))
    const first = await check(agent, feed.id)
    const second = await ask('POST', `/feeds/${feed.id}/run`, { token: agent.token, body: {} })
    expect([202, 409]).toContain(second.status)
    const path = `/feeds/runs/${first.id}/cancel`
    await over(agent, first)
    const cancelled = await ask('POST', path, { token: agent.token, body: {} })
    expect(['cancelled', 'done']).toContain(cancelled.body.data.run.state)
  })

  test('starts one of two plans that it confirms at once', async () => {
    const { token, user } = await person('agent')
    const { kysely: db } = site.db
    const uploaded = await upload({ token }, rowsOf(many(1)))
    const plan = await over({ token }, await check({ token }, uploaded.id))
    const url = 'https://crm.example/feed.xml'
    const { feed } = (await ask('POST', '/feeds', { token, body: { url } })).body.data
    const now = new Date()
    const other = { phase: 'applying' as const, isCheck: true, acceptsFewer: false, now }
    const id = await addRun(db, { feedId: feed.id, accountId: user.id, ...other })
    await advanceRun(db, id!, { state: 'waiting' })
    const second = await db.transaction().execute(async (tx) => {
      await confirmRun(tx, { id: plan.id, accountId: user.id, acceptsFewer: false, now })
      const asked = ask('POST', `/feeds/${feed.id}/run`, { token, body: {} })
      await somebodyWaits()
      return { asked }
    })
    const { status, body } = await second.asked
    expect([status, body.errors[0].code]).toEqual([409, 'feed_running'])
  })

  test('loses a plan after a month or for a newer one, however long it is', async () => {
    const { kysely: db } = site.db
    await sql`
      create function refuse_many() returns trigger language plpgsql as $$
      begin
        if (select count(*) from gone) > 1000 then raise exception 'too many at once'; end if;
        return null;
      end $$`.execute(db)
    await sql`
      create trigger refuse_many after delete on feed_rows referencing old table as gone
      for each statement execute function refuse_many()`.execute(db)
    const planOf = async (days: number) => {
      const { token, user } = await person('agent')
      const { id: feedId } = await upload({ token }, rowsOf(many(1)))
      const now = new Date(Date.now() - days * 24 * 3600_000)
      const plan = { phase: 'applying' as const, isCheck: true, acceptsFewer: false, now }
      const id = (await addRun(db, { feedId, accountId: user.id, ...plan }))!
      await advanceRun(db, id, { state: 'waiting' })
      await sql`
        insert into feed_rows (run_id, position, action)
        select ${id}::uuid, position, 'added' from generate_series(1, 11_000) as position
        `.execute(db)
      return { id, feedId }
    }
    const [old, young] = [await planOf(31), await planOf(29)]
    const left = async ({ id }: { id: string }) => {
      const runs = db.selectFrom('feed_runs').select('state').where('id', '=', id)
      const rows = db.selectFrom('feed_rows').select('position').where('run_id', '=', id)
      return [await runs.execute(), (await rows.execute()).length]
    }
    await sweepFeeds(db, new Date())
    expect(await left(old)).toEqual([[], 0])
    expect(await left(young)).toEqual([[{ state: 'waiting' }], 11_000])
    await cancelPlans(db, young.feedId, new Date())
    await clearFeeds(db)
    expect(await left(young)).toEqual([[{ state: 'cancelled' }], 0])
  })

  test('cannot have a file read by itself, nor an address that is not public', async () => {
    const { token } = await person('agent')
    const feed = await upload({ token }, rowsOf(many(1)))
    const put = await ask('PUT', `/feeds/${feed.id}`, { token, body: { schedule: 'daily' } })
    expect(put.body.errors[0]).toMatchObject({ code: 'feed_not_scheduled', path: 'schedule' })
    for (const url of [
      'http://crm.example/',
      'https://127.0.0.1/',
      'https://a:b@crm.example/',
      '',
    ]) {
      const added = await ask('POST', '/feeds', { token, body: { url } })
      expect([url, added.status]).toEqual([url, 422])
    }
  })
})
