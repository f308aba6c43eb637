import { sql } from 'kysely'
import { checkFileQuota, lockQuota } from '#features/files/quotas/queries/files.ts'
import type { Db } from '#platform/handle.ts'
import type { Reason } from '#platform/refusal.ts'
import type { AccountId } from '#platform/session/account.ts'

type BegunUpload = { id: string; accountId: AccountId; bytes: number; now: Date }

export async function beginUpload(
  db: Db,
  { id, accountId, bytes, now }: BegunUpload,
): Promise<Reason | undefined> {
  return db.transaction().execute(async (tx) => {
    await lockQuota(tx, accountId)
    const why = await checkFileQuota(tx, accountId, { id, kind: 'upload', width: null, bytes })
    if (why) return why
    const row = { id, account_id: accountId, bytes, begun_at: now }
    await tx.insertInto('begun_uploads').values(row).execute()
    return undefined
  })
}

export async function isBegun(db: Db, accountId: AccountId, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('begun_uploads')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return found !== undefined
}

/** Call it once the bytes are gone (`Resumable.end`). */
export async function endUpload(db: Db, accountId: AccountId, id: string): Promise<void> {
  await db
    .deleteFrom('begun_uploads')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute()
}

type Upload = { id: string; accountId: AccountId }

export async function findOverUploads(db: Db, before: Date): Promise<Upload[]> {
  const { rows } = await sql<Upload>`
    select u.id, u.account_id as "accountId"
    from begun_uploads u
    join accounts a on a.id = u.account_id
    where u.begun_at < ${before} or a.erased_at is not null`.execute(db)
  return rows
}

export async function findUploadsOf(db: Db, accountId: AccountId): Promise<string[]> {
  const rows = await db
    .selectFrom('begun_uploads')
    .select('id')
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(({ id }) => id)
}

export async function findBegun(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('begun_uploads')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
