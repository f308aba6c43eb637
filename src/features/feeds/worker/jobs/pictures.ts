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
  batchMs?: number
} & Lookups

/** `asked`: pictures; `noted`: bytes of remarks. */
type Batch = { failures: Failures; asked: number; taken?: Taken; noted: number }

export type Fetching = Parts & {
  account: Account
  signal: AbortSignal
  batch: Batch
}

export type BringPictures = (
  waiting: Waiting,
  from: number,
  fetching: Fetching,
) => Promise<number | undefined>

const bytesOf = (reasons: readonly RunReason[]) =>
  bytesOfRow + Buffer.byteLength(JSON.stringify(reasons))

async function hasRoom(db: Db, { reasons }: Remarks, { account, batch }: Fetching) {
  if (reasons.length === 0) return true
  batch.taken ??= await findTaken(db, { accountId: account.id, now: new Date() })
  batch.noted += bytesOf(reasons)
  return whyNoRoom(batch.taken, batch.noted) === undefined
}

/** Without room only numbers and reasons are stored, and only where the ad has a row. */
export async function keepRemarks(db: Db, remarks: Remarks, fetching: Fetching): Promise<void> {
  if (await hasRoom(db, remarks, fetching)) return noteRemarks(db, remarks)
  const reasons = withoutAddresses(remarks.reasons)
  await noteRemarks(db, { ...remarks, reasons, addsNoRow: true })
}

type Working = { fetching: Fetching; bring: BringPictures }

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

async function putBack(rest: Cursor, { db, jobs, account, batch }: Fetching): Promise<void> {
  const data = { accountId: String(account.id), ...payloadOf(rest) }
  const priority = await findPriorityOf(db, account.id, isSlow(batch.asked))
  await jobs.enqueueInTurn(db, pictureQueue, { data, priority })
}

/** The rest of a batch is dropped where a newer run of the account waits. */
async function mayBegin(accountId: string, isRest: boolean, { db, jobs }: Parts): Promise<boolean> {
  if (isRest) return !(await jobs.isWaiting(db, pictureQueue, { accountId }))
  // The rest of an earlier run is part of this one; it may wait among the slow jobs.
  await jobs.dropWaiting(db, pictureQueue, accountId)
  return true
}

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

/** Slow hosts have a separate place, so that they do not delay others. */
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
