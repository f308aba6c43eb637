import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '#platform/database/keyed-hash.ts'
import type { Db } from '#platform/handle.ts'
import { type Sign, signedIdOf, signedUntil } from './rules.ts'

/** 128 bits, after the byte that names the kind of hash. */
const signatureOf = (db: Db, id: string, until: string): Buffer =>
  keyedHash(db, 'files/address', id, until).subarray(1, 17)

/** For `<img>`, which sends no token. Sign only ids of rows, never ids that a caller names. */
export function createSigner(db: Db, now: Date): Sign {
  const until = String(signedUntil(now))
  const signatures = new Map<string, string>()
  const read = (id: string) => {
    const known = signatures.get(id) ?? signatureOf(db, id, until).toString('base64url')
    signatures.set(id, known)
    return known
  }
  return (address) => {
    const id = signedIdOf(address)
    return id ? `${address}?until=${until}&sig=${read(id)}` : address
  }
}

type SignedRequest = { id: string; query: unknown; now: Date }

export function isSigned(db: Db, { id, query, now }: SignedRequest): boolean {
  const { until, sig } = query as Record<string, unknown>
  if (typeof until !== 'string' || typeof sig !== 'string') return false
  if (!/^\d{10}$/.test(until) || Number(until) * 1000 <= now.getTime()) return false
  const given = Buffer.from(sig, 'base64url')
  const own = signatureOf(db, id, until)
  return given.length === own.length && timingSafeEqual(given, own)
}
