import { baseConnection } from '../database/derived.ts'
import { readSilence } from '../database/wait-limit.ts'
import type { Db } from '../handle.ts'
import { type Turnstile, turnstile } from '../http/queueing/turnstile.ts'

/**
 * How many of a pool's connections these transactions hold at once. Those under the same key wait for each
 * other in the database, and a count that is made beside one needs another connection: without a limit they
 * could take all. As many may wait as the overload guard lets in and more: it alone decides which requests
 * are refused, so that fifty that want the last slot all get an answer (R8). The first in line may wait for
 * a database that hangs.
 */
const width = { mostAtOnce: 3, mostWaiting: 64, maxWaitMs: 2_000 }

const turnstiles = new WeakMap<Db, Turnstile>()

function turnstileOf(db: Db): Turnstile {
  const primary = baseConnection(db)
  const known = turnstiles.get(primary) ?? turnstile(width)
  turnstiles.set(primary, known)
  return known
}

/**
 * The transaction of a request under an `Idempotency-Key`.
 * @throws Refusal 503 `overloaded` where too many wait for theirs
 */
export async function inRequestTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const { enter, leave } = turnstileOf(db)
  // The time in line counts towards what a request may wait for the database.
  readSilence()
  await enter()
  try {
    return await db.transaction().execute(work)
  } finally {
    leave()
  }
}
