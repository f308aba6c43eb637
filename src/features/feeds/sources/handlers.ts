import { storeFeed } from '#features/feeds/runs/actions/fetching.ts'
import { cancelPlans, findRows } from '#features/feeds/runs/queries/rows.ts'
import { checkRunQuota } from '#features/feeds/runs/queries/quota.ts'
import { assignTurn, enqueueRun } from '#features/feeds/runs/actions/turns.ts'
import { stopRun } from '#features/feeds/runs/actions/attempts.ts'
import {
  addRun,
  confirmRun,
  findRun,
  findRuns,
  findPlannedRun,
} from '#features/feeds/runs/queries/runs.ts'
import { hourSeconds } from '#i18n/time-units.ts'
import { paginationOf } from '#platform/endpoint/pagination.ts'
import type { Call, CreatingCall, Db, Handler } from '#platform/handle.ts'
import { Download, handle, handleCreation } from '#platform/handle.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Outgoing } from '#platform/outgoing/outgoing.ts'
import { Refusal } from '#platform/refusal.ts'
import type { AccountId } from '#platform/session/account.ts'
import { throttleAccount } from '#platform/session/throttle.ts'
import {
  addFeed,
  cancelRun,
  changeFeed,
  checkFeed,
  listFeeds,
  listRunRows,
  maxMegabytes,
  readReport,
  readRun,
  removeFeed,
  runFeed,
  uploadFeed,
} from './contract.ts'
import { countStoredRows, reportOf, showRow, showRun } from './actions.ts'
import { countOthers, disownFeeds, findFeeds, lockFeed, saveFeed, setFeed } from './queries.ts'
import { feedOf, type FeedRow, firstRunAt } from './rules.ts'

type Dependencies = { jobs: Pick<Jobs, 'enqueue' | 'enqueueInTurn'>; outgoing: Outgoing }

const maxFeeds = 10
const shownRuns = 20
/** Per account: ten feeds whose addresses are corrected now and then. */
const addLimit = { max: 60, seconds: hourSeconds }

const notFound = () => new Refusal(404, [{ code: 'not_found' }])
const alreadyRunning = () => new Refusal(409, [{ code: 'feed_running' }])

async function requireFeed(db: Db, accountId: AccountId, id: string): Promise<FeedRow> {
  const feed = await lockFeed(db, accountId, id)
  if (!feed) throw notFound()
  return feed
}

async function requireRun(db: Db, accountId: AccountId, id: string) {
  const run = await findRun(db, accountId, id)
  if (!run) throw notFound()
  return run
}

async function add(call: CreatingCall<typeof addFeed>, { outgoing }: Dependencies) {
  const { account, caller, body, language, now } = call
  const { url, dialect = null, hidesAbsent = true, schedule = 'off' } = body
  await throttleAccount(call.db, { name: 'feed-add', ...addLimit, account, caller, now })
  if (!outgoing.mayFetch(url)) throw new Refusal(422, [{ code: 'address_invalid', path: 'url' }])
  return call.transact(async (tx) => {
    if ((await countOthers(tx, account.id, url)) >= maxFeeds) {
      throw new Refusal(422, [{ code: 'too_many_feeds', values: { maximum: maxFeeds } }])
    }
    const nextRunAt = firstRunAt(schedule, now)
    const settings = { url, dialect, hidesAbsent, schedule, nextRunAt, language, now }
    const id = await saveFeed(tx, { accountId: account.id, ...settings })
    await assignTurn(tx, id, caller)
    return { feed: feedOf(await requireFeed(tx, account.id, id)) }
  })
}

const maxBytes = maxMegabytes * 1024 * 1024
const uploads = { max: 30, seconds: hourSeconds }
/** A second file may arrive while the first is stored; more would fill the temporary folder. */
const maxUploadsAtOnce = 2

/** The content is checked when the file is read, not its name. */
async function receiveFile({ db, account, caller, now, receive }: Call<typeof uploadFeed>) {
  await throttleAccount(db, { name: 'upload/feed', ...uploads, account, caller, now })
  const isText = (kind: string) => (kind === 'other' ? maxBytes : 0)
  const inAll = maxUploadsAtOnce * maxBytes
  const [file] = await receive({ ofKind: isText, inAll, sharedBy: `feeds/${account.id}` })
  const path = 'file'
  if (!file || file.bytes === 0) throw new Refusal(422, [{ code: 'file_empty', path }])
  if (file.kind !== 'other') throw new Refusal(415, [{ code: 'feed_kind_needed', path }])
  if (!file.isTooLarge) return file
  if (file.bytes < maxBytes) throw new Refusal(409, [{ code: 'feed_uploads_running', path }])
  throw new Refusal(413, [{ code: 'file_too_large', path, values: { maximum: maxMegabytes } }])
}

async function upload(call: Call<typeof uploadFeed>) {
  const { account, query, language, now } = call
  const file = await receiveFile(call)
  return call.db.transaction().execute(async (tx) => {
    const { dialect = null, hidesAbsent = false } = query
    const settings = { url: null, dialect, hidesAbsent, schedule: 'off' as const, nextRunAt: null }
    const id = await saveFeed(tx, { accountId: account.id, ...settings, language, now })
    const feed = await requireFeed(tx, account.id, id)
    const runs = await findRuns(tx, account.id, 1)
    if (runs.some(({ state }) => state === 'queued' || state === 'running')) throw alreadyRunning()
    await cancelPlans(tx, id, now)
    await storeFeed(file.path, { db: tx, feedId: id, accountId: account.id, now })
    return { feed: feedOf({ ...feed, hasFile: true }) }
  })
}

async function change(call: Call<typeof changeFeed>) {
  const { account, params, body, now } = call
  return call.db.transaction().execute(async (tx) => {
    const before = await requireFeed(tx, account.id, params.id)
    const { schedule = before.schedule, dialect = before.dialect } = body
    if (before.url === null && schedule !== 'off') {
      throw new Refusal(422, [{ code: 'feed_not_scheduled', path: 'schedule' }])
    }
    const nextRunAt = schedule === before.schedule ? before.nextRunAt : firstRunAt(schedule, now)
    const hidesAbsent = body.hidesAbsent ?? before.hidesAbsent
    await setFeed(tx, { id: before.id, dialect, schedule, nextRunAt, hidesAbsent })
    return { feed: feedOf(await requireFeed(tx, account.id, params.id)) }
  })
}

type RunCall = Pick<Call<typeof runFeed>, 'db' | 'account' | 'caller' | 'language' | 'now'>
type StartCall = RunCall & { id: string }

/** Per account: twenty feeds, each checked and then run. */
const runLimit = { max: 40, seconds: hourSeconds }

/** A report may have 30 MB and take 2 s of CPU time, so new accounts get few. */
const reportLimit = { max: 60, maxOfNew: 3, seconds: hourSeconds }

async function startRun(
  tx: Db,
  feed: FeedRow,
  run: { isCheck: boolean; acceptsFewer: boolean; now: Date },
) {
  if (feed.url === null && !feed.hasFile) throw new Refusal(409, [{ code: 'feed_gone' }])
  await cancelPlans(tx, feed.id, run.now)
  const why = await checkRunQuota(tx, { accountId: feed.accountId, now: run.now })
  if (why) throw new Refusal(422, [why])
  const phase = feed.url === null ? ('reading' as const) : ('fetching' as const)
  const id = await addRun(tx, { feedId: feed.id, accountId: feed.accountId, phase, ...run })
  if (!id) throw alreadyRunning()
  return id
}

type ChooseRun = (tx: Db, feed: FeedRow) => Promise<string>

async function beginRun(call: StartCall, { jobs }: Dependencies, choose: ChooseRun) {
  const { db, account, caller, language, now } = call
  await throttleAccount(db, { name: 'feed-run', ...runLimit, account, caller, now })
  return db.transaction().execute(async (tx) => {
    const feed = await requireFeed(tx, account.id, call.id)
    const runId = await choose(tx, feed)
    const run = await requireRun(tx, account.id, runId)
    await assignTurn(tx, feed.id, caller)
    await enqueueRun({ db: tx, jobs }, run)
    return { run: showRun(run, language) }
  })
}

const confirmOrStart =
  ({ body, now }: Call<typeof runFeed>): ChooseRun =>
  async (tx, feed) => {
    const acceptsFewer = body?.acceptsFewer ?? false
    const waiting = await findPlannedRun(tx, feed.id)
    if (!waiting) return startRun(tx, feed, { isCheck: false, acceptsFewer, now })
    const { accountId } = feed
    const isBegun = await confirmRun(tx, { id: waiting, accountId, acceptsFewer, now })
    if (!isBegun) throw alreadyRunning()
    return waiting
  }

const sourceHandlers = (dependencies: Dependencies): Handler[] => [
  handle(listFeeds, async ({ db, account, language }) => {
    const [feeds, runs] = await Promise.all([
      findFeeds(db, account.id),
      findRuns(db, account.id, shownRuns),
    ])
    return { feeds: feeds.map(feedOf), runs: runs.map((run) => showRun(run, language)) }
  }),
  handleCreation(addFeed, (call) => add(call, dependencies)),
  handle(uploadFeed, upload),
  handle(changeFeed, change),

  handle(removeFeed, async ({ db, account, params, now }) => {
    const feed = { accountId: account.id, id: params.id, now }
    const left = await db.transaction().execute((tx) => disownFeeds(tx, feed))
    if (left === 0) throw notFound()
    return {}
  }),
]

async function listRows({ db, account, params, query, language }: Call<typeof listRunRows>) {
  const run = await requireRun(db, account.id, params.id)
  const rows = await findRows(db, run.id, query)
  const counts = await countStoredRows(db, run)
  const sum = Object.values(counts).reduce((listed, count) => listed + count, 0)
  const total = query.action ? counts[query.action] : sum
  return {
    rows: rows.map((row) => showRow(row, language)),
    pagination: paginationOf(query, total),
  }
}

const runHandlers = (dependencies: Dependencies): Handler[] => [
  handle(checkFeed, (call) =>
    beginRun({ ...call, id: call.params.id }, dependencies, (tx, feed) =>
      startRun(tx, feed, { isCheck: true, acceptsFewer: false, now: call.now }),
    ),
  ),
  handle(runFeed, (call) =>
    beginRun({ ...call, id: call.params.id }, dependencies, confirmOrStart(call)),
  ),

  handle(readRun, async ({ db, account, params, language }) => ({
    run: showRun(await requireRun(db, account.id, params.id), language),
  })),

  handle(listRunRows, listRows),

  handle(readReport, async ({ db, account, caller, params, language, now }) => {
    await throttleAccount(db, { name: 'feed-report', ...reportLimit, account, caller, now })
    const run = await requireRun(db, account.id, params.id)
    return new Download({
      type: 'text/csv',
      name: `dara-import-${run.id.slice(0, 8)}.csv`,
      content: reportOf(db, run, language),
    })
  }),

  handle(cancelRun, async ({ db, account, params, language, now }) => {
    const { id } = await requireRun(db, account.id, params.id)
    await stopRun({ db, jobs: dependencies.jobs }, account.id, { id, now })
    return { run: showRun(await requireRun(db, account.id, id), language) }
  }),
]

export const feedHandlers = (dependencies: Dependencies): Handler[] => [
  ...sourceHandlers(dependencies),
  ...runHandlers(dependencies),
]
