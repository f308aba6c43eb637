import { sql } from 'kysely'
import { hourMs } from '#i18n/time-units.ts'
import type { Db } from '#platform/handle.ts'
import { open, selectOrders } from '../queries.ts'
import { followedMs } from '../rules.ts'

type Unsettled = { graceMs: number; now: Date; limit: number }

/** An order that has ended is asked about ever less often: after `graceMs` for each hour of its age. */
const isDue = ({ graceMs, now }: Unsettled) => {
  const olderThan = new Date(now.getTime() - graceMs)
  return sql`o.created_at < ${olderThan} and coalesce(o.checked_at, o.created_at) < ${olderThan}
    and (o.state not in ('failed', 'cancelled', 'expired') or coalesce(o.checked_at, o.created_at)
      < ${now}::timestamptz - (${now}::timestamptz - o.created_at) * ${graceMs / hourMs}::double precision)`
}

/**
 * What hangs: open orders, those that ended lately and may have been paid all the same, and refunds
 * that the gateway has not confirmed. Taking them notes when they were asked about. Open ones come first.
 */
export async function claimUnsettled(db: Db, unsettled: Unsettled) {
  const { now, limit } = unsettled
  const since = new Date(now.getTime() - followedMs)
  const claimed = await sql<{ id: string }>`
    with due as (
      select o.id
      from payment_orders o
      where ${isDue(unsettled)}
        and (${open} or (o.state = 'paid' and o.refund_requested_at is not null)
          or (o.state in ('failed', 'cancelled', 'expired') and o.created_at > ${since}
            and o.gateway_reference is not null))
      order by ${open} desc, coalesce(o.checked_at, o.created_at), o.id
      limit ${limit}
      for update skip locked
    )
    update payment_orders o
    set checked_at = ${now}
    from due
    where o.id = due.id
    returning o.id`.execute(db)
  const ids = claimed.rows.map(({ id }) => id)
  return selectOrders(db, sql`where o.id = any(${ids}::text[]) order by o.created_at, o.id`)
}
