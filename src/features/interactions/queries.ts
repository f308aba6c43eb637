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

/** `day`: `YYYY-MM-DD` in Dubai, the one of `at`. */
type Interaction = {
  propertyId: number
  action: Action
  visitorId: string
  day: string
  at: Date
}

/**
 * Counts an action unless this visitor did it that day: false when the ad is not public. The row
 * of the ad is locked against deletion only, as its foreign keys would do anyway.
 */
export async function countAction(db: Db, interaction: Interaction): Promise<boolean> {
  const { propertyId, action, visitorId, day, at } = interaction
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
    fresh as (
      insert into interactions (property_id, day, action, visitor_id)
      select id, ${day}::date, ${action}, ${visitorId} from ad
      on conflict do nothing
      returning property_id
    ),
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
