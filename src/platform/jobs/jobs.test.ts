import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { quiet } from '#test/throwaway-postgres.ts'
import { listen } from '../listen.ts'
import { installJobs, openJobs, queueSchema, releaseJobsAhead } from './jobs.ts'

const db = await freshDatabase()
const queue = { name: 'clock' }
const grouped = { name: 'grouped', groupedBy: 'who' }
const seldom = { name: 'seldom', limits: { retryDelayMax: 7200 } }
await installJobs(db.pool, [queue, grouped, seldom])
const jobs = await openJobs(db.pool, { log: quiet as never, isWorker: false })

const secondsUntilStart = async () => {
  const { rows } = await db.pool.query<{ seconds: number }>(
    `select extract(epoch from start_after - now())::int as seconds
    from jobs.job where name = 'clock' order by start_after`,
  )
  return rows.map(({ seconds }) => seconds)
}

describe('A job of an hour in which the clock was ahead', () => {
  it('begins when the clock is right again, and one that waits for its next try goes on waiting', async () => {
    for (let time = 0; time < 2; time += 1) await jobs.enqueue(db.kysely, queue, {})
    await db.pool.query(
      `update jobs.job set start_after = now() + case
        when id = (select id from jobs.job where name = 'clock' limit 1) then interval '1 hour'
        else interval '30 seconds' end
      where name = 'clock'`,
    )
    await releaseJobsAhead(db.pool)
    const [first, second] = await secondsUntilStart()
    expect(first).toBeLessThanOrEqual(0)
    expect(second).toBeGreaterThan(20)
  })

  it('goes on waiting where tries are an hour apart', async () => {
    await jobs.enqueueInTurn(db.kysely, seldom, { data: {}, priority: 0, afterSeconds: 3600 })
    await jobs.enqueueInTurn(db.kysely, seldom, { data: {}, priority: 0, afterSeconds: 10_000 })
    await releaseJobsAhead(db.pool)
    const { rows } = await db.pool.query(
      `select start_after > now() as waits from jobs.job where name = 'seldom' order by waits`,
    )
    expect(rows.map(({ waits }) => waits)).toEqual([false, true])
    await jobs.stop()
  })
})

describe('A queue that an earlier release has made', () => {
  it('has the limits of this one from its start on, also for jobs that are put in', async () => {
    const limits = { expireInSeconds: 400, heartbeatSeconds: 20 }
    await installJobs(db.pool, [{ name: 'old' }])
    await installJobs(db.pool, [{ name: 'old', limits }])
    const writer = await openJobs(db.pool, { log: quiet as never, isWorker: false })
    await writer.enqueue(db.kysely, { name: 'old' }, {})
    await writer.stop()
    const { rows } = await db.pool.query(
      `select expire_seconds, heartbeat_seconds from jobs.job where name = 'old'`,
    )
    expect(rows).toEqual([{ expire_seconds: 400, heartbeat_seconds: 20 }])
  })
})

describe('A job that is put in', () => {
  it('is announced when its transaction ends, and not before or without it', async () => {
    const writer = await openJobs(db.pool, { log: quiet as never, isWorker: false })
    const told: string[] = []
    const { promise: listening, resolve } = Promise.withResolvers<void>()
    const onNotice = (_: string, name: string | undefined) => (name ? told.push(name) : resolve())
    const { rows } = await db.pool.query(
      `select 'pgboss_' || left(encode(sha224($1::bytea), 'hex'), 24) as channel`,
      [queueSchema],
    )
    const channels = [rows[0].channel as string]
    const listener = listen(db.pool, { channels, onNotice, log: quiet as never })
    const put = (what: string) =>
      db.kysely.transaction().execute(async (tx) => {
        await writer.enqueue(tx, grouped, { who: 'crowd', what })
        expect(told).toEqual([])
        if (what === 'undone') throw new Error(what)
      })
    await listening
    await expect(put('undone')).rejects.toThrow('undone')
    await put('done')
    await expect.poll(() => told).toEqual(['grouped'])
    await listener.stop()
    await writer.stop()
    await db.pool.query('delete from jobs.job')
  })

  it('is run although the worker did not hear of it', async () => {
    const worker = await openJobs(db.pool, { log: quiet as never, isWorker: true })
    const writer = await openJobs(db.pool, { log: quiet as never, isWorker: false })
    const done: string[] = []
    await worker.work({ queue, run: async ({ what = '' }) => void done.push(what) })
    await writer.enqueueInTurn(db.kysely, queue, {
      data: { what: 'later' },
      priority: 0,
      afterSeconds: 1,
    })
    await expect.poll(() => done).toEqual(['later'])
    await worker.stop()
    await writer.stop()
  })
})

describe('Jobs that are grouped', () => {
  it('are done one at a time of each group, and not put in again while they wait', async () => {
    const worker = await openJobs(db.pool, { log: quiet as never, isWorker: true })
    const put = (who: string, what: string) => worker.enqueue(db.kysely, grouped, { who, what })
    for (const what of ['one', 'two', 'two']) await put('crowd', what)
    await put('other', 'one')
    const { rowCount } = await db.pool.query(`select id from jobs.job where name = 'grouped'`)
    expect(rowCount).toBe(3)
    const done: string[] = []
    const active = new Map<string, number>()
    let most = 0
    await worker.work({
      queue: grouped,
      run: async ({ who = '', what = '' }) => {
        active.set(who, (active.get(who) ?? 0) + 1)
        most = Math.max(most, active.get(who)!)
        await sleep(1_500)
        active.set(who, active.get(who)! - 1)
        done.push(`${who} ${what}`)
      },
    })
    for (let tries = 0; done.length < 3 && tries < 200; tries += 1) await sleep(50)
    await sleep(700)
    expect(done.toSorted()).toEqual(['crowd one', 'crowd two', 'other one'])
    expect(most).toBe(1)
    await worker.stop()
  })

  it('leave together where what waits is dropped', async () => {
    const worker = await openJobs(db.pool, { log: quiet as never, isWorker: false })
    const put = (who: string, what: string) =>
      worker.enqueueInTurn(db.kysely, grouped, { data: { who, what }, priority: -1 })
    for (const what of ['three', 'three', 'four']) await put('crowd', what)
    await put('other', 'three')
    const waiting = async () => {
      const { rows } = await db.pool.query(
        `select data ->> 'who' as who, data ->> 'what' as what, priority
        from jobs.job
        where name = 'grouped' and state = 'created'
        order by created_on`,
      )
      return rows.map(({ who, what, priority }) => `${who} ${what} ${priority}`)
    }
    expect(await waiting()).toEqual(['crowd three -1', 'crowd four -1', 'other three -1'])
    await worker.dropWaiting(db.kysely, grouped, 'crowd')
    expect(await waiting()).toEqual(['other three -1'])
    await worker.stop()
  })
})
