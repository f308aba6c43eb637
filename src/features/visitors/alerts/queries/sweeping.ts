import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import { deleteInBatches } from '#platform/sweeping/batches.ts'
import { sweepDays } from '../rules/schedule.ts'

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

const ofVisitors = sql`owner_id in (
  select id from search_owners where account_id is null and email is null)`

/** Deletes the oldest ones. */
export async function sweepVisitors(db: Db, max = maxOfVisitors): Promise<void> {
  const { rows } = await sql<{ savedAt: Date }>`
    select saved_at as "savedAt"
    from saved_searches
    where ${ofVisitors}
    order by saved_at desc
    offset ${max}
    limit 1`.execute(db)
  const [oldest] = rows
  if (!oldest) return
  const isOld = sql`saved_at <= ${oldest.savedAt} and ${ofVisitors}`
  await deleteInBatches(db, 'saved_searches', isOld)
}

export const alertSweeps = (db: Db, now: Date) => [
  () => deleteInBatches(db, 'alert_links', sql`expires_at < ${now}`),
  () => deleteInBatches(db, 'search_matches', isBefore('at', now, sweepDays.news)),
  () => deleteInBatches(db, 'ad_changes', isBefore('at', now, sweepDays.news)),
  () => deleteInBatches(db, 'saved_searches', removed(now)),
  () => sweepVisitors(db),
  () => deleteInBatches(db, 'search_owners', unused(now)),
  () => deleteInBatches(db, 'search_owners', empty(now)),
]
