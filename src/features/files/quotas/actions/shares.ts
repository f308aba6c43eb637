import type { Db } from '#platform/handle.ts'
import { ttlCache } from '#platform/ttl-cache.ts'
import { addUpEntries, findIsKnown, noteNewcomers, lockEntries } from '../queries/shares.ts'

/** Entries per statement: a worker that was down for long finds millions. */
const entriesOfBatch = 10_000

/** Cached for a minute, because every private call asks. */
export function openKnownAccounts(db: Db) {
  const cache = ttlCache<boolean>({ seconds: 60, maxEntries: 10_000 })
  return (accountId: number) =>
    cache.getOrCompute(String(accountId), () => findIsKnown(db, accountId))
}

export const sweepStorage = (db: Db): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockEntries(tx)
    // New entries keep coming, so a sweep until none is left might never end.
    while ((await addUpEntries(tx, entriesOfBatch)) === entriesOfBatch);
    await noteNewcomers(tx)
  })
