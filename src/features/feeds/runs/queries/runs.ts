import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { isModerationOn } from '#features/posting/own-ads/queries/review.ts'
import type { Db } from '#platform/handle.ts'
import type { AccountId } from '#platform/session/account.ts'
import type { StoredRun } from '../rules/runs.ts'

const columns = sql`
  r.id, r.feed_id as "feedId", r.account_id as "accountId", r.state, r.phase,
  r.is_check as "isCheck", r.accepts_fewer as "acceptsFewer", r.cursor, r.total, r.size,
  f.last_size as "lastSize", r.is_complete as "isComplete", r.is_short as "isShort",
  r.has_unnamed_rows as "hasUnnamedRows", r.attempts, r.worked_by as "workedBy", r.counts,
  r.results, r.failure, r.columns, coalesce(r.bytes, 0)::float8 as bytes,
  r.written::float8 as written, r.reading_ms as "readingMs", r.created_at as "createdAt",
  r.started_at as "startedAt", r.finished_at as "finishedAt", r.updated_at as "updatedAt"`

const shownColumns = sql`
  ${columns}, (
    select ${isModerationOn} and ad_is_reviewed(coalesce(own.agency_id, own.id))
    from accounts own
    where own.id = r.account_id) as "isReviewed"`

type ShownRun = StoredRun & { isReviewed: boolean }

export async function findRun(db: Db, accountId: AccountId, id: string) {
  const found = await sql<ShownRun>`
    select ${shownColumns}
    from feed_runs r
    join feeds f on f.id = r.feed_id
    where r.id = ${id} and r.account_id = ${accountId}`.execute(db)
  return found.rows[0]
}

export async function findRuns(db: Db, accountId: AccountId, limit: number) {
  const found = await sql<ShownRun>`
    select ${shownColumns}
    from feed_runs r
    join feeds f on f.id = r.feed_id
    where r.account_id = ${accountId}
    order by r.created_at desc, r.id
    limit ${limit}`.execute(db)
  return found.rows
}

type NewRun = {
  feedId: string
  accountId: number
  phase: StoredRun['phase']
  isCheck: boolean
  acceptsFewer: boolean
  now: Date
}

/** Runs of an account begin one by one: of two at once, the second sees the first. */
async function lockRunsOfAccount(db: Db, accountId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('feed_runs'), ${accountId})`.execute(db)
}

/** Undefined where another run is under way. Call it in a transaction. */
export async function addRun(db: Db, run: NewRun): Promise<string | undefined> {
  const { feedId, accountId, phase, isCheck, acceptsFewer, now } = run
  await lockRunsOfAccount(db, accountId)
  const found = await sql<{ id: string }>`
    insert into feed_runs (
      feed_id, account_id, phase, is_check, accepts_fewer, created_at, updated_at)
    values (${feedId}, ${accountId}, ${phase}, ${isCheck}, ${acceptsFewer}, ${now}, ${now})
    on conflict (account_id) where state in ('queued', 'running') do nothing
    returning id`.execute(db)
  return found.rows[0]?.id
}

export async function findPlannedRun(db: Db, feedId: string): Promise<string | undefined> {
  const found = await sql<{ id: string }>`
    select id
    from feed_runs
    where feed_id = ${feedId} and state = 'waiting'
    order by created_at desc
    limit 1
    for update`.execute(db)
  return found.rows[0]?.id
}

type Confirmation = { id: string; accountId: number; acceptsFewer: boolean; now: Date }

export async function confirmRun(db: Db, { id, accountId, acceptsFewer, now }: Confirmation) {
  await lockRunsOfAccount(db, accountId)
  const found = await sql<{ id: string }>`
    update feed_runs r
    set state = 'queued', is_check = false, accepts_fewer = ${acceptsFewer}, updated_at = ${now}
    where id = ${id} and not exists (
      select from feed_runs other
      where other.account_id = r.account_id and other.state in ('queued', 'running'))
    returning id`.execute(db)
  return found.rows.length > 0
}

export async function lockRun(db: Db, id: string): Promise<StoredRun | undefined> {
  const found = await sql<StoredRun>`
    select ${columns}
    from feed_runs r
    join feeds f on f.id = r.feed_id
    where r.id = ${id} and r.state in ('queued', 'running')
    for update of r`.execute(db)
  return found.rows[0]
}

export async function isInPhase(
  db: Db,
  { id, phase }: Pick<StoredRun, 'id' | 'phase'>,
): Promise<boolean> {
  const found = await sql`
    select
    from feed_runs
    where id = ${id} and phase = ${phase} and state in ('queued', 'running')`.execute(db)
  return found.rows.length > 0
}

const names = {
  state: 'state',
  phase: 'phase',
  cursor: 'cursor',
  total: 'total',
  size: 'size',
  isComplete: 'is_complete',
  isShort: 'is_short',
  hasUnnamedRows: 'has_unnamed_rows',
  counts: 'counts',
  results: 'results',
  failure: 'failure',
  columns: 'columns',
  startedAt: 'started_at',
  finishedAt: 'finished_at',
  attempts: 'attempts',
  bytes: 'bytes',
  written: 'written',
  readingMs: 'reading_ms',
  workedBy: 'worked_by',
} as const

const jsonColumns = new Set<string>(['counts', 'results', 'failure', 'columns'] as const)

/** On a run that is over, null `bytes` mean that its rows wait to be deleted. */
type Changes = Partial<
  Omit<Pick<StoredRun, keyof typeof names>, 'bytes'> & { bytes: number | null }
>

/** Tells this process from those that began a batch earlier and have probably crashed. */
export const processId = randomUUID()

/** Zero where this process has given the run up or another one works on it. */
const ownAttempt = sql<number>`case when worked_by = ${processId} then 1 else 0 end`

/** Moving the cursor begins the next batch, so attempts start again. */
export async function advanceRun(db: Db, id: string, changes: Changes): Promise<void> {
  const hasMoved = changes.cursor !== undefined && changes.attempts === undefined
  const set = Object.entries(changes).map(([name, value]) => {
    const isJson = jsonColumns.has(name)
    return [names[name as keyof Changes], isJson && value ? JSON.stringify(value) : value]
  })
  await db
    .updateTable('feed_runs')
    .set({
      ...Object.fromEntries(set),
      ...(hasMoved ? { attempts: ownAttempt } : {}),
      updated_at: sql`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute()
}

export async function cancelRun(
  db: Db,
  accountId: AccountId,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const ended = await db
    .updateTable('feed_runs')
    .set({ state: 'cancelled', bytes: null, finished_at: now, updated_at: now })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('state', 'in', ['queued', 'running', 'waiting'])
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

export async function endSchedule(db: Db, feedId: string): Promise<void> {
  await sql`
    update feeds set schedule = 'off', next_run_at = null where id = ${feedId}`.execute(db)
}

type WorkerRuns = { workedBy: string; id?: string | undefined }

/** Takes back attempts that did not crash the process: of one run, or of all. */
export async function releaseRuns(db: Db, { workedBy, id }: WorkerRuns): Promise<void> {
  await sql`
    update feed_runs
    set attempts = greatest(attempts - 1, 0), worked_by = null
    where worked_by = ${workedBy} and state in ('queued', 'running')
      and id = coalesce(${id ?? null}::uuid, id)`.execute(db)
}

export async function findRunOf(db: Db, feedId: string): Promise<string | undefined> {
  const found = await sql<{ id: string }>`
    select id
    from feed_runs
    where feed_id = ${feedId}
    limit 1`.execute(db)
  return found.rows[0]?.id
}
