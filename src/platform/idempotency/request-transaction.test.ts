import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { holdTransaction } from './request-transaction.ts'

const db = await freshDatabase()

const hold = () => holdTransaction(db.kysely, async () => undefined)
const use = (held: ReturnType<typeof hold>) => sql`select 1`.execute(held.db)

test('one that cannot be committed leaves its place once, and says why', async () => {
  const broken = hold()
  await use(broken)
  const keep = async () => {
    throw new Error('not kept')
  }
  await expect(broken.commit(keep)).rejects.toThrow('not kept')
  await broken.rollback()
  const held = [hold(), hold(), hold()]
  for (const one of held) await use(one)
  const next = hold()
  const begun = use(next).then(() => 'begun')
  expect(await Promise.race([begun, sleep(300, 'waits')])).toBe('waits')
  await held.pop()!.rollback()
  expect(await begun).toBe('begun')
  for (const one of [...held, next]) await one.rollback()
})

test('as many as the overload guard lets in have their turn, and none is sent away', async () => {
  const turns = Array.from({ length: 48 }, async () => {
    const held = hold()
    await use(held)
    await held.rollback()
  })
  const ended = await Promise.allSettled(turns)
  expect(ended.filter(({ status }) => status === 'rejected')).toEqual([])
})
