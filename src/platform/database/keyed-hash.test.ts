import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { testKeys } from '#test/keys.ts'
import { databaseFor } from '../session/open-account.ts'
import { sweep } from '../session/sweep.ts'
import { countHit, forgetHits } from '../session/throttle.ts'
import { forgetAttempts, nameBudget, nameKey, reserveAttempt } from '../session/login-attempts.ts'
import { openDatabase } from '../sql.ts'
import { quiet } from '#test/throwaway-postgres.ts'
import { keyedHash, setHashKey } from './keyed-hash.ts'

const db = await freshDatabase()

const now = new Date('2026-03-01T08:00:00Z')

const names = ['sara@example.com', '+971501234567', '203.0.113.9']

const limitOf = (name: string) => ({ key: name, max: 9, seconds: 60, now })

const tryOf = (name: string) => ({ key: nameKey(name), budget: nameBudget, allowance: 1, now })

const keptKeys = async () => {
  const counted = await db.kysely.selectFrom('throttles').select('key').execute()
  const tried = await db.kysely.selectFrom('login_tries').select('key').execute()
  return [...counted, ...tried].map(({ key }) => key.toString('hex'))
}

describe('names under which calls and tries are counted', () => {
  test('cannot be matched without the key', async () => {
    for (const name of names) {
      await countHit(db.kysely, limitOf(name))
      await reserveAttempt(db.kysely, tryOf(name))
    }
    const kept = (await keptKeys()).join(' ')
    for (const text of names.flatMap((name) => [name, nameKey(name), JSON.stringify([name])])) {
      for (const algorithm of ['md5', 'sha1', 'sha256']) {
        expect(kept).not.toContain(hash(algorithm, text, 'hex'))
      }
    }
    await forgetHits(db.kysely, names)
    await forgetAttempts(db.kysely, names.map(nameKey))
    expect(await keptKeys()).toEqual([])
  })

  test('are the same in transactions and in the database of an account', async () => {
    const plain = keyedHash(db.kysely, 'a name')
    const own = databaseFor(db.kysely, 1)
    expect(keyedHash(own, 'a name')).toEqual(plain)
    const inside = await db.kysely.transaction().execute(async (tx) => keyedHash(tx, 'a name'))
    expect(inside).toEqual(plain)
    const held = await db.kysely.startTransaction().execute()
    expect(keyedHash(held, 'a name')).toEqual(plain)
    await held.rollback().execute()
  })

  test('need a key, and differ with it', async () => {
    const other = await openDatabase(db.connection, { log: quiet, max: 1 })
    try {
      expect(() => keyedHash(other.kysely, 'a name')).toThrow('no key')
      setHashKey(other.kysely, Buffer.alloc(32, 1))
      expect(keyedHash(other.kysely, 'a name')).not.toEqual(keyedHash(db.kysely, 'a name'))
      setHashKey(other.kysely, testKeys.hashes)
      expect(keyedHash(other.kysely, 'a name')).toEqual(keyedHash(db.kysely, 'a name'))
    } finally {
      await other.close()
    }
  })

  test('that a release before this one kept without a key are swept', async () => {
    const key = hash('sha256', nameKey(names[0]!), 'buffer')
    const later = new Date(now.getTime() + 3600_000)
    await db.kysely.insertInto('throttles').values({ key, hits: 1, resets_at: later }).execute()
    const locked = { key, in_row: 50, spent_until: later, blocked_until: later }
    await db.kysely.insertInto('login_tries').values(locked).execute()
    const answered = { hash: key, request_hash: key, created_at: now }
    await db.kysely.insertInto('idempotency_keys').values(answered).execute()
    await reserveAttempt(db.kysely, tryOf('counted@example.com'))
    await sweep(db.kysely, now)
    const kept = keyedHash(db.kysely, nameKey('counted@example.com')).toString('hex')
    expect(await keptKeys()).toEqual([kept])
    expect(await db.kysely.selectFrom('idempotency_keys').select('hash').execute()).toEqual([])
  })
})
