import type { Db } from '#platform/handle.ts'
import { addUpEntries } from './queries.ts'

/** Keeps few entries of each account. */
export const sweepStorage = (db: Db): Promise<void> => addUpEntries(db)
