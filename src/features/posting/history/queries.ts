import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import type { states } from '#features/listing/property/contract.ts'
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

type State = (typeof states)[number]

export type NewEvent = {
  id: number
  from: State
  to: State
  /** Null: the calendar. */
  actorId: number | null
  reason: string | null
}

/** Of one kind: more of them say no more about an ad, and a feed could add one an ad with each run. */
const keptEvents = 20

/**
 * Of a kind are the events of an ad between the same states, by the same account; renewals are a kind of
 * their own. So nobody loses an operator's by switching an ad on and off. The last ones stay.
 */
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
      offset ${keptEvents - 1})`.execute(db)
  const row = { property_id: id, account_id: actorId, from_state: from, to_state: to, reason }
  await db.insertInto('property_events').values(row).execute()
}
