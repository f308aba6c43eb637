import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import type { DemoAccount } from './rules.ts'

/** Whether the database has no ads yet; of two processes that start on it the second waits here. */
export async function isWithoutAds(db: Db): Promise<boolean> {
  await sql`lock table properties in share row exclusive mode`.execute(db)
  const found = await db.selectFrom('properties').select('id').limit(1).executeTakeFirst()
  return found === undefined
}

type Ids = ReadonlyMap<string, number>

function rowOf(account: DemoAccount, emirates: Ids, agencies: Ids) {
  return {
    role: account.role,
    slug: account.slug,
    name: account.name,
    email: account.email,
    email_verified_at: account.createdAt,
    phone: account.phone,
    whatsapp: account.whatsapp,
    show_phone: account.showPhone,
    job: account.job,
    bio: account.bio,
    brn: account.brn,
    orn: account.orn,
    membership_id: account.membershipId,
    company_address: account.companyAddress,
    photo: account.photo,
    verified: account.verified,
    emirate_id: emirates.get(account.emirate) ?? null,
    agency_id: (account.agency && agencies.get(account.agency)) || null,
    created_at: account.createdAt,
  }
}

/** The ids of the accounts by slug; `agencies` are those that members name. */
export async function insertAccounts(
  db: Db,
  accounts: readonly DemoAccount[],
  { emirates, agencies }: { emirates: Ids; agencies: Ids },
): Promise<Map<string, number>> {
  const rows = await db
    .insertInto('accounts')
    .values(accounts.map((account) => rowOf(account, emirates, agencies)))
    .returning(['id', 'slug'])
    .execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

/** Languages and specialities that the catalogue does not know are left out. */
export async function insertSkills(db: Db, accounts: readonly DemoAccount[], ids: Ids) {
  const spoken = accounts.flatMap(({ slug, languages }) =>
    languages.map((language) => ({ account: ids.get(slug), slug: language })),
  )
  const known = accounts.flatMap(({ slug, specialities }) =>
    specialities.map((speciality) => ({ account: ids.get(slug), slug: speciality })),
  )
  await sql`
    insert into account_languages (account_id, language_id)
    select given.account, languages.id
    from jsonb_to_recordset(${JSON.stringify(spoken)}::jsonb) as given (account integer, slug text)
    join languages on languages.slug = given.slug`.execute(db)
  await sql`
    insert into account_specialities (account_id, speciality_id)
    select given.account, specialities.id
    from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as given (account integer, slug text)
    join specialities on specialities.slug = given.slug`.execute(db)
}

/** Gives a password to those of the accounts that have none yet. */
export async function setMissingPasswords(db: Db, emails: readonly string[], hash: string) {
  await db
    .updateTable('accounts')
    .set({ password_hash: hash })
    .where(sql`lower(email)`, 'in', emails)
    .where('password_hash', 'is', null)
    .execute()
}
