import { type RawBuilder, sql } from 'kysely'
import { isIn, isOnShow } from '#features/posting/own-ads/queries/attention.ts'
import { isListedBy, isReachedBy } from '#features/posting/own-ads/queries/own-ads.ts'
import { isWithinDays } from '#features/listing/property/queries/properties.ts'
import { currentPackage } from '#features/posting/packages/queries.ts'
import type { PackageRow } from '#features/posting/packages/rules.ts'
import type { QueryOf } from '#platform/endpoint/endpoint.ts'
import type { Db } from '#platform/handle.ts'
import type { Account } from '#platform/session/account.ts'
import type { rankProperties, Statistics } from './contract.ts'
import type { RankedRow, Tally } from './rules.ts'

/** `held` is the package of the ad that is public the longest, and `ends` its last day. */
type AccountSummary = {
  properties: Statistics['properties']
  currentPackage: PackageRow | null
  ends: string | null
}

/** The last day above the id: the maximum is the newest of the ads that last longest. */
const lastDay = sql`((case when isfinite(p.end_date) then p.end_date - date '2000-01-01' else 0 end
  )::bigint << 32) + p.id`

const isActive = sql`${isOnShow} and ${isWithinDays}`

/** Reads each ad once, from an index. */
export async function summarizeAds(db: Db, account: Account): Promise<AccountSummary> {
  const found = await sql<AccountSummary>`
    with counted as (
      select json_build_object(
          'total', count(*),
          'active', count(*) filter (where ${isActive} and p.visible),
          'hidden', count(*) filter (where not p.visible and not ${isIn('draft')}),
          'expired', count(*) filter (where ${isIn('expired')}),
          'draft', count(*) filter (where ${isIn('draft')})) as properties,
        max(${lastDay}) filter (where ${isActive} and p.package_id is not null) as lasting
      from properties p
      where ${isListedBy(account)}
    )
    select counted.properties, ${currentPackage} as "currentPackage", p.end_date as ends
    from counted
    left join properties p on p.id = (counted.lasting & 4294967295)::integer`.execute(db)
  return found.rows[0]!
}

type Window = { from: string; to: string }

async function findTalliesOf(
  db: Db,
  isRelevant: RawBuilder<unknown>,
  { from, to }: Window,
): Promise<Tally[]> {
  const found = await sql<Tally>`
    select i.day, i.action, sum(i.count)::integer as count
    from properties p
    join interaction_counts i on i.property_id = p.id
    where ${isRelevant} and i.day between ${from}::date and ${to}::date
    group by i.day, i.action`.execute(db)
  return found.rows
}

export const findTallies = (db: Db, account: Account, window: Window) =>
  findTalliesOf(db, isListedBy(account), window)

export const findAdTallies = (
  db: Db,
  { account, id }: { account: Account; id: number },
  window: Window,
) => findTalliesOf(db, sql`p.id = ${id} and ${isReachedBy(account)}`, window)

type RankingQuery = Pick<QueryOf<typeof rankProperties>, 'sort' | 'page' | 'limit'>

const orders: Record<RankingQuery['sort'], RawBuilder<unknown>> = {
  contacts: sql`contacts desc, views desc`,
  views: sql`views desc, contacts desc`,
  // Without views there is no share; few views say little, so more come first.
  conversion: sql`contacts::float8 / nullif(views, 0) desc nulls last, views desc`,
}

const countOf = (...actions: string[]) =>
  sql`coalesce(sum(i.count) filter (where i.action in (${sql.join(actions)})), 0)::integer`

export async function findRanked(
  db: Db,
  account: Account,
  { from, to, sort, page, limit }: RankingQuery & Window,
): Promise<{ rows: RankedRow[]; total: number }> {
  const found = await sql<RankedRow & { total: number }>`
    with tallied as (
      select p.id, ${countOf('view')} as views, ${countOf('call')} as calls,
        ${countOf('sms')} as sms, ${countOf('whatsapp')} as whatsapp,
        ${countOf('favorite')} as favorites, ${countOf('share')} as sharings,
        ${countOf('call', 'sms', 'whatsapp')} as contacts
      from properties p
      join interaction_counts i on i.property_id = p.id
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

export async function countMembers(db: Db, { id }: Account): Promise<number> {
  const found = await sql<{ members: number }>`
    select count(*)::integer as members
    from accounts
    where agency_id = ${id} and email_verified_at is not null`.execute(db)
  return found.rows[0]?.members ?? 0
}
