import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { apiServer } from '#test/api-server.ts'
import { freshDatabase } from '#test/database.ts'
import { endpoint } from '../endpoint/endpoint.ts'
import { type Db, handle, handleCreation } from '../handle.ts'
import { Refusal } from '../refusal.ts'

const db = await freshDatabase()

const create = (path: string) =>
  endpoint({
    summary: 'A call of this test',
    method: 'POST',
    path,
    access: 'visitor',
    body: z.object({ to: z.string() }),
    status: 201,
    reply: z.object({ id: z.string() }),
  })

const add = async (tx: Db, recipient: string) => {
  const id = randomUUID()
  await tx.insertInto('mails').values({ id, recipient, created_at: new Date() }).execute()
  return { id }
}

const countOf = async (recipient: string) =>
  (await db.kysely.selectFrom('mails').select('id').where('recipient', '=', recipient).execute())
    .length

const forbidden = () => new Refusal(409, [{ code: 'forbidden' }])

/** What the next calls wait for before they check whether there is such a mail. */
const checks: Promise<void>[] = []

/** Why the second transactions of `/twice` did not run. */
const secondErrors: string[] = []

const { post } = await apiServer({
  db,
  handlers: [
    handleCreation(create('/returned'), (call) =>
      call.transact(async (tx) => {
        await add(tx, call.body.to)
        return forbidden()
      }),
    ),
    handleCreation(create('/thrown'), (call) =>
      call.transact(async (tx) => {
        await add(tx, call.body.to)
        throw forbidden()
      }),
    ),
    handleCreation(create('/checked'), async (call) => {
      await checks.shift()
      if ((await countOf(call.body.to)) > 0) throw forbidden()
      return call.transact((tx) => add(tx, call.body.to))
    }),
    handleCreation(create('/twice'), async (call) => {
      await call.transact((tx) => add(tx, call.body.to))
      return call
        .transact((tx) => add(tx, call.body.to))
        .catch((error: Error) => {
          secondErrors.push(error.message)
          throw error
        })
    }),
  ],
})

const keyed = (path: string, to: string, key: string) =>
  post(path, { to }, { 'idempotency-key': key })

test.each([
  ['/returned', 1],
  ['/thrown', 0],
])('A refusal of %s keeps the same with and without a key, and frees it', async (path, kept) => {
  expect((await post(path, { to: `plain${path}` })).status).toBe(409)
  expect(await countOf(`plain${path}`)).toBe(kept)
  for (const time of [1, 2]) {
    expect((await keyed(path, `keyed${path}`, 'again')).status).toBe(409)
    expect(await countOf(`keyed${path}`)).toBe(kept * time)
  }
  const keys = await db.kysely.selectFrom('idempotency_keys').select('hash').execute()
  expect(keys).toEqual([])
})

test('A call whose check finds what the same request has made meanwhile is answered alike', async () => {
  const check = Promise.withResolvers<void>()
  checks.push(check.promise)
  const late = keyed('/checked', 'meanwhile', 'mine')
  await expect.poll(() => checks.length).toBe(0)
  const first = await keyed('/checked', 'meanwhile', 'mine')
  check.resolve()
  const { status, headers, body } = await late
  expect([first.status, status, body]).toEqual([201, 201, first.body])
  expect(headers['idempotency-replayed']).toBe('true')
  expect((await keyed('/checked', 'meanwhile', 'another')).status).toBe(409)
})

test('A handler that calls transact twice fails by name, with and without a key', async () => {
  expect((await post('/twice', { to: 'plain-twice' })).status).toBe(500)
  expect((await keyed('/twice', 'keyed-twice', 'twice')).status).toBe(500)
  expect(secondErrors).toEqual(Array(2).fill('POST /twice calls transact twice'))
  expect(await countOf('plain-twice')).toBe(1)
  expect(await countOf('keyed-twice')).toBe(1)
})

test('An endpoint that creates is declared with its transaction, and no other one is', () => {
  const creating = create('/declared')
  expect(() => handle(creating, async () => ({ id: '' }))).toThrow('use handleCreation')
  const { status: _, ...reading } = creating
  const run = () => Promise.reject(new Error('never run'))
  expect(() => handleCreation(reading, run)).toThrow('use handle')
})
