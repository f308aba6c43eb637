import { sql } from 'kysely'
import type { AdFields } from '#features/posting/fields/contract.ts'
import { currentRemoval, lastEventOf } from './reading.ts'
import type { FeedPicture } from '../rules/reading.ts'
import type { Db } from '#platform/handle.ts'

export type KnownItem = {
  reference: string
  propertyId: number
  fields: AdFields
  pictures: FeedPicture[] | null
  hasNewPictures: boolean
  removal: 'hidden' | 'closed' | null
}

export async function lockItems(db: Db, accountId: number, references: readonly string[]) {
  const found = await sql<KnownItem>`
    select i.reference, i.property_id as "propertyId", i.fields, i.pictures,
      i.has_new_pictures as "hasNewPictures", ${currentRemoval} as removal
    from feed_items i
    where i.account_id = ${accountId} and i.reference = any(${references}::text[])
    order by i.reference
    for update`.execute(db)
  return new Map(found.rows.map((item) => [item.reference, item]))
}

export type NewItem = KnownItem & { hash: string; isBlockedByQuota: boolean }

type FeedOwner = { accountId: number; feedId: string }

export async function storeItems(
  db: Db,
  { accountId, feedId }: FeedOwner,
  items: readonly NewItem[],
) {
  if (items.length === 0) return
  await sql`
    insert into feed_items as known (
      account_id, reference, feed_id, property_id, hash, fields, pictures, has_new_pictures, gone,
      waits_since)
    select ${accountId}, reference, ${feedId}::uuid, "propertyId", hash, fields, pictures,
      "hasNewPictures", removal, case when "isBlockedByQuota" then ${lastEventOf(sql`"propertyId"`)} end
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as given (
      reference text, "propertyId" integer, hash text, fields jsonb, pictures jsonb,
      "hasNewPictures" boolean, removal text, "isBlockedByQuota" boolean)
    on conflict (account_id, reference) do update set
      feed_id = excluded.feed_id, property_id = excluded.property_id, hash = excluded.hash,
      fields = excluded.fields, pictures = excluded.pictures,
      has_new_pictures = excluded.has_new_pictures, misses = 0, gone = excluded.gone,
      waits_since = excluded.waits_since`.execute(db)
}

type MissedItem = { accountId: number; reference: string; removal: 'hidden' | 'closed' | null }

/** The feed calls the ad deleted or does not have it; `gone` null keeps the earlier value. */
export async function recordMiss(
  db: Db,
  { accountId, reference, removal }: MissedItem,
): Promise<void> {
  await sql`
    update feed_items
    set misses = misses + 1, gone = coalesce(${removal}, gone)
    where account_id = ${accountId} and reference = ${reference}`.execute(db)
}

type EndedRun = { runId: string; feedId: string; accountId: number }

export async function clearMisses(db: Db, { runId, accountId }: EndedRun): Promise<void> {
  await sql`
    update feed_items i
    set misses = 0
    where i.account_id = ${accountId} and i.misses > 0 and i.gone is null
      and (
        exists (
          select from feed_rows r
          where r.run_id = ${runId} and r.reference = i.reference and r.line is not null)
        or i.reference in (
          select unnest(u.found) from feed_unchanged u where u.run_id = ${runId}))
    `.execute(db)
}

export async function storeSize(db: Db, { runId, feedId }: EndedRun): Promise<void> {
  await sql`
    update feeds
    set last_size = (
      select count(*)
      from feed_rows
      where run_id = ${runId} and line is not null and reference is not null
        and not reasons @> '[{"code": "feed_says_deleted"}]'
    ) + (
      select coalesce(sum(cardinality(found)), 0)
      from feed_unchanged
      where run_id = ${runId})
    where id = ${feedId}`.execute(db)
}
