import { type RawBuilder, sql } from 'kysely'
import {
  findLanguages,
  findSpecialities,
} from '#features/accounts/advertiser/queries/advertisers.ts'
import {
  agencyOf,
  type NamedInBoth,
  calledOf,
  emirateOf,
  photoOf,
  textsOf,
} from '#features/accounts/advertiser/rules/advertisers.ts'
import { createSigner } from '#features/files/signatures/queries.ts'
import { signIfAny } from '#features/files/signatures/rules.ts'
import { profileCodeOf } from '#features/accounts/advertiser/rules/profile-codes.ts'
import type { Db } from '#platform/handle.ts'
import { hashOf, newToken } from '#platform/secrets/tokens.ts'
import type { AccountId } from '#platform/session/account.ts'
import type { User } from './contract.ts'

async function findOwn(db: Db, id: AccountId) {
  return db
    .selectFrom('accounts as account')
    .leftJoin('accounts as agency', 'agency.id', 'account.agency_id')
    .leftJoin('locations as emirate', 'emirate.id', 'account.emirate_id')
    .select(['account.id', 'account.name', 'account.email', 'account.email_verified_at'])
    .select('account.profile_hidden_at')
    .select(['account.phone', 'account.whatsapp', 'account.role', 'account.gender'])
    .select(['account.show_phone', 'account.show_whatsapp'])
    .select(['account.birthday', 'account.photo', 'account.bio', 'account.job'])
    .select(['account.second_name', 'account.second_bio', 'account.second_job'])
    .select(['account.company_name', 'account.company_address', 'account.membership_id'])
    .select(['account.brn', 'account.orn', 'account.verified', 'account.created_at'])
    .select(['agency.id as agency_id', 'agency.slug as agency_slug', 'agency.name as agency_name'])
    .select('agency.second_name as agency_second_name')
    .select(['emirate.id as emirate_id', 'emirate.slug as emirate_slug'])
    .select(['emirate.name_en as emirate_en', 'emirate.name_ar as emirate_ar'])
    .leftJoin('second_factors as second', 'second.account_id', 'account.id')
    .select('second.confirmed_at as second_factor_since')
    .where('account.id', '=', id)
    .executeTakeFirstOrThrow()
}

type Row = Awaited<ReturnType<typeof findOwn>>

const hasProfile = (row: Row) =>
  row.role !== 'operator' && row.email_verified_at !== null && row.profile_hidden_at === null

export async function findUser(db: Db, id: AccountId): Promise<User> {
  const [row, languages, specialities] = await Promise.all([
    findOwn(db, id),
    findLanguages(db, [id]),
    findSpecialities(db, [id]),
  ])
  return {
    id: row.id,
    ...textsOf(row),
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    phone: row.phone,
    role: row.role as User['role'],
    gender: row.gender as User['gender'],
    birthday: row.birthday as unknown as string | null,
    photo: signIfAny(photoOf(row.photo), createSigner(db, new Date())),
    qrCodeImage: hasProfile(row) ? profileCodeOf(row.id) : null,
    languages: languages.get(id) ?? [],
    specialities: specialities.get(id) ?? [],
    emirate: emirateOf(row),
    companyName: row.company_name,
    companyAddress: row.company_address,
    whatsapp: row.whatsapp,
    showPhone: row.show_phone,
    showWhatsapp: row.show_whatsapp,
    membershipId: row.membership_id,
    brn: row.brn,
    orn: row.orn,
    verified: row.verified,
    agency: agencyOf(row),
    secondFactor: row.second_factor_since !== null,
    createdAt: row.created_at.toISOString(),
  }
}

/** Serialises writes for an address. Call it before any row is locked, to prevent deadlocks. */
export async function lockEmail(db: Db, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`.execute(db)
}

/** Login compares with it where no registration waits (docs/decisions/0021). `id`: its request. */
export type Decoy = { id: string; email: string; passwordHash: string; createdAt: Date }

/** Call it only under `lockEmail`: the last registration of an address counts. */
export async function saveDecoy(db: Db, decoy: Decoy): Promise<void> {
  const { id: request_id, email, passwordHash: password_hash, createdAt } = decoy
  const row = { email, password_hash, created_at: createdAt, request_id, left_by: null }
  const { email: _, ...changes } = row
  await db
    .insertInto('registration_decoys')
    .values(row)
    .onConflict((known) =>
      known
        .column('email')
        .doUpdateSet(changes)
        .where('registration_decoys.created_at', '<=', createdAt),
    )
    .execute()
}

/** Earlier passwords stay wrong for login, even if the next request is removed (`addRequest`). */
export async function unsetLastRegistration(db: Db, email: string): Promise<void> {
  await db
    .updateTable('registrations')
    .set({ is_last: false })
    .where('email', '=', email)
    .where('is_last', '=', true)
    .execute()
  await db.deleteFrom('registration_decoys').where('email', '=', email).execute()
}

export async function findDecoy(db: Db, email: string): Promise<Omit<Decoy, 'id'> | undefined> {
  const row = await db
    .selectFrom('registration_decoys')
    .select(['email', 'password_hash', 'created_at'])
    .where('email', '=', email)
    .executeTakeFirst()
  return row && { email, passwordHash: row.password_hash, createdAt: row.created_at }
}

async function replaceByDecoy(db: Db, email: string, ownRegistrationId: string | undefined) {
  const last = await db
    .selectFrom('registrations')
    .select(['id', 'password_hash', 'created_at'])
    .where('email', '=', email)
    .where('is_last', '=', true)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return
  const { id, password_hash: passwordHash, created_at: createdAt } = last
  if (id !== ownRegistrationId) return saveDecoy(db, { id, email, passwordHash, createdAt })
  await db
    .deleteFrom('registration_decoys')
    .where('email', '=', email)
    .where('created_at', '<=', createdAt)
    .execute()
}

/**
 * Call it in every transaction that gives an address to an account: no open registration or link of
 * the address may lead to another account. Login answers to passwords of registrations as before,
 * or a stranger who registered the address would see that it has an account now.
 */
export async function claimEmail(db: Db, email: string, ownRegistrationId?: string): Promise<void> {
  await lockEmail(db, email)
  await replaceByDecoy(db, email, ownRegistrationId)
  // The links of a registration are deleted with it.
  await db.deleteFrom('registrations').where('email', '=', email).execute()
  await db
    .deleteFrom('mailed_tokens')
    .where('email', '=', email)
    .where('purpose', '=', 'email')
    .where('spent_at', 'is', null)
    .execute()
}

type MailedLink = {
  purpose: 'verify' | 'email' | 'join' | 'reset'
  email: string
  owner:
    | { registration_id: string }
    | { invitation_id: number }
    | { account_id: number | RawBuilder<number> }
  seconds: number
  now: Date
}

/** Returns the token for the link; the database has only its hash. */
export async function addMailedToken(db: Db, link: MailedLink): Promise<string> {
  const { purpose, email, owner, seconds, now } = link
  const token = newToken()
  const expires_at = new Date(now.getTime() + seconds * 1000)
  const row = { hash: hashOf(token), purpose, email, expires_at, ...owner }
  await db.insertInto('mailed_tokens').values(row).execute()
  return token
}

/** An ended session may have asked for a new e-mail, whose link must not open the account. */
export async function dropEmailLinks(db: Db, accountId: number): Promise<void> {
  await db
    .deleteFrom('mailed_tokens')
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'email')
    .where('spent_at', 'is', null)
    .execute()
}

/** Marks decoys of an address that the account had, so that they are deleted with the account. */
export async function detachDecoys(db: Db, accountId: number, formerEmail: string): Promise<void> {
  await db
    .updateTable('registration_decoys')
    .set({ left_by: accountId })
    .where('email', '=', formerEmail.toLowerCase())
    .where('left_by', 'is', null)
    .execute()
}

export async function findNameByEmail(db: Db, email: string): Promise<NamedInBoth | undefined> {
  const found = await db
    .selectFrom('accounts')
    .select(['name', 'second_name'])
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst()
  return found && calledOf(found)
}

export async function hasAccount(db: Db, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('accounts')
    .select('id')
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst()
  return found !== undefined
}
