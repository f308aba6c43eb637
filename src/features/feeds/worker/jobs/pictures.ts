import { mkdir } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import { findUsage } from '#features/feeds/runs/queries/quota.ts'
import { type Usage, checkWorkQuota } from '#features/feeds/runs/rules/quota.ts'
import type { RunReason } from '#features/feeds/runs/rules/runs.ts'
import { findPriorityOf } from '#features/feeds/runs/queries/turns.ts'
import { minQuickPriority } from '#features/feeds/runs/rules/turns.ts'
import type { Lookups } from '#features/posting/own-ads/rules/own-ads.ts'
import type { Db } from '#platform/handle.ts'
import type { Job, Jobs } from '#platform/jobs/jobs.ts'
import type { openMedia } from '#platform/media/media.ts'
import type { Outgoing } from '#platform/outgoing/outgoing.ts'
import type { Account } from '#platform/session/account.ts'
import { accountOfJob } from '#platform/session/account-of-job.ts'
import { databaseFor, isOfErasedAccount } from '#platform/session/open-account.ts'
import { findPendingAd, insertRemarks, type Remarks, type PendingAd } from '../queries/pictures.ts'
import {
  batchMs,
  bytesOfRow,
  type Cursor,
  cursorOf,
  type Failures,
  isSlow,
  payloadOf,
  pictureQueue,
  placesOfQueues,
  dropAddresses,
} from '../rules/pictures.ts'

export type Dependencies = {
  db: Db
  outgoing: Outgoing
  media: ReturnType<typeof openMedia>
  folder: string
  log: FastifyBaseLogger
  jobs: Pick<Jobs, 'enqueueInTurn' | 'isWaiting' | 'dropWaiting'>
  batchMs?: number
} & Lookups

/** `asked`: pictures; `noted`: bytes of remarks. */
type Batch = { failures: Failures; asked: number; usage?: Usage; noted: number }

export type FetchContext = Dependencies & {
  account: Account
  signal: AbortSignal
  batch: Batch
}

export type BringPictures = (
  pending: PendingAd,
  from: number,
  context: FetchContext,
) => Promise<number | undefined>

const bytesOf = (reasons: readonly RunReason[]) =>
  bytesOfRow + Buffer.byteLength(JSON.stringify(reasons))

async function hasQuota(db: Db, { reasons }: Remarks, { account, batch }: FetchContext) {
  if (reasons.length === 0) return true
  batch.usage ??= await findUsage(db, { accountId: account.id, now: new Date() })
  batch.noted += bytesOf(reasons)
  return checkWorkQuota(batch.usage, batch.noted) === undefined
}

/** Without room only numbers and reasons are stored, and only where the ad has a row. */
export async function storeRemarks(db: Db, remarks: Remarks, context: FetchContext): Promise<void> {
  if (await hasQuota(db, remarks, context)) return insertRemarks(db, remarks)
  const reasons = dropAddresses(remarks.reasons)
  await insertRemarks(db, { ...remarks, reasons, addsNoRow: true })
}

type BatchContext = { context: FetchContext; bring: BringPictures }

async function fetchBatch(
  cursor: Cursor,
  { context, bring }: BatchContext,
): Promise<Cursor | undefined> {
  const { db, account, batch, signal } = context
  let { after, from } = cursor
  let pending = await findPendingAd(db, account, after)
  while (pending) {
    const stoppedAt = await bring(pending, from, context)
    if (stoppedAt !== undefined) return { after, from: stoppedAt, failures: batch.failures }
    after = pending.reference
    from = 0
    if (signal.aborted) return { after, from, failures: batch.failures }
    pending = await findPendingAd(db, account, after)
  }
  return undefined
}

async function requeue(
  remaining: Cursor,
  { db, jobs, account, batch }: FetchContext,
): Promise<void> {
  const data = { accountId: String(account.id), ...payloadOf(remaining) }
  const priority = await findPriorityOf(db, account.id, isSlow(batch.asked))
  await jobs.enqueueInTurn(db, pictureQueue, { data, priority })
}

/** The rest of a batch is dropped where a newer run of the account waits. */
async function canBegin(
  accountId: string,
  isContinuation: boolean,
  { db, jobs }: Dependencies,
): Promise<boolean> {
  if (isContinuation) return !(await jobs.isWaiting(db, pictureQueue, { accountId }))
  // The rest of an earlier run is part of this one; it may wait among the slow jobs.
  await jobs.dropWaiting(db, pictureQueue, accountId)
  return true
}

const batchOf =
  (dependencies: Dependencies & { batchMs: number }, bring: BringPictures): Job['run'] =>
  async ({ accountId = '0', ...payload }) => {
    const account = await accountOfJob(dependencies.db, Number(accountId))
    if (!account || !(await canBegin(accountId, 'after' in payload, dependencies))) return
    await mkdir(dependencies.folder, { recursive: true, mode: 0o700 })
    const db = databaseFor(dependencies.db, account.id)
    const cursor = cursorOf(payload)
    const signal = AbortSignal.timeout(dependencies.batchMs)
    const batch = { failures: cursor.failures, asked: 0, noted: 0 }
    const context = { ...dependencies, db, account, signal, batch }
    const remaining = await fetchBatch(cursor, { context, bring }).catch((error: unknown) => {
      if (!isOfErasedAccount(error)) throw error
      return undefined
    })
    if (remaining) await requeue(remaining, { ...context, db: dependencies.db })
  }

/** Slow hosts have a separate place, so that they do not delay others. */
export const jobsOf = (dependencies: Dependencies, bring: BringPictures): Job[] => [
  {
    queue: { ...pictureQueue, places: placesOfQueues.quick },
    only: { minPriority: minQuickPriority },
    run: batchOf({ batchMs: batchMs.quick, ...dependencies }, bring),
  },
  {
    queue: { ...pictureQueue, places: placesOfQueues.slow },
    only: { maxPriority: minQuickPriority - 1 },
    run: batchOf({ batchMs: batchMs.slow, ...dependencies }, bring),
  },
]
