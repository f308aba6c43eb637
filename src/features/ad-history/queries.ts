import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import type { EventRow } from './rules.ts'

/** The newest first; `limit` of them. */
export async function findEvents(db: Db, propertyId: number, limit: number): Promise<EventRow[]> {
  const found = await sql<EventRow>`
    select e.id::integer, e.at, e.from_state as "from", e.to_state as "to", e.reason,
      e.account_id as "accountId", a.role, a.name
    from property_events e
    left join accounts a on a.id = e.account_id
    where e.property_id = ${propertyId}
    order by e.at desc, e.id desc
    limit ${limit}`.execute(db)
  return found.rows
}
