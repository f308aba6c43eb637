import type { Db } from '#platform/handle.ts'
import type { Job, Jobs, Queue } from '#platform/jobs/jobs.ts'
import { finishHandOver, finishHandOvers } from './queries/ads.ts'

/** `membership` is the id of the event that ended it. */
export const handOverQueue: Queue = { name: 'hand-overs', isLong: true, groupedBy: 'membership' }

export const handOverJob = (db: Db): Job => ({
  queue: handOverQueue,
  run: ({ membership }) => finishHandOver(db, Number(membership)),
})

/** Continues where a job was lost, as by a restore. */
export const sweepHandOvers = (db: Db): Promise<void> => finishHandOvers(db)

type EndedMembership = { handOverId: number | undefined }

/** Enqueued in the given transaction, so the job runs only once that is committed. */
export const createHandOverLater =
  ({ enqueue }: Pick<Jobs, 'enqueue'>) =>
  async (tx: Db, { handOverId }: EndedMembership): Promise<void> => {
    if (handOverId === undefined) return
    await enqueue(tx, handOverQueue, { membership: String(handOverId) })
  }
