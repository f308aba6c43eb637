import type { Db } from '#platform/handle.ts'
import { findMatchingStep } from '#platform/secrets/one-time-codes.ts'
import { hashOf } from '#platform/secrets/tokens.ts'
import type { Vault } from '#platform/secrets/vault.ts'
import type { AccountId } from '#platform/session/account.ts'

const placeOf = (accountId: number) => `second_factors/${accountId}`

export type SecondFactor = { secret: string; lastStep: number; isOn: boolean }

async function findFactor(
  db: Db,
  vault: Vault,
  accountId: number,
): Promise<SecondFactor | undefined> {
  const row = await db
    .selectFrom('second_factors')
    .select(['sealed', 'last_step', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!row) return undefined
  const secret = vault.open(row.sealed, placeOf(accountId))
  return { secret, lastStep: row.last_step, isOn: row.confirmed_at !== null }
}

export async function findFactorState(db: Db, accountId: number): Promise<'none' | 'begun' | 'on'> {
  const found = await db
    .selectFrom('second_factors')
    .select('confirmed_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!found) return 'none'
  return found.confirmed_at ? 'on' : 'begun'
}

export const hasSecondFactor = async (db: Db, accountId: number) =>
  (await findFactorState(db, accountId)) === 'on'

/** Replaces one that was never confirmed; false when one is on. */
export async function beginFactor(
  db: Db,
  vault: Vault,
  { accountId, secret }: { accountId: AccountId; secret: string },
): Promise<boolean> {
  const sealed = vault.seal(secret, placeOf(accountId))
  const begun = await db
    .insertInto('second_factors')
    .values({ account_id: accountId, sealed })
    .onConflict((known) =>
      known
        .column('account_id')
        .doUpdateSet({ sealed, last_step: 0 })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst()
  return begun !== undefined
}

/** Each code counts once: of two calls at the same time, the second finds its step used. */
async function redeemStep(db: Db, accountId: number, step: number): Promise<boolean> {
  const spent = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .returning('account_id')
    .executeTakeFirst()
  return spent !== undefined
}

type TypedCode = { accountId: number; code: string; now: Date }

async function redeemAppCode(db: Db, vault: Vault, { accountId, code, now }: TypedCode) {
  const factor = await findFactor(db, vault, accountId)
  const step = factor && findMatchingStep(factor.secret, { code, lastStep: factor.lastStep, now })
  return step !== undefined && redeemStep(db, accountId, step)
}

export async function confirmFactor(db: Db, vault: Vault, typed: TypedCode): Promise<boolean> {
  if (!(await redeemAppCode(db, vault, typed))) return false
  const confirmed = await db
    .updateTable('second_factors')
    .set({ confirmed_at: typed.now })
    .where('account_id', '=', typed.accountId)
    .where('confirmed_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
  return confirmed !== undefined
}

const hashOfCode = (code: string) => hashOf(code.replaceAll('-', ''))

export async function storeRecoveryCodes(db: Db, accountId: AccountId, codes: readonly string[]) {
  const rows = codes.map((code) => ({ account_id: accountId, hash: hashOfCode(code) }))
  await db.insertInto('recovery_codes').values(rows).execute()
}

async function redeemRecoveryCode(db: Db, { accountId, code }: TypedCode): Promise<boolean> {
  const spent = await db
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('hash', '=', hashOfCode(code))
    .executeTakeFirst()
  return spent.numDeletedRows > 0n
}

export async function redeemCode(db: Db, vault: Vault, typed: TypedCode): Promise<boolean> {
  return (await redeemAppCode(db, vault, typed)) || redeemRecoveryCode(db, typed)
}

export async function removeFactor(db: Db, accountId: AccountId): Promise<void> {
  await db.deleteFrom('second_factors').where('account_id', '=', accountId).execute()
}
