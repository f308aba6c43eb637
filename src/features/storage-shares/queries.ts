import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import { type Kind, type Stored, whyFull } from './rules.ts'

/** Accounts and agencies that have storage of their own; see `Stored`. */
const known = sql`
  select id from accounts where verified
  union
  select keeper_id
  from properties
  where package_basis <> 'free' and state in ('live', 'under_offer') and keeper_id is not null`

const isKnown = (keeper: RawBuilder<unknown>) => sql<boolean>`(
  exists (select from accounts k where k.id = ${keeper} and k.verified)
  or exists (
    select
    from properties p
    where p.keeper_id = ${keeper} and p.package_basis <> 'free'
      and p.state in ('live', 'under_offer')))`

/** Whether an account has room of its own: it is known, or works for an agency that is. */
export async function findIsKnown(db: Db, accountId: number): Promise<boolean> {
  const found = await sql<{ isKnown: boolean }>`
    select ${isKnown(sql`coalesce(own.agency_id, own.id)`)} as "isKnown"
    from accounts own
    where own.id = ${accountId}`.execute(db)
  return found.rows[0]?.isKnown ?? false
}

/** What newcomers take: all, but for what known accounts and their agents take. */
async function findByNewcomers(db: Db, kind: Kind): Promise<number> {
  const found = await sql<{ bytes: number }>`
    with known as materialized (${known})
    select (
      coalesce((select sum(bytes) from storage_entries where kind = ${kind}), 0)
      - coalesce((
        select sum(e.bytes)
        from storage_entries e
        where e.kind = ${kind} and e.account_id in (
          select id from known
          union
          select agent.id from known join accounts agent on agent.agency_id = known.id)), 0)
    )::float8 as bytes`.execute(db)
  return found.rows[0]!.bytes
}

/** The agency keeps the drafts of its agents, each agent the items of its own feeds. */
const holderOf = (kind: Kind) =>
  kind === 'drafts' ? sql`coalesce(own.agency_id, own.id)` : sql`own.id`

/** Bytes of what an account, or for drafts its agency, has stored. */
export async function findBytes(db: Db, kind: Kind, accountId: number): Promise<number> {
  const found = await sql<{ bytes: number }>`
    select coalesce(sum(e.bytes), 0)::float8 as bytes
    from accounts own
    join storage_entries e on e.kind = ${kind} and e.account_id = ${holderOf(kind)}
    where own.id = ${accountId}`.execute(db)
  return found.rows[0]!.bytes
}

/** Why an account may store no more of a kind, if so. */
export async function findWhyFull(db: Db, kind: Kind, accountId: number) {
  const byAccount = await findBytes(db, kind, accountId)
  const isOneKnown = await findIsKnown(db, accountId)
  const byNewcomers = isOneKnown ? 0 : await findByNewcomers(db, kind)
  const stored: Stored = { byAccount, byNewcomers, isKnown: isOneKnown }
  return whyFull(kind, stored)
}

/** Of each account that has several entries one becomes of them; none where nothing is left. */
export async function addUpEntries(db: Db): Promise<void> {
  await sql`
    with removed as (
      delete from storage_entries
      where (kind, account_id) in (
        select kind, account_id
        from storage_entries
        group by kind, account_id
        having count(*) > 1)
      returning kind, account_id, bytes
    )
    insert into storage_entries (kind, account_id, bytes)
    select kind, account_id, sum(bytes)
    from removed
    group by kind, account_id
    having sum(bytes) <> 0`.execute(db)
}
