import { dropChunks } from '#features/feeds/runs/queries/fetching.ts'
import { pictureQueue } from '../rules/pictures.ts'
import { countBytes } from '#features/feeds/runs/queries/rows.ts'
import { maxRefusedRows } from '#features/feeds/runs/contract.ts'
import { advanceRun } from '#features/feeds/runs/queries/runs.ts'
import { addCounts, type RunReason, type StoredRun } from '#features/feeds/runs/rules/runs.ts'
import { findPriority } from '#features/feeds/runs/queries/turns.ts'
import { addAbsent } from '../queries/reading.ts'
import { clearMisses, storeSize } from '../queries/writing.ts'
import type { FeedRow } from '#features/feeds/sources/rules.ts'
import type { Db } from '#platform/handle.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'

/** The advertiser confirms that the feed has fewer ads, so absent ads count now. */
export async function addAbsentRows(db: Db, run: StoredRun): Promise<StoredRun> {
  const after = run.total ?? 0
  const absent = await addAbsent(db, { runId: run.id, feedId: run.feedId, after })
  const counts = addCounts(run.counts, absent)
  const total = after + absent.length
  await advanceRun(db, run.id, { total, counts, isShort: false })
  return { ...run, total, counts, isShort: false }
}

type FinishContext = { feed: FeedRow; jobs: Pick<Jobs, 'enqueueInTurn'> }

/** Call it in the transaction that locks the run; its pictures are fetched next. */
export async function finish(tx: Db, run: StoredRun, { feed, jobs }: FinishContext) {
  const { id, feedId, accountId, total } = run
  const ended = { runId: id, feedId, accountId }
  await clearMisses(tx, ended)
  if (run.isComplete && !run.isShort) await storeSize(tx, ended)
  if (feed.url !== null) await dropChunks(tx, feedId)
  await countBytes(tx, id)
  await advanceRun(tx, id, { state: 'done', cursor: total ?? run.cursor, finishedAt: new Date() })
  const turn = { data: { accountId: String(accountId) }, priority: await findPriority(tx, id) }
  await jobs.enqueueInTurn(tx, pictureQueue, turn)
}

/** Removes nothing: absent ads come after all rows of the feed. */
export async function finishEarly(tx: Db, run: StoredRun, context: FinishContext) {
  const values = { maximum: maxRefusedRows }
  const failure: RunReason = { code: 'feed_too_many_refused', values }
  await advanceRun(tx, run.id, { isComplete: false, failure })
  await finish(tx, { ...run, isComplete: false }, context)
}
