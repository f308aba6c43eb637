import { sql } from 'kysely'
import { addMailedToken } from '#features/accounts/account/queries.ts'
import { type NamedInBoth, calledOf } from '#features/accounts/advertiser/rules/advertisers.ts'
import { hourSeconds } from '#i18n/time-units.ts'
import type { Db } from '#platform/handle.ts'
import { hashOf } from '#platform/secrets/tokens.ts'
import { openAccountId, unauthenticated } from '#platform/session/open-account.ts'
import { resetHours } from '../contract.ts'

const resetSeconds = resetHours * hourSeconds

export type Holder = NamedInBoth & {
  id: number
  email: string
  phone: string | null
  birthday: string | null
  passwordHash: string | null
}

const columns = [
  'id',
  'name',
  'second_name',
  'email',
  'phone',
  'birthday',
  'password_hash',
] as const

type Row = {
  id: number
  name: string
  second_name: string | null
  email: string | null
  phone: string | null
  birthday: unknown
  password_hash: string | null
}

const holderOf = (row: Row): Holder => ({
  id: row.id,
  ...calledOf(row),
  email: row.email ?? '',
  phone: row.phone,
  birthday: row.birthday as string | null,
  passwordHash: row.password_hash,
})

export async function findHolder(db: Db, email: string): Promise<Holder | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select(columns)
    .where(sql`lower(email)`, '=', email)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  return row && holderOf(row)
}

/** @throws 401 when the account was erased since the caller was admitted: no password of it is right or wrong */
export async function findHolderById(db: Db, id: number): Promise<Holder> {
  const row = await db
    .selectFrom('accounts')
    .select(columns)
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw unauthenticated()
  return holderOf(row)
}

/** Locks the account, so that its password does not change until the transaction ends. */
export async function lockPassword(db: Db, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.password_hash ?? null
}

type ResetRequest = { accountId: number | null; email: string; now: Date }

/** @throws an error that `isOfErasedAccount` recognises, where the account was erased meanwhile */
export const addResetToken = (db: Db, { accountId, email, now }: ResetRequest): Promise<string> =>
  addMailedToken(db, {
    purpose: 'reset',
    email,
    owner: { account_id: openAccountId(accountId) },
    seconds: resetSeconds,
    now,
  })

/** A link to an address that the account no longer has is not valid. */
export async function findReset(db: Db, token: string, now: Date): Promise<Holder | undefined> {
  const row = await db
    .selectFrom('mailed_tokens')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(columns.map((column) => `accounts.${column}` as const))
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', 'reset')
    .where('spent_at', 'is', null)
    .where('expires_at', '>', now)
    .where(sql<boolean>`lower(accounts.email) = mailed_tokens.email`)
    .executeTakeFirst()
  return row && holderOf(row)
}

type TokenUse = { accountId: number; token: string; now: Date }

/** Ends all reset links. Locks the account first, or two links at once could cause a deadlock. */
export async function redeemResetToken(
  db: Db,
  { accountId, token, now }: TokenUse,
): Promise<boolean> {
  await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute()
  const spent = await db
    .updateTable('mailed_tokens')
    .set({ spent_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'reset')
    .where('spent_at', 'is', null)
    .returning('hash')
    .execute()
  return spent.some(({ hash }) => hash.equals(hashOf(token)))
}

/** Deletes links that a thief may have requested; the update first, to find concurrent ones too. */
export async function setPassword(db: Db, id: number, passwordHash: string) {
  await db
    .updateTable('accounts')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .execute()
  await db
    .deleteFrom('mailed_tokens')
    .where('account_id', '=', id)
    .where('purpose', 'in', ['email', 'reset'])
    .where('spent_at', 'is', null)
    .execute()
}
