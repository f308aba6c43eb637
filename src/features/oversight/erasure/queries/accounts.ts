import { type RawBuilder, sql } from 'kysely'
import type { FileRow } from '#features/files/uploads/rules.ts'
import { ownTables, wipedOfAccount, waitsForHandOver } from './leftovers.ts'
import { applicantOf } from '#features/visitors/finance-applications/queries.ts'
import { registrantOf } from '#features/files/quotas/queries/visitors.ts'
import type { Db } from '#platform/handle.ts'
import type { AccountId } from '#platform/session/account.ts'
import { deleteInBatches, repeatUntilNone } from '#platform/sweeping/batches.ts'
import type { Tables } from '#platform/tables.ts'

export async function findMemberIds(db: Db, agencyId: AccountId): Promise<number[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('agency_id', '=', agencyId)
    .execute()
  return rows.map(({ id }) => id)
}

const assignments = (wiped: Record<string, string>) =>
  sql.raw(
    Object.entries(wiped)
      .map(([column, value]) => `${column} = ${value}`)
      .join(', '),
  )

/** Rows in one statement, which has a time limit: an account may have fifty thousand drafts. */
const maxRowsAtOnce = 1_000

async function blankAccount(db: Db, id: AccountId, now: Date) {
  await sql`
    update accounts a
    set ${assignments(wipedOfAccount)}, erased_at = ${now}
    where a.id = ${id}`.execute(db)
}

type RemovedFile = Pick<FileRow, 'id' | 'kind' | 'ending'>

// The files themselves are removed after the commit. Rows of unfinished uploads stay until their
// bytes are gone. Photos of registrations with this address that opened no account are deleted too,
// because their passwords are deleted at the same moment.
export async function deleteFiles(db: Db, { id, email }: { id: AccountId; email: string }) {
  const taken: RemovedFile[] = []
  await repeatUntilNone(async (limit) => {
    const { rows } = await sql<RemovedFile>`
      delete from files
      where id in (
        select id
        from files
        where (account_id = ${id} and not (${waitsForHandOver})) or left_by = ${id}
          or (registrant = ${registrantOf(db, email)} and left_by is null)
        limit ${limit})
      returning id, kind, ending`.execute(db)
    taken.push(...rows)
    return rows.length
  })
  return taken
}

/** Includes ads that another account has now. */
async function dropItems(db: Db, id: AccountId): Promise<void> {
  const { rows } = await sql`
    with said as (
      delete from feed_items
      where account_id = ${id} and reference in (
        select reference
        from feed_items
        where account_id = ${id}
        limit ${maxRowsAtOnce})
      returning property_id
    ), pictures as (
      delete from feed_pictures
      where property_id in (select property_id from said)
    )
    select property_id from said`.execute(db)
  if (rows.length > 0) await dropItems(db, id)
}

async function findNextPictures(db: Db, after: number): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select max(property_id) as id
    from (
      select property_id
      from feed_pictures
      where property_id > ${after}
      order by property_id
      limit ${maxRowsAtOnce}) next`.execute(db)
  return rows[0]?.id ?? null
}

/** Earlier releases left pictures of ads that no feed names. */
export async function dropUnnamedPictures(db: Db): Promise<void> {
  let after = 0
  for (;;) {
    const upTo = await findNextPictures(db, after)
    if (upTo === null) return
    const unnamed = sql`property_id > ${after} and property_id <= ${upTo}
      and not exists (select from feed_items i where i.property_id = feed_pictures.property_id)`
    await deleteInBatches(db, 'feed_pictures', unnamed)
    after = upTo
  }
}

const formTables = [
  'contact_messages',
  'fundraising_requests',
  'newsletter_subscriptions',
  'property_requests',
] as const

/** In batches first, because one statement for all rows may exceed its time limit. */
async function dropAll(db: Db, table: keyof Tables, condition: RawBuilder<unknown>) {
  await deleteInBatches(db, table, condition)
  // Waits for rows that another transaction had locked.
  await sql`delete from ${sql.table(table)} where ${condition}`.execute(db)
}

/** Alerts that a browser without an account has asked for with this address. */
async function dropAlerts(db: Db, address: string) {
  await dropAll(db, 'search_owners', sql`email = ${address}`)
  await dropAll(db, 'alert_links', sql`email = ${address}`)
}

/** A former address may be another account's by now; `ownTables` has the letters to it. */
async function dropMails(db: Db, id: AccountId, address: string) {
  await dropAll(db, 'mails', sql`wished_by = ${id}`)
  await dropAll(db, 'mails', sql`recipient = ${address} and account_id is null`)
}

export async function eraseAccountRows(
  db: Db,
  { id, email, now }: { id: AccountId; email: string; now: Date },
): Promise<void> {
  const address = email.toLowerCase()
  await dropItems(db, id)
  for (const table of ownTables) await dropAll(db, table, sql`account_id = ${id}`)
  await db
    .updateTable('account_events')
    .set({ reason: null })
    .where('account_id', '=', id)
    .execute()
  await db
    .updateTable('membership_events')
    .set({ agent_email: null })
    .where((its) => its.or([its('agency_id', '=', id), its('agent_id', '=', id)]))
    .execute()
  // No hand-over is left to do: the ads of members who left are the agency's by now.
  await db
    .updateTable('membership_events')
    .set({ hand_over_until: null })
    .where('agency_id', '=', id)
    .execute()
  await db.deleteFrom('mailed_tokens').where('email', '=', address).execute()
  await db.deleteFrom('registrations').where('email', '=', address).execute()
  await db
    .deleteFrom('registration_decoys')
    .where((its) => its.or([its('email', '=', address), its('left_by', '=', id)]))
    .execute()
  for (const table of formTables) {
    await dropAll(db, table, sql`email = ${address}`)
  }
  await dropAll(db, 'finance_applications', sql`email_hash = ${applicantOf(db, address)}`)
  await dropMails(db, id, address)
  await dropAlerts(db, address)
  await dropAll(db, 'invitations', sql`agency_id = ${id} or email = ${address}`)
  await blankAccount(db, id, now)
}

/** Times as `preciseTimeOf` writes them. */
export type Erased = { account: number; createdAt: string; erasedAt: string }

/** To the microsecond, in UTC. */
export const preciseTimeOf = (column: 'created_at' | 'erased_at') =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

export async function findErased(db: Db): Promise<Erased[]> {
  return db
    .selectFrom('accounts')
    .select(['id as account', preciseTimeOf('created_at').as('createdAt')])
    .select(preciseTimeOf('erased_at').as('erasedAt'))
    .where('erased_at', 'is not', null)
    .orderBy('id')
    .execute()
}

export type Unerased = { id: AccountId; erasedAt: Date }

/** The accounts that a restored backup contains as if they were not erased. */
export async function findUnerased(db: Db, erased: readonly Erased[]): Promise<Unerased[]> {
  const { rows } = await sql<{ id: number; erasedAt: string }>`
    select a.id, noted."erasedAt"
    from json_to_recordset(${JSON.stringify(erased)}::json)
      as noted (account integer, "createdAt" timestamptz, "erasedAt" text)
    join accounts a on a.id = noted.account and a.created_at = noted."createdAt"
    where a.erased_at is null
    order by a.id`.execute(db)
  return rows.map(({ id, erasedAt }) => ({
    id: id as AccountId,
    erasedAt: new Date(erasedAt),
  }))
}
