import { sql } from 'kysely'
import { findWhyNoRoom, lockQuota } from '#features/file-room/queries.ts'
import type { Db } from '#platform/handle.ts'
import type { Reason } from '#platform/refusal.ts'
import type { AccountId } from '#platform/session/account.ts'

type Begun = { id: string; accountId: AccountId; bytes: number; now: Date }

/** Takes the room for an upload that is begun; answers why where there is not so much left. */
export async function beginUpload(
  db: Db,
  { id, accountId, bytes, now }: Begun,
): Promise<Reason | undefined> {
  return db.transaction().execute(async (tx) => {
    await lockQuota(tx, accountId)
    const why = await findWhyNoRoom(tx, accountId, { id, kind: 'upload', width: null, bytes })
    if (why) return why
    const row = { id, account_id: accountId, bytes, begun_at: now }
    await tx.insertInto('begun_uploads').values(row).execute()
    return undefined
  })
}

/** Whether an own upload was begun and is neither finished nor swept. */
export async function isBegun(db: Db, accountId: AccountId, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('begun_uploads')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return found !== undefined
}

/** Gives the room of an own upload back. */
export async function endUpload(db: Db, accountId: AccountId, id: string): Promise<void> {
  await db
    .deleteFrom('begun_uploads')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute()
}

/** Uploads that were begun before a time are over; answers some, so that their bytes can go too. */
export async function endOldUploads(db: Db, before: Date, limit: number): Promise<string[]> {
  const found = await sql<{ id: string }>`
    delete from begun_uploads
    where id in (
      select id from begun_uploads where begun_at < ${before} limit ${limit} for update skip locked)
    returning id`.execute(db)
  return found.rows.map(({ id }) => id)
}
