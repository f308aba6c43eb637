import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import {
  type Kind,
  maxBytesOfNewcomer,
  quotaOfNewcomers,
  type SharedKind,
  type StoredBytes,
  checkQuota,
} from '../rules/shares.ts'

const known = sql`
  select id from accounts where verified
  union
  select keeper_id
  from properties
  where package_basis <> 'free' and state in ('live', 'under_offer') and keeper_id is not null`

const isKnown = (managingAccountId: RawBuilder<unknown>) => sql<boolean>`(
  exists (select from accounts k where k.id = ${managingAccountId} and k.verified)
  or exists (
    select
    from properties p
    where p.keeper_id = ${managingAccountId} and p.package_basis <> 'free'
      and p.state in ('live', 'under_offer')))`

/** An account is known itself or works for a known agency. */
export async function findIsKnown(db: Db, accountId: number): Promise<boolean> {
  const found = await sql<{ isKnown: boolean }>`
    select ${isKnown(sql`coalesce(own.agency_id, own.id)`)} as "isKnown"
    from accounts own
    where own.id = ${accountId}`.execute(db)
  return found.rows[0]?.isKnown ?? false
}

const managingAccountIdOfEntry = sql`coalesce(a.agency_id, e.account_id)`

/** What the worker has noted, and what was written since. */
export const bytesOfNewcomers = (kind: SharedKind) => sql<{ bytes: number }>`
  with written as (
    select ${managingAccountIdOfEntry} as keeper_id, sum(e.bytes) as bytes
    from storage_entries e
    left join accounts a on a.id = e.account_id
    where e.kind = ${kind} and not e.is_sum
    group by 1
  )
  select (
    coalesce((select bytes from storage_of_newcomers where kind = ${kind}), 0)
    + coalesce((
      select sum(bytes) from written where not ${isKnown(sql`written.keeper_id`)}), 0)
  )::float8 as bytes`

const formerKind = (kind: SharedKind) => `former_${kind}` as const

/** Includes its agency and all who work for it. */
export async function findBytes(
  db: Db,
  kind: Kind | ReturnType<typeof formerKind>,
  accountId: number,
): Promise<number> {
  const found = await sql<{ bytes: number }>`
    with office as (
      select coalesce(agency_id, id) as id from accounts where id = ${accountId}
    ), members as (
      select id from office
      union all
      select a.id from office join accounts a on a.agency_id = office.id
    )
    select coalesce(sum(e.bytes), 0)::float8 as bytes
    from members
    join storage_entries e on e.kind = ${kind} and e.account_id = members.id`.execute(db)
  return found.rows[0]!.bytes
}

async function findByNewcomers(db: Db, kind: SharedKind): Promise<number> {
  const found = await bytesOfNewcomers(kind).execute(db)
  return found.rows[0]!.bytes
}

export async function findStored(db: Db, kind: Kind, accountId: number): Promise<StoredBytes> {
  const byAccount = await findBytes(db, kind, accountId)
  const isOneKnown = await findIsKnown(db, accountId)
  if (isOneKnown || kind === 'off_show') {
    return { byAccount, whenKnown: 0, byNewcomers: 0, isKnown: isOneKnown }
  }
  const whenKnown = await findBytes(db, formerKind(kind), accountId)
  return { byAccount, whenKnown, byNewcomers: await findByNewcomers(db, kind), isKnown: false }
}

export const findQuotaReason = async (db: Db, kind: Kind, accountId: number) =>
  checkQuota(kind, await findStored(db, kind, accountId))

export async function lockEntries(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('storage_entries'))`.execute(db)
}

/** Merges new entries and the sum of an account; returns how many entries there were. */
export async function addUpEntries(db: Db, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with fresh as (
      delete from storage_entries
      where ctid = any (array(
        select ctid from storage_entries where not is_sum limit ${limit}))
      returning kind, account_id, bytes
    ), sums as (
      delete from storage_entries
      where is_sum and (kind, account_id) in (select kind, account_id from fresh)
      returning kind, account_id, bytes
    ), added as (
      insert into storage_entries (kind, account_id, bytes, is_sum)
      select kind, account_id, sum(bytes), true
      from (select * from fresh union all select * from sums) removed
      group by kind, account_id
      having sum(bytes) <> 0
    )
    select count(*)::integer as count from fresh`.execute(db)
  return rows[0]!.count
}

const kindsOfNewcomers = () =>
  sql.join(
    (Object.keys(quotaOfNewcomers) as SharedKind[]).map(
      (kind) => sql`(${kind}::text, ${maxBytesOfNewcomer(kind)}::bigint)`,
    ),
  )

const heldBytes = sql`
  kinds (kind, most) as (
    values ${kindsOfNewcomers()}
  ), held as (
    select kinds.kind, kinds.most, ${managingAccountIdOfEntry} as keeper_id, sum(e.bytes) as bytes
    from storage_entries e
    join kinds on kinds.kind = e.kind
    left join accounts a on a.id = e.account_id
    where e.is_sum
    group by 1, 2, 3
  )`

/** What known accounts hold above a new one's maximum does not count when they stop being known. */
async function storeKnown(db: Db): Promise<void> {
  await sql`
    with known as materialized (${known}), ${heldBytes}, beyond as (
      select 'former_' || held.kind as kind, held.keeper_id, held.bytes - held.most as bytes
      from held
      join known on known.id = held.keeper_id
      where held.bytes > held.most
    ), outdated as (
      delete from storage_entries e
      where starts_with(e.kind, 'former_') and case
        when e.account_id in (select id from known)
        then (e.kind, e.account_id, e.bytes) not in (select kind, keeper_id, bytes from beyond)
        else (e.kind, e.account_id) not in (
          select 'former_' || kind, keeper_id from held where bytes > most)
      end
    )
    insert into storage_entries (kind, account_id, bytes, is_sum)
    select kind, keeper_id, bytes, true
    from beyond
    where (kind, keeper_id, bytes) not in (
      select kind, account_id, bytes from storage_entries where starts_with(kind, 'former_'))`.execute(
    db,
  )
}

/** Without what these accounts held while they were known. */
export async function noteNewcomers(db: Db): Promise<void> {
  await storeKnown(db)
  await sql`
    with known as materialized (${known}), ${heldBytes}, counted as (
      select held.kind,
        greatest(held.bytes - coalesce(former.bytes, 0), least(held.bytes, held.most)) as bytes
      from held
      left join storage_entries former
        on former.kind = 'former_' || held.kind and former.account_id = held.keeper_id
      where not exists (select from known where known.id = held.keeper_id)
    )
    insert into storage_of_newcomers (kind, bytes)
    select kinds.kind, coalesce(sum(counted.bytes), 0)
    from kinds
    left join counted on counted.kind = kinds.kind
    group by kinds.kind
    on conflict (kind) do update set bytes = excluded.bytes`.execute(db)
}
