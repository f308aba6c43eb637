import { mkdir } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import { findTaken } from '#features/feeds/runs/queries/quota.ts'
import { type Taken, whyNoRoom } from '#features/feeds/runs/rules/quota.ts'
import type { RunReason } from '#features/feeds/runs/rules/runs.ts'
import { findPriorityOf } from '#features/feeds/runs/queries/turns.ts'
import { leastQuick } from '#features/feeds/runs/rules/turns.ts'
import type { Lookups } from '#features/posting/own-ads/rules/own-ads.ts'
import type { Db } from '#platform/handle.ts'
import type { Job, Jobs } from '#platform/jobs/jobs.ts'
import type { openMedia } from '#platform/media/media.ts'
import type { Outgoing } from '#platform/outgoing/outgoing.ts'
import type { Account } from '#platform/session/account.ts'
import { accountOfJob } from '#platform/session/account-of-job.ts'
import { databaseFor, isOfErasedAccount } from '#platform/session/open-account.ts'
import { findWaiting, noteRemarks, type Remarks, type Waiting } from '../queries/pictures.ts'
import {
  batchMs,
  bytesOfRow,
  type Cursor,
  cursorOf,
  type Failures,
  isSlow,
  payloadOf,
  pictureQueue,
  places,
  withoutAddresses,
} from '../rules/pictures.ts'

export type Parts = {
  db: Db
  outgoing: Outgoing
  media: ReturnType<typeof openMedia>
  folder: string
  log: FastifyBaseLogger
  jobs: Pick<Jobs, 'enqueueInTurn' | 'isWaiting' | 'dropWaiting'>
  /** Milliseconds that a batch takes, where that is not what it usually is. */
  batchMs?: number
} & Lookups

/** What is known of a batch so far. `asked`: pictures; `noted`: bytes of remarks. */
type Batch = { failures: Failures; asked: number; taken?: Taken; noted: number }

export type Fetching = Parts & {
  account: Account
  /** Aborted when others have their turn. */
  signal: AbortSignal
  batch: Batch
}

/** The pictures of an ad from one on. Answers with the place of the one at which time was up, if so. */
export type BringPictures = (
  waiting: Waiting,
  from: number,
  fetching: Fetching,
) => Promise<number | undefined>

/** What remarks on an ad take at most. */
const bytesOf = (reasons: readonly RunReason[]) =>
  bytesOfRow + Buffer.byteLength(JSON.stringify(reasons))

/** Bytes are looked up once for a batch, and counted from then on. */
async function hasRoom(db: Db, { reasons }: Remarks, { account, batch }: Fetching) {
  if (reasons.length === 0) return true
  batch.taken ??= await findTaken(db, { accountId: account.id, now: new Date() })
  batch.noted += bytesOf(reasons)
  return whyNoRoom(batch.taken, batch.noted) === undefined
}

/** Notes what an ad lacks after its run; without room only how many pictures and why, where it has a row. */
export async function keepRemarks(db: Db, remarks: Remarks, fetching: Fetching): Promise<void> {
  if (await hasRoom(db, remarks, fetching)) return noteRemarks(db, remarks)
  const reasons = withoutAddresses(remarks.reasons)
  await noteRemarks(db, { ...remarks, reasons, addsNoRow: true })
}

type Working = { fetching: Fetching; bring: BringPictures }

/** One ad after the other, until time is up; where to go on, undefined where there is nothing left. */
async function fetchBatch(
  cursor: Cursor,
  { fetching, bring }: Working,
): Promise<Cursor | undefined> {
  const { db, account, batch, signal } = fetching
  let { after, from } = cursor
  let waiting = await findWaiting(db, account, after)
  while (waiting) {
    const stoppedAt = await bring(waiting, from, fetching)
    if (stoppedAt !== undefined) return { after, from: stoppedAt, failures: batch.failures }
    after = waiting.reference
    from = 0
    if (signal.aborted) return { after, from, failures: batch.failures }
    waiting = await findWaiting(db, account, after)
  }
  return undefined
}

/** What is left after a batch waits behind other work of the same priority. */
async function putBack(rest: Cursor, { db, jobs, account, batch }: Fetching): Promise<void> {
  const data = { accountId: String(account.id), ...payloadOf(rest) }
  const priority = await findPriorityOf(db, account.id, isSlow(batch.asked))
  await jobs.enqueueInTurn(db, pictureQueue, { data, priority })
}

/** Whether a job has anything to do: a run that has ended since begins with the first ad. */
async function mayBegin(accountId: string, isRest: boolean, { db, jobs }: Parts): Promise<boolean> {
  if (isRest) return !(await jobs.isWaiting(db, pictureQueue, { accountId }))
  // What is left of an earlier run is part of this one; it may wait among the slow ones.
  await jobs.dropWaiting(db, pictureQueue, accountId)
  return true
}

/** Fetches some of what an account's ads still want and puts the rest back into the queue. */
const batchOf =
  (parts: Parts & { batchMs: number }, bring: BringPictures): Job['run'] =>
  async ({ accountId = '0', ...payload }) => {
    const account = await accountOfJob(parts.db, Number(accountId))
    if (!account || !(await mayBegin(accountId, 'after' in payload, parts))) return
    await mkdir(parts.folder, { recursive: true, mode: 0o700 })
    const db = databaseFor(parts.db, account.id)
    const cursor = cursorOf(payload)
    const signal = AbortSignal.timeout(parts.batchMs)
    const batch = { failures: cursor.failures, asked: 0, noted: 0 }
    const fetching = { ...parts, db, account, signal, batch }
    const rest = await fetchBatch(cursor, { fetching, bring }).catch((error: unknown) => {
      if (!isOfErasedAccount(error)) throw error
      return undefined
    })
    if (rest) await putBack(rest, { ...fetching, db: parts.db })
  }

/** Slow hosts have a place of their own, so that they keep no others waiting. */
export const jobsOf = (parts: Parts, bring: BringPictures): Job[] => [
  {
    queue: { ...pictureQueue, places: places.quick },
    only: { minPriority: leastQuick },
    run: batchOf({ batchMs: batchMs.quick, ...parts }, bring),
  },
  {
    queue: { ...pictureQueue, places: places.slow },
    only: { maxPriority: leastQuick - 1 },
    run: batchOf({ batchMs: batchMs.slow, ...parts }, bring),
  },
]
