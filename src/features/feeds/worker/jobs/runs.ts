import type { FastifyBaseLogger } from 'fastify'
import { requestTransition } from '#features/posting/lifecycle/actions.ts'
import { findTerms, type Terms } from '#features/posting/lifecycle/queries.ts'
import { addAds } from '#features/posting/submission/actions/add-ads.ts'
import { changeAds } from '#features/posting/submission/actions/change-ads.ts'
import { remainingSlots } from '#features/posting/submission/actions/slots.ts'
import { readFeed } from '#features/feeds/formats/actions.ts'
import { fetchFeed } from '#features/feeds/runs/actions/fetching.ts'
import { pictureQueue } from '../rules/pictures.ts'
import { readTurn } from '../actions/reading.ts'
import { checkItemsQuota } from '#features/feeds/runs/queries/quota.ts'
import {
  clearEnded,
  failRun,
  releaseOwnRuns,
  resumeRun,
  watchRun,
} from '#features/feeds/runs/actions/attempts.ts'
import { advanceRun, lockRun } from '#features/feeds/runs/queries/runs.ts'
import { findRowsAfter, storeOutcomes } from '#features/feeds/runs/queries/rows.ts'
import { addCounts, isPermanentError, queueOf, runQueues } from '#features/feeds/runs/rules/runs.ts'
import type { RunReason, StagedRow, StoredRun } from '#features/feeds/runs/rules/runs.ts'
import { type Applied, applyRows, inReview, type AdWriter } from '../actions/writing.ts'
import { enqueueRun, requeueAsSlow } from '#features/feeds/runs/actions/turns.ts'
import {
  minQuickPriority,
  openReadings,
  maxQuickFetchMs,
  defaultTurnMs,
} from '#features/feeds/runs/rules/turns.ts'
import { findFeedById } from '#features/feeds/sources/queries.ts'
import type { FeedRow } from '#features/feeds/sources/rules.ts'
import type { Lookups } from '#features/posting/own-ads/rules/own-ads.ts'
import type { Db } from '#platform/handle.ts'
import type { Job, Jobs, Queue } from '#platform/jobs/jobs.ts'
import type { Outgoing } from '#platform/outgoing/outgoing.ts'
import { attempt } from '#platform/refusal.ts'
import { accountOfJob } from '#platform/session/account-of-job.ts'
import { databaseFor, isOfErasedAccount } from '#platform/session/open-account.ts'
import { addAbsentRows, finish, finishEarly } from '../actions/finish.ts'
import { hasTooManyRefusals, extractName, resultsOf, moveToRefused } from '../rules/writing.ts'

type Dependencies = {
  db: Db
  jobs: Pick<Jobs, 'enqueueInTurn'>
  outgoing: Outgoing
  folder: string
  log: FastifyBaseLogger
  turnMs?: number
  quickMs?: number
} & Lookups

type WorkContext = Dependencies & {
  turnMs: number
  readings: Parameters<typeof readTurn>[1]['readings']
  feed: FeedRow
  account: NonNullable<Awaited<ReturnType<typeof accountOfJob>>>
}

/** Rows per transaction: a cancelled run ends after it, a killed one repeats no more. */
const batchSize = 100

function createAdWriter(
  { account, feed, gazetteer, catalogue }: WorkContext,
  terms: Terms,
): AdWriter {
  const now = new Date()
  const author = { account, language: feed.language, now, gazetteer, catalogue }
  const postingContext = { ...author, terms }
  const request = { state: 'live' as const, reason: 'back in the feed', actorId: account.id }
  const reopening = { ...request, now, gazetteer }
  return {
    ...author,
    addAds: (db, ads) => addAds(db, ads, postingContext),
    changeAds: (db, changes) => changeAds(db, changes, postingContext),
    reopen: async (db, row) => {
      const { value, refusal } = await attempt(() => requestTransition(db, row, reopening))
      return refusal?.reasons ?? (value === 'in_review' ? [inReview] : [])
    },
  }
}

type Batch = { run: StoredRun; rows: StagedRow[] }

async function storeApplied(tx: Db, { run, rows }: Batch, applied: Applied[]) {
  const ads = new Map(rows.map(({ position, ad }) => [position, ad]))
  const named = applied.map((row) => ({ ...row, ad: extractName(ads.get(row.position) ?? null) }))
  await storeOutcomes(tx, run.id, named)
  const results = addCounts(run.results, resultsOf(applied))
  const counts = moveToRefused(run.counts, rows, applied)
  await advanceRun(tx, run.id, { cursor: rows.at(-1)!.position, counts, results })
}

async function applyBatch(id: string, size: number, context: WorkContext): Promise<number> {
  return context.db.transaction().execute(async (tx) => {
    // The account is locked before its ads, as where a membership ends.
    const terms = await findTerms(tx, context.account.id)
    const locked = await lockRun(tx, id)
    if (locked?.phase !== 'applying') return 0
    if (hasTooManyRefusals(locked)) {
      await finishEarly(tx, locked, context)
      return 0
    }
    const { isShort, isComplete, acceptsFewer } = locked
    const counts = isShort && isComplete && acceptsFewer && context.feed.hidesAbsent
    const run = counts ? await addAbsentRows(tx, locked) : locked
    const rows = await findRowsAfter(tx, { runId: id, after: run.cursor, limit: size })
    if (rows.length === 0) {
      await finish(tx, run, context)
      return 0
    }
    const writer = createAdWriter(context, terms)
    await storeApplied(tx, { run, rows }, await applyRows(rows, { db: tx, run, writer }))
    return rows.length
  })
}

/** Refuses the next ad, so that others go on; false where none is left, so no ad is the cause. */
async function refuseNext(id: string, { db, log }: WorkContext, error: unknown): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const run = await lockRun(tx, id)
    const rows = run ? await findRowsAfter(tx, { runId: id, after: run.cursor, limit: 1 }) : []
    const [row] = rows
    if (!run || !row) return !run
    log.error({ err: error, runId: id, position: row.position }, 'an ad of a feed was not written')
    const { position, propertyId } = row
    const reasons: RunReason[] = [...row.reasons, { code: 'row_failed' }]
    await storeApplied(tx, { run, rows }, [{ position, propertyId, reasons, outcome: 'refused' }])
    return true
  })
}

async function tryBatch(id: string, size: number, context: WorkContext) {
  try {
    return { done: await applyBatch(id, size, context), isBroken: false }
  } catch (error) {
    if (!isPermanentError(error)) throw error
    if (size === 1 && !(await refuseNext(id, context, error))) throw error
    return { done: size, isBroken: true }
  }
}

/** Waits behind others of its priority, so that accounts with large feeds take turns. */
async function requeue(id: string, context: WorkContext): Promise<void> {
  await releaseOwnRuns(context.db, id)
  await enqueueRun(context, { id, phase: 'applying' })
}

/** Where a batch cannot be written, its rows are tried one by one. */
async function applyBatches(id: string, endsAt: number, context: WorkContext): Promise<void> {
  const { db, account } = context
  const why = await checkItemsQuota(db, account.id)
  if (why) return failRun(db, { id, phase: 'applying' }, why)
  let alone = 0
  do {
    const size = alone > 0 ? 1 : batchSize
    const { done, isBroken } = await tryBatch(id, size, context)
    if (done === 0) return
    alone = isBroken && size > 1 ? batchSize : Math.max(0, alone - 1)
  } while (performance.now() < endsAt)
  await requeue(id, context)
}

const fetchRun =
  (isSlow: boolean): Work =>
  async (run, context) => {
    if (run.phase !== 'fetching') return
    const { db, feed, quickMs = maxQuickFetchMs } = context
    const { signal, end } = watchRun(db, run)
    const fetching = { ...context, url: feed.url ?? '', signal, quickMs, isSlow }
    const why = await fetchFeed(run, fetching).finally(end)
    if (why === 'late') await requeueAsSlow(run, context)
    else if (why) await failRun(db, run, why)
  }

/** A few rows may take long to read, so a cancelled run ends within a batch as well. */
async function readWatched(run: StoredRun, context: WorkContext): Promise<boolean> {
  const { db, feed, account } = context
  const { signal, end } = watchRun(db, run)
  const reading: Parameters<typeof readTurn>[1] = {
    ...context,
    ...feed,
    signal,
    readFeed,
    countRemainingSlots: (adTypeId: number) =>
      remainingSlots(db, account, { adTypeId, now: new Date() }),
  }
  return readTurn(run, reading).finally(end)
}

async function readAndApply(run: StoredRun, context: WorkContext): Promise<void> {
  const { id, phase } = run
  // Begun by a release that fetched and read in one job.
  if (phase === 'fetching') return enqueueRun(context, run)
  const endsAt = performance.now() + context.turnMs
  const isLeft = phase === 'reading' && (await readWatched(run, context))
  return isLeft ? requeue(id, context) : applyBatches(id, endsAt, context)
}

type Work = (run: StoredRun, context: WorkContext) => Promise<void>

async function endWork(runId: string, { db, log }: Dependencies, error: unknown): Promise<void> {
  // The erasure has ended the run.
  if (isOfErasedAccount(error)) return
  if (!isPermanentError(error)) {
    // A database that is away stores nothing, but this process may continue the run later.
    await releaseOwnRuns(db, runId).catch(() => undefined)
    throw error
  }
  log.error({ err: error, runId }, 'a feed was not taken over')
  await failRun(db, { id: runId }, { code: 'internal' })
}

const jobOf = (queue: Queue, parts: Dependencies, work: Work): Job => {
  const readings: WorkContext['readings'] = openReadings()
  const { db, turnMs = defaultTurnMs } = parts
  return {
    queue,
    run: async ({ runId = '' }) => {
      const run = await resumeRun(db, runId)
      if (!run) {
        await readings.drop(runId)
        return clearEnded(db, runId)
      }
      const feed = await findFeedById(db, run.feedId)
      const account = await accountOfJob(db, run.accountId)
      if (!feed || !account) return failRun(db, { id: runId }, { code: 'account_gone' })
      const own = { db: databaseFor(db, account.id), feed, account, readings, turnMs }
      await work(run, { ...parts, ...own }).catch((error) => endWork(runId, parts, error))
    },
  }
}

export const feedQueues: Queue[] = [...runQueues, pictureQueue]

export const fetchJobs = (parts: Dependencies): Job[] => [
  {
    ...jobOf(queueOf('fetching'), parts, fetchRun(false)),
    only: { minPriority: minQuickPriority },
  },
  {
    ...jobOf(queueOf('fetching'), parts, fetchRun(true)),
    only: { maxPriority: minQuickPriority - 1 },
  },
]
export const feedJob = (parts: Dependencies): Job => jobOf(queueOf('reading'), parts, readAndApply)
