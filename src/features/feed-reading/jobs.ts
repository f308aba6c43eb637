import { loadLinkHosts } from '#features/ad-links/queries.ts'
import { chunksOf, dropFetched } from '#features/feed-fetching/queries.ts'
import type { Dialect } from '#features/feed-dialects/contract.ts'
import { adMapper, type FeedAd } from '#features/feed-dialects/rules.ts'
import { findTaken } from '#features/feed-room/queries.ts'
import { whyNoRoom } from '#features/feed-room/rules.ts'
import type { Columns } from '#features/feed-runs/contract.ts'
import { addRows, addUnchanged } from '#features/feed-rows/queries.ts'
import { endFailed } from '#features/feed-attempts/queries.ts'
import { advanceRun, lockRun } from '#features/feed-runs/queries.ts'
import {
  countedUp,
  isShortFeed,
  type RunReason,
  type StagedRow,
  type StoredRun,
} from '#features/feed-runs/rules.ts'
import { findOwnMany } from '#features/my-properties/queries.ts'
import { fieldsOf, type Lookups } from '#features/my-properties/rules.ts'
import type { Db } from '#platform/handle.ts'
import { mapWithPauses } from '#platform/jobs/pauses.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Account } from '#platform/session/account.ts'
import { addAbsent, findByReference, findItems, type Item } from './queries.ts'
import {
  batchesOf,
  deletedRow,
  type FeedItem,
  isAd,
  isNothing,
  limitReasons,
  type Placed,
  type Read,
  refusedRow,
  silent,
  sizeOf,
  sortRows,
  stagedAd,
  wishesOf,
} from './rules.ts'

type Reading = {
  db: Db
  account: Account
  dialect: Dialect | null
  /** Whether ads that the feed lacks count. */
  hidesAbsent: boolean
  /** How many more ads of a type the account may put on show. */
  roomFor: (adTypeId: number) => Promise<number>
  readFeed: (
    chunks: AsyncIterable<Uint8Array>,
    options: { dialect: Dialect | undefined; onColumns: (columns: Columns) => void },
  ) => AsyncIterable<FeedItem>
} & Lookups

type Mapper = ReturnType<typeof adMapper>

/** How many more ads of a type have room, as far as this reading has asked. */
type Rooms = Map<number, number>
type Known = { items: Map<string, Item>; own: Map<string, number>; rooms: Rooms }

/** Takes one of the places that there are, where an ad waits for one. */
function takesPlace({ waitsFor }: Item, { rooms }: Known): boolean {
  const room = waitsFor === null ? 0 : (rooms.get(waitsFor) ?? 0)
  if (waitsFor !== null) rooms.set(waitsFor, room - 1)
  return room > 0
}

const isSame = (known: Item | undefined, { hash }: FeedAd): known is Item =>
  known?.hash === hash && (known.gone === null || known.waits)

/** A row as the plan has it, before ads that were written by hand are compared. */
function plannedRow(read: Placed, given: Known, map: Mapper): StagedRow {
  const { position, item } = read
  const { ad } = item
  const known = given.items.get(ad.reference)
  if (ad.status === 'deleted') return deletedRow(read, known)
  const propertyId = known?.propertyId ?? given.own.get(ad.reference) ?? null
  const row = { ...silent, position, line: item.row, reference: ad.reference, propertyId }
  if (isSame(known, ad) && !takesPlace(known, given)) return { ...row, action: 'unchanged' }
  const mapped = map(ad)
  return {
    ...row,
    action: propertyId === null ? 'added' : 'changed',
    hash: ad.hash,
    ad: JSON.stringify(stagedAd(ad, mapped)),
    reasons: limitReasons([...mapped.faults, ...mapped.notes]),
  }
}

/** An own ad that no feed brought yet is unchanged where it says the same already. */
async function compared(rows: StagedRow[], { items }: Known, reading: Reading) {
  const strange = rows.filter(
    ({ action, reference }) => action === 'changed' && !items.has(reference ?? ''),
  )
  const ids = strange.flatMap(({ propertyId }) => propertyId ?? [])
  if (ids.length === 0) return rows
  const own = await findOwnMany(reading.db, { account: reading.account, ids })
  const names = { gazetteer: reading.gazetteer(), catalogue: reading.catalogue() }
  const fields = new Map(own.map((row) => [row.id, fieldsOf(row, names)]))
  const same = new Set(
    strange.filter(({ ad, propertyId }) => {
      const present = fields.get(propertyId ?? 0)
      return present && isNothing(wishesOf(JSON.parse(ad ?? '{}').fields, present))
    }),
  )
  return rows.map((row) =>
    same.has(row) ? { ...row, action: 'unchanged' as const, ad: null, hash: null } : row,
  )
}

type Planning = {
  reading: Reading
  map: Mapper
  rooms: Rooms
  /** Bytes when this reading began, of which so many were of this run. */
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

/** Keeps a batch and how far that is, in one; false where the run is over or another reads on. */
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

type Ended = { isStopped: boolean; failure: RunReason | null; columns: Columns | null }

/** The rows of a feed, then why it could not be read further, if so. */
async function* untilRefused(items: AsyncIterable<FeedItem>, ended: Ended) {
  try {
    yield* items
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    ended.failure = (error.reasons[0] as RunReason | undefined) ?? null
  }
}

/** Reads on where the run was left. */
async function readRows(run: StoredRun, reading: Reading): Promise<Ended> {
  const { db, dialect, gazetteer, catalogue, readFeed } = reading
  const { id, feedId, cursor, accountId, written } = run
  const linkHosts = await loadLinkHosts(db)
  const map = adMapper({ gazetteer: gazetteer(), catalogue: catalogue(), linkHosts })
  const taken = await findTaken(db, { accountId, now: new Date() })
  const planning = { reading, map, rooms: new Map(), taken, written }
  const ended: Ended = { isStopped: false, failure: null, columns: null }
  const onColumns = (columns: Columns) => void Object.assign(ended, { columns })
  const items = readFeed(chunksOf(db, feedId), { dialect: dialect ?? undefined, onColumns })
  let kept = Promise.resolve(true)
  for await (const batch of batchesOf(untilRefused(items, ended), cursor)) {
    ended.isStopped = !(await kept)
    if (ended.isStopped) break
    // Reading goes on while PostgreSQL keeps what was read.
    kept = stage(id, batch, planning)
    kept.catch(() => undefined)
  }
  ended.isStopped ||= !(await kept)
  return ended
}

/** What the feed lacks is looked at only where it is there as a whole and not suspiciously short. */
async function finishPlan(run: StoredRun, { failure, columns }: Ended, reading: Reading) {
  await reading.db.transaction().execute(async (tx) => {
    const now = await lockRun(tx, run.id)
    if (now?.phase !== 'reading') return
    const isComplete = failure === null
    const isShort = isComplete && isShortFeed(now.size, now.lastSize)
    const mayLack = isComplete && reading.hidesAbsent && (!isShort || now.acceptsFewer)
    const where = { runId: run.id, feedId: run.feedId, after: now.cursor }
    const absent = mayLack ? await addAbsent(tx, where) : []
    // Fetched anew by the next run.
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

/** Reads a feed into rows with what is to become of each; goes on where a killed process was. */
export async function readWhole(run: StoredRun, reading: Reading): Promise<void> {
  const ended = await readRows(run, reading)
  if (!ended.isStopped) await finishPlan(run, ended, reading)
}

/** That a feed has fewer ads than before is right after all: what it lacks counts now. */
export async function countAbsent(db: Db, run: StoredRun): Promise<StoredRun> {
  const after = run.total ?? 0
  const absent = await addAbsent(db, { runId: run.id, feedId: run.feedId, after })
  const counts = countedUp(run.counts, absent)
  const total = after + absent.length
  await advanceRun(db, run.id, { total, counts, isShort: false })
  return { ...run, total, counts, isShort: false }
}
