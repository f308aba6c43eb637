import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { limitWaiting } from '../database/wait-limit.ts'
import type { Db } from '../handle.ts'
import { inRequestTransaction } from './request-transaction.ts'

const db = await freshDatabase()

const use = (tx: Db) => sql`select 1`.execute(tx)

const askedBy = <T>(caller: string, work: () => Promise<T>) =>
  limitWaiting(work, { asker: { caller, isPublicRead: false } })

/** A transaction that stays open until it is released. */
function hold(caller: string) {
  const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const ended = askedBy(caller, () =>
    inRequestTransaction(db.kysely, async (tx) => {
      await use(tx)
      begun.resolve()
      await released.promise
    }),
  )
  const release = () => {
    released.resolve()
    return ended
  }
  return { begun: begun.promise, release }
}

const notKept = async (tx: Db) => {
  await use(tx)
  throw new Error('not kept')
}

const brokenInside = async (tx: Db) => {
  await sql`select 1 / 0`.execute(tx).catch(() => undefined)
}

test.each([
  ['not kept', notKept],
  ['rolled back', brokenInside],
])('one that cannot be committed leaves its place once, and says why: %s', async (why, work) => {
  await expect(inRequestTransaction(db.kysely, work)).rejects.toThrow(why)
  const held = ['192.0.2.1', '192.0.2.2', '198.51.100.1'].map(hold)
  for (const one of held) await one.begun
  const next = hold('203.0.113.1')
  const begun = next.begun.then(() => 'begun')
  expect(await Promise.race([begun, sleep(300, 'waits')])).toBe('waits')
  await held.pop()!.release()
  expect(await begun).toBe('begun')
  for (const one of [...held, next]) await one.release()
})

test('those of one network leave a place to others', async () => {
  const crowd = Array.from({ length: 12 }, (_, at) => hold(`192.0.2.${at}`))
  await Promise.all([crowd[0]?.begun, crowd[1]?.begun])
  const other = hold('198.51.100.1')
  expect(await other.begun.then(() => 'begun')).toBe('begun')
  await other.release()
  for (const one of crowd) await one.release()
})

test('as many as the overload guard lets in have their turn, and none is sent away', async () => {
  const turns = Array.from({ length: 50 }, () =>
    askedBy('192.0.2.1', () => inRequestTransaction(db.kysely, use)),
  )
  const ended = await Promise.allSettled(turns)
  expect(ended.filter(({ status }) => status === 'rejected')).toEqual([])
})
