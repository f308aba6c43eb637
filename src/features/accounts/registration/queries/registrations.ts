import { sql } from 'kysely'
import { addMailedToken, lockEmail, saveDecoy } from '#features/accounts/account/queries.ts'
import { adoptPhoto } from '#features/files/uploads/queries.ts'
import { hourSeconds } from '#i18n/time-units.ts'
import { sweepRequests } from './requests.ts'
import { requestSeconds } from '../rules/requests.ts'
import {
  findFormFile,
  keepFormFile,
  registrantOf,
} from '#features/files/quotas/queries/visitors.ts'
import type { FormFile } from '#features/files/quotas/rules/visitors.ts'
import type { Db } from '#platform/handle.ts'
import { hashOf } from '#platform/secrets/tokens.ts'
import type { Vault } from '#platform/secrets/vault.ts'
import { allInTurn, deleteInBatches } from '#platform/sweeping/batches.ts'
import { type Registration, verifyHours } from '../contract.ts'
import { slugOf, textsOf } from '../rules/registrations.ts'

/** Sealed until the link is opened; the password is stored as a hash beside it. */
export type Details = Omit<Registration, 'email' | 'password' | 'confirmPassword' | 'acceptTerms'>

export type PendingRegistration = {
  id: string
  email: string
  passwordHash: string
  details: Details
  createdAt: Date
}

const ago = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)

const placeOf = (id: string) => `registrations/${id}`

/** `id` is that of its request in `registration_requests`. */
type NewRegistration = {
  id: string
  email: string
  passwordHash: string
  details: Details
  now: Date
}

export async function addRegistration(
  db: Db,
  vault: Vault,
  registration: NewRegistration,
): Promise<void> {
  const { id, email, passwordHash: password_hash, now: created_at } = registration
  const sealed = vault.seal(JSON.stringify(registration.details), placeOf(id))
  await db
    .insertInto('registrations')
    .values({ id, email, password_hash, sealed, created_at })
    .execute()
}

type Photo = { photoId: string; email: string; now: Date }

const photoOf = (db: Db, { photoId: id, email, now }: Photo) => {
  const registrant = registrantOf(db, email)
  return { id, purpose: 'registration', registrant, now } as const
}

export const findPhoto = (db: Db, photo: Photo): Promise<FormFile> =>
  findFormFile(db, photoOf(db, photo))

export const storePhoto = (db: Db, photo: Photo): Promise<FormFile> =>
  keepFormFile(db, { ...photoOf(db, photo), until: ago(photo.now, -requestSeconds) })

/** Nothing where the last registration of the address was removed to make room for others. */
export async function findPending(
  db: Db,
  vault: Vault,
  email: string,
): Promise<PendingRegistration | undefined> {
  const row = await db
    .selectFrom('registrations')
    .select(['id', 'email', 'password_hash', 'sealed', 'created_at'])
    .where('email', '=', email)
    .where('is_last', '=', true)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && pendingOf(row, vault)
}

type Row = {
  id: string
  email: string
  password_hash: string
  sealed: Buffer
  created_at: Date
}

function pendingOf(row: Row, vault: Vault): PendingRegistration {
  const details = JSON.parse(vault.open(row.sealed, placeOf(row.id))) as Details
  const { id, email, password_hash: passwordHash, created_at: createdAt } = row
  return { id, email, passwordHash, details, createdAt }
}

type Link = { registrationId: string; email: string; now: Date }

export const addVerifyToken = (db: Db, { registrationId, email, now }: Link): Promise<string> =>
  addMailedToken(db, {
    purpose: 'verify',
    email,
    owner: { registration_id: registrationId },
    seconds: verifyHours * hourSeconds,
    now,
  })

async function findToken(db: Db, token: string, now: Date) {
  return db
    .selectFrom('mailed_tokens')
    .select(['hash', 'email', 'registration_id', 'spent_at'])
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', 'verify')
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Reads again under the lock, so that openings of an address's links run one after the other. */
export async function findVerifyToken(db: Db, token: string, now: Date) {
  const found = await findToken(db, token, now)
  if (!found) return undefined
  await lockEmail(db, found.email)
  return findToken(db, token, now)
}

export async function findLink(db: Db, vault: Vault, { token, now }: { token: string; now: Date }) {
  const found = await findToken(db, token, now)
  if (!found) return undefined
  const isOpen = !found.spent_at && found.registration_id
  const pending = isOpen ? await findRegistration(db, vault, isOpen) : undefined
  return { pending }
}

/** Its links are deleted with it. Without a decoy, login would reveal that the mails are read. */
export async function deleteRegistration(db: Db, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('registrations')
    .where('id', '=', id)
    .returning([
      'id',
      'email',
      'password_hash as passwordHash',
      'created_at as createdAt',
      'is_last',
    ])
    .executeTakeFirst()
  if (ended?.is_last) await saveDecoy(db, ended)
  return ended !== undefined
}

export async function findRegistration(db: Db, vault: Vault, id: string) {
  const row = await db
    .selectFrom('registrations')
    .select(['id', 'email', 'password_hash', 'sealed', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && pendingOf(row, vault)
}

function accountOf({ email, passwordHash, details }: PendingRegistration, now: Date) {
  const { name, bio } = textsOf(details)
  return {
    role: details.role,
    slug: slugOf(details),
    name: details.name,
    second_name: name.second,
    email,
    email_verified_at: now,
    password_hash: passwordHash,
    phone: details.phone,
    gender: details.gender,
    birthday: details.birthday,
    bio: bio.first,
    second_bio: bio.second,
    company_name: details.companyName,
    brn: details.brn,
    orn: details.orn,
    created_at: now,
  }
}

/** Undefined if the address got an account in the meantime. */
export async function addAccount(
  db: Db,
  vault: Vault,
  { pending, now }: { pending: PendingRegistration; now: Date },
): Promise<number | undefined> {
  const added = await db
    .insertInto('accounts')
    .values(accountOf(pending, now))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return undefined
  const sealed = vault.seal(pending.details.idNumber, `accounts/${added.id}`)
  await db.updateTable('accounts').set({ id_number: sealed }).where('id', '=', added.id).execute()
  await adoptPhoto(db, pending.details.photoId, added.id)
  return added.id
}

/** The tokens are deleted with the account `accountId`, even if it has another address then. */
type TokenUse = { email: string; accountId?: number | undefined; now: Date }

/** Ends every other link of a registration of the address as well. */
export async function redeemVerifyTokens(
  db: Db,
  { email, accountId, now }: TokenUse,
): Promise<void> {
  await db
    .updateTable('mailed_tokens')
    .set({ spent_at: now, registration_id: null, account_id: accountId ?? null })
    .where('email', '=', email)
    .where('purpose', '=', 'verify')
    .where('spent_at', 'is', null)
    .execute()
}

export async function sweepRegistrations(db: Db, now: Date): Promise<void> {
  const isOver = sql`created_at <= ${ago(now, requestSeconds)}`
  await allInTurn([
    () => deleteInBatches(db, 'registrations', isOver),
    () => deleteInBatches(db, 'registration_decoys', isOver),
    () => sweepRequests(db, now),
    () => deleteInBatches(db, 'mailed_tokens', sql`expires_at <= ${now}`),
  ])
}
