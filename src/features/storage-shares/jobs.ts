import type { Db } from '#platform/handle.ts'
import { addUpEntries, noteNewcomers, takeTurn } from './queries.ts'

/** Keeps few entries of each account, and notes what those hold together that are not known. */
export const sweepStorage = (db: Db): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await takeTurn(tx)
    await addUpEntries(tx)
    await noteNewcomers(tx)
  })
