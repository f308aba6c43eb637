import { type RawBuilder, sql } from 'kysely'
import { isListedBy } from '#features/posting/own-ads/queries/own-ads.ts'
import type { Db } from '#platform/handle.ts'
import type { Account } from '#platform/session/account.ts'

export type Item = {
  reference: string
  propertyId: number
  hash: string
  misses: number
  removal: 'hidden' | 'closed' | null
  isBlockedByQuota: boolean
  /** The ad type of a free package; null for a paid one, which is not tried again. */
  blockedAdTypeId: number | null
}

/** With old statistics and without `offset 0`, the planner may walk down the events of all ads. */
export const lastEventOf = (propertyId: RawBuilder<unknown>) => sql`(
  select max(id)
  from (select id from property_events where property_id = ${propertyId} offset 0) event)`

/** Nothing has happened to the ad since. Few ads wait, so that comes first. */
const isUntouchedSince = sql`(i.waits_since is not null
  and i.waits_since = ${lastEventOf(sql`i.property_id`)})`

/** Null where somebody has moved the ad since. */
export const currentRemoval = sql`case when i.waits_since is null or ${isUntouchedSince} then i.gone end`

export async function findItems(db: Db, accountId: number, references: readonly string[]) {
  const found = await sql<Item>`
    select i.reference, i.property_id as "propertyId", i.hash, i.misses, ${currentRemoval} as removal,
      outside.waits as "isBlockedByQuota",
      case when outside.waits and coalesce(held.price, 0) = 0 then p.ad_type_id end as "blockedAdTypeId"
    from feed_items i
    join properties p on p.id = i.property_id
    cross join lateral (
      select ${isUntouchedSince} and p.state = coalesce(i.gone, 'draft')) as outside (waits)
    left join subscription_packages held on held.id = coalesce(p.wanted_package_id, p.package_id)
    where i.account_id = ${accountId} and i.reference = any(${references}::text[])`.execute(db)
  return new Map(found.rows.map((item) => [item.reference, item]))
}

export async function findByReference(db: Db, account: Account, references: readonly string[]) {
  if (references.length === 0) return new Map<string, number>()
  const found = await sql<{ reference: string; id: number }>`
    select distinct on (p.reference_id) p.reference_id as reference, p.id
    from properties p
    where p.reference_id = any(${references}::text[]) and ${isListedBy(account)}
    order by p.reference_id, p.id`.execute(db)
  return new Map(found.rows.map(({ reference, id }) => [reference, id]))
}

type AbsentQuery = { runId: string; feedId: string; after: number }

/**
 * None are absent where a row without a reference may be any of them. In one pass: with old
 * statistics, a join may walk down one table for each row of the other.
 */
export async function addAbsent(db: Db, { runId, feedId, after }: AbsentQuery) {
  const found = await sql<{ action: 'missing' | 'removed' }>`
    insert into feed_rows (run_id, position, reference, action, property_id, reasons)
    select ${runId}::uuid, ${after}::integer + row_number() over (order by i.reference),
      i.reference, case when i.misses > 0 then 'removed' else 'missing' end, i.property_id,
      case when i.misses > 0 then '[{"code":"absent_twice"}]' else '[{"code":"absent_once"}]' end
        ::jsonb
    from (
      select reference, max(property_id) as property_id, max(misses) as misses
      from (
        select reference, property_id, misses, false as is_read
        from feed_items
        where feed_id = ${feedId} and gone is null
        union all
        select reference, null, null, true
        from feed_rows
        where run_id = ${runId}
        union all
        select unnest(found), null, null, true
        from feed_unchanged
        where run_id = ${runId}) one
      group by reference
      having not bool_or(is_read)) i
    join properties p on p.id = i.property_id and p.visible
    where not exists (
        select from feed_rows r
        where r.run_id = ${runId} and r.reference is null and r.action = 'refused')
      and not exists (select from feed_runs run where run.id = ${runId} and run.has_unnamed_rows)
    returning action`.execute(db)
  return found.rows.map(({ action }) => action)
}
