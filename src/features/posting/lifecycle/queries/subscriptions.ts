import { sql } from 'kysely'
import { refreshSearch } from '#features/search/index-table/queries.ts'
import type { Db } from '#platform/handle.ts'

type Extension = { subscriptionId: string; endDate: string }

const idsIn = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** Ads that are not over last at least as long as their subscription. */
export async function extendAds(db: Db, { subscriptionId, endDate }: Extension): Promise<void> {
  const found = await sql<{ id: number }>`
    with due as (
      select id
      from properties
      where subscription_id = ${subscriptionId} and end_date < ${endDate}::date
        and state in
          ('live', 'under_offer', 'in_review', 'changes_requested', 'suspended', 'closed')
      order by id
      for update
    )
    update properties p
    set end_date = ${endDate}::date, updated_at = now(), revision = revision + 1
    from due
    where p.id = due.id
    returning p.id`.execute(db)
  await refreshSearch(db, idsIn(found.rows))
}

/** The oldest first. */
export async function findExpiredAds(db: Db, subscriptionId: string): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id
    from properties
    where subscription_id = ${subscriptionId} and state = 'expired'
    order by id`.execute(db)
  return idsIn(found.rows)
}

/** Those of a subscription and one more, in the order in which changes of many ads lock them. */
export async function lockAds(db: Db, ads: { subscriptionId: string | null; propertyId: number }) {
  await sql`
    select from properties
    where subscription_id = ${ads.subscriptionId} or id = ${ads.propertyId}
    order by id
    for update`.execute(db)
}

type Shortening = Extension & { today: string }

/** After a refund: ads whose time is over by it leave the site at once. */
export async function shortenAds(db: Db, { subscriptionId, endDate, today }: Shortening) {
  const found = await sql<{ id: number }>`
    with due as (
      select id, state, state in ('live', 'under_offer') and ${endDate}::date < ${today}::date as ends
      from properties
      where subscription_id = ${subscriptionId} and end_date > ${endDate}::date
      order by id
      for update
    ), noted as (
      insert into property_events (property_id, from_state, to_state, reason)
      select id, state, 'expired', 'refunded' from due where ends
    )
    update properties p
    set end_date = ${endDate}::date, state = case when due.ends then 'expired' else p.state end,
      approved_content = case when due.ends
        then ad_approval(p, ad_is_reviewed(p.keeper_id)) else p.approved_content end,
      updated_at = now(), revision = revision + 1
    from due
    where p.id = due.id
    returning p.id`.execute(db)
  await refreshSearch(db, idsIn(found.rows))
}
