import { sql } from 'kysely'
import { columnOf } from '#features/listing/property/rules/columns.ts'
import { erasedNames } from '#features/posting/fields/contract/ad-fields.ts'
import type { Db } from '#platform/handle.ts'
import type { AccountId } from '#platform/session/account.ts'

const casesOf = (value: string, columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, value]))

const noValue = (...columns: string[]) => casesOf('null', columns)
const emptyText = (...columns: string[]) => casesOf("''", columns)

/** Values after an erasure; type, place and price stay for statistics of the market. */
export const wipedOfAd: Record<string, string> = {
  ...noValue(...erasedNames().map(columnOf)),
  reference_id: 'p.id::text',
  ...emptyText(
    'name_en',
    'name_ar',
    'description_en',
    'description_ar',
    'address_en',
    'address_ar',
  ),
  video_urls: "'{}'",
  ...noValue('qr_file_id', 'lat', 'lng', 'approved_content'),
  ...noValue('source', 'source_id', 'content_hash', 'portal_type'),
}

/** The row stays as a number without a person. */
export const wipedOfAccount: Record<string, string> = {
  name: "''",
  slug: 'a.role',
  ...noValue('email', 'email_verified_at', 'password_hash', 'phone', 'phone_since', 'whatsapp'),
  ...noValue(
    'gender',
    'birthday',
    'id_number',
    'photo',
    'bio',
    'job',
    'brn',
    'orn',
    'membership_id',
  ),
  ...noValue('second_name', 'second_job', 'second_bio'),
  ...noValue('company_name', 'company_address', 'emirate_id', 'source', 'source_id'),
  ...noValue('profile_hidden_at'),
  verified: 'false',
}

/** Their rows concern no other account. */
export const ownTables = [
  'account_languages',
  'account_specialities',
  'favorites',
  'sessions',
  'known_devices',
  'second_factors',
  'mailed_tokens',
  'contact_messages',
  'fundraising_requests',
  'property_requests',
  'finance_applications',
  // Letters to former addresses.
  'mails',
  'idempotency_keys',
  // With saved searches, their matches and links in emails.
  'search_owners',
] as const

/** Reasons that the calendar and the program write; those that people wrote are deleted. */
export const ownReasons = [
  'account erased',
  'back in the feed',
  'changed',
  'demo',
  'end date',
  'granted',
  'hidden',
  'import',
  'package',
  'paid',
  'refunded',
  'renewed',
  'rented',
  'shown',
  'sold',
  'submitted',
  'withdrawn',
]

const ownWords = `'{${ownReasons.map((one) => `"${one}"`).join()}}'`

const differs = (row: string, wiped: Record<string, string>) =>
  Object.entries(wiped)
    .map(([column, value]) => `${row}.${column} is distinct from ${value}`)
    .join(' or ')

const exists = (table: string, account = 'account_id') =>
  `exists (select from ${table} its where its.${account} = a.id)`

/** A file of an ad made for an agency that the account has left, until it is handed over. */
const waitingFile = (file: string) => `exists (
  select
  from properties p
  where p.id = substring(${file}.claimed_for from '^properties/([0-9]+)$')::integer
    and p.account_id = ${file}.account_id and p.agency_id <> p.account_id)`

export const waitsForHandOver = sql.raw<boolean>(waitingFile('files'))

const oneOf = (tables: readonly string[]) => tables.map((table) => exists(table)).join(' or ')

/** A table or subselect that stands for `accounts`. */
type AccountTable = string

const erasedWith = (accounts: AccountTable, condition: string) => `
    select a.id
    from ${accounts} a
    where a.erased_at is not null and (${condition})`

const leftoversBesideAds = (accounts: AccountTable, having: string) => `
    select a.id
    from ${accounts} a
    join properties p on p.keeper_id = a.id
    where a.erased_at is not null and exists (${having})`

const ofAds = (accounts: AccountTable): Record<string, string> => ({
  'ads of erased accounts that are open or say something': `
    select a.id
    from ${accounts} a
    join properties p on p.keeper_id = a.id
    where a.erased_at is not null and (p.state <> 'closed' or ${differs('p', wipedOfAd)})`,
  'pictures of ads of erased accounts': leftoversBesideAds(
    accounts,
    `
    select from property_images i where i.property_id = p.id
    union all
    select from feed_pictures k where k.property_id = p.id`,
  ),
  'words about ads of erased accounts': leftoversBesideAds(
    accounts,
    `
    select from property_events e
    where e.property_id = p.id and e.reason <> all (${ownWords})`,
  ),
  'words of erased accounts about ads': erasedWith(
    accounts,
    `a.role <> 'operator' and exists (
      select from property_events e
      where e.account_id = a.id and e.reason <> all (${ownWords}))`,
  ),
})

const ofAccounts = (accounts: AccountTable): Record<string, string> => ({
  'words about erased accounts': erasedWith(
    accounts,
    'exists (select from account_events e where e.account_id = a.id and e.reason is not null)',
  ),
  'files of erased accounts': erasedWith(
    accounts,
    `exists (select from files its where its.account_id = a.id and not ${waitingFile('its')})
      or ${exists('files', 'left_by')}`,
  ),
  // A row is deleted after its bytes: at once, or by an hourly sweep.
  'uploads of accounts that were erased two hours ago': erasedWith(
    accounts,
    `a.erased_at < now() - interval '2 hours' and ${exists('begun_uploads')}`,
  ),
  'sessions, links, browsers, letters, answers and favourites of erased accounts': erasedWith(
    accounts,
    `${oneOf(ownTables)} or ${exists('mails', 'wished_by')} or ${exists('registration_decoys', 'left_by')}`,
  ),
  'feeds and invitations of erased accounts': erasedWith(
    accounts,
    `${oneOf(['feeds', 'feed_runs', 'feed_items'])} or ${exists('invitations', 'agency_id')}`,
  ),
  'addresses of members in erased accounts': `
    select a.id
    from ${accounts} a
    join membership_events e on a.id in (e.agency_id, e.agent_id)
    where a.erased_at is not null and e.agent_email is not null`,
  'members of erased agencies': erasedWith(accounts, exists('accounts', 'agency_id')),
  'erased accounts that name somebody': erasedWith(accounts, differs('a', wipedOfAccount)),
})

const leftoversOf = (accounts: AccountTable) => ({ ...ofAds(accounts), ...ofAccounts(accounts) })

/** Each query returns the ids of erased accounts that still have such data. */
export const leftovers: Record<string, string> = leftoversOf('accounts')

/** Accounts in one statement, which finds their data by indexes within its time limit. */
const maxAccountsAtOnce = 1_000
const maxFound = 100

async function findNext(db: Db, after: number): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select max(id) as id
    from (
      select id
      from accounts
      where erased_at is not null and id > ${after}
      order by id
      limit ${maxAccountsAtOnce}) next`.execute(db)
  return rows[0]?.id ?? null
}

type HalfErased = { id: AccountId; erasedAt: Date }

async function findAmong(db: Db, after: number, upTo: number): Promise<HalfErased[]> {
  const wanted = Object.values(leftoversOf('asked')).join(' union ')
  const { rows } = await sql<HalfErased>`
    with asked as materialized (
      select *
      from accounts
      where erased_at is not null and id > ${after} and id <= ${upTo})
    select id, erased_at as "erasedAt"
    from asked
    where id in (${sql.raw(wanted)})
    order by id
    limit ${maxFound}`.execute(db)
  return rows
}

/** About a hundred at most. Earlier releases left such data. */
export async function findHalfErased(db: Db): Promise<HalfErased[]> {
  const found: HalfErased[] = []
  let after = 0
  while (found.length < maxFound) {
    const upTo = await findNext(db, after)
    if (upTo === null) break
    found.push(...(await findAmong(db, after, upTo)))
    after = upTo
  }
  return found
}
