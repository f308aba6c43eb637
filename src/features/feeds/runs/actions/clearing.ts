import { clearUnfinished } from '../queries/clearing.ts'
import { dropChunks } from '../queries/fetching.ts'
import { countBytes, findUncounted } from '../queries/rows.ts'
import { findRunOf } from '../queries/runs.ts'
import { isUnfinished, type StoredRun } from '../rules/runs.ts'
import type { Db } from '#platform/handle.ts'
import { allInTurn } from '#platform/sweeping/batches.ts'
import { deleteFeed, dropRun, findDisowned, releaseItems } from '../queries/clearing.ts'

async function dropRuns(db: Db, feedId: string): Promise<boolean> {
  const run = await findRunOf(db, feedId)
  if (!run) return true
  return (await dropRun(db, run)) && dropRuns(db, feedId)
}

async function clearDisowned(db: Db): Promise<void> {
  for (let id = await findDisowned(db); id; id = await findDisowned(db)) {
    // Rows that another transaction holds are left to the next time.
    if (!(await dropRuns(db, id))) return
    await releaseItems(db, id)
    await dropChunks(db, id)
    await deleteFeed(db, id)
  }
}

async function clearEndedRuns(db: Db): Promise<void> {
  const clear = ({ id, state }: Pick<StoredRun, 'id' | 'state'>) =>
    isUnfinished({ state }) ? clearUnfinished(db, id) : countBytes(db, id)
  await allInTurn((await findUncounted(db)).map((run) => () => clear(run)))
}

/** Left by requests and runs, because deleting may take longer than a caller can wait. */
export const clearFeeds = (db: Db): Promise<void> =>
  allInTurn([() => clearDisowned(db), () => clearEndedRuns(db)])
