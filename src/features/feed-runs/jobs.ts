import type { Db } from '#platform/handle.ts'
import { advanceRun, lockRun } from './queries.ts'
import type { RunReason, StoredRun } from './rules.ts'

type Failing = Pick<StoredRun, 'id'> & Partial<Pick<StoredRun, 'phase'>>

/** Where a `phase` is said it ends the run in that one alone: another worker may be further. */
export async function failRun(db: Db, { id, phase }: Failing, failure: RunReason): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const run = await lockRun(tx, id)
    if (!run || (phase && run.phase !== phase)) return
    await advanceRun(tx, id, { state: 'failed', failure, finishedAt: new Date() })
  })
}

/** The run as it stands, under way from now on; undefined where it is over. */
export async function resumeRun(db: Db, id: string): Promise<StoredRun | undefined> {
  return db.transaction().execute(async (tx) => {
    const run = await lockRun(tx, id)
    if (run?.state === 'queued') {
      await advanceRun(tx, id, { state: 'running', startedAt: run.startedAt ?? new Date() })
    }
    return run
  })
}
