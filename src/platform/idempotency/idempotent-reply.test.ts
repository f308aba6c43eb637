import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { apiServer } from '#test/api-server.ts'
import { freshDatabase } from '#test/database.ts'
import { endpoint } from '../endpoint/endpoint.ts'
import { type Db, handleCreation } from '../handle.ts'
import { Refusal } from '../refusal.ts'
import { countHit } from '../session/throttle.ts'
import { sweep } from '../session/sweep.ts'

const db = await freshDatabase()

let time = Date.parse('2026-03-01T08:00:00Z')

const create = (path: string) =>
  endpoint({
    summary: 'A call of this test',
    method: 'POST',
    path,
    access: 'visitor',
    body: z.object({ to: z.string(), wish: z.optional(z.string()) }),
    status: 201,
    reply: z.object({ id: z.string() }),
  })

const add = async (kysely: Db, recipient: string) => {
  const id = randomUUID()
  await kysely.insertInto('mails').values({ id, recipient, created_at: new Date() }).execute()
  return id
}

/** What a handler waits for after it has written; open unless a test closes it. */
let gate = Promise.withResolvers<void>()
gate.resolve()

/** Handlers of the kinds that there are; a mail's row stands for whatever they create. */
const { post } = await apiServer({
  db,
  now: () => new Date(time),
  handlers: [
    handleCreation(create('/letters'), (call) =>
      call.transact(async (tx) => {
        call.visitor.id()
        const id = await add(tx, call.body.to)
        await gate.promise
        return { id }
      }),
    ),
    handleCreation(create('/notes'), (call) =>
      call.transact(async (tx) => ({ id: await add(tx, call.body.to) })),
    ),
    handleCreation(create('/moody'), (call) =>
      call.transact(async (tx) => {
        const id = await add(tx, call.body.to)
        await countHit(call.db, { key: call.body.to, max: 9, seconds: 60, now: call.now })
        if (mood === 'refuses') return new Refusal(409, [{ code: 'forbidden' }])
        if (mood === 'breaks') throw new Error('a bug')
        return { id }
      }),
    ),
    handleCreation(create('/careful'), async (call) => {
      const undo = async () => {
        const undone = call.db.transaction().execute(async (tx) => {
          await add(tx, `${call.body.to}-undone`)
          throw new Error('changed my mind')
        })
        await undone.catch(() => undefined)
      }
      await undo()
      await add(call.db, `${call.body.to}-between`)
      await undo()
      const twice = add(call.db, call.body.to).then((id) =>
        call.db.insertInto('mails').values({ id, recipient: '', created_at: new Date() }).execute(),
      )
      await twice.catch(() => undefined)
      return call.transact(async (tx) => ({ id: await add(tx, `${call.body.to}-after`) }))
    }),
  ],
})

let mood: 'works' | 'refuses' | 'breaks' = 'works'

const countOf = async (recipient: string) =>
  (await db.kysely.selectFrom('mails').select('id').where('recipient', '=', recipient).execute())
    .length

type More = { key?: string; cookie?: string; agent?: string }

const keyed = (path: string, to: string, more: More = {}) => {
  const { key = `key-of-${to}`, cookie, agent = 'a browser' } = more
  const sender = { 'user-agent': agent, ...(cookie && { cookie }) }
  return post(path, { to }, { 'idempotency-key': key, ...sender })
}

describe('a creating POST with an Idempotency-Key', () => {
  test.each(['/letters', '/notes'])('%s twice is done once and answered alike', async (path) => {
    const to = `twice${path}`
    const [first, second] = [await keyed(path, to), await keyed(path, to)]
    expect(first.status).toBe(201)
    expect([second.status, second.body]).toEqual([201, first.body])
    expect(first.headers).not.toHaveProperty('idempotency-replayed')
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect(await countOf(to)).toBe(1)
  })

  test('without the key is done as often as it is asked', async () => {
    await post('/notes', { to: 'plain' })
    await post('/notes', { to: 'plain' })
    expect(await countOf('plain')).toBe(2)
  })

  test('is refused under a key of another body or another call', async () => {
    await keyed('/notes', 'first', { key: 'shared' })
    const others = [
      await keyed('/notes', 'second', { key: 'shared' }),
      await keyed('/letters', 'first', { key: 'shared' }),
    ]
    for (const { status, body } of others) {
      expect([status, body.errors[0].code]).toEqual([422, 'key_used_otherwise'])
    }
    expect(await countOf('second')).toBe(0)
  })

  test.each(['', 'two words', 'ا', 'x'.repeat(256)])(
    'is refused under the key "%s"',
    async (key) => {
      const { status, body } = await keyed('/notes', 'malformed', {
        key: Buffer.from(key).toString('latin1'),
      })
      expect([status, body.errors[0].code]).toEqual([422, 'invalid_key'])
    },
  )

  test('belongs to its visitor, also when the cookie came with the first answer', async () => {
    const first = await keyed('/letters', 'mine')
    const [{ name, value } = { name: '', value: '' }] = first.cookies
    const mine = await keyed('/letters', 'mine', { cookie: `${name}=${value}` })
    expect(mine.body).toEqual(first.body)
    const other = await post('/letters', { to: 'theirs' }, { 'idempotency-key': 'their-key' })
    expect(other.status).toBe(201)
    const [theirs] = other.cookies
    const own = await keyed('/letters', 'a', { key: 'k', cookie: `${name}=${value}` })
    const foreign = await keyed('/letters', 'b', {
      key: 'k',
      cookie: `${theirs?.name}=${theirs?.value}`,
    })
    expect([own.status, foreign.status]).toEqual([201, 201])
  })

  test('sets the cookie of its first answer again, for the same browser alone', async () => {
    const first = await keyed('/letters', 'lost')
    const again = await keyed('/letters', 'lost')
    expect(first.cookies[0]?.value).toBeTruthy()
    expect(again.cookies).toEqual(first.cookies)
    const other = await keyed('/letters', 'lost', { agent: 'another browser' })
    expect(other.cookies[0]?.value).not.toBe(first.cookies[0]?.value)
    const fresh = await keyed('/letters', 'lost', { key: 'another-key' })
    expect(fresh.cookies[0]?.value).not.toBe(first.cookies[0]?.value)
  })

  test('is done once of ten at the same time, all answered alike', async () => {
    const asked = Array.from({ length: 10 }, () => keyed('/letters', 'at-once'))
    const answers = await Promise.all(asked)
    const first = answers.find(({ headers }) => !headers['idempotency-replayed'])
    for (const { status, body } of answers) expect([status, body]).toEqual([201, first?.body])
    expect(await countOf('at-once')).toBe(1)
  })

  test('leaves nothing of a try that broke, and is done at the next', async () => {
    mood = 'breaks'
    expect((await keyed('/moody', 'broken')).status).toBe(500)
    expect(await countOf('broken')).toBe(0)
    mood = 'works'
    expect((await keyed('/moody', 'broken')).status).toBe(201)
    expect(await countOf('broken')).toBe(1)
  })

  test('may be asked again after a refusal, which changes what it would without a key', async () => {
    mood = 'refuses'
    expect((await keyed('/moody', 'refused')).status).toBe(409)
    expect(await countOf('refused')).toBe(1)
    mood = 'works'
    expect((await keyed('/moody', 'refused')).status).toBe(201)
    expect(await countOf('refused')).toBe(2)
  })

  test('counts towards limits even when it breaks', async () => {
    mood = 'breaks'
    await keyed('/moody', 'counted')
    mood = 'works'
    const hit = { key: 'counted', max: 1, seconds: 60, now: new Date(time) }
    expect((await countHit(db.kysely, hit)).isWithin).toBe(false)
  })

  test('leaves room for counts beside it, however many come at once', async () => {
    const crowd = Array.from({ length: 12 }, (_, at) => keyed('/moody', `crowd-${at}`))
    const statuses = (await Promise.all(crowd)).map(({ status }) => status)
    expect(statuses).toEqual(Array(12).fill(201))
  })

  test('undoes what its handler undoes and keeps the rest', async () => {
    expect((await keyed('/careful', 'careful')).status).toBe(201)
    expect(await countOf('careful-undone')).toBe(0)
    expect(await countOf('careful-between')).toBe(1)
    expect(await countOf('careful')).toBe(1)
    expect(await countOf('careful-after')).toBe(1)
  })

  test('leaves nothing of a process that ends before it answers, and is done at the next', async () => {
    gate = Promise.withResolvers<void>()
    const lost = keyed('/letters', 'killed')
    const holding = `select pid from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`
    const pid = await expect
      .poll(async () => (await db.pool.query(holding)).rows[0]?.pid)
      .toBeTruthy()
      .then(async () => (await db.pool.query(holding)).rows[0].pid as number)
    await db.pool.query('select pg_terminate_backend($1)', [pid])
    gate.resolve()
    expect((await lost).status).toBeGreaterThanOrEqual(500)
    expect(await countOf('killed')).toBe(0)
    expect((await keyed('/letters', 'killed')).status).toBe(201)
    expect(await countOf('killed')).toBe(1)
  })

  test('is kept unreadable for 48 hours, then swept', async () => {
    const { body } = await keyed('/notes', 'old')
    const kept = () => db.kysely.selectFrom('idempotency_keys').select('sealed').execute()
    for (const { sealed } of await kept()) expect(sealed?.includes(body.data.id)).toBe(false)
    time += 48 * 3600_000 - 1
    expect((await keyed('/notes', 'old')).body).toEqual(body)
    time += 1
    expect((await keyed('/notes', 'old')).body).not.toEqual(body)
    await sweep(db.kysely, new Date(time))
    expect(await kept()).toHaveLength(1)
  })
})
