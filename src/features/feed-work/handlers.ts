import type { FastifyBaseLogger } from 'fastify'
import { moveByWish } from '#features/ad-life/jobs.ts'
import { findTerms } from '#features/ad-life/queries.ts'
import { addAds, rewriteAds, roomFor } from '#features/bulk-posting/jobs.ts'
import { readFeed } from '#features/feed-dialects/jobs.ts'
import { fetchFeed } from '#features/feed-fetching/jobs.ts'
import { dropChunks } from '#features/feed-fetching/queries.ts'
import { pictureQueue } from '#features/feed-pictures/rules.ts'
import { countAbsent, readWhole } from '#features/feed-reading/jobs.ts'
import { findWhyNoItems } from '#features/feed-room/queries.ts'
import {
  clearEnded,
  failRun,
  giveUpOwn,
  resumeRun,
  watchRun,
} from '#features/feed-attempts/jobs.ts'
import { maxRefusedRows } from '#features/feed-runs/contract.ts'
import { advanceRun, lockRun } from '#features/feed-runs/queries.ts'
import { countBytes, findRowsAfter, noteRows } from '#features/feed-rows/queries.ts'
import {
  countedUp,
  isHopeless,
  queueOf,
  type RunReason,
  runQueues,
  type StagedRow,
  type StoredRun,
} from '#features/feed-runs/rules.ts'
import { type Applied, applyRows, inReview, type Posting } from '#features/feed-writing/jobs.ts'
import { forgetMisses, keepSize } from '#features/feed-writing/queries.ts'
import { findFeedById } from '#features/feeds/queries.ts'
import type { FeedRow } from '#features/feeds/rules.ts'
import type { Lookups } from '#features/my-properties/rules.ts'
import { placeAd } from '#features/posting/jobs.ts'
import type { Db } from '#platform/handle.ts'
import type { Job, Jobs, Queue } from '#platform/jobs/jobs.ts'
import type { Outgoing } from '#platform/outgoing/outgoing.ts'
import { attempt } from '#platform/refusal.ts'
import { accountOfJob } from '#platform/session/account-of-job.ts'
import { databaseFor, isOfErasedAccount } from '#platform/session/open-account.ts'
import { hasTooManyRefusals, nameOf, resultsOf } from './rules.ts'

type Parts = {
  db: Db
  jobs: Pick<Jobs, 'enqueue'>
  outgoing: Outgoing
  /** Where a feed lies while it arrives. */
  folder: string
  log: FastifyBaseLogger
  turnMs?: number
} & Lookups

type Working = Parts & {
  feed: FeedRow
  account: NonNullable<Awaited<ReturnType<typeof accountOfJob>>>
}

/** Rows of one transaction: a cancelled run ends after it, a killed one repeats no more. */
const batchSize = 100

async function finish(tx: Db, run: StoredRun, { feed, jobs }: Working) {
  const { id, feedId, accountId, total } = run
  const ended = { runId: id, feedId, accountId }
  await forgetMisses(tx, ended)
  if (run.isComplete && !run.isShort) await keepSize(tx, ended)
  if (feed.url !== null) await dropChunks(tx, feedId)
  await countBytes(tx, id)
  await advanceRun(tx, id, { state: 'done', cursor: total ?? run.cursor, finishedAt: new Date() })
  await jobs.enqueue(tx, pictureQueue, { accountId: String(accountId) })
}

/** Takes nothing away: what the feed lacks comes after all that it has. */
async function finishEarly(tx: Db, run: StoredRun, working: Working) {
  const values = { maximum: maxRefusedRows }
  const failure: RunReason = { code: 'feed_too_many_refused', values }
  await advanceRun(tx, run.id, { isComplete: false, failure })
  await finish(tx, { ...run, isComplete: false }, working)
}

function postingOf({ account, feed, gazetteer, catalogue }: Working): Posting {
  const now = new Date()
  const whose = { account, language: feed.language, now, gazetteer, catalogue }
  const posting = { ...whose, placeAd }
  const wish = { state: 'live' as const, reason: 'back in the feed', actorId: account.id }
  const reopening = { ...wish, now, gazetteer }
  return {
    ...whose,
    addAds: (db, ads) => addAds(db, ads, posting),
    rewriteAds: (db, ads) => rewriteAds(db, ads, posting),
    reopen: async (db, row) => {
      const { value, refusal } = await attempt(() => moveByWish(db, row, reopening))
      return refusal?.reasons ?? (value === 'in_review' ? [inReview] : [])
    },
  }
}

type Batch = { run: StoredRun; rows: StagedRow[] }

async function keepApplied(tx: Db, { run, rows }: Batch, applied: Applied[]) {
  const ads = new Map(rows.map(({ position, ad }) => [position, ad]))
  const noted = applied.map((row) => ({ ...row, ad: nameOf(ads.get(row.position) ?? null) }))
  await noteRows(tx, run.id, noted)
  const results = countedUp(run.results, resultsOf(applied))
  await advanceRun(tx, run.id, { cursor: rows.at(-1)!.position, results })
}

/** One batch, as far as the run may still go on. Answers the batch, so that it can be looked at. */
async function step(id: string, size: number, working: Working): Promise<number> {
  return working.db.transaction().execute(async (tx) => {
    // A membership that ends locks the account before its ads, so this does too.
    await findTerms(tx, working.account.id)
    const locked = await lockRun(tx, id)
    if (locked?.phase !== 'applying') return 0
    if (hasTooManyRefusals(locked)) {
      await finishEarly(tx, locked, working)
      return 0
    }
    const { isShort, isComplete, acceptsFewer } = locked
    const counts = isShort && isComplete && acceptsFewer && working.feed.hidesAbsent
    const run = counts ? await countAbsent(tx, locked) : locked
    const rows = await findRowsAfter(tx, { runId: id, after: run.cursor, limit: size })
    if (rows.length === 0) {
      await finish(tx, run, working)
      return 0
    }
    const posting = postingOf(working)
    await keepApplied(tx, { run, rows }, await applyRows(rows, { db: tx, run, posting }))
    return rows.length
  })
}

/**
 * An ad that cannot be written is refused; it never stops the rest. False where no ad is left: then
 * it was none of them that failed.
 */
async function refuseNext(id: string, { db, log }: Working, error: unknown): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const run = await lockRun(tx, id)
    const rows = run ? await findRowsAfter(tx, { runId: id, after: run.cursor, limit: 1 }) : []
    const [row] = rows
    if (!run || !row) return !run
    log.error({ err: error, runId: id, position: row.position }, 'an ad of a feed was not written')
    const { position, propertyId } = row
    const reasons: RunReason[] = [...row.reasons, { code: 'row_failed' }]
    await keepApplied(tx, { run, rows }, [{ position, propertyId, reasons, outcome: 'refused' }])
    return true
  })
}

/** How many rows were done; where they cannot be written, none of many, and one by refusing it. */
async function trySome(id: string, size: number, working: Working) {
  try {
    return { done: await step(id, size, working), isBroken: false }
  } catch (error) {
    if (!isHopeless(error)) throw error
    if (size === 1 && !(await refuseNext(id, working, error))) throw error
    return { done: size, isBroken: true }
  }
}

const turnMs = 5_000

/**
 * Where a batch cannot be written its rows are tried one by one. What is left after a turn goes to the
 * end of the queue, so that accounts with large feeds take turns with all others.
 */
async function applySome(id: string, endsAt: number, working: Working): Promise<void> {
  const { db, jobs, account } = working
  const why = await findWhyNoItems(db, account.id)
  if (why) return failRun(db, { id, phase: 'applying' }, why)
  let alone = 0
  do {
    const size = alone > 0 ? 1 : batchSize
    const { done, isBroken } = await trySome(id, size, working)
    if (done === 0) return
    alone = isBroken && size > 1 ? batchSize : Math.max(0, alone - 1)
  } while (performance.now() < endsAt)
  await giveUpOwn(db, id)
  await jobs.enqueue(db, queueOf('applying'), { runId: id })
}

/** Fetches a feed; reading it is the next job. */
async function fetchOnly(run: StoredRun, working: Working): Promise<void> {
  if (run.phase !== 'fetching') return
  const { signal, end } = watchRun(working.db, run)
  const fetching = { ...working, url: working.feed.url ?? '', signal }
  const why = await fetchFeed(run, fetching).finally(end)
  if (why) await failRun(working.db, run, why)
}

/** Few rows may take long to read, so a cancelled run ends within a batch as well. */
async function readWatched(run: StoredRun, working: Working): Promise<void> {
  const { db, feed, account } = working
  const { signal, end } = watchRun(db, run)
  const reading: Parameters<typeof readWhole>[1] = {
    ...working,
    ...feed,
    readFeed: (chunks, options) => readFeed(chunks, { ...options, signal }),
    roomFor: (adTypeId: number) => roomFor(db, account, adTypeId),
  }
  await readWhole(run, reading).finally(end)
}

async function readAndApply(run: StoredRun, working: Working): Promise<void> {
  const { db, jobs } = working
  const { id, phase } = run
  // Of a release that fetched and read in one.
  if (phase === 'fetching') return jobs.enqueue(db, queueOf(phase), { runId: id })
  const endsAt = performance.now() + (working.turnMs ?? turnMs)
  if (phase === 'reading') await readWatched(run, working)
  await applySome(id, endsAt, working)
}

type Work = (run: StoredRun, working: Working) => Promise<void>

/** Works on a run from where it stands, whoever began. */
const jobOf = (queue: Queue, parts: Parts, work: Work): Job => ({
  queue,
  run: async ({ runId = '' }) => {
    const { db, log } = parts
    const run = await resumeRun(db, runId)
    if (!run) return clearEnded(db, runId)
    const feed = await findFeedById(db, run.feedId)
    const account = await accountOfJob(db, run.accountId)
    if (!feed || !account) return failRun(db, { id: runId }, { code: 'account_gone' })
    try {
      await work(run, { ...parts, db: databaseFor(db, account.id), feed, account })
    } catch (error) {
      // The erasure has ended the run.
      if (isOfErasedAccount(error)) return
      if (!isHopeless(error)) {
        // A database that is away takes no note, but this process may go on where it was.
        await giveUpOwn(db, runId).catch(() => undefined)
        throw error
      }
      log.error({ err: error, runId }, 'a feed was not taken over')
      await failRun(db, { id: runId }, { code: 'internal' })
    }
  },
})

/** What a feed has to do, from fetching it to its pictures. */
export const feedQueues: Queue[] = [...runQueues, pictureQueue]

export const fetchJob = (parts: Parts): Job => jobOf(queueOf('fetching'), parts, fetchOnly)
export const feedJob = (parts: Parts): Job => jobOf(queueOf('reading'), parts, readAndApply)
