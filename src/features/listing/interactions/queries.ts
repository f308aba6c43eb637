import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import type { Tables } from '#platform/tables.ts'
import type { Action } from './contract.ts'

const counters: Record<Action, keyof Tables['property_counters']> = {
  view: 'views',
  call: 'call_attempts',
  sms: 'sms_attempts',
  whatsapp: 'whatsapp_attempts',
  favorite: 'favorite_attempts',
  share: 'sharings',
}

/** `day`: `YYYY-MM-DD` of `at` in Dubai. */
type Interaction = {
  propertyId: number
  action: Action
  /** Null: counted without asking whether the visitor was counted that day. */
  visitorId: string | null
  day: string
  at: Date
}

const addVisitor = ({ day, action, visitorId }: Interaction) => sql`
  insert into interactions (property_id, day, action, visitor_id)
  select id, ${day}::date, ${action}, ${visitorId} from ad
  on conflict do nothing
  returning property_id`

const addToDay = ({ day, action }: Interaction) => sql`
  insert into interaction_days as known (property_id, day, action, count)
  select id, ${day}::date, ${action}, 1 from ad
  on conflict (property_id, day, action) do update set count = known.count + 1
  returning property_id`

/** False for an ad that is not public. The lock on its row only prevents its deletion. */
export async function countAction(db: Db, interaction: Interaction): Promise<boolean> {
  const { propertyId, action, visitorId, at } = interaction
  const viewedAt = action === 'view' ? at : null
  const counter = sql.ref(counters[action])
  const { rows } = await sql`
    with ad as (
      select properties.id
      from properties
      join property_search on property_search.id = properties.id
      where properties.id = ${propertyId}::bigint
      for key share of properties
    ),
    fresh as (${visitorId === null ? addToDay(interaction) : addVisitor(interaction)}),
    counted as (
      insert into property_counters (property_id, ${counter}, last_viewed_at)
      select property_id, 1, ${viewedAt}::timestamptz from fresh
      on conflict (property_id) do update
        set ${counter} = property_counters.${counter} + 1,
          last_viewed_at = coalesce(excluded.last_viewed_at, property_counters.last_viewed_at)
    )
    select id from ad`.execute(db)
  return rows.length > 0
}

export async function isPublic(db: Db, propertyId: number): Promise<boolean> {
  const { rows } = await sql`
    select id from property_search where id = ${propertyId}::bigint`.execute(db)
  return rows.length > 0
}

export async function sumUpDays(db: Db, { day, limit }: { day: string; limit: number }) {
  const { rows } = await sql<{ count: number }>`
    with gone as (
      delete from interactions
      where ctid = any (array(
        select ctid from interactions where day < ${day}::date limit ${limit}))
      returning property_id, day, action
    ),
    summed as (
      insert into interaction_days as known (property_id, day, action, count)
      select property_id, day, action, count(*)::integer
      from gone
      group by property_id, day, action
      on conflict (property_id, day, action) do update set count = known.count + excluded.count
    )
    select count(*)::integer as count from gone`.execute(db)
  return rows[0]?.count ?? 0
}

export async function dropDays(db: Db, { day, limit }: { day: string; limit: number }) {
  const { rows } = await sql`
    delete from interaction_days
    where ctid = any (array(
      select ctid from interaction_days where day < ${day}::date limit ${limit}))
    returning 1`.execute(db)
  return rows.length
}
