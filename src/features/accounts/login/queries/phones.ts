import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'

/** Of one phone number only so many accounts can log in by it: those that have had it longest. */
export const maxHolders = 4

export type Holder = { id: number; passwordHash: string | null }

/** The accounts with this phone number that can log in by it, the one that has had it longest first. */
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
