import type { Role } from '../endpoint/endpoint.ts'
import type { Db } from '../handle.ts'
import type { Account, AccountId } from './account.ts'

/** Undefined once the account is erased. */
export async function accountOfJob(db: Db, id: number): Promise<Account | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select(['id', 'role'])
    .where('id', '=', id)
    .where('email_verified_at', 'is not', null)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return row && { id: row.id as AccountId, role: row.role as Role, sessionId: '' }
}
