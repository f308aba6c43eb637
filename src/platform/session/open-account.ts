import { type RawBuilder, sql } from 'kysely'
import { deriveDatabase, baseConnection } from '../database/derived.ts'
import type { Db } from '../handle.ts'
import { Refusal } from '../refusal.ts'
import type { AccountId } from './account.ts'
import { beginningDriver } from '../database/beginning.ts'

/** What the function `keep_account_open` of our migrations raises. */
const erasedState = 'DA001'

export const isOfErasedAccount = (error: unknown): boolean =>
  (error as { code?: string }).code === erasedState

export const unauthenticated = () => new Refusal(401, [{ code: 'unauthenticated' }])

/**
 * The id of an account that is not erased before this transaction ends. Written instead of the plain
 * id it costs no statement of its own; null stays null.
 */
export const openAccountId = (id: number | null): RawBuilder<number> =>
  sql<number>`keep_account_open(${id}::integer)`

/**
 * The database for what is written for one account: whatever it writes, and each transaction, begins
 * by making sure that the account is not erased before the transaction ends. The lock goes to the
 * server together with `begin`. What an erased account may not write fails with an error that
 * `isOfErasedAccount` knows, and that a caller is answered with 401.
 */
export function databaseFor(db: Db, accountId: number): Db {
  const id = Number(accountId)
  if (!Number.isSafeInteger(id)) throw new TypeError('an account has a whole number')
  const beginning = `begin; select keep_account_open(${id})`
  return deriveDatabase(db, beginningDriver(baseConnection(db), beginning))
}

/**
 * Waits for all that is being written for an account and keeps everything else out until this
 * transaction ends. To be called first in it, and not through `databaseFor`: two that hold the weaker
 * lock would wait for each other. Answers with the e-mail, which nobody can change from then on.
 * @throws 401 where the account was erased in the meantime
 */
export async function lockForErasure(tx: Db, id: AccountId): Promise<string> {
  // The office comes first, as in `keep_account_open`.
  await sql`
    select 1
    from accounts
    where id = (select agency_id from accounts where id = ${id})
    for key share`.execute(tx)
  const { rows } = await sql<{ email: string | null }>`
    select email
    from accounts
    where id = ${id} and erased_at is null
    for update`.execute(tx)
  const [account] = rows
  if (!account) throw unauthenticated()
  return account.email ?? ''
}

/** Whether another account, such as an office that is joined, stays open until this transaction ends. */
export async function staysOpen(tx: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    select 1
    from accounts
    where id = ${id} and erased_at is null
    for key share`.execute(tx)
  return rows.length > 0
}
