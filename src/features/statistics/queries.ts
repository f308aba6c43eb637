import { type RawBuilder, sql } from 'kysely'
import { isListedBy, isReachedBy } from '#features/my-properties/queries.ts'
import { isActive } from '#features/properties/queries.ts'
import { heldPackage } from '#features/subscriptions/queries.ts'
import type { PackageRow } from '#features/subscriptions/rules.ts'
import type { QueryOf } from '#platform/endpoint/endpoint.ts'
import type { Db } from '#platform/handle.ts'
import type { Account } from '#platform/session/account.ts'
import type { rankProperties, Statistics } from './contract.ts'
import type { RankedRow, Tally } from './rules.ts'

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

type Window = { from: string; to: string }

async function findTalliesOf(
  db: Db,
  isAsked: RawBuilder<unknown>,
  { from, to }: Window,
): Promise<Tally[]> {
  const found = await sql<Tally>`
    select i.day, i.action, count(*)::integer as count
    from properties p
    join interactions i on i.property_id = p.id
    where ${isAsked} and i.day between ${from}::date and ${to}::date
    group by i.day, i.action`.execute(db)
  return found.rows
}

/** What visitors did with own ads, by day and action, both days included. */
export const findTallies = (db: Db, account: Account, window: Window) =>
  findTalliesOf(db, isListedBy(account), window)

/** The same of one own ad. */
export const findAdTallies = (
  db: Db,
  { account, id }: { account: Account; id: number },
  window: Window,
) => findTalliesOf(db, sql`p.id = ${id} and ${isReachedBy(account)}`, window)

type Asked = Pick<QueryOf<typeof rankProperties>, 'sort' | 'page' | 'limit'>

const orders: Record<Asked['sort'], RawBuilder<unknown>> = {
  contacts: sql`contacts desc, views desc`,
  views: sql`views desc, contacts desc`,
  // Without a view there is no share; what few saw says little, so more views come first.
  conversion: sql`contacts::float8 / nullif(views, 0) desc nulls last, views desc`,
}

const countOf = (...actions: string[]) =>
  sql`(count(*) filter (where i.action in (${sql.join(actions)})))::integer`

/** Own ads by what visitors did with them, and how many such ads there are. */
export async function findRanked(
  db: Db,
  account: Account,
  { from, to, sort, page, limit }: Asked & Window,
): Promise<{ rows: RankedRow[]; total: number }> {
  const found = await sql<RankedRow & { total: number }>`
    with tallied as (
      select p.id, ${countOf('view')} as views, ${countOf('call')} as calls,
        ${countOf('sms')} as sms, ${countOf('whatsapp')} as whatsapp,
        ${countOf('favorite')} as favorites, ${countOf('share')} as sharings,
        ${countOf('call', 'sms', 'whatsapp')} as contacts
      from properties p
      join interactions i on i.property_id = p.id
      where ${isListedBy(account)} and i.day between ${from}::date and ${to}::date
      group by p.id
    ),
    ranked as (
      select *, count(*) over ()::integer as total, row_number() over (order by ${orders[sort]}, id)
        as place
      from tallied
      order by place
      limit ${limit} offset ${(page - 1) * limit}
    )
    select r.id, p.reference_id as "referenceId", p.name_en as "nameEn", p.name_ar as "nameAr",
      p.state, r.contacts, r.total,
      json_build_object('views', r.views, 'callAttempts', r.calls, 'smsAttempts', r.sms,
        'whatsappAttempts', r.whatsapp, 'favoriteAttempts', r.favorites,
        'sharings', r.sharings) as counters
    from ranked r
    join properties p on p.id = r.id
    order by r.place`.execute(db)
  return { rows: found.rows, total: found.rows[0]?.total ?? 0 }
}

/** Who works for an agency or company. */
export async function countMembers(db: Db, { id }: Account): Promise<number> {
  const found = await sql<{ members: number }>`
    select count(*)::integer as members
    from accounts
    where agency_id = ${id} and email_verified_at is not null`.execute(db)
  return found.rows[0]?.members ?? 0
}

/** The package of the own ad that is on show the longest, and until when. */
export async function findLastingPackage(db: Db, account: Account) {
  const found = await sql<{ held: PackageRow; ends: string | null }>`
    select ${heldPackage} as held, p.end_date as ends
    from properties p
    where ${isListedBy(account)} and p.package_id is not null and ${isActive}
    order by p.end_date desc nulls last, p.id desc
    limit 1`.execute(db)
  return found.rows[0]
}
