import { sql } from 'kysely'
import {
  type Sender,
  senderOf,
  type Sending,
  sendingColumns,
} from '#features/visitors/forms/queries.ts'
import { keyedHash } from '#platform/database/keyed-hash.ts'
import type { Db } from '#platform/handle.ts'
import type { Vault } from '#platform/secrets/vault.ts'
import type { AccountId } from '#platform/session/account.ts'
import { deleteInBatches } from '#platform/sweeping/batches.ts'
import { closedMonths, type NewFinanceApplication, openMonths } from './contract.ts'

type Entered = Omit<NewFinanceApplication, 'consentVersion' | 'topicNote' | 'openMs'>

export type StoredApplication = Entered & { id: string; createdAt: Date }

export const placeOf = (id: string) => `finance_applications/${id}`
const answerPlaceOf = (id: string) => `${placeOf(id)}/answer`

export const applicantOf = (db: Db, email: string): Buffer =>
  keyedHash(db, 'finance/email', email.toLowerCase())

type NewApplication = Sending & { application: StoredApplication }

export async function addApplication(db: Db, vault: Vault, added: NewApplication): Promise<void> {
  const { application } = added
  const { id, createdAt, ...entered } = application
  await db
    .insertInto('finance_applications')
    .values({
      id,
      sealed: vault.seal(JSON.stringify(entered), placeOf(id)),
      email_hash: applicantOf(db, entered.email),
      ...sendingColumns(added),
      created_at: createdAt,
      closes_at: sql`${createdAt}::timestamptz + make_interval(months => ${openMonths}::integer)`,
    })
    .execute()
}

type SealedApplication = { id: string; sealed: Buffer; createdAt: Date }

const readApplication = (
  text: string,
  { id, createdAt }: Omit<SealedApplication, 'sealed'>,
): StoredApplication => ({ ...(JSON.parse(text) as Entered), id, createdAt })

export type OpenedApplication = { application: StoredApplication; answer: string | null }

/** Undefined where it was altered or sealed with another key, so that the others are still read. */
export function openApplication(
  vault: Vault,
  row: SealedApplication & { answer: Buffer | null },
): OpenedApplication | undefined {
  const text = vault.tryOpen(row.sealed, placeOf(row.id))
  const answer = row.answer && vault.tryOpen(row.answer, answerPlaceOf(row.id))
  if (text === undefined || answer === undefined) return undefined
  return { application: readApplication(text, row), answer }
}

const applications = (db: Db) =>
  db.selectFrom('finance_applications').select(['id', 'sealed', 'created_at as createdAt'])

/** `application`: undefined where it was altered or sealed with another key. */
type FoundApplication = { application: StoredApplication | undefined; sender: Sender }

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
  const sender = senderOf(row)
  const text = vault.tryOpen(row.sealed, placeOf(id))
  return { application: text === undefined ? undefined : readApplication(text, row), sender }
}

type Change = { id: string; actor: string; now: Date }

/** An operator may repeat amounts of the application, so the answer is encrypted too. */
export async function answerApplication(
  db: Db,
  vault: Vault,
  { id, answer, actor, now }: Change & { answer: string },
): Promise<void> {
  const sealed = vault.seal(answer, answerPlaceOf(id))
  await db
    .updateTable('finance_applications')
    .set({ answer: sealed, answered_by: actor, answered_at: now })
    .where('id', '=', id)
    .execute()
}

/** One that is closed keeps its day, after which it is deleted. */
export async function closeApplication(db: Db, { id, actor, now }: Change): Promise<void> {
  await db
    .updateTable('finance_applications')
    .set({ closes_at: now, closed_by: actor })
    .where('id', '=', id)
    .where('closes_at', '>', now)
    .execute()
}

type Owner = { address: string; accountId: AccountId; vault: Vault }

/** For the person who sent them. `isUnreadable`: it does not open. */
export async function findApplicationsOf(db: Db, { address, accountId, vault }: Owner) {
  const hash = applicantOf(db, address)
  const rows = await applications(db)
    .select(['closes_at as closesAt', 'answer', 'answered_at as answeredAt'])
    .where(sql<boolean>`(email_hash = ${hash} or account_id = ${accountId})`)
    .orderBy('created_at')
    .execute()
  return rows.map(({ closesAt, answeredAt, ...row }) => {
    const { id, createdAt } = row
    const opened = openApplication(vault, row)
    if (!opened) return { id, createdAt, closesAt, answeredAt, isUnreadable: true }
    return { ...opened.application, closesAt, answer: opened.answer, answeredAt }
  })
}

export async function sweepApplications(db: Db, now: Date): Promise<void> {
  const over = sql`closes_at <= ${now}::timestamptz - make_interval(months => ${closedMonths}::integer)`
  await deleteInBatches(db, 'finance_applications', over)
}
