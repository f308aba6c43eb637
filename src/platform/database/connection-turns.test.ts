import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { quiet } from '#test/throwaway-postgres.ts'
import { openDatabase } from '../sql.ts'
import { clientGone } from './connection-turns.ts'
import { limitWaiting } from './wait-limit.ts'

const { connection } = await freshDatabase()
const db = await openDatabase(connection, { log: quiet, max: 8, statementTimeout: 3_000 })
afterAll(() => db.close())

const runFor = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(db.kysely)
const askUntil = (gone: AbortSignal, seconds = 0) =>
  limitWaiting(() => runFor(seconds), { asker: { caller: 'one', isPublicRead: true, gone } })
const ask = (caller: string, seconds = 0, isPublicRead = true) =>
  limitWaiting(() => runFor(seconds), { asker: { caller, isPublicRead } })
const running = async () => {
  const { rows } = await db.pool.query(
    `select 1 from pg_stat_activity where query like '%pg_sleep($1)%' and state = 'active'
      and pid <> pg_backend_pid()`,
  )
  return rows.length
}
const settle = (asked: Promise<unknown>[]) => Promise.allSettled(asked)

describe('The connections of a pool', () => {
  it('are two for one caller’s public reads, whatever it asks for at once', async () => {
    const asked = settle(Array.from({ length: 16 }, () => ask('one', 0.5)))
    await expect.poll(running).toBe(2)
    await ask('another')
    await runFor(0)
    expect(await running()).toBe(2)
    await asked
  })

  it('are left to jobs by all public reads together, and to what writes', async () => {
    const crowd = Array.from({ length: 12 }, (_, at) => ask(`caller ${at}`, 0.6))
    const asked = settle(crowd)
    await expect.poll(running).toBe(6)
    await Promise.all([runFor(0), ask('writer', 0, false)])
    expect(await running()).toBe(6)
    await asked
  })

  it.each([
    ['public reads', true, 4],
    ['writes', false, 5],
  ])('are left by the %s of one network to others', async (_name, isPublicRead, most) => {
    const crowd = Array.from({ length: 20 }, (_, at) => ask(`2001:db8:1:${at}`, 0.6, isPublicRead))
    const asked = settle(crowd)
    await expect.poll(running).toBe(most)
    await ask('192.0.2.1', 0, isPublicRead)
    expect(await running()).toBe(most)
    await asked
  })

  it('are left to jobs by all that writes together', async () => {
    const asked = settle(Array.from({ length: 12 }, (_, at) => ask(`writer ${at}`, 0.6, false)))
    await expect.poll(running).toBe(7)
    await runFor(0)
    expect(await running()).toBe(7)
    await asked
  })

  it('are not waited for by whose client has gone, nor asked for after that', async () => {
    const asked = settle([ask('one', 0.4), ask('one', 0.4)])
    await expect.poll(running).toBe(2)
    const client = new AbortController()
    const waiting = Array.from({ length: 8 }, () => askUntil(client.signal, 0.3))
    const next = ask('one', 0.1)
    const began = performance.now()
    client.abort()
    expect(await settle(waiting)).toEqual(
      waiting.map(() => ({ status: 'rejected', reason: clientGone })),
    )
    expect(performance.now() - began).toBeLessThan(200)
    await expect(askUntil(client.signal)).rejects.toBe(clientGone)
    await next
    expect(await running()).toBe(0)
    await asked
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
