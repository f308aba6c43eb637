import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import { maxFavorites } from '../contract.ts'

export async function findLastOf(db: Db, visitorHash: Buffer): Promise<number | undefined> {
  const { rows } = await sql<{ id: number | null }>`
    select max(id) as id from favorites where visitor_hash = ${visitorHash}`.execute(db)
  return rows[0]?.id ?? undefined
}

/** Later ones than `lastId` stay: they may be those of the next person in the browser. */
type AdoptionStep = { accountId: number; visitorHash: Buffer; lastId?: number | undefined }

/**
 * Of an ad that both have, the account's favourite stays, with the visitor's note if it has none; one that
 * the account has removed gives way. Of the visitor's others the latest fill what the limit leaves.
 */
export async function moveToAccount(
  tx: Db,
  { accountId, visitorHash, lastId }: AdoptionStep,
): Promise<void> {
  await sql`
    with moved as (
      delete from favorites
      where visitor_hash = ${visitorHash} and id <= coalesce(${lastId ?? null}::bigint, id)
      returning property_id, added_at, price_at_adding, note, removed_at
    ),
    own as (
      select property_id from favorites where account_id = ${accountId} and removed_at is null
    ),
    further as (
      select *
      from moved
      where removed_at is null and property_id not in (select property_id from own)
      order by added_at desc
      limit greatest(0, ${maxFavorites} - (select count(*) from own))
    )
    insert into favorites as known (property_id, account_id, added_at, price_at_adding, note)
    select property_id, ${accountId}, added_at, price_at_adding, note
    from (
      select * from further
      union all
      select * from moved where removed_at is null and property_id in (select property_id from own)
    ) as fitting
    order by added_at
    on conflict (account_id, property_id) do update set
      added_at = case when known.removed_at is null then known.added_at else excluded.added_at end,
      price_at_adding = case
        when known.removed_at is null then known.price_at_adding else excluded.price_at_adding end,
      note = case
        when known.removed_at is null then coalesce(known.note, excluded.note) else excluded.note end,
      removed_at = null`.execute(tx)
}
