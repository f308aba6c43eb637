import { createHmac } from 'node:crypto'
import type { DialectAdapter } from 'kysely'
import type { Db } from '../handle.ts'

/** Derived databases and transactions share the adapter. */
const keys = new WeakMap<DialectAdapter, Buffer>()

const adapterOf = (db: Db) => db.getExecutor().adapter

export function setHashKey(db: Db, key: Buffer): void {
  keys.set(adapterOf(db), key)
}

/** Marks how the hash was made; plain hashes of earlier releases have no such byte. */
const version = 1

/** Length of a plain SHA-256, as earlier releases stored it. */
export const plainHashBytes = 32

/**
 * HMAC-SHA-256 for values that could be guessed, such as e-mails; random tokens need only `hashOf`.
 * @throws when `setHashKey` was not called for the database
 */
export function keyedHash(db: Db, ...parts: readonly string[]): Buffer {
  const key = keys.get(adapterOf(db))
  if (!key) throw new Error('the database has no key for hashes: call setHashKey first')
  const mac = createHmac('sha256', key).update(JSON.stringify(parts)).digest()
  return Buffer.concat([Buffer.of(version), mac])
}
