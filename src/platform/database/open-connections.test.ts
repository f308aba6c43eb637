import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { quiet } from '#test/throwaway-postgres.ts'
import { type Database, openDatabase } from '../sql.ts'
import type { Find } from './addresses.ts'
import { limitWaiting } from './wait-limit.ts'

const { connection } = await freshDatabase()

/** Leads to the database; new connections find nobody who answers while it is shut. */
let isShut = false
const sockets = new Set<Socket>()
const gate = createServer((socket) => {
  sockets.add(socket)
  socket.on('error', () => undefined)
  if (isShut) return
  const inside = connect(`${connection.host}/.s.PGSQL.${connection.port ?? 5432}`)
  inside.on('error', () => socket.destroy())
  socket.pipe(inside).pipe(socket)
})
gate.listen(0, '127.0.0.1')
await once(gate, 'listening')
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  gate.close()
})
afterEach(() => {
  isShut = false
})

const opened: Database[] = []
afterEach(() => Promise.all(opened.splice(0).map((db) => db.close())))

const { port } = gate.address() as AddressInfo
const limits = { maxAwayMs: 20_000, maxQueuedMs: 300, maxSilentMs: 20_000 }

async function open(find?: Find) {
  const told: string[] = []
  const note = (_fields: unknown, message?: string) => void told.push(String(message ?? _fields))
  const log = { ...quiet, info: note, warn: note }
  const host = find ? 'database.example' : '127.0.0.1'
  const through = { ...connection, host, port, idleTimeoutMillis: 0 }
  const db = await openDatabase(through, {
    log,
    max: 6,
    requestLimits: limits,
    ...(find && { find }),
  })
  opened.push(db)
  return { db, told }
}

const ask = ({ kysely }: Database) =>
  limitWaiting(() => sql<{ one: number }>`select 1 as one`.execute(kysely))

describe('While no new connection can be made', () => {
  it('those that are open answer, also whoever waited for a new one', async () => {
    const { db, told } = await open()
    await Promise.all([ask(db), ask(db)])
    expect(db.pool.totalCount).toBe(2)
    isShut = true
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(db)))
    expect(answers.map(({ rows }) => rows)).toEqual(answers.map(() => [{ one: 1 }]))
    await sleep(2_000)
    expect(db.isAway()).toBe(false)
    expect(told).toEqual([])
  })

  it('the loss of one of them stops nobody', async () => {
    const { db, told } = await open()
    await Promise.all([ask(db), ask(db)])
    isShut = true
    const reading = limitWaiting(() =>
      sql`select pg_terminate_backend(pg_backend_pid())`.execute(db.kysely),
    )
    await expect(reading).rejects.toThrow('terminat')
    expect((await ask(db)).rows).toEqual([{ one: 1 }])
    expect(told).not.toContain('the database is away')
  })
})

describe('While the name server is silent', () => {
  it('new connections are made to the address that the name had', async () => {
    let isSilent = false
    const find: Find = async () =>
      isSilent ? new Promise(() => undefined) : [{ address: '127.0.0.1', family: 4 }]
    const { db, told } = await open(find)
    expect(db.pool.totalCount).toBe(1)
    isSilent = true
    await Promise.all(Array.from({ length: 4 }, () => ask(db)))
    expect(db.pool.totalCount).toBeGreaterThan(1)
    expect(told).toEqual([])
  })
})
