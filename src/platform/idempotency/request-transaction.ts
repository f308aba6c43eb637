import { baseConnection } from '../database/derived.ts'
import { currentAsker, readSilence } from '../database/wait-limit.ts'
import type { Db } from '../handle.ts'
import { NetworkLane } from '../http/queueing/network-lane.ts'

/**
 * How many of a pool's connections these transactions hold at once. Those under the same key wait for each
 * other in the database, and a count that is made beside one needs another connection: without a limit they
 * could take all. One network has two of them, so that requests that wait for a lock of their own account keep
 * nobody else's waiting. As many may wait as the overload guard lets in and more: it alone decides which requests
 * are refused, so that fifty of one caller that want the last slot all get an answer (R8). The first in line may
 * wait for a database that hangs.
 */
const limits = { maxActive: 3, maxWaiting: 96, maxWaitMs: 2_000 }

const lanes = new WeakMap<Db, NetworkLane>()

function laneOf(db: Db): NetworkLane {
  const primary = baseConnection(db)
  const known = lanes.get(primary) ?? new NetworkLane(limits)
  lanes.set(primary, known)
  return known
}

/**
 * The transaction of a request under an `Idempotency-Key`.
 * @throws Refusal 503 `overloaded` where too many wait for theirs
 */
export async function inRequestTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  // The time in line counts towards what a request may wait for the database.
  readSilence()
  const leave = await laneOf(db).enter(currentAsker()?.caller ?? '')
  try {
    return await db.transaction().execute(work)
  } finally {
    leave()
  }
}
