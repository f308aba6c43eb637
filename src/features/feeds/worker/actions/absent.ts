import { addAbsent } from '../queries/reading.ts'
import { advanceRun } from '#features/feeds/runs/queries/runs.ts'
import { countedUp, type StoredRun } from '#features/feeds/runs/rules/runs.ts'
import type { Db } from '#platform/handle.ts'

/** That a feed has fewer ads than before is right after all: what it lacks counts now. */
export async function countAbsent(db: Db, run: StoredRun): Promise<StoredRun> {
  const after = run.total ?? 0
  const absent = await addAbsent(db, { runId: run.id, feedId: run.feedId, after })
  const counts = countedUp(run.counts, absent)
  const total = after + absent.length
  await advanceRun(db, run.id, { total, counts, isShort: false })
  return { ...run, total, counts, isShort: false }
}
