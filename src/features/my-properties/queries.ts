import { type RawBuilder, sql } from 'kysely'
import { advertisers, cardColumns, cardImages, pageColumns } from '#features/properties/queries.ts'
import type { Db } from '#platform/handle.ts'
import type { Account } from '#platform/session/account.ts'
import type { OwnCardRow, OwnRow, State } from './rules.ts'

const ownColumns = sql`
  p.start_date as "startDate", p.end_date as "endDate", p.updated_at as "updatedAt",
  p.package_id as "packageId", p.revision, p.account_id as "accountId", p.keeper_id as "keeperId",
  p.description_en <> '' as "hasEnglish", p.description_ar <> '' as "hasArabic",
  p.permit_type as "permitType", p.permit_expires_at as "permitExpiresAt",
  json_build_object(
    'views', coalesce(counters.views, 0),
    'callAttempts', coalesce(counters.call_attempts, 0),
    'smsAttempts', coalesce(counters.sms_attempts, 0),
    'whatsappAttempts', coalesce(counters.whatsapp_attempts, 0),
    'favoriteAttempts', coalesce(counters.favorite_attempts, 0),
    'sharings', coalesce(counters.sharings, 0)) as statistics`

const counters = sql`left join property_counters counters on counters.property_id = p.id`

/** Product.md 3: own ads, and those that members made for the agency; operators reach any. */
export const isReachedBy = ({ id, role }: Account) =>
  role === 'operator' ? sql`true` : sql`(p.account_id = ${id} or p.keeper_id = ${id})`

/** One column, so that one index answers: whoever has members keeps ads, others made theirs. */
export const isListedBy = ({ id, role }: Account) =>
  role === 'agency' || role === 'company' ? sql`p.keeper_id = ${id}` : sql`p.account_id = ${id}`

type One = { account: Account; id: number }

/**
 * An own ad with all that its advertiser sees. With `locks` nobody else changes it until the
 * transaction ends.
 */
export async function findOwn(
  db: Db,
  { account, id }: One,
  { locks = false } = {},
): Promise<OwnRow | undefined> {
  if (locks) {
    await sql`
      select from properties p
      where p.id = ${id} and ${isReachedBy(account)}
      for update`.execute(db)
  }
  const found = await sql<OwnRow>`
    select ${cardColumns(null)}, ${pageColumns}, ${ownColumns}, p.owner_name as "ownerName",
      p.auth_number as "authNumber", p.property_number as "propertyNumber", p.commission,
      p.price as "unitPrice"
    from properties p
    ${advertisers}
    ${counters}
    where p.id = ${id} and ${isReachedBy(account)}`.execute(db)
  return found.rows[0]
}

type Asked = {
  page: number
  limit: number
  state?: State | undefined
  search?: string | undefined
}

const pattern = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/** `lower` and `like` cost half of `ilike`; Arabic has no case. */
function matching(account: Account, { state, search }: Asked): RawBuilder<unknown> {
  const ofState = state === undefined ? sql`` : sql`and p.state = ${state}`
  if (!search) return sql`${isListedBy(account)} ${ofState}`
  const like = pattern(search)
  return sql`${isListedBy(account)} ${ofState} and (
    p.id::text = ${search} or lower(p.reference_id) like ${like}
    or lower(p.name_en) like ${like} or p.name_ar like ${like})`
}

/**
 * A page of own ads, the newest first. What is searched for is counted on the way: `total` is the
 * same in each row, null without a search.
 */
export async function findOwnCards(
  db: Db,
  account: Account,
  asked: Asked,
): Promise<(OwnCardRow & { total: number | null })[]> {
  const total = asked.search ? sql`(count(*) over ())::integer` : sql`null::integer`
  const found = await sql<OwnCardRow & { total: number | null }>`
    select ${cardColumns(cardImages)}, ${ownColumns}, wanted.total
    from (
      select p.id, p.created_at, ${total} as total
      from properties p
      where ${matching(account, asked)}
      order by p.created_at desc, p.id desc
      limit ${asked.limit}
      offset ${(asked.page - 1) * asked.limit}
    ) wanted
    join properties p on p.id = wanted.id
    ${advertisers}
    ${counters}
    order by wanted.created_at desc, wanted.id desc`.execute(db)
  return found.rows
}

/** How many own ads match, for a page that has none of them. */
export async function countOwn(db: Db, account: Account, asked: Asked): Promise<number> {
  const found = await sql<{ total: number }>`
    select count(*)::integer as total
    from properties p
    where ${matching(account, asked)}`.execute(db)
  return found.rows[0]?.total ?? 0
}

/** All own ads by state; states without any are left out. */
export async function countStates(db: Db, account: Account) {
  const found = await sql<{ state: State; total: number }>`
    select p.state, count(*)::integer as total
    from properties p
    where ${isListedBy(account)}
    group by p.state`.execute(db)
  return found.rows
}

export async function deleteProperty(db: Db, id: number): Promise<void> {
  await db.deleteFrom('properties').where('id', '=', id).execute()
}
