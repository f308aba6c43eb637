import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { addRequest, sweepRequests } from './queries/requests.ts'
import { maxRequestsInAll, maxRequestsOfNetwork, requestSeconds } from './rules/requests.ts'

const { kysely: db } = await freshDatabase()
const start = Date.parse('2026-03-01T08:00:00Z')
const after = (minutes: number) => new Date(start + minutes * 60_000)

beforeEach(async () => {
  for (const table of ['registration_requests', 'registrations', 'registration_decoys'] as const) {
    await db.deleteFrom(table).execute()
  }
})

type RequestOptions = { minute?: number; allowance?: number }

const ask = (address: string, { minute = 0, allowance = 1 }: RequestOptions = {}) =>
  db
    .transaction()
    .execute((tx) => addRequest(tx, { caller: { address, allowance }, now: after(minute) }))

/** So many requests of networks that nobody else is of, each with so many, a second apart. */
const addFlood = async (networks: number, each: number, minute = 0) => {
  await sql`
    insert into registration_requests (id, network, created_at)
    select gen_random_uuid(), decode(md5(network::text), 'hex'),
      ${after(minute)}::timestamptz + interval '1 second' * at
    from generate_series(1, ${networks}::integer) as network,
      generate_series(1, ${each}::integer) as at`.execute(db)
}

/** Fills what a network may ask for; answers the ids, the oldest first. */
async function fillNetwork(address: string, minute = 0): Promise<string[]> {
  const first = await ask(address, { minute })
  const { rows } = await sql<{ id: string }>`
    insert into registration_requests (id, network, created_at)
    select gen_random_uuid(), network, created_at + interval '1 second' * at
    from registration_requests, generate_series(1, ${maxRequestsOfNetwork - 1}::integer) as at
    where id = ${first}
    returning id`.execute(db)
  return [first, ...rows.map(({ id }) => id)]
}

const countAll = async () => {
  const query = db.selectFrom('registration_requests').select(db.fn.countAll().as('n'))
  return Number((await query.executeTakeFirstOrThrow()).n)
}

const has = async (id: string) => {
  const query = db.selectFrom('registration_requests').select('id').where('id', '=', id)
  return (await query.executeTakeFirst()) !== undefined
}

describe('A network that has asked for all that it may', () => {
  test('goes on asking, and its oldest goes, whichever of its addresses asks', async () => {
    const other = await ask('198.51.100.1', { minute: -1 })
    const [oldest, second] = await fillNetwork('192.0.2.1')
    const next = await ask('192.0.2.77', { minute: 60 })
    expect(await Promise.all([oldest!, second!, next, other].map(has))).toEqual([
      false,
      true,
      true,
      true,
    ])
    expect(await countAll()).toBe(maxRequestsOfNetwork + 1)
  })

  test('is a /48 of IPv6', async () => {
    const [oldest] = await fillNetwork('2001:db8:7:1')
    await ask('2001:db8:8:1', { minute: 60 })
    expect(await has(oldest!)).toBe(true)
    await ask('2001:db8:7:ffff', { minute: 60 })
    expect(await has(oldest!)).toBe(false)
  })

  test('has more where limits are lifted', async () => {
    const [oldest] = await fillNetwork('127.0.0.1')
    await ask('127.0.0.1', { minute: 60, allowance: Number.POSITIVE_INFINITY })
    expect(await has(oldest!)).toBe(true)
  })

  test('asks for no more, however many ask at the same moment', async () => {
    await fillNetwork('192.0.2.1')
    await Promise.all(Array.from({ length: 8 }, (_, at) => ask(`192.0.2.${at}`, { minute: 60 })))
    expect(await countAll()).toBe(maxRequestsOfNetwork)
  })
})

describe('Where all networks together have asked for all that they may', () => {
  test('the oldest of the one that holds the most goes, and nobody’s who holds little', async () => {
    const early = await ask('198.51.100.1', { minute: -60 })
    const most = await fillNetwork('192.0.2.1')
    const each = 100
    const flooding = (maxRequestsInAll - maxRequestsOfNetwork) / each - 1
    await addFlood(flooding, each, -120)
    await addFlood(1, maxRequestsInAll - (await countAll()), -180)
    expect(await countAll()).toBe(maxRequestsInAll)
    const late = await ask('203.0.113.1', { minute: 60 })
    expect(await countAll()).toBe(maxRequestsInAll)
    expect(await Promise.all([early, late, most[0]!, most[1]!].map(has))).toEqual([
      true,
      true,
      false,
      true,
    ])
  })

  test('a network of the flood displaces itself', async () => {
    const own = [await ask('192.0.2.1'), await ask('192.0.2.1', { minute: 1 })]
    await addFlood(maxRequestsInAll - 2, 1, -60)
    await ask('192.0.2.2', { minute: 2 })
    expect(await Promise.all(own.map(has))).toEqual([false, true])
  })
})

describe('A request that makes room', () => {
  const row = { password_hash: 'a hash', created_at: after(0) }

  test('takes its registration with its links along, or its decoy, and no others', async () => {
    const [pending, decoy, kept] = await fillNetwork('192.0.2.1')
    for (const id of [pending!, kept!]) {
      const email = `${id}@example.com`
      const sealed = Buffer.of(1)
      await db
        .insertInto('registrations')
        .values({ ...row, id, email, sealed })
        .execute()
      const token = { hash: Buffer.from(id), purpose: 'verify', registration_id: id, email }
      await db
        .insertInto('mailed_tokens')
        .values({ ...token, expires_at: after(60) })
        .execute()
    }
    for (const request_id of [decoy!, randomUUID()]) {
      await db
        .insertInto('registration_decoys')
        .values({ ...row, email: `${request_id}@example.com`, request_id })
        .execute()
    }
    for (const minute of [60, 61]) await ask('192.0.2.1', { minute })
    const left = await db.selectFrom('registrations').select('id').execute()
    const links = await db.selectFrom('mailed_tokens').select('registration_id as id').execute()
    expect([left, links]).toEqual([[{ id: kept }], [{ id: kept }]])
    expect(await db.selectFrom('registration_decoys').select('email').execute()).toHaveLength(1)
  })
})

test('A request is counted for thirty days', async () => {
  await ask('192.0.2.1')
  await sweepRequests(db, new Date(start + requestSeconds * 1000 - 1))
  expect(await countAll()).toBe(1)
  await sweepRequests(db, new Date(start + requestSeconds * 1000))
  expect(await countAll()).toBe(0)
})
