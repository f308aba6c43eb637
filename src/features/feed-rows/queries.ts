import { sql } from 'kysely'
import type { Action } from '#features/feed-runs/contract.ts'
import type { AppliedRow, StagedRow } from '#features/feed-runs/rules.ts'
import type { Db } from '#platform/handle.ts'

export async function addRows(db: Db, runId: string, rows: readonly StagedRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into feed_rows (
      run_id, position, line, reference, action, hash, ad, reasons, property_id)
    select ${runId}::uuid, position, line, reference, action, hash, ad, reasons, "propertyId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      position integer, line integer, reference text, action text, hash text, ad text,
      reasons jsonb, "propertyId" integer)`.execute(db)
}

/** Far from what a statement has time for: a feed may have 200,000 rows. */
const droppedAtOnce = 5_000

/** All rows of a run, some thousands a statement; of two that do so neither waits for the other. */
export async function dropRows(db: Db, runId: string, after = 0): Promise<void> {
  const found = await sql<{ position: number }>`
    delete from feed_rows
    where run_id = ${runId} and position in (
      select position
      from feed_rows
      where run_id = ${runId} and position > ${after}
      order by position
      limit ${droppedAtOnce}
      for update skip locked)
    returning position`.execute(db)
  if (found.rows.length < droppedAtOnce) return
  const last = found.rows.reduce((most, { position }) => Math.max(most, position), after)
  await dropRows(db, runId, last)
}

/** What a newer run replaces is no longer a plan. */
export async function dropPlans(db: Db, feedId: string, now: Date): Promise<void> {
  const dropped = await sql<{ id: string }>`
    update feed_runs
    set state = 'cancelled', finished_at = ${now}, updated_at = ${now}
    where feed_id = ${feedId} and state = 'waiting'
    returning id`.execute(db)
  for (const { id } of dropped.rows) await dropRows(db, id)
}

/** References of a batch that are as they were: of them no more has to be known. */
type Unchanged = { runId: string; position: number; found: readonly string[] }

/** They are looked up to the end of the run, and leave when it is over. */
export async function addUnchanged(db: Db, { runId, position, found }: Unchanged) {
  if (found.length === 0) return
  await sql`
    insert into feed_unchanged (run_id, position, found)
    values (${runId}, ${position}, ${found}::text[])`.execute(db)
}

/** What runs that are over knew as unchanged, some thousands a statement. */
export async function dropUnchanged(db: Db): Promise<void> {
  const found = await sql`
    delete from feed_unchanged
    where (run_id, position) in (
      select u.run_id, u.position
      from feed_unchanged u
      join feed_runs r on r.id = u.run_id and r.state in ('done', 'failed', 'cancelled')
      limit ${droppedAtOnce}
      for update of u skip locked)
    returning position`.execute(db)
  if (found.rows.length === droppedAtOnce) await dropUnchanged(db)
}

/** Rows that are unchanged and of which there is something to say. */
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

type Next = { runId: string; after: number; limit: number }

/** The next rows from which something follows. */
export async function findRowsAfter(db: Db, { runId, after, limit }: Next) {
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

/** A page of an own run's rows; whose run it is was settled before. */
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

/** The next rows of which there is something to say. */
export async function findFaulty(db: Db, { runId, after, limit }: Next) {
  const found = await sql<Faulty>`
    select position, line, reference, action, reasons
    from feed_rows
    where run_id = ${runId} and position > ${after} and reasons <> '[]'
    order by position
    limit ${limit}`.execute(db)
  return found.rows
}

export async function noteRows(db: Db, runId: string, rows: readonly AppliedRow[]): Promise<void> {
  await sql`
    update feed_rows r
    set outcome = given.outcome, property_id = given."propertyId", reasons = given.reasons
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      position integer, outcome text, reasons jsonb, "propertyId" integer)
    where r.run_id = ${runId} and r.position = given.position`.execute(db)
}
