import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'

export type Candidate = { id: number; passwordHash: string | null }

/** Whom an e-mail or a phone number names; a number of two accounts names nobody. */
export async function findCandidate(db: Db, identifier: string): Promise<Candidate | undefined> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'password_hash'])
    .where((its) =>
      its.or([its(sql`lower(email)`, '=', identifier), its('phone', '=', identifier)]),
    )
    .where('email_verified_at', 'is not', null)
    .limit(2)
    .execute()
  const [only, second] = rows
  return only && !second ? { id: only.id, passwordHash: only.password_hash } : undefined
}

/** The same password under today's pepper and cost, unless it was changed in the meantime. */
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
