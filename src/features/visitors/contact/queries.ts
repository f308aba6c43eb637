import { sql } from 'kysely'
import { type Sending, sendingColumns } from '#features/visitors/forms/queries.ts'
import type { Db } from '#platform/handle.ts'
import type { AccountId } from '#platform/session/account.ts'
import { deleteInBatches } from '#platform/sweeping/batches.ts'
import { type ContactMessage, messageMonths } from './contract.ts'

export type NewMessage = Pick<ContactMessage, 'name' | 'email' | 'phone' | 'subject' | 'message'> &
  Sending & { now: Date }

export async function addMessage(db: Db, added: NewMessage): Promise<number> {
  const { name, email, phone, subject, message, now } = added
  const { id } = await db
    .insertInto('contact_messages')
    .values({
      name,
      email,
      phone,
      subject,
      message,
      ...sendingColumns(added),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The address of an account is verified, so what was sent with it is about its owner. */
const isOf = (address: string, accountId: AccountId | null) =>
  sql<boolean>`(email = ${address} or account_id = ${accountId})`

export async function findMessagesOf(db: Db, address: string, accountId: AccountId | null) {
  return db
    .selectFrom('contact_messages')
    .select(['name', 'email', 'phone', 'subject', 'message', 'created_at'])
    .select(['answer', 'answered_at'])
    .where(isOf(address, accountId))
    .orderBy('id')
    .execute()
}

export async function sweepMessages(db: Db, now: Date): Promise<void> {
  const over = sql`created_at <= ${now}::timestamptz - make_interval(months => ${messageMonths}::integer)`
  await deleteInBatches(db, 'contact_messages', over)
}
