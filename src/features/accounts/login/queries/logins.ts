import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'

export type Candidate = { id: number; passwordHash: string | null }

export async function findCandidate(db: Db, email: string): Promise<Candidate | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select(['id', 'password_hash'])
    .where(sql`lower(email)`, '=', email)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  return row && { id: row.id, passwordHash: row.password_hash }
}

/** The same password with the current pepper and cost, unless it was changed in the meantime. */
export async function renewHash(
  db: Db,
  { id, passwordHash }: Candidate,
  renewed: string,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password_hash: renewed })
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .execute()
}
