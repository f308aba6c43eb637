import { createHmac } from 'node:crypto'
import type { DialectAdapter } from 'kysely'
import type { Db } from '../handle.ts'

/** A database, its transactions and those derived from it have the same adapter. */
const keys = new WeakMap<DialectAdapter, Buffer>()

const adapterOf = (db: Db) => db.getExecutor().adapter

/** The key under which this process hashes what rows of the database are found by. */
export function setHashKey(db: Db, key: Buffer): void {
  keys.set(adapterOf(db), key)
}

/** The first byte tells how the rest was made; plain hashes of earlier releases do not have it. */
const version = 1

/** Bytes of a plain SHA-256, which earlier releases kept. */
export const plainHashBytes = 32

/**
 * What a row keeps of a text that could be guessed, such as an e-mail, an address or a request's body:
 * HMAC-SHA-256 under a key that is outside of the database. Random tokens need no key (`hashOf`).
 * @throws where `setHashKey` was not called for the database
 */
export function keyedHash(db: Db, ...parts: readonly string[]): Buffer {
  const key = keys.get(adapterOf(db))
  if (!key) throw new Error('the database has no key for hashes: call setHashKey first')
  const mac = createHmac('sha256', key).update(JSON.stringify(parts)).digest()
  return Buffer.concat([Buffer.of(version), mac])
}
