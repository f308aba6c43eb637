import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import { hashOf } from '#platform/secrets/tokens.ts'
import type { AccountId } from '#platform/session/account.ts'
import { maxFavorites } from '../contract.ts'
import type { FavoriteRow } from '../rules/favorites.ts'

/** `visitorHash` is made of the id in the visitor's signed cookie. */
export type Owner =
  | { accountId: AccountId; visitorHash?: undefined }
  | { visitorHash: Buffer; accountId?: undefined }

export const visitorOwner = (visitorId: string): Owner => ({ visitorHash: hashOf(visitorId) })

const isOwnedBy = ({ accountId, visitorHash }: Owner): RawBuilder<boolean> =>
  accountId === undefined
    ? sql<boolean>`visitor_hash = ${visitorHash}`
    : sql<boolean>`account_id = ${accountId}`

/** Writes of one owner wait for each other, so that no two of them take the last place. */
export async function lockOwner(tx: Db, { accountId, visitorHash }: Owner): Promise<void> {
  if (accountId === undefined) {
    const key = `favorites/${visitorHash.toString('hex')}`
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
  } else {
    await sql`select 1 from accounts where id = ${accountId} for no key update`.execute(tx)
  }
}

const isPublic = sql<boolean>`exists (select from property_search s where s.id = property_id)`

const columns = sql`
  property_id as "propertyId", added_at as "addedAt", note, price_at_adding as "priceAtAdding",
  ${isPublic} as "isPublic"`

type Page = { page: number; limit: number }

export async function findFavorites(
  db: Db,
  owner: Owner,
  { page, limit }: Page,
): Promise<FavoriteRow[]> {
  const { rows } = await sql<FavoriteRow>`
    select ${columns}
    from favorites
    where ${isOwnedBy(owner)} and removed_at is null
    order by added_at desc, id desc
    limit ${limit}
    offset ${(page - 1) * limit}`.execute(db)
  return rows
}

export async function findFavoriteIds(db: Db, owner: Owner): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select property_id as id
    from favorites
    where ${isOwnedBy(owner)} and removed_at is null
    order by added_at desc, id desc`.execute(db)
  return rows.map(({ id }) => id)
}

export async function countFavorites(db: Db, owner: Owner): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from favorites
    where ${isOwnedBy(owner)} and removed_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

type OneOf = { owner: Owner; propertyId: number }

type KnownAd = {
  price: number | null
  isPublic: boolean
  wasPublic: boolean
  isSaved: boolean
  removedAt: Date | null
  count: number
}

/** Any integer may be asked for: undefined for an id that no ad has. */
export async function findAd(db: Db, { owner, propertyId }: OneOf): Promise<KnownAd | undefined> {
  const { rows } = await sql<KnownAd>`
    select p.total_price as price,
      exists (select from property_search s where s.id = p.id) as "isPublic",
      p.first_published_at is not null as "wasPublic",
      f.id is not null as "isSaved", f.removed_at as "removedAt",
      (select count(*)::integer
        from favorites
        where ${isOwnedBy(owner)} and removed_at is null) as count
    from properties p
    left join (select * from favorites where ${isOwnedBy(owner)}) f on f.property_id = p.id
    where p.id = ${propertyId}::bigint`.execute(db)
  return rows[0]
}

type Added = OneOf & { network: Buffer | null; price: number; note: string | null; now: Date }

/** Takes the place of one that was removed long ago. */
export async function insertFavorite(tx: Db, added: Added): Promise<FavoriteRow> {
  const { owner, propertyId, network, price, note, now } = added
  const known = sql.ref(owner.accountId === undefined ? 'visitor_hash' : 'account_id')
  const { rows } = await sql<FavoriteRow>`
    insert into favorites
      (property_id, account_id, visitor_hash, network, added_at, price_at_adding, note)
    values (${propertyId}, ${owner.accountId ?? null}, ${owner.visitorHash ?? null},
      coalesce(${network}::bytea, ''), ${now}, ${price}, ${note})
    on conflict (${known}, property_id) do update set
      added_at = excluded.added_at,
      price_at_adding = excluded.price_at_adding,
      note = excluded.note,
      network = excluded.network,
      removed_at = null
    returning ${columns}`.execute(tx)
  return rows[0]!
}

/** Also brings back one that was removed. An undefined note stays as it is. */
export async function updateFavorite(
  tx: Db,
  { owner, propertyId, note }: OneOf & { note: string | null | undefined },
): Promise<FavoriteRow> {
  const { rows } = await sql<FavoriteRow>`
    update favorites
    set removed_at = null, note = ${note === undefined ? sql`note` : note}
    where ${isOwnedBy(owner)} and property_id = ${propertyId}
    returning ${columns}`.execute(tx)
  return rows[0]!
}

/** False where it is not among the owner's favourites. Of those removed only so many can come back. */
export async function markRemoved(
  db: Db,
  { owner, propertyId, now }: OneOf & { now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update favorites
    set removed_at = ${now}
    where ${isOwnedBy(owner)} and property_id = ${propertyId}::bigint and removed_at is null
    returning id`.execute(db)
  if (rows.length === 0) return false
  await sql`
    delete from favorites
    where id in (
      select id
      from favorites
      where ${isOwnedBy(owner)} and removed_at is not null
      order by removed_at desc, id desc
      offset ${maxFavorites})`.execute(db)
  return true
}
