import type { Db } from '#platform/handle.ts'
import { ttlCache } from '#platform/ttl-cache.ts'
import { addUpEntries, findIsKnown, noteNewcomers, takeTurn } from '../queries/shares.ts'

/** Entries of one statement: a worker that was away for long finds millions. */
const batch = 10_000

/**
 * Whether accounts are known, remembered for a minute: each private call asks. Accounts are those that have
 * a session, and what is kept of one is a few bytes.
 */
export function openKnownAccounts(db: Db) {
  const cache = ttlCache<boolean>({ seconds: 60, maxEntries: 10_000 })
  return (accountId: number) =>
    cache.getOrCompute(String(accountId), () => findIsKnown(db, accountId))
}

/** Keeps few entries of each account, and notes what those hold together that are not known. */
export const sweepStorage = (db: Db): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await takeTurn(tx)
    // Entries that come meanwhile are left to the next sweep, or this one might never end.
    while ((await addUpEntries(tx, batch)) === batch);
    await noteNewcomers(tx)
  })
