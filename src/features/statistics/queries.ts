import { sql } from 'kysely'
import { isListedBy } from '#features/my-properties/queries.ts'
import { isActive } from '#features/properties/queries.ts'
import type { Db } from '#platform/handle.ts'
import type { Account } from '#platform/session/account.ts'
import type { Statistics } from './contract.ts'
import type { Tally } from './rules.ts'

/** How many own ads there are, and how they stand. */
export async function countAds(db: Db, account: Account): Promise<Statistics['properties']> {
  const found = await sql<Statistics['properties']>`
    select count(*)::integer as total,
      (count(*) filter (where ${isActive} and p.visible))::integer as active,
      (count(*) filter (where not p.visible and p.state <> 'draft'))::integer as hidden,
      (count(*) filter (where p.state = 'expired'))::integer as expired,
      (count(*) filter (where p.state = 'draft'))::integer as draft
    from properties p
    where ${isListedBy(account)}`.execute(db)
  return found.rows[0]!
}

/** What visitors did with own ads, by day and action, both days included. */
export async function findTallies(
  db: Db,
  account: Account,
  { from, to }: { from: string; to: string },
): Promise<Tally[]> {
  const found = await sql<Tally>`
    select i.day, i.action, count(*)::integer as count
    from properties p
    join interactions i on i.property_id = p.id
    where ${isListedBy(account)} and i.day between ${from}::date and ${to}::date
    group by i.day, i.action`.execute(db)
  return found.rows
}

/** Who works for an agency or company. */
export async function countMembers(db: Db, { id }: Account): Promise<number> {
  const found = await sql<{ members: number }>`
    select count(*)::integer as members
    from accounts
    where agency_id = ${id} and email_verified_at is not null`.execute(db)
  return found.rows[0]?.members ?? 0
}

/** The package of the own ad that is on show the longest. */
export async function findLastingPackage(db: Db, account: Account): Promise<number | undefined> {
  const found = await sql<{ id: number }>`
    select p.package_id as id
    from properties p
    where ${isListedBy(account)} and p.package_id is not null and ${isActive}
    order by p.end_date desc nulls last, p.id desc
    limit 1`.execute(db)
  return found.rows[0]?.id
}
