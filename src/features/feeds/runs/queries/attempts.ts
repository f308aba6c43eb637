import { dropFetched } from './fetching.ts'
import { trimRows } from './rows.ts'
import { advanceRun } from './runs.ts'
import type { RunReason } from '../rules/runs.ts'
import type { Db } from '#platform/handle.ts'

/** Takes away what a run that did not finish needs no more. Run it outside of a transaction. */
export async function clearUnfinished(db: Db, id: string): Promise<void> {
  await dropFetched(db, id)
  await trimRows(db, id)
}

/** A run fails, in the transaction that holds it; its rows are deleted after that (`findUncounted`). */
export const endFailed = (tx: Db, id: string, failure: RunReason): Promise<void> =>
  advanceRun(tx, id, { state: 'failed', failure, bytes: null, finishedAt: new Date() })
