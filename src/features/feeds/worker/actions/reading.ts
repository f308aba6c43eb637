import { loadLinkHosts } from '#features/reference/link-hosts/queries.ts'
import { chunksOf, dropFetched } from '#features/feeds/runs/queries/fetching.ts'
import type { Dialect } from '#features/feeds/formats/contract.ts'
import { adMapper } from '#features/feeds/formats/rules.ts'
import { findTaken } from '#features/feeds/runs/queries/quota.ts'
import { whyNoRoom } from '#features/feeds/runs/rules/quota.ts'
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
import { countedUp, isShortFeed } from '#features/feeds/runs/rules/runs.ts'
import type { RunReason, StagedRow, StoredRun } from '#features/feeds/runs/rules/runs.ts'
import { findOwnMany } from '#features/posting/own-ads/queries/own-ads.ts'
import { fieldsOf, type Lookups } from '#features/posting/own-ads/rules/own-ads.ts'
import type { Db } from '#platform/handle.ts'
import { mapWithPauses } from '#platform/jobs/pauses.ts'
import { openPace, type Pace } from '#features/feeds/records/actions/pace.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Account } from '#platform/session/account.ts'
import { type Known, type Mapper, plannedRow } from '../rules/plan/planned-row.ts'
import { rowsOfUnknown, withUnchanged } from '../rules/plan/unchanged-rows.ts'
import { addAbsent, findByReference, findItems } from '../queries/reading.ts'
import { batchesOf, isAd, refusedRow, sizeOf, sortRows } from '../rules/reading.ts'
import type { FeedItem, Read } from '../rules/reading.ts'

type Reading = {
  db: Db
  account: Account
  dialect: Dialect | null
  hidesAbsent: boolean
  roomFor: (adTypeId: number) => Promise<number>
  readFeed: (
    chunks: AsyncIterable<Uint8Array>,
    options: {
      dialect: Dialect | undefined
      onColumns: (columns: Columns) => void
      signal: AbortSignal
      pace: Pace
    },
  ) => AsyncIterable<FeedItem>
  readings: Readings<Open>
  turnMs: number
  signal: AbortSignal
} & Lookups

type Open = OpenReading<Read[]> & { pace: Pace }

/** An ad that no feed has brought is unchanged where its fields are the same already. */
async function compared(rows: StagedRow[], { items }: Known, reading: Reading) {
  const strange = rowsOfUnknown(rows, items)
  const ids = strange.flatMap(({ propertyId }) => propertyId ?? [])
  if (ids.length === 0) return rows
  const own = await findOwnMany(reading.db, { account: reading.account, ids })
  const names = { gazetteer: reading.gazetteer(), catalogue: reading.catalogue() }
  const fields = new Map(own.map((row) => [row.id, fieldsOf(row, names)]))
  return withUnchanged(rows, strange, fields)
}

type Planning = {
  reading: Reading
  map: Mapper
  rooms: Known['rooms']
  /** Bytes when this reading began, `written` of them by this run. */
  taken: Awaited<ReturnType<typeof findTaken>>
  written: number
}

async function askRooms(items: Known['items'], { reading, rooms }: Planning): Promise<void> {
  const types = new Set([...items.values()].flatMap(({ waitsFor }) => waitsFor ?? []))
  for (const type of types) if (!rooms.has(type)) rooms.set(type, await reading.roomFor(type))
}

async function planned(batch: Read[], planning: Planning) {
  const { reading, map, rooms } = planning
  const { db, account } = reading
  const references = batch.flatMap(({ item }) => ('ad' in item ? [item.ad.reference] : []))
  const items = await findItems(db, account.id, references)
  const unknown = references.filter((reference) => !items.has(reference))
  const own = await findByReference(db, account, unknown)
  await askRooms(items, planning)
  const known = { items, own, rooms }
  const rows = await mapWithPauses(batch, (read) =>
    isAd(read) ? plannedRow(read, known, map) : refusedRow(read),
  )
  return { rows: await compared(rows, known, reading), size: sizeOf(rows, items) }
}

/** Stores batch and cursor at once; false where the run is over or another process reads on. */
async function stage(id: string, batch: Read[], planning: Planning) {
  const { rows, size } = await planned(batch, planning)
  return planning.reading.db.transaction().execute(async (tx) => {
    const run = await lockRun(tx, id)
    if (run?.phase !== 'reading' || run.cursor !== batch[0]!.position - 1) return false
    const position = batch.at(-1)!.position
    const { kept, found, hasUnnamed } = sortRows(rows, run.counts.refused ?? 0)
    const bytes = await addRows(tx, id, kept)
    const written = run.written + bytes
    const why = whyNoRoom(planning.taken, written - planning.written)
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
      counts: countedUp(
        run.counts,
        rows.map(({ action }) => action),
      ),
    })
    return true
  })
}

async function* untilRefused(items: AsyncIterable<FeedItem>, open: Pick<Open, 'failure'>) {
  try {
    yield* items
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    open.failure = (error.reasons[0] as RunReason | undefined) ?? null
  }
}

const leftMs = ({ readingMs }: StoredRun) => maxReadingMs - readingMs

function begin(run: StoredRun, { db, dialect, readFeed, turnMs }: Reading): Open {
  const { feedId, cursor } = run
  const stopping = new AbortController()
  const { signal } = stopping
  const pace = openPace(signal)
  const rest = { position: cursor, stopping, rooms: new Map<number, number>(), pace, begunAt: 0 }
  const state: Omit<Open, 'batches'> = {
    ...rest,
    failure: null,
    columns: null,
    isAgain: cursor > 0,
  }
  const onColumns = (columns: Columns) => void Object.assign(state, { columns })
  const onReached = () => {
    const { begunAt } = state
    const endsAt = endOfTurn({ begunAt, reachedAt: performance.now(), isAgain: true, turnMs })
    pace.setLimits({ endsAt, leftMs: leftMs(run) })
    state.isAgain = false
  }
  const options = { dialect: dialect ?? undefined, onColumns, signal, pace }
  const items = untilRefused(readFeed(chunksOf(db, feedId), options), state)
  return Object.assign(state, { batches: batchesOf(items, { after: cursor, pace, onReached }) })
}

const endless = Number.POSITIVE_INFINITY

/** No end until staged rows are passed: a turn that ended earlier would repeat for ever. */
function beginTurn(open: Open, run: StoredRun, turnMs: number): Promise<void> {
  open.begunAt = performance.now()
  if (open.isAgain) return open.pace.begin({ endsAt: endless, leftMs: endless })
  return open.pace.begin({ endsAt: open.begunAt + turnMs, leftMs: leftMs(run) })
}

async function readRows(run: StoredRun, open: Open, reading: Reading) {
  const { db, gazetteer, catalogue } = reading
  const { accountId, written } = run
  const held = beginTurn(open, run, reading.turnMs)
  const linkHosts = await loadLinkHosts(db)
  const map = adMapper({ gazetteer: gazetteer(), catalogue: catalogue(), linkHosts })
  const taken = await findTaken(db, { accountId, now: new Date() })
  const planning = { reading, map, rooms: open.rooms, taken, written }
  const stageBatch = (batch: Read[]) => {
    open.position = batch.at(-1)!.position
    return stage(run.id, batch, planning)
  }
  return stageBatches(open, { held, isOver: open.pace.isOver, stage: stageBatch })
}

async function keep({ id, readingMs }: StoredRun, open: Open, { db, readings }: Reading) {
  await readings.keep(id, open)
  await advanceRun(db, id, { readingMs: readingMs + Math.ceil(open.pace.spentMs()) })
}

/** Absent ads count only where the feed is complete and not suspiciously short. */
async function finishPlan(run: StoredRun, open: Open, reading: Reading) {
  const { failure, columns } = open
  await reading.db.transaction().execute(async (tx) => {
    const now = await lockRun(tx, run.id)
    if (now?.phase !== 'reading') return
    const isComplete = failure === null
    const isShort = isComplete && isShortFeed(now.size, now.lastSize)
    const mayLack = isComplete && reading.hidesAbsent && (!isShort || now.acceptsFewer)
    const where = { runId: run.id, feedId: run.feedId, after: now.cursor }
    const absent = mayLack ? await addAbsent(tx, where) : []
    await dropFetched(tx, run.id)
    const isEmpty = now.cursor === 0 && failure !== null
    await advanceRun(tx, run.id, {
      phase: 'applying',
      cursor: 0,
      total: now.cursor + absent.length,
      isComplete,
      isShort,
      counts: countedUp(now.counts, absent),
      failure,
      columns,
      ...(isEmpty ? { state: 'failed', finishedAt: new Date() } : {}),
      ...(now.isCheck && !isEmpty ? { state: 'waiting' } : {}),
    })
  })
}

/** Reads for one turn, from where the last process stopped; returns whether more is left. */
export async function readTurn(run: StoredRun, reading: Reading): Promise<boolean> {
  const { readings, signal } = reading
  const open = (await readings.take(run.id, run.cursor)) ?? begin(run, reading)
  const stop = () => open.stopping.abort()
  signal.addEventListener('abort', stop)
  let end: string | undefined
  try {
    end = await readRows(run, open, reading)
    if (end === 'whole') await finishPlan(run, open, reading)
    return end === 'paused'
  } finally {
    signal.removeEventListener('abort', stop)
    await (end === 'paused' ? keep(run, open, reading) : closeReading(open))
  }
}
