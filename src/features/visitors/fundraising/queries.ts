import { sql } from 'kysely'
import { findDocuments, type SentDocument } from '#features/files/quotas/queries/sent-forms.ts'
import {
  type Sender,
  senderOf,
  type Sending,
  sendingColumns,
} from '#features/visitors/forms/queries.ts'
import type { Db } from '#platform/handle.ts'
import type { AccountId } from '#platform/session/account.ts'
import { deleteInBatches } from '#platform/sweeping/batches.ts'
import { closedDocumentDays, fundraisingMonths, type NewFundraisingRequest } from './contract.ts'

/** As the trigger of the table names it (db/migrations). */
export const claimOf = (id: string) => `fundraising_requests/${id}`

export type StoredFundraising = Pick<
  NewFundraisingRequest,
  | 'name'
  | 'email'
  | 'phone'
  | 'companyName'
  | 'projectTitle'
  | 'emirateId'
  | 'projectType'
  | 'amount'
  | 'currency'
  | 'summary'
> & { id: string; createdAt: Date }

type NewRequest = Sending & { request: StoredFundraising }

export async function addFundraising(db: Db, added: NewRequest): Promise<void> {
  const { request } = added
  await db
    .insertInto('fundraising_requests')
    .values({
      id: request.id,
      name: request.name,
      email: request.email,
      phone: request.phone,
      company_name: request.companyName,
      project_title: request.projectTitle,
      emirate_id: request.emirateId,
      project_type: request.projectType,
      amount: request.amount,
      currency: request.currency,
      summary: request.summary,
      ...sendingColumns(added),
      created_at: request.createdAt,
    })
    .execute()
}

const requests = (db: Db) =>
  db
    .selectFrom('fundraising_requests')
    .select(['id', 'name', 'email', 'phone', 'company_name as companyName'])
    .select(['project_title as projectTitle', 'emirate_id as emirateId'])
    .select(['project_type as projectType', 'amount', 'currency', 'summary'])
    .select('created_at as createdAt')

type Row = Awaited<ReturnType<ReturnType<typeof requests>['executeTakeFirstOrThrow']>>

/** The words were checked when the request was stored. */
const storedOf = (row: Row) => row as unknown as StoredFundraising

export type FoundFundraising = {
  request: StoredFundraising
  documents: SentDocument[]
  sender: Sender
}

/** Who may see all of it is for the caller to decide. */
export async function findFundraising(db: Db, id: string): Promise<FoundFundraising | undefined> {
  const row = await requests(db)
    .select(['visitor_hash', 'account_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { visitor_hash, account_id, ...request } = row
  const sender = senderOf({ visitor_hash, account_id })
  return { request: storedOf(request), sender, documents: await findDocuments(db, claimOf(id)) }
}

type ExportedDocument = SentDocument & { state: 'available' | 'sent without a login' }

/**
 * For the person who sent them. Only documents that were sent with the account open for it, on the page of
 * their request.
 */
export async function findFundraisingOf(db: Db, address: string, accountId: AccountId) {
  return requests(db)
    .select(['answer', 'answered_at as answeredAt'])
    .select(
      sql<ExportedDocument[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'bytes', f.bytes, 'state',
            case when fundraising_requests.account_id = ${accountId} then 'available'
              else 'sent without a login' end)
          order by f.created_at, f.id), '[]')
        from files f
        where f.claimed_for = 'fundraising_requests/' || fundraising_requests.id)`.as('files'),
    )
    .where(sql<boolean>`(email = ${address} or account_id = ${accountId})`)
    .orderBy('created_at')
    .execute()
}

/** The request itself stays until its time is over; the hourly sweep of files deletes the bytes. */
export async function sweepClosedDocuments(db: Db, now: Date): Promise<void> {
  const over = sql`purpose = 'fundraising-sent' and account_id is null and exists (
    select
    from fundraising_requests r
    where files.claimed_for = 'fundraising_requests/' || r.id
      and r.closed_at <= ${now}::timestamptz - make_interval(days => ${closedDocumentDays}::integer))`
  await deleteInBatches(db, 'files', over)
}

export async function sweepFundraising(db: Db, now: Date): Promise<void> {
  const over = sql`created_at <= ${now}::timestamptz - make_interval(months => ${fundraisingMonths}::integer)`
  await deleteInBatches(db, 'fundraising_requests', over)
}
