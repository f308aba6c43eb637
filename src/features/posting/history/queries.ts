import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import type { states } from '#features/listing/property/contract.ts'
import type { EventRow } from './rules.ts'

export async function findEvents(db: Db, propertyId: number, limit: number): Promise<EventRow[]> {
  const found = await sql<EventRow>`
    select e.id::integer, e.at, e.from_state as "from", e.to_state as "to", e.reason,
      e.account_id as "accountId", a.role, a.name,
      a.second_name as "secondName"
    from property_events e
    left join accounts a on a.id = e.account_id
    where e.property_id = ${propertyId}
    order by e.at desc, e.id desc
    limit ${limit}`.execute(db)
  return found.rows
}

type State = (typeof states)[number]

export type NewEvent = {
  id: number
  from: State
  to: State
  /** Null if no person caused it. */
  actorId: number | null
  reason: string | null
}

/** Events of one kind that are kept: a feed could add one to each ad in every run. */
const maxKeptEvents = 20

/** A kind has one account, so an advertiser cannot delete an operator's events by many changes. */
export async function addEvent(db: Db, { id, from, to, actorId, reason }: NewEvent) {
  await sql`
    delete from property_events
    where id in (
      select id
      from property_events
      where property_id = ${id}
        and account_id is not distinct from ${actorId}::integer
        and from_state = ${from} and to_state = ${to}
        and (reason is not distinct from 'renewed') = (${reason}::text is not distinct from 'renewed')
      order by id desc
      offset ${maxKeptEvents - 1})`.execute(db)
  const row = { property_id: id, account_id: actorId, from_state: from, to_state: to, reason }
  await db.insertInto('property_events').values(row).execute()
}
