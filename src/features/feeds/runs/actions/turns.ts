import { releaseRuns, processId } from '../queries/runs.ts'
import { queueOf, type StoredRun } from '../rules/runs.ts'
import { keyedHash } from '#platform/database/keyed-hash.ts'
import type { Db } from '#platform/handle.ts'
import { networkOf } from '#platform/http/address.ts'
import type { Jobs, Queue } from '#platform/jobs/jobs.ts'
import { findPriority, raiseLate, setTurn } from '../queries/turns.ts'

export const assignTurn = (db: Db, feedId: string, caller: { address: string }): Promise<void> =>
  setTurn(db, feedId, keyedHash(db, 'feeds', networkOf(caller.address)))

type QueueContext = { db: Db; jobs: Pick<Jobs, 'enqueueInTurn'> }

export async function enqueueRun(
  { db, jobs }: QueueContext,
  { id, phase }: Pick<StoredRun, 'id' | 'phase'>,
): Promise<void> {
  const turn = { data: { runId: id }, priority: await findPriority(db, id) }
  await jobs.enqueueInTurn(db, queueOf(phase), turn)
}

/** Gives its place to others and begins again among slow fetches. */
export async function requeueAsSlow({ id }: StoredRun, { db, jobs }: QueueContext): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await releaseRuns(tx, { workedBy: processId, id })
    const turn = { data: { runId: id }, priority: await findPriority(tx, id, true) }
    await jobs.enqueueInTurn(tx, queueOf('fetching'), turn)
  })
}

const lateMinutes = 5

/** Call it once a minute, so that nothing waits for ever. */
export const raiseLateWork = (db: Db, queues: readonly Queue[]): Promise<void> =>
  raiseLate(db, { queues: queues.map(({ name }) => name), minutes: lateMinutes })
