import type { Db } from '#platform/handle.ts'
import type { AccountId } from '#platform/session/account.ts'
import {
  advanceRun,
  cancelRun,
  endSchedule,
  releaseRuns,
  isInPhase,
  lockRun,
  processId,
} from '../queries/runs.ts'
import { isUncleared } from '../queries/rows.ts'
import { finishHandOvers } from '#features/feeds/handover/queries/ads.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { clearUnfinished, endFailed } from '../queries/clearing.ts'
import { countAttempt, queueOf, type RunReason, type StoredRun } from '../rules/runs.ts'

/** A job deletes the rows of the run, so that the caller does not wait for it. */
export async function stopRun(
  { db, jobs }: { db: Db; jobs: Pick<Jobs, 'enqueue'> },
  accountId: AccountId,
  run: { id: string; now: Date },
) {
  await db.transaction().execute(async (tx) => {
    const isEnded = await cancelRun(tx, accountId, run)
    if (isEnded) await jobs.enqueue(tx, queueOf('applying'), { runId: run.id })
  })
}

export async function clearEnded(db: Db, id: string): Promise<void> {
  if (await isUncleared(db, id)) await clearUnfinished(db, id)
}

type RunToFail = Pick<StoredRun, 'id'> & Partial<Pick<StoredRun, 'phase'>>

/** With `phase`, fails the run only in that phase: another worker may be further. */
export async function failRun(db: Db, { id, phase }: RunToFail, failure: RunReason): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const run = await lockRun(tx, id)
    if (!run || (phase && run.phase !== phase)) return
    await endFailed(tx, id, failure)
  })
  await clearEnded(db, id)
}

/** Its schedule would crash another process. */
async function failCrashed(tx: Db, { id, feedId }: StoredRun): Promise<void> {
  await endFailed(tx, id, { code: 'feed_run_crashed' })
  await endSchedule(tx, feedId)
}

async function beginAttempt(db: Db, id: string): Promise<StoredRun | undefined> {
  return db.transaction().execute(async (tx) => {
    const run = await lockRun(tx, id)
    if (!run) return undefined
    const attempts = countAttempt(run, processId)
    if (attempts === undefined) {
      await failCrashed(tx, run)
      return undefined
    }
    const startedAt = run.startedAt ?? new Date()
    await advanceRun(tx, id, { state: 'running', startedAt, attempts, workedBy: processId })
    return run
  })
}

/** Undefined where the run is over, or fails because two processes crashed in its next batch. */
export async function resumeRun(db: Db, id: string): Promise<StoredRun | undefined> {
  const run = await beginAttempt(db, id)
  if (run) await finishHandOvers(db, run.accountId)
  return run
}

/** Without `id`, all runs of this process, because it shuts down without a crash. */
export const releaseOwnRuns = (db: Db, id?: string): Promise<void> =>
  releaseRuns(db, { workedBy: processId, id })

/** The contract says that a run stops within two seconds. */
const watchIntervalMs = 1_000

/** Aborts where the run is over, or another worker has ended the phase. */
export function watchRun(db: Db, run: Pick<StoredRun, 'id' | 'phase'>) {
  const stopping = new AbortController()
  const checkPhase = async () => {
    if (!(await isInPhase(db, run))) stopping.abort()
  }
  // A database that does not answer now is asked again.
  const timer = setInterval(() => void checkPhase().catch(() => undefined), watchIntervalMs).unref()
  return { signal: stopping.signal, end: () => clearInterval(timer) }
}
