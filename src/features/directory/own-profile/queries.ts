import { sql } from 'kysely'
import { addMailedToken, claimEmail, lockEmail } from '#features/accounts/account/queries.ts'
import { type NamedInBoth, calledOf } from '#features/accounts/advertiser/rules/advertisers.ts'
import { refreshWords } from '#features/search/index-table/queries.ts'
import { hourSeconds } from '#i18n/time-units.ts'
import type { Db } from '#platform/handle.ts'
import type { Account, AccountId } from '#platform/session/account.ts'
import { hashOf } from '#platform/secrets/tokens.ts'
import { confirmHours, type ProfileChanges } from './contract.ts'
import { type ProfileTexts, slugFor } from './rules.ts'

/** Other changes of the account wait until this transaction ends. */
export async function lockAccount(db: Db, id: AccountId): Promise<void> {
  await db.selectFrom('accounts').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

/** `phoneSince`: when the number changes; `keepsMark`: the verified mark stays. */
type SavedProfile = ProfileChanges & { texts: ProfileTexts; phoneSince?: Date; keepsMark: boolean }

/** Kysely leaves out undefined values. */
async function saveFields(db: Db, { id, role }: Account, changes: SavedProfile) {
  const { name, job, bio } = changes.texts
  const isNamed = changes.name !== undefined || changes.names !== undefined
  await db
    .updateTable('accounts')
    .set({
      name: name.first ?? undefined,
      second_name: name.second,
      slug: isNamed ? slugFor(changes.texts, role) : undefined,
      phone: changes.phone,
      phone_since: changes.phoneSince,
      whatsapp: changes.whatsapp,
      emirate_id: changes.emirateId,
      job: job.first,
      second_job: job.second,
      bio: bio.first,
      second_bio: bio.second,
      company_name: changes.companyName,
      company_address: changes.companyAddress,
      membership_id: changes.membershipId,
      brn: changes.brn,
      orn: changes.orn,
      show_phone: changes.showPhone,
      show_whatsapp: changes.showWhatsapp,
      verified: sql<boolean>`verified and ${changes.keepsMark}`,
    })
    .where('id', '=', id)
    .execute()
}

async function saveLanguages(db: Db, account_id: AccountId, ids: readonly number[]) {
  await db.deleteFrom('account_languages').where('account_id', '=', account_id).execute()
  const rows = [...new Set(ids)].map((language_id) => ({ account_id, language_id }))
  await db.insertInto('account_languages').values(rows).execute()
}

async function saveSpecialities(db: Db, account_id: AccountId, ids: readonly number[]) {
  await db.deleteFrom('account_specialities').where('account_id', '=', account_id).execute()
  const rows = [...new Set(ids)].map((speciality_id) => ({ account_id, speciality_id }))
  await db.insertInto('account_specialities').values(rows).execute()
}

export async function saveProfile(db: Db, account: Account, changes: SavedProfile) {
  await saveFields(db, account, changes)
  const { languageIds, specialityIds } = changes
  if (languageIds) await saveLanguages(db, account.id, languageIds)
  if (specialityIds) await saveSpecialities(db, account.id, specialityIds)
}

/** Ads are found by the name of their agency. */
export async function refreshAds(db: Db, agencyId: AccountId): Promise<void> {
  const rows = await db
    .selectFrom('property_search')
    .select('id')
    .where('agency_id', '=', agencyId)
    .execute()
  await refreshWords(
    db,
    rows.map(({ id }) => id),
  )
}

type EmailChangeRequest = { accountId: AccountId; email: string; now: Date }

export const addEmailToken = (
  db: Db,
  { accountId, email, now }: EmailChangeRequest,
): Promise<string> =>
  addMailedToken(db, {
    purpose: 'email',
    email,
    owner: { account_id: accountId },
    seconds: confirmHours * hourSeconds,
    now,
  })

type Change = NamedInBoth & {
  accountId: number
  oldEmail: string
  email: string
  isSpent: boolean
}

type Row = {
  id: number
  name: string
  second_name: string | null
  oldEmail: string | null
  email: string
  spent_at: Date | null
}

function changeOf(row: Row): Change {
  const { id: accountId, email, spent_at } = row
  const oldEmail = row.oldEmail ?? ''
  return { accountId, ...calledOf(row), oldEmail, email, isSpent: spent_at !== null }
}

async function findEmailToken(db: Db, { token, now }: { token: string; now: Date }) {
  return db
    .selectFrom('mailed_tokens')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['accounts.id', 'accounts.name', 'accounts.second_name'])
    .select('accounts.email as oldEmail')
    .select(['mailed_tokens.email', 'spent_at'])
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', 'email')
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Takes no locks: for the page that shows the change. */
export async function showEmailChange(
  db: Db,
  link: { token: string; now: Date },
): Promise<Change | undefined> {
  const row = await findEmailToken(db, link)
  return row && changeOf(row)
}

/** Locks the address and the account, then reads the link again, because it may have ended. */
export async function findEmailChange(
  db: Db,
  opening: { token: string; now: Date },
): Promise<Change | undefined> {
  const found = await findEmailToken(db, opening)
  if (!found) return undefined
  await lockEmail(db, found.email)
  await lockAccount(db, found.id as AccountId)
  const row = await findEmailToken(db, opening)
  if (!row) return undefined
  return changeOf(row)
}

export async function endEmailChange(db: Db, { accountId, email }: Change): Promise<void> {
  await db
    .deleteFrom('mailed_tokens')
    .where('account_id', '=', accountId)
    .where('email', '=', email)
    .where('purpose', '=', 'email')
    .where('spent_at', 'is', null)
    .execute()
}

export async function changeEmail(db: Db, { accountId, email }: Change, now: Date) {
  await db
    .updateTable('accounts')
    .set({ email, email_verified_at: now })
    .where('id', '=', accountId)
    .execute()
  await db
    .updateTable('mailed_tokens')
    .set({ spent_at: now })
    .where('account_id', '=', accountId)
    .where('email', '=', email)
    .where('spent_at', 'is', null)
    .execute()
  // Deleted, not spent: a spent link to yet another address would read as confirmed.
  await db
    .deleteFrom('mailed_tokens')
    .where('account_id', '=', accountId)
    .where('spent_at', 'is', null)
    .execute()
  await claimEmail(db, email)
  const event = { account_id: accountId, kind: 'email_changed', at: now }
  await db.insertInto('account_events').values(event).execute()
}
