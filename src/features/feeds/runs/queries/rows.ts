import { sql } from 'kysely'
import { type Action, maxRowsOfUnfinished } from '../contract.ts'
import type { AppliedRow, StagedRow, StoredRun } from '../rules/runs.ts'
import type { Db } from '#platform/handle.ts'
import { deleteInBatches } from '#platform/sweeping/batches.ts'

/** Includes index entries; `ad` is not compressed, so its length is known without reading it. */
const bytesOfRow = sql`(
  200 + 3 * coalesce(octet_length(reference), 0) + coalesce(octet_length(ad), 0)
  + octet_length(reasons::text))`

const sumOfRows = sql`coalesce(sum(${bytesOfRow}), 0)::float8`

export async function addRows(db: Db, runId: string, rows: readonly StagedRow[]): Promise<number> {
  if (rows.length === 0) return 0
  const added = await sql<{ bytes: number }>`
    with added as (
    insert into feed_rows (
      run_id, position, line, reference, action, hash, ad, reasons, property_id)
    select ${runId}::uuid, position, line, reference, action, hash, ad, reasons, "propertyId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      position integer, line integer, reference text, action text, hash text, ad text,
      reasons jsonb, "propertyId" integer)
    returning reference, ad, reasons)
    select ${sumOfRows} as bytes from added`.execute(db)
  return added.rows[0]!.bytes
}

export async function countBytes(db: Db, runId: string): Promise<void> {
  await sql`
    update feed_runs
    set bytes = (select ${sumOfRows} from feed_rows where run_id = ${runId})
    where id = ${runId}`.execute(db)
}

/** A feed may have 200,000 rows, too many for the time limit of a statement. */
const maxDroppedAtOnce = 1_000

/** Runs that are over and whose rows wait to be deleted or were never counted. */
export async function findUncounted(db: Db): Promise<{ id: string; state: StoredRun['state'] }[]> {
  const found = await sql<{ id: string; state: StoredRun['state'] }>`
    select id, state
    from feed_runs
    where bytes is null and state not in ('queued', 'running')
    order by updated_at`.execute(db)
  return found.rows
}

export async function isUncleared(db: Db, id: string): Promise<boolean> {
  const found = await sql`
    select
    from feed_runs
    where id = ${id} and bytes is null and state in ('failed', 'cancelled')`.execute(db)
  return found.rows.length > 0
}

/** `except`: unapplied rows to keep; without it all rows are deleted. */
type DropOptions = { after?: number; except?: readonly number[] }

/** Of two callers at once neither waits for the other. */
export async function dropRows(db: Db, runId: string, options: DropOptions = {}): Promise<void> {
  const { after = 0, except } = options
  const kept = except && sql`and outcome is null and position <> all(${except}::integer[])`
  const found = await sql<{ position: number }>`
    delete from feed_rows
    where run_id = ${runId} and position in (
      select position
      from feed_rows
      where run_id = ${runId} and position > ${after} ${kept ?? sql``}
      order by position
      limit ${maxDroppedAtOnce}
      for update skip locked)
    returning position`.execute(db)
  if (found.rows.length < maxDroppedAtOnce) return
  const last = found.rows.reduce((most, { position }) => Math.max(most, position), after)
  await dropRows(db, runId, { ...options, after: last })
}

async function stripFaultyRows(db: Db, runId: string): Promise<number[]> {
  const kept = await sql<{ position: number }>`
    update feed_rows
    set ad = null, hash = null
    where run_id = ${runId} and position in (
      select position
      from feed_rows
      where run_id = ${runId} and outcome is null and reasons <> '[]'
      order by position
      limit ${maxRowsOfUnfinished})
    returning position`.execute(db)
  return kept.rows.map(({ position }) => position)
}

/** PostgreSQL frees the room of deleted rows only later, so the time is stored as well. */
async function countTrimmed(tx: Db, id: string): Promise<void> {
  // A separate statement, so the next one sees what other processes have deleted.
  await sql`select from feed_runs where id = ${id} for update`.execute(tx)
  await countBytes(tx, id)
  await sql`update feed_runs set updated_at = clock_timestamp() where id = ${id}`.execute(tx)
}

/** Call it outside a transaction: each statement of up to 200,000 rows commits by itself. */
export async function trimRows(db: Db, runId: string): Promise<void> {
  await dropRows(db, runId, { except: await stripFaultyRows(db, runId) })
  await forgetUnchanged(db, runId)
  await db.transaction().execute((tx) => countTrimmed(tx, runId))
}

/** A newer run replaces the plan; its rows count until the worker has deleted them. */
export async function cancelPlans(db: Db, feedId: string, now: Date): Promise<void> {
  await sql`
    update feed_runs
    set state = 'cancelled', bytes = null, finished_at = ${now}, updated_at = ${now}
    where feed_id = ${feedId} and state = 'waiting'`.execute(db)
}

type UnchangedBatch = { runId: string; position: number; found: readonly string[] }

export async function addUnchanged(db: Db, { runId, position, found }: UnchangedBatch) {
  if (found.length === 0) return
  await sql`
    insert into feed_unchanged (run_id, position, found)
    values (${runId}, ${position}, ${found}::text[])`.execute(db)
}

export const forgetUnchanged = (db: Db, runId: string): Promise<void> =>
  deleteInBatches(db, 'feed_unchanged', sql`run_id = ${runId}`)

export async function dropUnchanged(db: Db): Promise<void> {
  const found = await sql`
    delete from feed_unchanged
    where (run_id, position) in (
      select u.run_id, u.position
      from feed_unchanged u
      join feed_runs r on r.id = u.run_id and r.state in ('done', 'failed', 'cancelled')
      limit ${maxDroppedAtOnce}
      for update of u skip locked)
    returning position`.execute(db)
  if (found.rows.length === maxDroppedAtOnce) await dropUnchanged(db)
}

export async function countRows(db: Db, runId: string) {
  const found = await sql<{ action: Action; total: number }>`
    select action, count(*)::integer as total
    from feed_rows
    where run_id = ${runId}
    group by action`.execute(db)
  return Object.fromEntries(found.rows.map(({ action, total }) => [action, total]))
}

/** Unchanged rows are kept only where they have remarks. */
export async function countUnchanged(db: Db, runId: string): Promise<number> {
  const found = await sql<{ total: number }>`
    select count(*)::integer as total
    from feed_rows
    where run_id = ${runId} and action = 'unchanged'`.execute(db)
  return found.rows[0]?.total ?? 0
}

const rowColumns = sql`
  position, line, reference, action, outcome, hash, ad, reasons, property_id as "propertyId"`

type StoredRow = StagedRow & { outcome: AppliedRow['outcome'] | null }

type RowsQuery = { runId: string; after: number; limit: number }

export async function findRowsAfter(db: Db, { runId, after, limit }: RowsQuery) {
  const found = await sql<StoredRow>`
    select ${rowColumns}
    from feed_rows
    where run_id = ${runId} and position > ${after}
      and action in ('added', 'changed', 'removed', 'missing')
    order by position
    limit ${limit}`.execute(db)
  return found.rows
}

type Page = { action?: Action | undefined; page: number; limit: number }

/** The caller has checked whose run it is. */
export async function findRows(db: Db, runId: string, { action, page, limit }: Page) {
  const found = await sql<StoredRow>`
    select ${rowColumns}
    from feed_rows
    where run_id = ${runId} ${action ? sql`and action = ${action}` : sql``}
    order by position
    limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  return found.rows
}

type Faulty = Pick<StagedRow, 'position' | 'line' | 'reference' | 'action' | 'reasons'>

export async function findFaulty(db: Db, { runId, after, limit }: RowsQuery) {
  const found = await sql<Faulty>`
    select position, line, reference, action, reasons
    from feed_rows
    where run_id = ${runId} and position > ${after} and reasons <> '[]'
    order by position
    limit ${limit}`.execute(db)
  return found.rows
}

/** Of an applied row only the name is kept: `ad` replaces what was staged. */
export type OutcomeRow = AppliedRow & { ad: string | null }

export async function storeOutcomes(
  db: Db,
  runId: string,
  rows: readonly OutcomeRow[],
): Promise<void> {
  await sql`
    update feed_rows r
    set outcome = given.outcome, property_id = given."propertyId", reasons = given.reasons,
      ad = given.ad, action = case given.outcome when 'refused' then 'refused' else r.action end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      position integer, outcome text, reasons jsonb, "propertyId" integer, ad text)
    where r.run_id = ${runId} and r.position = given.position`.execute(db)
}
