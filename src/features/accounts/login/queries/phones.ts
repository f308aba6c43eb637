import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'

/** Only those that have had a phone number longest can log in by it (docs/decisions/0022). */
export const maxHolders = 4

export type Holder = { id: number; passwordHash: string | null }

export async function findHolders(db: Db, phone: string): Promise<Holder[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'password_hash'])
    .where('phone', '=', phone)
    .where('email_verified_at', 'is not', null)
    .orderBy(sql`coalesce(phone_since, created_at)`)
    .orderBy('id')
    .limit(maxHolders)
    .execute()
  return rows.map(({ id, password_hash: passwordHash }) => ({ id, passwordHash }))
}
