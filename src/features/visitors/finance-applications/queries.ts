import { sql } from 'kysely'
import type { Sender } from '#features/visitors/forms/queries.ts'
import { keyedHash } from '#platform/database/keyed-hash.ts'
import type { Db } from '#platform/handle.ts'
import type { Vault } from '#platform/secrets/vault.ts'
import type { AccountId } from '#platform/session/account.ts'
import { openAccountId } from '#platform/session/open-account.ts'
import { deleteInBatches } from '#platform/sweeping/batches.ts'
import { closedMonths, type NewFinanceApplication, openMonths } from './contract.ts'

/** What was entered, of which nothing can be read in the database. */
type Entered = Omit<NewFinanceApplication, 'consentVersion' | 'topicNote' | 'openMs'>

export type StoredApplication = Entered & { id: string; createdAt: Date }

const placeOf = (id: string) => `finance_applications/${id}`

/** Finds what was sent with an address. */
export const applicantOf = (db: Db, email: string): Buffer =>
  keyedHash(db, 'finance/email', email.toLowerCase())

type NewApplication = {
  application: StoredApplication
  sender: Sender
  language: string
  consentVersion: number
  isSuspected: boolean
}

export async function addApplication(db: Db, vault: Vault, added: NewApplication): Promise<void> {
  const { application, sender, language } = added
  const { id, createdAt, ...entered } = application
  await db
    .insertInto('finance_applications')
    .values({
      id,
      sealed: vault.seal(JSON.stringify(entered), placeOf(id)),
      email_hash: applicantOf(db, entered.email),
      language,
      consent_version: added.consentVersion,
      is_suspected: added.isSuspected,
      visitor_hash: sender.visitorHash,
      account_id: openAccountId(sender.accountId),
      created_at: createdAt,
      closes_at: sql`${createdAt}::timestamptz + make_interval(months => ${openMonths}::integer)`,
    })
    .execute()
}

type Sealed = { id: string; sealed: Buffer; createdAt: Date }

const openSealed = (vault: Vault, { id, sealed, createdAt }: Sealed): StoredApplication => {
  const entered = JSON.parse(vault.open(sealed, placeOf(id))) as Entered
  return { ...entered, id, createdAt }
}

const applications = (db: Db) =>
  db.selectFrom('finance_applications').select(['id', 'sealed', 'created_at as createdAt'])

type FoundApplication = { application: StoredApplication; sender: Sender }

/** Who may see all of it is for the caller to decide. */
export async function findApplication(
  db: Db,
  vault: Vault,
  id: string,
): Promise<FoundApplication | undefined> {
  const row = await applications(db)
    .select(['visitor_hash', 'account_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const sender = { visitorHash: row.visitor_hash, accountId: row.account_id as AccountId | null }
  return { application: openSealed(vault, row), sender }
}

type Wanted = { isClosed: boolean; isSuspected: boolean; limit: number; now: Date }

/** The newest first, for operators. */
export async function findApplications(db: Db, vault: Vault, wanted: Wanted) {
  const rows = await applications(db)
    .select(['language', 'closes_at as closesAt', 'closed_by as closedBy'])
    .where('closes_at', wanted.isClosed ? '<=' : '>', wanted.now)
    .where('is_suspected', '=', wanted.isSuspected)
    .orderBy('closes_at', 'desc')
    .orderBy('id')
    .limit(wanted.limit)
    .execute()
  return rows.map(({ language, closesAt, closedBy, ...row }) => ({
    ...openSealed(vault, row),
    language,
    closesAt,
    closedBy,
  }))
}

type Closing = { id: string; actor: string; now: Date }

/** False for an application that is unknown or closed. */
export async function closeApplication(db: Db, { id, actor, now }: Closing): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('finance_applications')
    .set({ closes_at: now, closed_by: actor })
    .where('id', '=', id)
    .where('closes_at', '>', now)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

type Owner = { address: string; accountId: AccountId; vault: Vault }

/** For the person who sent them. */
export async function findApplicationsOf(db: Db, { address, accountId, vault }: Owner) {
  const hash = applicantOf(db, address)
  const rows = await applications(db)
    .select('closes_at')
    .where(sql<boolean>`(email_hash = ${hash} or account_id = ${accountId})`)
    .orderBy('created_at')
    .execute()
  return rows.map(({ closes_at: closesAt, ...row }) => ({ ...openSealed(vault, row), closesAt }))
}

export async function sweepApplications(db: Db, now: Date): Promise<void> {
  const over = sql`closes_at <= ${now}::timestamptz - make_interval(months => ${closedMonths}::integer)`
  await deleteInBatches(db, 'finance_applications', over)
}
