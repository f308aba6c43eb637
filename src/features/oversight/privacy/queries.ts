import { sql } from 'kysely'
import { findMessagesOf } from '#features/visitors/contact/queries.ts'
import { findApplicationsOf } from '#features/visitors/finance-applications/queries.ts'
import { findFundraisingOf } from '#features/visitors/fundraising/queries.ts'
import { findSubscriptionsOf } from '#features/visitors/newsletter/queries.ts'
import { findRequestsOf } from '#features/visitors/property-requests/queries.ts'
import { isOwnedBy } from '#features/posting/own-ads/queries/own-ads.ts'
import { planAnew } from '#platform/database/statements.ts'
import type { Db } from '#platform/handle.ts'
import type { AccountId } from '#platform/session/account.ts'
import type { Vault } from '#platform/secrets/vault.ts'

export async function findIdNumber(db: Db, vault: Vault, id: AccountId): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .select('id_number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.id_number && vault.open(row.id_number, `accounts/${id}`)
}

/** Includes the ads of an agency's members. */
export async function findPropertyIds(db: Db, id: AccountId): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id
    from properties p
    where ${isOwnedBy(id)}
    order by id`.execute(db)
  return rows.map((row) => row.id)
}

/** Only those that are still the account's. */
export async function findProperties(db: Db, id: AccountId, ids: readonly number[]) {
  // Future columns are the advertiser's too. No alias may be the name of a column. Operators'
  // numbers are left out, as in ad-history. Planned anew, because PostgreSQL refuses a prepared
  // statement whose columns another release has changed.
  const { rows } = await sql<object>`
    ${sql.raw(planAnew)} select p.*,
      (select coalesce(jsonb_agg(to_jsonb(price_row) - 'property_id' order by at), '[]')
        from property_prices price_row where property_id = p.id) as price_history,
      (select coalesce(jsonb_agg(to_jsonb(event_row) - 'property_id'
          - case when author_row.role = 'operator' then 'account_id' else '' end order by at), '[]')
        from property_events event_row
        left join accounts author_row on author_row.id = event_row.account_id
        where property_id = p.id) as events,
      (select coalesce(jsonb_agg(to_jsonb(image_row) - 'property_id' order by position), '[]')
        from property_images image_row where property_id = p.id) as images,
      (select to_jsonb(counters_row) - 'property_id'
        from property_counters counters_row where property_id = p.id) as statistics
    from properties p
    where p.id = any(${ids}::integer[]) and ${isOwnedBy(id)}
    order by p.id`.execute(db)
  return rows
}

const findSessions = (db: Db, id: AccountId) =>
  db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'refreshed_at as last_used_at'])
    .where('account_id', '=', id)
    .orderBy('created_at')
    .execute()

const findDevices = (db: Db, id: AccountId) =>
  db
    .selectFrom('known_devices')
    .select('seen_at')
    .where('account_id', '=', id)
    .orderBy('seen_at')
    .execute()

const findMemberships = (db: Db, id: AccountId) =>
  db
    .selectFrom('membership_events')
    .select(['kind', 'agency_id', 'agent_id', 'agent_email', 'actor_id', 'at'])
    .where((its) => its.or([its('agent_id', '=', id), its('agency_id', '=', id)]))
    .orderBy('id')
    .execute()

const findInvitations = (db: Db, id: AccountId) =>
  db
    .selectFrom('invitations')
    .select(['email', 'invited_at'])
    .where('agency_id', '=', id)
    .orderBy('id')
    .execute()

export async function findFileIds(db: Db, id: AccountId): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('account_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}

export const findFiles = (db: Db, id: AccountId, ids: readonly string[]) =>
  db
    .selectFrom('files')
    .select(['id', 'kind', 'ending', 'bytes', 'width', 'height', 'claimed_for', 'created_at'])
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .where('account_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Not to an address that was only wished for: that would reveal whether it has an account. */
const findMails = (db: Db, id: AccountId, email: string) =>
  db
    .selectFrom('mails')
    .select(['recipient', 'created_at', 'sent_at'])
    .where((its) =>
      its.or([
        its('account_id', '=', id),
        its('recipient', '=', email).and('account_id', 'is', null),
      ]),
    )
    .orderBy('created_at')
    .execute()

const findEvents = (db: Db, id: AccountId) =>
  db
    .selectFrom('account_events')
    .select(['kind', 'at', 'reason'])
    .where('account_id', '=', id)
    .orderBy('id')
    .execute()

const findFeeds = (db: Db, id: AccountId) =>
  db
    .selectFrom('feeds')
    .select(['url', 'dialect', 'schedule', 'language', 'created_at'])
    .where('account_id', '=', id)
    .orderBy('created_at')
    .execute()

const findFavorites = (db: Db, id: AccountId) =>
  db
    .selectFrom('favorites')
    .select(['property_id', 'added_at', 'price_at_adding', 'note', 'removed_at'])
    .where('account_id', '=', id)
    .orderBy('added_at')
    .orderBy('id')
    .execute()

type Person = { id: AccountId; email: string }

/** Also those of browsers without an account whose alerts go to the address: a letter to it confirmed that. */
const findSearches = (db: Db, { id, email }: Person) =>
  db
    .selectFrom('saved_searches')
    .innerJoin('search_owners', 'search_owners.id', 'owner_id')
    .select(['name', 'filters', 'frequency', 'saved_at', 'seen_at', 'email as alerts_to'])
    .where((its) => its.or([its('account_id', '=', id), its('email', '=', email.toLowerCase())]))
    .orderBy('saved_at')
    .execute()

/** Packages that were bought or granted, with the ends of all their periods. */
const findPackages = (db: Db, id: AccountId) =>
  db
    .selectFrom('subscriptions')
    .innerJoin('subscription_packages as offered', 'offered.id', 'package_id')
    .select(['offered.name_en as name', 'basis', 'subscriptions.slots', 'start_date', 'end_date'])
    .where('account_id', '=', id)
    .orderBy('created_at')
    .execute()

/** With what the invoice says of the buyer. */
const findPayments = (db: Db, id: AccountId) =>
  db
    .selectFrom('payment_orders as o')
    .leftJoin('invoices as i', (to) =>
      to.onRef('i.order_id', '=', 'o.id').on('i.kind', '=', 'invoice'),
    )
    .select(['o.id', 'o.kind', 'o.state', 'o.amount_fils', 'o.currency', 'o.created_at'])
    .select(['o.paid_at', 'o.refunded_at', 'i.number as invoice', 'i.buyer'])
    .where((its) => its.or([its('o.account_id', '=', id), its('o.placed_by', '=', id)]))
    .orderBy('o.created_at')
    .execute()

/** What the owner of the account has sent by public forms, also before it was opened. */
async function findForms(db: Db, vault: Vault, { id, email }: Person) {
  const address = email.toLowerCase()
  const [messages, subscriptions, propertyRequests] = await Promise.all([
    findMessagesOf(db, address, id),
    findSubscriptionsOf(db, address),
    findRequestsOf(db, address, id),
  ])
  const [financeApplications, fundraisingRequests] = await Promise.all([
    findApplicationsOf(db, { address, accountId: id, vault }),
    findFundraisingOf(db, address, id),
  ])
  return {
    messages,
    subscriptions,
    propertyRequests,
    financeApplications,
    fundraisingRequests,
  }
}

/** Never much, so it is read at once. */
export async function findKept(db: Db, vault: Vault, person: Person) {
  const { id, email } = person
  const [sessions, devices, memberships, invitations, mails] = await Promise.all([
    findSessions(db, id),
    findDevices(db, id),
    findMemberships(db, id),
    findInvitations(db, id),
    findMails(db, id, email.toLowerCase()),
  ])
  const [events, feeds, favorites, searches] = await Promise.all([
    findEvents(db, id),
    findFeeds(db, id),
    findFavorites(db, id),
    findSearches(db, person),
  ])
  const forms = await findForms(db, vault, person)
  const [packages, payments] = await Promise.all([findPackages(db, id), findPayments(db, id)])
  return {
    sessions,
    devices,
    memberships,
    invitations,
    mails,
    events,
    feeds,
    favorites,
    searches,
    packages,
    payments,
    ...forms,
  }
}

export async function addAccountEvent(
  db: Db,
  { id, kind, now }: { id: AccountId; kind: 'exported' | 'erased'; now: Date },
) {
  await db.insertInto('account_events').values({ account_id: id, kind, at: now }).execute()
}
