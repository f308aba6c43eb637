import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import { deleteInBatches, maxBatchRows } from '#platform/sweeping/batches.ts'
import { sweepDays } from '../rules/schedule.ts'
import { dropUnusedAddresses, visitDays } from './owners.ts'

const isBefore = (column: string, now: Date, days: number) =>
  sql`${sql.ref(column)} < ${now}::timestamptz - ${days} * interval '1 day'`

const removed = (now: Date) => isBefore('deleted_at', now, sweepDays.removed)

/** Visitors who have not come back; alerts keep them longer. Accounts stay until they are erased. */
const unused = (now: Date) => sql`account_id is null
  and ${isBefore('used_at', now, sweepDays.visitor)}
  and (email is null or ${isBefore('used_at', now, sweepDays.visitorWithAlerts)})`

const empty = (now: Date) => sql`${isBefore('used_at', now, sweepDays.removed)}
  and not exists (select from saved_searches where owner_id = search_owners.id)`

/** Searches of all visitors without a confirmed address, some 400 MB in the database with their matches. */
const maxOfVisitors = 200_000

const isVisitor = sql`account_id is null and email is null`

async function countOfVisitors(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from saved_searches
    join search_owners on search_owners.id = owner_id
    where ${isVisitor}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Visits are noted at most once a day, so whoever saves and stays has not come back. */
const neverCameBack = sql`not exists (
  select
  from saved_searches earlier
  where earlier.owner_id = search_owners.id
    and earlier.saved_at < used_at - ${visitDays} * interval '1 day')`

type Which = RawBuilder<unknown>

type Deleting = { which: Which; limit: number }

async function deleteOldest(db: Db, { which, limit }: Deleting): Promise<number> {
  const deleted = await sql`
    delete from saved_searches
    where ctid = any (array(
      select saved_searches.ctid
      from saved_searches
      join search_owners on search_owners.id = owner_id
      where ${isVisitor} and ${which}
      order by saved_at
      limit ${limit}
      for update of saved_searches skip locked))`.execute(db)
  return Number(deleted.numAffectedRows ?? 0)
}

async function deleteExcess(db: Db, { which, excess }: { which: Which; excess: number }) {
  let left = excess
  while (left > 0) {
    const deleted = await deleteOldest(db, { which, limit: Math.min(left, maxBatchRows) })
    if (deleted === 0) break
    left -= deleted
  }
  return excess - left
}

/** Deletes the oldest ones, first those of visitors who never came back. */
export async function sweepVisitors(db: Db, max = maxOfVisitors): Promise<void> {
  let excess = (await countOfVisitors(db)) - max
  for (const which of [neverCameBack, sql`true`]) {
    excess -= await deleteExcess(db, { which, excess })
  }
}

export const alertSweeps = (db: Db, now: Date) => [
  () => deleteInBatches(db, 'alert_links', sql`expires_at < ${now}`),
  () => deleteInBatches(db, 'search_matches', isBefore('at', now, sweepDays.news)),
  () => deleteInBatches(db, 'ad_changes', isBefore('at', now, sweepDays.news)),
  () => deleteInBatches(db, 'saved_searches', removed(now)),
  () => db.transaction().execute((tx) => dropUnusedAddresses(tx)),
  () => sweepVisitors(db),
  () => deleteInBatches(db, 'search_owners', unused(now)),
  () => deleteInBatches(db, 'search_owners', empty(now)),
]
