import { baseConnection } from '../database/derived.ts'
import { currentAsker, readSilence } from '../database/wait-limit.ts'
import type { Db } from '../handle.ts'
import { NetworkLane } from '../http/queueing/network-lane.ts'

/**
 * These transactions wait for each other while each may need a second connection, so they must not
 * hold all of them. `maxWaiting` exceeds the overload guard, which alone decides on refusals (R8).
 */
const limits = { maxActive: 3, maxWaiting: 96, maxWaitMs: 2_000 }

const lanes = new WeakMap<Db, NetworkLane>()

function laneOf(db: Db): NetworkLane {
  const primary = baseConnection(db)
  const known = lanes.get(primary) ?? new NetworkLane(limits)
  lanes.set(primary, known)
  return known
}

/** @throws Refusal 503 `overloaded` when too many wait */
export async function inRequestTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  // Starts the request's clock, so this queue counts towards it.
  readSilence()
  const leave = await laneOf(db).enter(currentAsker()?.caller ?? '')
  try {
    return await db.transaction().execute(work)
  } finally {
    leave()
  }
}
