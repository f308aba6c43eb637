import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import { hashOf } from '#platform/secrets/tokens.ts'
import type { AccountId } from '#platform/session/account.ts'
import type { Reader } from '../rules/letters.ts'
import { lockAlerts, scheduleUntold } from './schedule.ts'

/** Whose saved searches they are: an account's, or those of a browser without one. */
export type Person = { accountId: AccountId } | { visitorId: string }

/** For `search_owners`. Part of every query on what belongs to a person. */
export const isOf = (person: Person): RawBuilder<boolean> =>
  'accountId' in person
    ? sql`search_owners.account_id = ${person.accountId}`
    : sql`search_owners.visitor_hash = ${hashOf(person.visitorId)}`

export type Owner = { id: string; email: string | null }

/** `email` is the confirmed address to which alerts go. */
export async function findOwner(db: Db, person: Person): Promise<Owner | undefined> {
  const { rows } = await sql<Owner>`
    select search_owners.id, coalesce(accounts.email, search_owners.email) as email
    from search_owners
    left join accounts on accounts.id = account_id
    where ${isOf(person)}`.execute(db)
  return rows[0]
}

type Since = Pick<Reader, 'language'> & { now: Date }

/** Locks the owner, so that limits hold for calls at the same time. */
export async function saveOwner(tx: Db, person: Person, { language, now }: Since): Promise<Owner> {
  const [column, value] =
    'accountId' in person
      ? [sql.ref('account_id'), sql`${person.accountId}::integer`]
      : [sql.ref('visitor_hash'), sql`${hashOf(person.visitorId)}::bytea`]
  await sql`
    insert into search_owners (id, ${column}, language, used_at)
    values (${randomUUID()}, ${value}, ${language}, ${now})
    on conflict (${column}) do update
      set language = excluded.language, used_at = excluded.used_at`.execute(tx)
  const owner = await findOwner(tx, person)
  return owner!
}

/** At most once in so many days a visit is noted, so that reading seldom writes. */
export const visitDays = 1

export async function noteVisit(db: Db, person: Person, now: Date): Promise<void> {
  await sql`
    update search_owners
    set used_at = ${now}
    where ${isOf(person)}
      and used_at < ${now}::timestamptz - ${visitDays} * interval '1 day'`.execute(db)
}

type Confirmed = { ownerId: string; email: string; now: Date }

export async function setEmail(tx: Db, { ownerId, email, now }: Confirmed): Promise<void> {
  await lockAlerts(tx)
  await sql`
    update search_owners
    set email = ${email}, used_at = ${now}
    where id = ${ownerId} and account_id is null`.execute(tx)
  await scheduleUntold(tx, ownerId, now)
}

type Stopping = { ownerId: string; searchId: string | undefined }

/** For `search_owners`: alerts of a visitor have ended, also those of searches that could be restored. */
const hasNoAlerts = sql<boolean>`account_id is null and not exists (
  select from saved_searches where owner_id = search_owners.id and frequency <> 'off')`

/** Of one visitor, or of all. Locks owners first, as an alert that begins does. */
export async function dropUnusedAddresses(tx: Db, ownerId?: string): Promise<void> {
  const which = ownerId === undefined ? sql`email is not null` : sql`id = ${ownerId}`
  const { rows } = await sql<{ id: string }>`
    select id from search_owners where ${which} and ${hasNoAlerts} for update`.execute(tx)
  const ids = rows.map(({ id }) => id)
  await sql`
    with ended as (
      update search_owners
      set email = null
      where id = any(${ids}::uuid[]) and ${hasNoAlerts}
      returning id
    )
    delete from alert_links
    using ended
    where owner_id = ended.id and purpose = 'confirm'`.execute(tx)
}

/** False where the owner has no such search. A visitor's address is kept only while it gets alerts. */
export async function stopSearches(tx: Db, { ownerId, searchId }: Stopping): Promise<boolean> {
  await lockAlerts(tx)
  const one = searchId === undefined ? sql`true` : sql`id = ${searchId}`
  const { rows } = await sql`
    update saved_searches
    set frequency = 'off', due_at = null
    where owner_id = ${ownerId} and ${one}
    returning id`.execute(tx)
  await dropUnusedAddresses(tx, ownerId)
  return searchId === undefined || rows.length > 0
}
