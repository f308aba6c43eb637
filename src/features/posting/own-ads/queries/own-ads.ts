import { type RawBuilder, sql } from 'kysely'
import { groupsOf, isIn, needsAttention } from './attention.ts'
import { type Group, rulesOf } from '../rules/attention.ts'
import { isModerationOn } from './review.ts'
import { permitPolicy } from '#features/listing/permits/queries.ts'
import type { PermitPolicy } from '#features/listing/permits/rules.ts'
import {
  advertisers,
  cardColumns,
  cardImages,
  pageColumns,
} from '#features/listing/property/queries/properties.ts'
import { currentPackage, wantedPackage } from '#features/posting/packages/queries.ts'
import { currentSubscription } from '#features/posting/packages/queries/subscriptions.ts'
import type { QueryOf } from '#platform/endpoint/endpoint.ts'
import type { Db } from '#platform/handle.ts'
import type { Account, AccountId } from '#platform/session/account.ts'
import type { listMyProperties } from '../contract/own-ads.ts'
import type { OwnCardRow, OwnRow } from '../rules/own-ads.ts'

/** Without reviews only `isModerationOn` is evaluated, once for all ads. */
const review = sql`
  case
    when not (${isModerationOn} and ad_is_reviewed(p.keeper_id)) then 'none'
    when p.state in ('closed', 'expired', 'awaiting_payment') and p.first_published_at is not null
      and ad_has_news(p) then 'return'
    else 'changes'
  end`

const ownColumns = sql`
  p.start_date as "startDate", p.end_date as "endDate", p.updated_at as "updatedAt",
  p.package_id as "packageId", ${currentPackage} as "currentPackage", ${wantedPackage} as "wantedPackage", p.revision,
  ${currentSubscription} as "currentSubscription",
  p.account_id as "accountId", p.keeper_id as "managingAccountId",
  p.description_en <> '' as "hasEnglish", p.description_ar <> '' as "hasArabic",
  p.permit_type as "permitType", p.permit_expires_at as "permitExpiresAt",
  ${review} as review,
  json_build_object(
    'views', coalesce(counters.views, 0),
    'callAttempts', coalesce(counters.call_attempts, 0),
    'smsAttempts', coalesce(counters.sms_attempts, 0),
    'whatsappAttempts', coalesce(counters.whatsapp_attempts, 0),
    'favoriteAttempts', coalesce(counters.favorite_attempts, 0),
    'sharings', coalesce(counters.sharings, 0)) as statistics`

/** Only the advertiser sees these. */
const privateColumns = sql`
  p.owner_name as "ownerName", p.auth_number as "authNumber",
  p.property_number as "propertyNumber", p.commission, p.price as "unitPrice"`

const counters = sql`left join property_counters counters on counters.property_id = p.id`

/** An `OwnRow`, of `properties p` with `ownTables`. */
export const ownRow = sql`${cardColumns(null)}, ${pageColumns}, ${ownColumns}, ${privateColumns}`
export const ownTables = sql`${advertisers} ${counters}`

/** Not ads for an agency that the account has left: those are handed over. */
const isStillOf = (id: AccountId) =>
  sql`(p.keeper_id in (${id}, (select agency_id from accounts where id = ${id}))) is true`

export const isOwnedBy = (id: AccountId) =>
  sql<boolean>`((p.account_id = ${id} and ${isStillOf(id)}) or p.keeper_id = ${id})`

/** Operators reach any ad. */
export const isReachedBy = ({ id, role }: Account) =>
  role === 'operator' ? sql<boolean>`true` : isOwnedBy(id)

/** One column for each role, so that one index answers. */
export const isListedBy = ({ id, role }: Account) =>
  role === 'agency' || role === 'company'
    ? sql`p.keeper_id = ${id}`
    : sql`p.account_id = ${id} and ${isStillOf(id)}`

type OwnAdQuery = { account: Account; which: RawBuilder<unknown> }
type LockOptions = { locks?: boolean }

/** With `locks` nobody else changes the ad until the transaction ends. */
export async function findOwn(
  db: Db,
  one: { account: Account; id: number },
  locking?: LockOptions,
) {
  const which = sql`p.id = ${one.id}`
  return (await findOwnAds(db, { account: one.account, which }, locking))[0]
}

/** In the order of their ids, in which they are locked as well. */
export async function findOwnMany(
  db: Db,
  many: OwnAdsQuery,
  locking?: LockOptions,
): Promise<OwnRow[]> {
  const which = sql`p.id = any(${many.ids}::integer[])`
  return findOwnAds(db, { account: many.account, which }, locking)
}

type OwnAdsQuery = { account: Account; ids: readonly number[] }

async function findOwnAds(
  db: Db,
  { account, which }: OwnAdQuery,
  { locks = false }: LockOptions = {},
) {
  if (locks) {
    await sql`
      select from properties p
      where ${which} and ${isReachedBy(account)}
      order by p.id
      for update`.execute(db)
  }
  const found = await sql<OwnRow>`
    select ${ownRow}
    from properties p
    ${ownTables}
    where ${which} and ${isReachedBy(account)}
    order by p.id`.execute(db)
  return found.rows
}

/** `matching` is null if the groups give the number. */
export type OwnPage = {
  ids: number[]
  matching: number | null
  groups: Group[]
  permits: PermitPolicy
}

/** `today`: `YYYY-MM-DD` in Dubai. */
type PageRequest = QueryOf<typeof listMyProperties> & { today: string }

const likePattern = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/** The whole id, or a part of the reference or of a name. */
function matchesSearch(search: string): RawBuilder<unknown> {
  const id = /^[1-9]\d{0,8}$/.test(search) ? Number(search) : 0
  return sql`(p.id = ${id} or p.sought like ${likePattern(search)})`
}

type Sort = Exclude<PageRequest['sort'], 'needs'>

/** The newest comes first among equals. */
const orders: Record<Sort, RawBuilder<unknown>> = {
  newest: sql``,
  price_desc: sql`p.total_price desc nulls last,`,
  price_asc: sql`p.total_price nulls last,`,
  end_date: sql`p.end_date nulls last,`,
  views: sql`coalesce(counters.views, 0) desc,`,
}

/** Materialized, so that the search runs once. */
function withSearchedAds(account: Account, search: string): RawBuilder<unknown> {
  return sql`
    with own as materialized (
      select p.id, p.created_at, p.status_flags, p.permit_expires_at, p.end_date, p.total_price
      from properties p
      where ${isListedBy(account)} and ${matchesSearch(search)}
    )`
}

function fromWantedAds(
  account: Account,
  request: PageRequest,
  condition = sql<boolean>`true`,
): RawBuilder<unknown> {
  const { search, state, needs } = request
  return sql`
    from ${search ? sql`own p` : sql`properties p`}
    ${request.sort === 'views' ? counters : sql``}
    where ${search ? sql`true` : isListedBy(account)} and ${condition}
      ${state ? sql`and ${isIn(state)}` : sql``}
      ${needs ? sql`and ${needsAttention(request.today, rulesOf(needs))}` : sql``}`
}

/**
 * Two walks along the index, each of which ends when the page is full. The page is in subselects
 * because the planner would plan each page again for a number that it sees.
 */
function pageOf(account: Account, request: PageRequest): RawBuilder<unknown> {
  const { sort, limit, page } = request
  const part = sql`limit (select ${limit}::integer) offset (select ${(page - 1) * limit}::integer)`
  const walk = (condition?: RawBuilder<boolean>) => sql`
    select p.id
    ${fromWantedAds(account, request, condition)}
    order by ${sort === 'needs' ? sql`` : orders[sort]} p.created_at desc, p.id desc`
  if (sort !== 'needs') return sql`${walk()} ${part}`
  const urgent = needsAttention(request.today, rulesOf('any'))
  return sql`(${walk(urgent)}) union all (${walk(sql<boolean>`not (${urgent})`)}) ${part}`
}

export async function findOwnPage(
  db: Db,
  account: Account,
  request: PageRequest,
): Promise<OwnPage> {
  const { search } = request
  const matching = sql`(select count(*)::integer ${fromWantedAds(account, request)})`
  const found = await sql<OwnPage>`
    ${search ? withSearchedAds(account, search) : sql``}
    select array(${pageOf(account, request)}) as ids,
      ${search ? matching : sql`null`} as matching,
      ${groupsOf(isListedBy(account), request.today)} as groups,
      ${permitPolicy} as permits`.execute(db)
  return found.rows[0]!
}

/** In the order of `ids`. */
export async function findOwnCards(db: Db, ids: readonly number[]): Promise<OwnCardRow[]> {
  if (ids.length === 0) return []
  const found = await sql<OwnCardRow>`
    select ${cardColumns(cardImages)}, ${ownColumns}
    from unnest(${ids}::integer[]) with ordinality wanted (id, place)
    join properties p on p.id = wanted.id
    ${advertisers}
    ${counters}
    order by wanted.place`.execute(db)
  return found.rows
}

export async function deleteProperty(db: Db, id: number): Promise<void> {
  await db.deleteFrom('properties').where('id', '=', id).execute()
}
