import { loadLinkHosts } from '#features/reference/link-hosts/queries.ts'
import { chunksOf, dropFetched } from '#features/feeds/runs/queries/fetching.ts'
import type { Dialect } from '#features/feeds/formats/contract.ts'
import { createAdMapper } from '#features/feeds/formats/rules.ts'
import { findUsage } from '#features/feeds/runs/queries/quota.ts'
import { checkWorkQuota } from '#features/feeds/runs/rules/quota.ts'
import {
  closeReading,
  endOfTurn,
  maxReadingMs,
  type OpenReading,
  type Readings,
  stageBatches,
} from '#features/feeds/runs/rules/turns.ts'
import type { Columns } from '#features/feeds/runs/contract.ts'
import { addRows, addUnchanged } from '#features/feeds/runs/queries/rows.ts'
import { endFailed } from '#features/feeds/runs/queries/clearing.ts'
import { advanceRun, lockRun } from '#features/feeds/runs/queries/runs.ts'
import { addCounts, isShortFeed } from '#features/feeds/runs/rules/runs.ts'
import type { RunReason, StagedRow, StoredRun } from '#features/feeds/runs/rules/runs.ts'
import { findOwnMany } from '#features/posting/own-ads/queries/own-ads.ts'
import { fieldsOf, type Lookups } from '#features/posting/own-ads/rules/own-ads.ts'
import type { Db } from '#platform/handle.ts'
import { mapWithPauses } from '#platform/jobs/pauses.ts'
import { openPace, type Pace } from '#features/feeds/records/actions/pace.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Account } from '#platform/session/account.ts'
import { type PlanLookups, type Mapper, planRow } from '../rules/plan/planned-row.ts'
import { findRowsOfUnknown, markUnchanged } from '../rules/plan/unchanged-rows.ts'
import { addAbsent, findByReference, findItems } from '../queries/reading.ts'
import { batchesOf, isAd, planRefusedRow, countAds, sortRows } from '../rules/reading.ts'
import type { FeedItem, ReadRow } from '../rules/reading.ts'

type ReadContext = {
  db: Db
  account: Account
  dialect: Dialect | null
  hidesAbsent: boolean
  countRemainingSlots: (adTypeId: number) => Promise<number>
  readFeed: (
    chunks: AsyncIterable<Uint8Array>,
    options: {
      dialect: Dialect | undefined
      onColumns: (columns: Columns) => void
      signal: AbortSignal
      pace: Pace
    },
  ) => AsyncIterable<FeedItem>
  readings: Readings<OpenFeed>
  turnMs: number
  signal: AbortSignal
} & Lookups

type OpenFeed = OpenReading<ReadRow[]> & { pace: Pace }

/** An ad that no feed has brought is unchanged where its fields are the same already. */
async function dropUnchanged(rows: StagedRow[], { items }: PlanLookups, context: ReadContext) {
  const unknownRows = findRowsOfUnknown(rows, items)
  const ids = unknownRows.flatMap(({ propertyId }) => propertyId ?? [])
  if (ids.length === 0) return rows
  const own = await findOwnMany(context.db, { account: context.account, ids })
  const names = { gazetteer: context.gazetteer(), catalogue: context.catalogue() }
  const fields = new Map(own.map((row) => [row.id, fieldsOf(row, names)]))
  return markUnchanged(rows, unknownRows, fields)
}

type PlanContext = {
  context: ReadContext
  map: Mapper
  remainingSlots: PlanLookups['remainingSlots']
  /** Bytes when this reading began, `written` of them by this run. */
  usage: Awaited<ReturnType<typeof findUsage>>
  written: number
}

async function loadRemainingSlots(
  items: PlanLookups['items'],
  { context, remainingSlots }: PlanContext,
): Promise<void> {
  const types = new Set([...items.values()].flatMap(({ blockedAdTypeId }) => blockedAdTypeId ?? []))
  for (const type of types)
    if (!remainingSlots.has(type)) remainingSlots.set(type, await context.countRemainingSlots(type))
}

async function planRows(batch: ReadRow[], planContext: PlanContext) {
  const { context, map, remainingSlots } = planContext
  const { db, account } = context
  const references = batch.flatMap(({ item }) => ('ad' in item ? [item.ad.reference] : []))
  const items = await findItems(db, account.id, references)
  const unknown = references.filter((reference) => !items.has(reference))
  const own = await findByReference(db, account, unknown)
  await loadRemainingSlots(items, planContext)
  const known = { items, own, remainingSlots }
  const rows = await mapWithPauses(batch, (read) =>
    isAd(read) ? planRow(read, known, map) : planRefusedRow(read),
  )
  return { rows: await dropUnchanged(rows, known, context), size: countAds(rows, items) }
}

/** Stores batch and cursor at once; false where the run is over or another process reads on. */
async function storeBatch(id: string, batch: ReadRow[], planContext: PlanContext) {
  const { rows, size } = await planRows(batch, planContext)
  return planContext.context.db.transaction().execute(async (tx) => {
    const run = await lockRun(tx, id)
    if (run?.phase !== 'reading' || run.cursor !== batch[0]!.position - 1) return false
    const position = batch.at(-1)!.position
    const { kept, found, hasUnnamed } = sortRows(rows, run.counts.refused ?? 0)
    const bytes = await addRows(tx, id, kept)
    const written = run.written + bytes
    const why = checkWorkQuota(planContext.usage, written - planContext.written)
    if (why) {
      await endFailed(tx, id, why)
      return false
    }
    await addUnchanged(tx, { runId: id, position, found })
    await advanceRun(tx, id, {
      bytes: run.bytes + bytes,
      written,
      cursor: position,
      size: run.size + size,
      hasUnnamedRows: run.hasUnnamedRows || hasUnnamed,
      counts: addCounts(
        run.counts,
        rows.map(({ action }) => action),
      ),
    })
    return true
  })
}

async function* untilRefused(items: AsyncIterable<FeedItem>, openFeed: Pick<OpenFeed, 'failure'>) {
  try {
    yield* items
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    openFeed.failure = (error.reasons[0] as RunReason | undefined) ?? null
  }
}

const remainingReadingMs = ({ readingMs }: StoredRun) => maxReadingMs - readingMs

function beginReading(run: StoredRun, { db, dialect, readFeed, turnMs }: ReadContext): OpenFeed {
  const { feedId, cursor } = run
  const stopping = new AbortController()
  const { signal } = stopping
  const pace = openPace(signal)
  const start = {
    position: cursor,
    stopping,
    remainingSlots: new Map<number, number>(),
    pace,
    begunAt: 0,
  }
  const state: Omit<OpenFeed, 'batches'> = {
    ...start,
    failure: null,
    columns: null,
    isAgain: cursor > 0,
  }
  const onColumns = (columns: Columns) => void Object.assign(state, { columns })
  const onReached = () => {
    const { begunAt } = state
    const endsAt = endOfTurn({ begunAt, reachedAt: performance.now(), isAgain: true, turnMs })
    pace.setLimits({ endsAt, leftMs: remainingReadingMs(run) })
    state.isAgain = false
  }
  const options = { dialect: dialect ?? undefined, onColumns, signal, pace }
  const items = untilRefused(readFeed(chunksOf(db, feedId), options), state)
  return Object.assign(state, { batches: batchesOf(items, { after: cursor, pace, onReached }) })
}

const unlimited = Number.POSITIVE_INFINITY

/** No end until staged rows are passed: a turn that ended earlier would repeat for ever. */
function beginTurn(openFeed: OpenFeed, run: StoredRun, turnMs: number): Promise<void> {
  openFeed.begunAt = performance.now()
  if (openFeed.isAgain) return openFeed.pace.begin({ endsAt: unlimited, leftMs: unlimited })
  return openFeed.pace.begin({ endsAt: openFeed.begunAt + turnMs, leftMs: remainingReadingMs(run) })
}

async function readRows(run: StoredRun, openFeed: OpenFeed, context: ReadContext) {
  const { db, gazetteer, catalogue } = context
  const { accountId, written } = run
  const turnOver = beginTurn(openFeed, run, context.turnMs)
  const linkHosts = await loadLinkHosts(db)
  const map = createAdMapper({ gazetteer: gazetteer(), catalogue: catalogue(), linkHosts })
  const usage = await findUsage(db, { accountId, now: new Date() })
  const planContext = { context, map, remainingSlots: openFeed.remainingSlots, usage, written }
  const stageBatch = (batch: ReadRow[]) => {
    openFeed.position = batch.at(-1)!.position
    return storeBatch(run.id, batch, planContext)
  }
  return stageBatches(openFeed, { turnOver, isOver: openFeed.pace.isOver, stage: stageBatch })
}

async function suspendReading(
  { id, readingMs }: StoredRun,
  openFeed: OpenFeed,
  { db, readings }: ReadContext,
) {
  await readings.keep(id, openFeed)
  await advanceRun(db, id, { readingMs: readingMs + Math.ceil(openFeed.pace.spentMs()) })
}

/** Absent ads count only where the feed is complete and not suspiciously short. */
async function finishPlan(run: StoredRun, openFeed: OpenFeed, context: ReadContext) {
  const { failure, columns } = openFeed
  await context.db.transaction().execute(async (tx) => {
    const current = await lockRun(tx, run.id)
    if (current?.phase !== 'reading') return
    const isComplete = failure === null
    const isShort = isComplete && isShortFeed(current.size, current.lastSize)
    const countsAbsent = isComplete && context.hidesAbsent && (!isShort || current.acceptsFewer)
    const where = { runId: run.id, feedId: run.feedId, after: current.cursor }
    const absent = countsAbsent ? await addAbsent(tx, where) : []
    await dropFetched(tx, run.id)
    const isEmpty = current.cursor === 0 && failure !== null
    await advanceRun(tx, run.id, {
      phase: 'applying',
      cursor: 0,
      total: current.cursor + absent.length,
      isComplete,
      isShort,
      counts: addCounts(current.counts, absent),
      failure,
      columns,
      ...(isEmpty ? { state: 'failed', finishedAt: new Date() } : {}),
      ...(current.isCheck && !isEmpty ? { state: 'waiting' } : {}),
    })
  })
}

/** Reads for one turn, from where the last process stopped; returns whether more is left. */
export async function readTurn(run: StoredRun, context: ReadContext): Promise<boolean> {
  const { readings, signal } = context
  const openFeed = (await readings.take(run.id, run.cursor)) ?? beginReading(run, context)
  const stop = () => openFeed.stopping.abort()
  signal.addEventListener('abort', stop)
  let end: string | undefined
  try {
    end = await readRows(run, openFeed, context)
    if (end === 'whole') await finishPlan(run, openFeed, context)
    return end === 'paused'
  } finally {
    signal.removeEventListener('abort', stop)
    await (end === 'paused' ? suspendReading(run, openFeed, context) : closeReading(openFeed))
  }
}
