import { type RawBuilder, sql } from 'kysely'
import { deriveDatabase, baseConnection } from '../database/derived.ts'
import type { Db } from '../handle.ts'
import { Refusal } from '../refusal.ts'
import type { AccountId } from './account.ts'
import { beginningDriver } from '../database/beginning.ts'

/** Raised by the function `keep_account_open` of the migrations. */
const erasedState = 'DA001'

export const isOfErasedAccount = (error: unknown): boolean =>
  (error as { code?: string }).code === erasedState

export const unauthenticated = () => new Refusal(401, [{ code: 'unauthenticated' }])

/** Also locks the account against erasure until the transaction ends; null stays null. */
export const openAccountId = (id: number | null): RawBuilder<number> =>
  sql<number>`keep_account_open(${id}::integer)`

/** Locks with `begin`; after an erasure writes fail with `isOfErasedAccount` (401). */
export function databaseFor(db: Db, accountId: number): Db {
  const id = Number(accountId)
  if (!Number.isSafeInteger(id)) throw new TypeError('an account has a whole number')
  const beginning = `begin; select keep_account_open(${id})`
  return deriveDatabase(db, beginningDriver(baseConnection(db), beginning))
}

/**
 * Blocks writes for the account. Call it first, not through `databaseFor`: two holders of the
 * weaker lock would deadlock.
 * @throws 401 when the account is erased
 */
export async function lockForErasure(tx: Db, id: AccountId): Promise<string> {
  // The agency is locked first, as in `keep_account_open`; another order could deadlock.
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

export async function lockIfOpen(tx: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    select 1
    from accounts
    where id = ${id} and erased_at is null
    for key share`.execute(tx)
  return rows.length > 0
}
