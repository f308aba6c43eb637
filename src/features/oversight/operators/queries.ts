import { sql } from 'kysely'
import { photoAddress } from '#features/files/uploads/rules.ts'
import { slugOf } from '#features/accounts/registration/rules/registrations.ts'
import type { Db } from '#platform/handle.ts'

const columns = [
  'accounts.id',
  'role',
  'name',
  'second_name as secondName',
  'company_name as companyName',
  'email',
  'brn',
  'orn',
  'verified',
  'profile_hidden_at as profileHiddenAt',
  'created_at as createdAt',
  'confirmed_at as secondFactorSince',
] as const

const accounts = (db: Db) =>
  db
    .selectFrom('accounts')
    .leftJoin('second_factors', 'second_factors.account_id', 'accounts.id')
    .select(columns)
    .where('erased_at', 'is', null)
    .where('email_verified_at', 'is not', null)

export type KnownAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** Finds no erased account and none without a verified email. */
export async function findAccount(db: Db, reference: { id: number } | { email: string }) {
  const query = accounts(db)
  const named =
    'id' in reference
      ? query.where('accounts.id', '=', reference.id)
      : query.where(sql`lower(email)`, '=', reference.email)
  return named.executeTakeFirst()
}

export async function lockKnown(db: Db, id: number): Promise<KnownAccount | undefined> {
  return accounts(db).where('accounts.id', '=', id).forNoKeyUpdate('accounts').executeTakeFirst()
}

export async function findOperators(db: Db) {
  return accounts(db).where('role', '=', 'operator').orderBy('accounts.id').execute()
}

export async function findEvents(db: Db, accountId: number) {
  return db
    .selectFrom('account_events')
    .select(['kind', 'at', 'actor', 'reason'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
}

type NewOperator = { name: string; email: string; now: Date }

/** Without a password: the mailed link sets the first one. */
export async function addOperator(db: Db, { name, email, now }: NewOperator): Promise<number> {
  const slug = slugOf({ name, role: 'agent' })
  const row = { role: 'operator', slug, name, email, email_verified_at: now, created_at: now }
  const { id } = await db
    .insertInto('accounts')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function removeSecondFactor(db: Db, accountId: number): Promise<boolean> {
  const taken = await db
    .deleteFrom('second_factors')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return taken.numDeletedRows > 0n
}

export async function setVerified(db: Db, accountId: number, verified: boolean): Promise<void> {
  await db.updateTable('accounts').set({ verified }).where('id', '=', accountId).execute()
}

export async function setProfileHidden(
  db: Db,
  accountId: number,
  since: Date | null,
): Promise<void> {
  const hidden = { profile_hidden_at: since }
  await db.updateTable('accounts').set(hidden).where('id', '=', accountId).execute()
}

/** A foreign key deletes it from ads; a profile names it by address. */
export async function deleteFile(db: Db, id: string) {
  const file = await db
    .deleteFrom('files')
    .where('id', '=', id)
    .returning(['id', 'ending', 'account_id as accountId', 'claimed_for as claimedFor'])
    .executeTakeFirst()
  await db
    .updateTable('accounts')
    .set({ photo: null })
    .where('id', '=', file?.accountId ?? null)
    .where('photo', '=', photoAddress(id))
    .execute()
  return file
}

type Event = {
  accountId: number
  kind:
    | 'operator_made'
    | 'password_link'
    | 'factor_reset'
    | 'sessions_ended'
    | 'verified'
    | 'unverified'
    | 'profile_hidden'
    | 'profile_shown'
    | 'file_removed'
  actor: string
  reason: string | null
  now: Date
}

export async function addEvent(db: Db, event: Event): Promise<void> {
  const { accountId: account_id, kind, actor, reason, now: at } = event
  await db.insertInto('account_events').values({ account_id, kind, actor, reason, at }).execute()
}
