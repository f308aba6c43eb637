import { sql } from 'kysely'
import { claimEmail } from '#features/accounts/account/queries.ts'
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
    source: 'demo',
    role: account.role,
    slug: account.slug,
    name: account.name,
    second_name: account.secondName,
    email: account.email,
    email_verified_at: account.createdAt,
    phone: account.phone,
    whatsapp: account.whatsapp,
    show_phone: account.showPhone,
    job: account.job,
    second_job: account.secondJob,
    bio: account.bio,
    second_bio: account.secondBio,
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
  const emails = accounts.flatMap(({ email }) => (email ? [email.toLowerCase()] : []))
  // In one order, so that two processes that fill the demo never wait for each other.
  for (const email of emails.toSorted()) await claimEmail(db, email)
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

/**
 * What visitors did with the ads of the accounts that anybody can try, the same on every machine:
 * some ads draw more than others, new ones more than old, weekends more than working days.
 */
export async function insertInteractions(db: Db, emails: readonly string[], today: string) {
  await sql`
    insert into interactions (property_id, day, action, visitor_id)
    select p.id, ${today}::date - ago.days, kind.action, 'demo/' || visitor
    from properties p
    join accounts on accounts.id in (p.account_id, p.keeper_id)
    cross join lateral (
      select coalesce(p.first_published_at, p.created_at)::date as day
    ) published
    cross join generate_series(0, 119) as ago (days)
    cross join (values ('view', 9.0), ('call', 1.3), ('sms', 1.05), ('whatsapp', 1.5),
      ('favorite', 1.25), ('share', 1.1)) as kind (action, most)
    cross join lateral (
      select (hashtext(p.reference_id) & 1023) / 1023.0 as heat,
        (hashtext(format('%s/%s/%s', p.reference_id, ago.days, kind.action)) & 1023) / 1023.0
          as luck
    ) chance
    cross join generate_series(1, floor(kind.most * (0.4 + 0.6 * chance.heat) * chance.luck
      * case when extract(isodow from ${today}::date - ago.days) >= 6 then 1.2 else 1 end
      * (0.4 + 0.7 * exp(-(${today}::date - ago.days - published.day) / 15.0)))::integer)
      as visitor
    where accounts.email in (${sql.join(emails)}) and p.state <> 'draft'
      and published.day <= ${today}::date - ago.days
    on conflict do nothing`.execute(db)
  await sql`
    insert into property_counters (property_id, views, call_attempts, sms_attempts,
      whatsapp_attempts, favorite_attempts, sharings)
    select property_id, count(*) filter (where action = 'view'),
      count(*) filter (where action = 'call'), count(*) filter (where action = 'sms'),
      count(*) filter (where action = 'whatsapp'), count(*) filter (where action = 'favorite'),
      count(*) filter (where action = 'share')
    from interactions
    group by property_id
    on conflict do nothing`.execute(db)
}

export async function missesPasswords(db: Db, emails: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where(sql`lower(email)`, 'in', emails)
    .where('password_hash', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
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
