import { dropFetched } from '#features/feed-fetching/queries.ts'
import { trimRows } from '#features/feed-rows/queries.ts'
import { advanceRun } from '#features/feed-runs/queries.ts'
import type { RunReason } from '#features/feed-runs/rules.ts'
import type { Db } from '#platform/handle.ts'

/** Takes away what a run that did not finish needs no more. Run it in the transaction that ends it. */
export async function clearUnfinished(tx: Db, id: string): Promise<void> {
  await trimRows(tx, id)
  await dropFetched(tx, id)
}

/** A run fails, in the transaction that holds it. */
export async function endFailed(tx: Db, id: string, failure: RunReason): Promise<void> {
  await advanceRun(tx, id, { state: 'failed', failure, finishedAt: new Date() })
  await clearUnfinished(tx, id)
}
