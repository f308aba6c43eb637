import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { clearFeeds } from './actions/clearing.ts'
import { maxRowsOfUnfinished } from './contract.ts'
import { sweepFeeds } from '#features/feeds/sources/actions.ts'
import { feedAd, feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { openSite } from '#test/site.ts'
import { maxMegabytes } from '#features/files/quotas/rules/shares.ts'
import { maxMegabytesInAll, maxMegabytesOfWork } from './rules/quota.ts'

const site = await openSite()
const { ask, person, upload, check, run, over, rows, take } = feedsOf(site)
const { kysely: db } = site.db
const megabyte = 1024 * 1024

const noise = (characters: number) =>
  randomBytes(characters).toString('base64url').slice(0, characters)

/** Ads of so many bytes each, in a file of which PostgreSQL sees all and gzip next to nothing. */
function packed(count: number, bytes = 8_000): Buffer {
  const text = noise(Math.min(4_000, bytes / 2))
  const ad = {
    name: { en: 'Home' },
    description: { en: text, ar: text },
    amenities: ['unheard of'],
  }
  return gzipSync(
    rowsOf(Array.from({ length: count }, (_, at) => ({ referenceId: `P-${at}`, ...ad }))),
  )
}

async function keptOf(id: string) {
  const found = await sql<{ rows: number; ads: number; bytes: number; counted: number }>`
    select count(p.position)::integer as rows, count(p.ad)::integer as ads,
      coalesce(sum(octet_length(p.ad)), 0)::float8 as bytes, max(r.bytes)::float8 as counted
    from feed_runs r
    left join feed_rows p on p.run_id = r.id
    where r.id = ${id}`.execute(db)
  return found.rows[0]!
}

async function cancel({ token }: { token: string }, id: string) {
  await ask('POST', `/feeds/runs/${id}/cancel`, { token, body: {} })
  // Its bytes are counted anew once its ads have gone.
  const cleared = { ads: 0, counted: expect.any(Number) }
  await vi.waitFor(async () => expect(await keptOf(id)).toMatchObject(cleared), 60_000)
}

/** As if an account, or nobody any more, had kept so many megabytes a while ago. */
async function filled(feedId: string, accountId: number | null, megabytes: number) {
  const { id } = await db
    .insertInto('feed_runs')
    .values({
      feed_id: feedId,
      account_id: accountId,
      phase: 'applying',
      state: 'done',
      is_check: false,
      bytes: Math.ceil(megabytes * megabyte),
      created_at: new Date(Date.now() - 3600_000),
      updated_at: new Date(Date.now() - 3600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

// What accounts of other tests hold is not free.
beforeEach(async () => void (await db.deleteFrom('feed_runs').execute()))

describe('The rows of a run', () => {
  test('leave with a plan that is cancelled, but for its counts and first remarks', async () => {
    const agent = await person('agent')
    const feed = await upload(agent, packed(300))
    const plan = await over(agent, await check(agent, feed.id))
    const before = await keptOf(plan.id)
    expect(before).toMatchObject({ rows: 300, ads: 300 })
    expect(before.counted).toBeGreaterThan(before.bytes)
    await cancel(agent, plan.id)
    expect(await keptOf(plan.id)).toMatchObject({ rows: maxRowsOfUnfinished, ads: 0 })
    expect((await keptOf(plan.id)).counted).toBeLessThan(megabyte / 4)
    const ended = await over(agent, plan)
    expect(ended).toMatchObject({ state: 'cancelled', counts: { added: 300 } })
    const listed = await ask('GET', `/feeds/runs/${plan.id}/rows?action=added`, {
      token: agent.token,
    })
    expect(listed.body.data.pagination.total).toBe(maxRowsOfUnfinished)
    const url = `/api/feeds/runs/${plan.id}/report`
    const headers = { authorization: `Bearer ${agent.token}`, 'accept-language': 'ar' }
    expect((await site.app.inject({ url, headers })).body).toContain('لم تكتمل العملية')
  })

  test('keep the name alone of an ad that is written', async () => {
    const agent = await person('agent')
    const ads = [feedAd({ referenceId: 'W-1', videoUrl: null })]
    const done = await take(agent, rowsOf(ads))
    const kept = await keptOf(done.id)
    expect(kept.bytes).toBeLessThan(200)
    const [row] = await rows(agent, `${done.id}/rows`)
    expect(row).toMatchObject({ outcome: 'created', name: { en: feedAd().name.en } })
  })

  test('of runs of the release before are counted by the worker, and leave with it', async () => {
    const agent = await person('agent')
    const feed = await upload(agent, packed(150))
    const plan = await over(agent, await check(agent, feed.id))
    const old = { state: 'cancelled', bytes: null, written: 0 } as const
    await db.updateTable('feed_runs').set(old).where('id', '=', plan.id).execute()
    await clearFeeds(db)
    expect(await keptOf(plan.id)).toMatchObject({ rows: maxRowsOfUnfinished, ads: 0 })
  })
})

describe('An account', () => {
  test('has its run ended where its rows become too many bytes', async () => {
    const agent = await person('agent')
    const feed = await upload(agent, packed(1_500))
    await filled(feed.id, agent.user.id, maxMegabytesOfWork - 4)
    const ended = await over(agent, await check(agent, feed.id))
    expect(ended).toMatchObject({ state: 'failed', failure: { code: 'feed_room_full' } })
    await clearFeeds(db)
    expect(await keptOf(ended.id)).toMatchObject({ ads: 0 })
  })

  test('gets its room back only after PostgreSQL had time to clean up', async () => {
    const agent = await person('agent')
    const feed = await upload(agent, packed(600))
    await filled(feed.id, agent.user.id, maxMegabytesOfWork - 8)
    const first = await over(agent, await check(agent, feed.id))
    expect(first.state).toBe('waiting')
    await cancel(agent, first.id)
    const second = await over(agent, await check(agent, feed.id))
    expect(second).toMatchObject({ state: 'failed', failure: { code: 'feed_room_full' } })
    const earlier = { updated_at: new Date(Date.now() - 6 * 60_000) }
    const own = db.updateTable('feed_runs').set(earlier).where('account_id', '=', agent.user.id)
    await own.execute()
    expect((await over(agent, await check(agent, feed.id))).state).toBe('waiting')
  })

  test('that is full begins no run and sends no file, which is said in its language', async () => {
    const agent = await person('agent')
    const feed = await upload(agent, packed(1))
    await filled(feed.id, agent.user.id, maxMegabytesOfWork)
    for (const deed of ['check', 'run']) {
      const path = `/feeds/${feed.id}/${deed}`
      const headers = { 'accept-language': 'ar' }
      const { status, body } = await ask('POST', path, { token: agent.token, headers, body: {} })
      expect([status, body.errors[0].code]).toEqual([422, 'feed_room_full'])
      expect(body.errors[0].msg).toContain('استنفدت')
    }
    await expect(upload(agent, packed(1))).rejects.toThrow('undefined')
  })

  test('whose ads say too much has a run fail and keeps them', async () => {
    const agent = await person('agent')
    const done = await take(agent, rowsOf([feedAd({ referenceId: 'I-1', videoUrl: null })]))
    const plan = await over(agent, await check(agent, done.feedId))
    const bytes = maxMegabytes.items * megabyte
    await sql`
      insert into storage_entries (kind, account_id, bytes, is_sum)
      values ('items', ${agent.user.id}, ${bytes}, false)`.execute(db)
    await run(agent, done.feedId)
    const ended = await over(agent, plan)
    expect(ended).toMatchObject({ state: 'failed', failure: { code: 'feed_items_full' } })
    const again = await ask('POST', `/feeds/${done.feedId}/check`, { token: agent.token })
    expect([again.status, again.body.errors[0].code]).toEqual([422, 'feed_items_full'])
  })
})

test('Where all accounts take all room, no new one begins a run; the sweep makes room again', async () => {
  const [one, other] = [await person('agent'), await person('agent')]
  const feed = await upload(one, packed(3))
  const theirs = await upload(other, packed(3))
  const ids = [await filled(theirs.id, null, maxMegabytesInAll)]
  const { status, body } = await ask('POST', `/feeds/${feed.id}/check`, { token: one.token })
  expect([status, body.errors[0].code]).toEqual([422, 'feed_room_taken'])
  const own = db.updateTable('accounts').where('id', '=', one.user.id)
  await own.set({ verified: true }).execute()
  const known = await over(one, await check(one, feed.id))
  expect(known.state).toBe('waiting')
  await own.set({ verified: false }).execute()
  await sweepFeeds(db, new Date())
  const left = await db.selectFrom('feed_runs').select('id').where('id', 'in', ids).execute()
  expect(left).toEqual([])
  expect((await over(one, await check(one, feed.id))).state).toBe('waiting')
})

test('Of an account the older runs leave where their rows take much room', async () => {
  const agent = await person('agent')
  const feed = await upload(agent, packed(3))
  const old = await filled(feed.id, agent.user.id, maxMegabytesOfWork * 0.6)
  const plan = await over(agent, await check(agent, feed.id))
  await sweepFeeds(db, new Date())
  const left = await db
    .selectFrom('feed_runs')
    .select('id')
    .where('id', 'in', [old, plan.id])
    .execute()
  expect(left).toEqual([{ id: plan.id }])
})

test('The addresses of an ad are kept as far as they are not too long together', async () => {
  const agent = await person('agent')
  const images = Array.from({ length: 30 }, (_, at) => `https://a.example/${at}/${noise(900)}`)
  const feed = await upload(agent, rowsOf([feedAd({ referenceId: 'L-1', images, videoUrl: null })]))
  const plan = await over(agent, await check(agent, feed.id))
  const found = await sql<{ characters: number; count: number }>`
    select octet_length(ad::jsonb ->> 'pictures') as characters,
      jsonb_array_length(ad::jsonb -> 'pictures') as count
    from feed_rows where run_id = ${plan.id}`.execute(db)
  expect(found.rows[0]!.count).toBeGreaterThan(10)
  expect(found.rows[0]!.characters).toBeLessThan(14_000)
})
