import type { Db } from '../handle.ts'
import type { Vault } from '../secrets/vault.ts'
import type { AccountId } from '../session/account.ts'

/** Product.md 1: the same answer for 48 hours. */
export const keptSeconds = 48 * 3600

/** `hash` names the key and whose it is, `requestHash` all that was asked; a visitor has no account. */
export type Claim = {
  hash: Buffer
  requestHash: Buffer
  accountId: AccountId | undefined
  now: Date
}

const placeOf = (hash: Buffer) => `idempotency_keys/${hash.toString('hex')}`

const oldest = (now: Date) => new Date(now.getTime() - keptSeconds * 1000)

/** Waits for whoever is at work under the same key; false when it was used. */
export async function claimKey(tx: Db, claim: Claim): Promise<boolean> {
  const { hash, requestHash, accountId = null, now } = claim
  const row = { hash, request_hash: requestHash, account_id: accountId, created_at: now }
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((known) =>
      known
        .column('hash')
        .doUpdateSet({ ...row, sealed: null })
        .where('idempotency_keys.created_at', '<=', oldest(now)),
    )
    .returning('hash')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function keepAnswer(tx: Db, vault: Vault, kept: { hash: Buffer; answer: string }) {
  await tx
    .updateTable('idempotency_keys')
    .set({ sealed: vault.seal(kept.answer, placeOf(kept.hash)) })
    .where('hash', '=', kept.hash)
    .execute()
}

export async function freeKey(tx: Db, hash: Buffer) {
  await tx.deleteFrom('idempotency_keys').where('hash', '=', hash).execute()
}

/** What was answered under any of these names of a key. */
export async function findKept(db: Db, vault: Vault, wanted: { hashes: Buffer[]; now: Date }) {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['hash', 'request_hash', 'sealed'])
    .where('hash', 'in', wanted.hashes)
    .where('created_at', '>', oldest(wanted.now))
    .executeTakeFirst()
  if (!row?.sealed) return undefined
  return { requestHash: row.request_hash, answer: vault.open(row.sealed, placeOf(row.hash)) }
}
