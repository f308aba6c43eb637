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

export const alertSweeps = (db: Db, now: Date) => [
  () => deleteInBatches(db, 'alert_links', sql`expires_at < ${now}`),
  () => deleteInBatches(db, 'search_matches', isBefore('at', now, sweepDays.news)),
  () => deleteInBatches(db, 'ad_changes', isBefore('at', now, sweepDays.news)),
  () => deleteInBatches(db, 'saved_searches', removed(now)),
  () => deleteInBatches(db, 'search_owners', unused(now)),
  () => deleteInBatches(db, 'search_owners', empty(now)),
]
