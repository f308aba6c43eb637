import type { Db } from '#platform/handle.ts'
import { untilNone } from '#platform/sweeping/batches.ts'
import { addUpEntries, noteNewcomers, takeTurn } from './queries.ts'

/** Entries of one statement: a worker that was away for long finds millions. */
const batch = 10_000

/** Keeps few entries of each account, and notes what those hold together that are not known. */
export const sweepStorage = (db: Db): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await takeTurn(tx)
    await untilNone((limit) => addUpEntries(tx, limit), batch)
    await noteNewcomers(tx)
  })
