import type { FastifyBaseLogger } from 'fastify'
import { moveByWish } from '#features/posting/lifecycle/actions.ts'
import { findTerms, type Terms } from '#features/posting/lifecycle/queries.ts'
import { addAds } from '#features/posting/submission/actions/add-ads.ts'
import { changeAds } from '#features/posting/submission/actions/change-ads.ts'
import { remainingSlots } from '#features/posting/submission/actions/slots.ts'
import { readFeed } from '#features/feeds/formats/actions.ts'
import { fetchFeed } from '#features/feeds/runs/actions/fetching.ts'
import { pictureQueue } from '../rules/pictures.ts'
import { readTurn } from '../actions/reading.ts'
import { findWhyNoItems } from '#features/feeds/runs/queries/quota.ts'
import {
  clearEnded,
  failRun,
  giveUpOwn,
  resumeRun,
  watchRun,
} from '#features/feeds/runs/actions/attempts.ts'
import { advanceRun, lockRun } from '#features/feeds/runs/queries/runs.ts'
import { findRowsAfter, noteRows } from '#features/feeds/runs/queries/rows.ts'
import { countedUp, isHopeless, queueOf, runQueues } from '#features/feeds/runs/rules/runs.ts'
import type { RunReason, StagedRow, StoredRun } from '#features/feeds/runs/rules/runs.ts'
import { type Applied, applyRows, inReview, type Posting } from '../actions/writing.ts'
import { enqueueRun, waitAsSlow } from '#features/feeds/runs/actions/turns.ts'
import {
  leastQuick,
  openReadings,
  usualQuickMs,
  usualTurnMs,
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
import { countAbsent, finish, finishEarly } from '../actions/finish.ts'
import { hasTooManyRefusals, nameOf, resultsOf, withRefused } from '../rules/writing.ts'

type Parts = {
  db: Db
  jobs: Pick<Jobs, 'enqueueInTurn'>
  outgoing: Outgoing
  folder: string
  log: FastifyBaseLogger
  turnMs?: number
  quickMs?: number
} & Lookups

type Working = Parts & {
  turnMs: number
  readings: Parameters<typeof readTurn>[1]['readings']
  feed: FeedRow
  account: NonNullable<Awaited<ReturnType<typeof accountOfJob>>>
}

/** Rows per transaction: a cancelled run ends after it, a killed one repeats no more. */
const batchSize = 100

function postingOf({ account, feed, gazetteer, catalogue }: Working, terms: Terms): Posting {
  const now = new Date()
  const whose = { account, language: feed.language, now, gazetteer, catalogue }
  const posting = { ...whose, terms }
  const wish = { state: 'live' as const, reason: 'back in the feed', actorId: account.id }
  const reopening = { ...wish, now, gazetteer }
  return {
    ...whose,
    addAds: (db, ads) => addAds(db, ads, posting),
    changeAds: (db, changes) => changeAds(db, changes, posting),
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
  const counts = withRefused(run.counts, rows, applied)
  await advanceRun(tx, run.id, { cursor: rows.at(-1)!.position, counts, results })
}

async function step(id: string, size: number, working: Working): Promise<number> {
  return working.db.transaction().execute(async (tx) => {
    // The account is locked before its ads, as where a membership ends.
    const terms = await findTerms(tx, working.account.id)
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
    const posting = postingOf(working, terms)
    await keepApplied(tx, { run, rows }, await applyRows(rows, { db: tx, run, posting }))
    return rows.length
  })
}

/** Refuses the next ad, so that others go on; false where none is left, so no ad is the cause. */
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

async function trySome(id: string, size: number, working: Working) {
  try {
    return { done: await step(id, size, working), isBroken: false }
  } catch (error) {
    if (!isHopeless(error)) throw error
    if (size === 1 && !(await refuseNext(id, working, error))) throw error
    return { done: size, isBroken: true }
  }
}

/** Waits behind others of its priority, so that accounts with large feeds take turns. */
async function putBack(id: string, working: Working): Promise<void> {
  await giveUpOwn(working.db, id)
  await enqueueRun(working, { id, phase: 'applying' })
}

/** Where a batch cannot be written, its rows are tried one by one. */
async function applySome(id: string, endsAt: number, working: Working): Promise<void> {
  const { db, account } = working
  const why = await findWhyNoItems(db, account.id)
  if (why) return failRun(db, { id, phase: 'applying' }, why)
  let alone = 0
  do {
    const size = alone > 0 ? 1 : batchSize
    const { done, isBroken } = await trySome(id, size, working)
    if (done === 0) return
    alone = isBroken && size > 1 ? batchSize : Math.max(0, alone - 1)
  } while (performance.now() < endsAt)
  await putBack(id, working)
}

const fetchOnly =
  (isSlow: boolean): Work =>
  async (run, working) => {
    if (run.phase !== 'fetching') return
    const { db, feed, quickMs = usualQuickMs } = working
    const { signal, end } = watchRun(db, run)
    const fetching = { ...working, url: feed.url ?? '', signal, quickMs, isSlow }
    const why = await fetchFeed(run, fetching).finally(end)
    if (why === 'late') await waitAsSlow(run, working)
    else if (why) await failRun(db, run, why)
  }

/** A few rows may take long to read, so a cancelled run ends within a batch as well. */
async function readWatched(run: StoredRun, working: Working): Promise<boolean> {
  const { db, feed, account } = working
  const { signal, end } = watchRun(db, run)
  const reading: Parameters<typeof readTurn>[1] = {
    ...working,
    ...feed,
    signal,
    readFeed,
    roomFor: (adTypeId: number) => remainingSlots(db, account, adTypeId),
  }
  return readTurn(run, reading).finally(end)
}

async function readAndApply(run: StoredRun, working: Working): Promise<void> {
  const { id, phase } = run
  // Begun by a release that fetched and read in one job.
  if (phase === 'fetching') return enqueueRun(working, run)
  const endsAt = performance.now() + working.turnMs
  const isLeft = phase === 'reading' && (await readWatched(run, working))
  return isLeft ? putBack(id, working) : applySome(id, endsAt, working)
}

type Work = (run: StoredRun, working: Working) => Promise<void>

async function endWork(runId: string, { db, log }: Parts, error: unknown): Promise<void> {
  // The erasure has ended the run.
  if (isOfErasedAccount(error)) return
  if (!isHopeless(error)) {
    // A database that is away stores nothing, but this process may continue the run later.
    await giveUpOwn(db, runId).catch(() => undefined)
    throw error
  }
  log.error({ err: error, runId }, 'a feed was not taken over')
  await failRun(db, { id: runId }, { code: 'internal' })
}

const jobOf = (queue: Queue, parts: Parts, work: Work): Job => {
  const readings: Working['readings'] = openReadings()
  const { db, turnMs = usualTurnMs } = parts
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

export const fetchJobs = (parts: Parts): Job[] => [
  { ...jobOf(queueOf('fetching'), parts, fetchOnly(false)), only: { minPriority: leastQuick } },
  { ...jobOf(queueOf('fetching'), parts, fetchOnly(true)), only: { maxPriority: leastQuick - 1 } },
]
export const feedJob = (parts: Parts): Job => jobOf(queueOf('reading'), parts, readAndApply)
