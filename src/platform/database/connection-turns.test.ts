import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { quiet } from '#test/throwaway-postgres.ts'
import { openOwnClient } from '../migrate.ts'
import { openDatabase } from '../sql.ts'
import { type Asker, clientGone } from './connection-turns.ts'
import { limitWaiting } from './wait-limit.ts'

const { connection } = await freshDatabase()
const db = await openDatabase(connection, { log: quiet, max: 8, statementTimeout: 3_000 })
afterAll(() => db.close())

const runFor = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(db.kysely)
const ask = (caller: string, seconds = 0, isPublicRead = true) =>
  limitWaiting(() => runFor(seconds), { asker: { caller, isPublicRead } })

const lock = 1

/** Until it is called, statements that wait for the lock keep their connections. */
async function hold() {
  const holder = await openOwnClient(db.pool)
  await holder.query('select pg_advisory_lock($1)', [lock])
  return () => holder.end()
}

const askForLock = (asker: Asker) =>
  limitWaiting(() => sql`select pg_advisory_xact_lock_shared(${lock}::int)`.execute(db.kysely), {
    asker,
  })

async function running() {
  const { rows } = await db.pool.query(
    `select 1 from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`,
  )
  return rows.length
}

/** So many requests that wait for the lock, once as many as can be have a connection. */
async function askUntilFull(askers: readonly Asker[], most: number) {
  const release = await hold()
  const asked = Promise.allSettled(askers.map(askForLock))
  await expect.poll(running).toBe(most)
  return async () => {
    await release()
    await asked
  }
}

const times = (count: number, askerOf: (at: number) => Asker) =>
  Array.from({ length: count }, (_, at) => askerOf(at))

describe('The connections of a pool', () => {
  it('are two for one caller’s public reads, whatever it asks for at once', async () => {
    const end = await askUntilFull(
      times(16, () => ({ caller: 'one', isPublicRead: true })),
      2,
    )
    await ask('another')
    await runFor(0)
    expect(await running()).toBe(2)
    await end()
  })

  it('are left to jobs by all public reads together, and to what writes', async () => {
    const crowd = times(12, (at) => ({ caller: `caller ${at}`, isPublicRead: true }))
    const end = await askUntilFull(crowd, 6)
    await Promise.all([runFor(0), ask('writer', 0, false)])
    expect(await running()).toBe(6)
    await end()
  })

  it.each([
    ['public reads', true, 4],
    ['writes', false, 5],
  ])('are left by the %s of one network to others', async (_name, isPublicRead, most) => {
    const crowd = times(20, (at) => ({ caller: `2001:db8:1:${at}`, isPublicRead }))
    const end = await askUntilFull(crowd, most)
    await ask('192.0.2.1', 0, isPublicRead)
    expect(await running()).toBe(most)
    await end()
  })

  it('are left to jobs by all that writes together', async () => {
    const crowd = times(12, (at) => ({ caller: `writer ${at}`, isPublicRead: false }))
    const end = await askUntilFull(crowd, 7)
    await runFor(0)
    expect(await running()).toBe(7)
    await end()
  })

  it('are not waited for by whose client has gone, nor asked for after that', async () => {
    const one = { caller: 'one', isPublicRead: true }
    const end = await askUntilFull([one, one], 2)
    const client = new AbortController()
    const gone = { ...one, gone: client.signal }
    const waiting = times(8, () => gone).map(askForLock)
    const next = ask('one')
    client.abort()
    expect(await Promise.allSettled(waiting)).toEqual(
      waiting.map(() => ({ status: 'rejected', reason: clientGone })),
    )
    await expect(askForLock(gone)).rejects.toBe(clientGone)
    await end()
    await next
    expect(await running()).toBe(0)
  })

  it('come in turn: who waits with many waits longer than who asks once', async () => {
    const order: string[] = []
    const crowd = Array.from({ length: 20 }, (_, at) => ask(`caller ${at % 3}`, 0.1))
    const many = crowd.map((asked) =>
      asked.then(
        () => order.push('many'),
        () => undefined,
      ),
    )
    const one = ask('one', 0.1).then(() => order.push('one'))
    await Promise.all([...many, one])
    expect(order.indexOf('one')).toBeLessThan(13)
  })
})

describe('A statement of a public read', () => {
  it('is ended by PostgreSQL after a second and a half, those of others are not', async () => {
    await expect(ask('one', 1.9)).rejects.toMatchObject({ code: '57014' })
    const writers = Array.from({ length: 7 }, (_, at) => ask(`writer ${at}`, 1.8, false))
    await expect(Promise.all(writers)).resolves.toHaveLength(7)
    await expect(runFor(1.8)).resolves.toBeDefined()
  })
})
