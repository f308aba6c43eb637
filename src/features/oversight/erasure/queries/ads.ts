import { sql } from 'kysely'
import { ownReasons, wipedOfAd } from './leftovers.ts'
import { refreshSearch } from '#features/search/index-table/queries.ts'
import type { Db } from '#platform/handle.ts'
import type { AccountId } from '#platform/session/account.ts'

/** Includes ads of an agency's members, not those made for an agency that the account left. */
const isOwn = (id: AccountId) => sql<boolean>`p.keeper_id = ${id}`

const wiped = sql.raw(
  Object.entries(wipedOfAd)
    .map(([column, value]) => `${column} = ${value}`)
    .join(', '),
)

const maxRowsAtOnce = 1_000

type ErasedAds = { id: AccountId; adIds: readonly number[]; now: Date }

/** Members' feeds may name the ads; the files go with those of the account. */
async function handOverRows(db: Db, { id, adIds }: ErasedAds) {
  for (const table of ['feed_items', 'feed_pictures']) {
    await sql`
      delete from ${sql.table(table)} where property_id = any(${adIds}::integer[])`.execute(db)
  }
  await sql`
    update files
    set account_id = ${id}
    where claimed_for = any(${adIds.map((adId) => `properties/${adId}`)}::text[])
      and account_id <> ${id}`.execute(db)
}

async function blankAds(db: Db, { adIds }: ErasedAds) {
  const ids = sql`any(${adIds}::integer[])`
  await sql`
    update properties p
    set account_id = p.keeper_id, state = 'closed', visible = false,
      ${wiped}, updated_at = now()
    where p.id = ${ids}`.execute(db)
  await sql`delete from property_images where property_id = ${ids}`.execute(db)
}

const isPersonal = sql<boolean>`event.reason is not null
  and event.reason <> all(${ownReasons}::text[])`

/** Includes ads that an agency has now. Reasons of operators stay for the advertiser. */
async function blankOwnReasons(db: Db, id: AccountId, after = 0): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update property_events
    set reason = null
    where id in (
      select event.id
      from property_events event
      join accounts writer on writer.id = event.account_id
      where event.account_id = ${id} and writer.role <> 'operator' and ${isPersonal}
        and event.id > ${after}
      order by event.id
      limit ${maxRowsAtOnce})
    returning id`.execute(db)
  if (rows.length > 0) {
    await blankOwnReasons(db, id, Math.max(...rows.map((row) => Number(row.id))))
  }
}

async function blankReasons(db: Db, { adIds }: ErasedAds) {
  await sql`
    update property_events event
    set reason = null
    where event.property_id = any(${adIds}::integer[]) and ${isPersonal}`.execute(db)
}

async function closeSome(db: Db, own: ErasedAds) {
  const { id, adIds, now } = own
  const ids = sql`any(${adIds}::integer[])`
  await sql`
    select from properties where id = ${ids} order by id for update`.execute(db)
  await handOverRows(db, own)
  await sql`delete from properties where id = ${ids} and state = 'draft'`.execute(db)
  await sql`
    insert into property_events (property_id, account_id, from_state, to_state, reason, at)
    select p.id, ${id}, p.state, 'closed', 'account erased', ${now}
    from properties p
    where p.id = ${ids} and p.state <> 'closed'`.execute(db)
  await blankReasons(db, own)
  await blankAds(db, own)
  await refreshSearch(db, adIds)
}

/** Drafts are deleted and other ads end; ads that had ended keep their state. */
export async function closeAds(db: Db, id: AccountId, now: Date): Promise<void> {
  await blankOwnReasons(db, id)
  const { rows } = await sql<{ id: number }>`
    select p.id
    from properties p
    where ${isOwn(id)}
    order by p.id`.execute(db)
  const all = rows.map((row) => row.id)
  for (let from = 0; from < all.length; from += maxRowsAtOnce) {
    await closeSome(db, { id, adIds: all.slice(from, from + maxRowsAtOnce), now })
  }
}
