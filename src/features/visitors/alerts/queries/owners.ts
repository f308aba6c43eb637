import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import { hashOf } from '#platform/secrets/tokens.ts'
import type { AccountId } from '#platform/session/account.ts'
import type { AdoptVisitor } from '#platform/session/adoption.ts'
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

const visitDays = 1

/** At most once a day, so that reading seldom writes. */
export async function noteVisit(db: Db, person: Person, now: Date): Promise<void> {
  await sql`
    update search_owners
    set used_at = ${now}
    where ${isOf(person)}
      and used_at < ${now}::timestamptz - ${visitDays} * interval '1 day'`.execute(db)
}

export async function setEmail(tx: Db, ownerId: string, email: string, now: Date): Promise<void> {
  await lockAlerts(tx)
  await sql`
    update search_owners
    set email = ${email}, used_at = ${now}
    where id = ${ownerId} and account_id is null`.execute(tx)
  await scheduleUntold(tx, ownerId, now)
}

type Stopping = { ownerId: string; searchId: string | undefined }

/** False where the owner has no such search. A visitor's address is kept only while it gets alerts. */
export async function stopSearches(tx: Db, { ownerId, searchId }: Stopping): Promise<boolean> {
  await lockAlerts(tx)
  const one = searchId === undefined ? sql`true` : sql`id = ${searchId}`
  const { rows } = await sql`
    update saved_searches
    set frequency = 'off', due_at = null
    where owner_id = ${ownerId} and deleted_at is null and ${one}
    returning id`.execute(tx)
  await sql`
    with ended as (
      update search_owners
      set email = null
      where id = ${ownerId} and not exists (
        select from saved_searches where owner_id = ${ownerId} and frequency <> 'off')
      returning id
    )
    delete from alert_links
    using ended
    where owner_id = ended.id and purpose = 'confirm'`.execute(tx)
  return searchId === undefined || rows.length > 0
}

async function lockVisitor(tx: Db, visitorId: string) {
  if (!(await findOwner(tx, { visitorId }))) return undefined
  // Before the row, which is the order of all others.
  await lockAlerts(tx)
  const { rows } = await sql<{ id: string } & Pick<Reader, 'language'>>`
    select id, language
    from search_owners
    where ${isOf({ visitorId })}
    for update`.execute(tx)
  return rows[0]
}

/** Searches that the account has too stay the account's. Links in earlier emails go on working. */
async function mergeOwners(tx: Db, visitorOwner: string, accountOwner: string): Promise<void> {
  await sql`
    delete from saved_searches own
    using saved_searches others
    where own.owner_id = ${visitorOwner} and others.owner_id = ${accountOwner}
      and others.deleted_at is null and own.filters = others.filters`.execute(tx)
  await sql`
    update saved_searches
    set owner_id = ${accountOwner}
    where owner_id = ${visitorOwner}`.execute(tx)
  await sql`
    update alert_links
    set owner_id = ${accountOwner}
    where owner_id = ${visitorOwner} and purpose = 'stop'`.execute(tx)
  await sql`delete from search_owners where id = ${visitorOwner}`.execute(tx)
}

/** After it the searches of the browser are those of the account, whose address gets their alerts. */
export const adoptSearches: AdoptVisitor = async (tx, { accountId, visitorId }) => {
  const visitor = await lockVisitor(tx, visitorId)
  if (!visitor) return
  const now = new Date()
  const person = { accountId: accountId as AccountId }
  const account = await saveOwner(tx, person, { language: visitor.language, now })
  await mergeOwners(tx, visitor.id, account.id)
  await scheduleUntold(tx, account.id, now)
}
