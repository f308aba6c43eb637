import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import { type Agent, advertiserRoles, type Owner } from './contract.ts'
import { kindOf, photoOf } from './rules.ts'

async function findProfile(db: Db, id: number) {
  return db
    .selectFrom('accounts as account')
    .leftJoin('accounts as agency', 'agency.id', 'account.agency_id')
    .leftJoin('locations as emirate', 'emirate.id', 'account.emirate_id')
    .select(['account.id', 'account.slug', 'account.name', 'account.role', 'account.photo'])
    .select(['account.bio', 'account.job', 'account.brn', 'account.membership_id'])
    .select(['account.phone', 'account.show_phone', 'account.whatsapp', 'account.show_whatsapp'])
    .select(['account.verified', 'account.created_at'])
    .select(['agency.id as agency_id', 'agency.slug as agency_slug', 'agency.name as agency_name'])
    .select(['emirate.id as emirate_id', 'emirate.slug as emirate_slug'])
    .select(['emirate.name_en as emirate_en', 'emirate.name_ar as emirate_ar'])
    .where('account.id', '=', id)
    .where('account.role', 'in', advertiserRoles)
    .where('account.email_verified_at', 'is not', null)
    .executeTakeFirst()
}

async function countProperties(db: Db, id: number): Promise<number> {
  const { count } = await db
    .selectFrom('property_search')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((its) => its.or([its('agent_id', '=', id), its('agency_id', '=', id)]))
    .executeTakeFirstOrThrow()
  return count
}

const entry = ['slug', 'name_en', 'name_ar'] as const

type Entry = { id: number; slug: string; name_en: string; name_ar: string }

function named({ id, slug, name_en, name_ar }: Entry): Agent['languages'][number] {
  return { id, slug, name: { en: name_en, ar: name_ar } }
}

/** What somebody speaks. */
export async function findLanguages(db: Db, id: number) {
  const rows = await db
    .selectFrom('account_languages')
    .innerJoin('languages', 'languages.id', 'language_id')
    .select(['languages.id', ...entry])
    .where('account_id', '=', id)
    .orderBy('languages.id')
    .execute()
  return rows.map(named)
}

/** What somebody knows best. */
export async function findSpecialities(db: Db, id: number) {
  const rows = await db
    .selectFrom('account_specialities')
    .innerJoin('specialities', 'specialities.id', 'speciality_id')
    .select(['specialities.id', ...entry])
    .where('account_id', '=', id)
    .orderBy('specialities.id')
    .execute()
  return rows.map(named)
}

type Profile = NonNullable<Awaited<ReturnType<typeof findProfile>>>

function emirateOf(row: Profile): Agent['emirate'] {
  if (row.emirate_id === null) return null
  const name = { en: row.emirate_en ?? '', ar: row.emirate_ar ?? '' }
  return { id: row.emirate_id, slug: row.emirate_slug ?? '', name }
}

function agencyOf(row: Profile): Agent['agency'] {
  if (row.agency_id === null) return null
  return { id: row.agency_id, slug: row.agency_slug ?? '', name: row.agency_name ?? '' }
}

/** The public profile; undefined before its e-mail is verified, and for operators. */
export async function findAgent(db: Db, id: number): Promise<Agent | undefined> {
  const row = await findProfile(db, id)
  if (!row) return undefined
  const [languages, specialities, propertiesCount] = await Promise.all([
    findLanguages(db, id),
    findSpecialities(db, id),
    countProperties(db, id),
  ])
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    role: row.role as Agent['role'],
    photo: photoOf(row.photo),
    bio: row.bio,
    job: row.job,
    languages,
    specialities,
    emirate: emirateOf(row),
    agency: agencyOf(row),
    phone: row.show_phone ? row.phone : null,
    whatsapp: row.show_whatsapp ? row.whatsapp : null,
    brn: row.brn,
    membershipId: row.membership_id,
    verified: row.verified,
    propertiesCount,
    memberSince: row.created_at.toISOString(),
  }
}

/** Below this, a piece inside a word says too little. */
const shortest = 3

type Match = { where: RawBuilder<boolean>; rank: RawBuilder<number> }

/** The text itself in the name: at its start, at the start of a later word, then inside. */
function spelled(query: string): Match {
  const [start, later, inside] = [`${query}%`, `% ${query}%`, `%${query}%`]
  return {
    where:
      query.length < shortest
        ? sql`(folded_name like ${start} or folded_name like ${later})`
        : sql`folded_name like ${inside}`,
    rank: sql`
      case when folded_name like ${start} then 0 when folded_name like ${later} then 1 else 2 end`,
  }
}

function misspelled(query: string): Match {
  return {
    where: sql`(folded_name %> ${query} and folded_name not like ${`%${query}%`})`,
    rank: sql`1 - word_similarity(${query}, folded_name)`,
  }
}

/**
 * The best matches with a public profile or public ads. They are put in order first (`offset 0`
 * keeps it so) and asked for ads one after the other, until enough are found.
 */
async function findRanked(db: Db, { where, rank }: Match, limit: number): Promise<Owner[]> {
  const named = db
    .selectFrom('accounts')
    .select(['id', 'name', 'role', 'photo', 'folded_name', 'email_verified_at'])
    .select(rank.as('rank'))
    .where('role', 'in', advertiserRoles)
    .where(where)
    .orderBy('rank')
    .orderBy('folded_name')
    .orderBy('id')
    .offset(0)
  const hasAds = (column: 'agent_id' | 'agency_id') => sql<boolean>`
    (select 1 from property_search where ${sql.ref(column)} = named.id limit 1) is not null`
  const rows = await db
    .selectFrom(named.as('named'))
    .select(['id', 'name', 'role', 'photo'])
    .where((its) =>
      its.or([its('email_verified_at', 'is not', null), hasAds('agent_id'), hasAds('agency_id')]),
    )
    .orderBy('rank')
    .orderBy('folded_name')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ role, photo, ...row }) => ({
    ...row,
    kind: kindOf(role),
    photo: photoOf(photo),
  }))
}

/** The form in which names are compared. It holds letters, digits and spaces, no wildcard. */
async function foldedQuery(db: Db, text: string): Promise<string> {
  const { rows } = await sql<{ folded: string }>`select folded(${text})`.execute(db)
  return rows[0]?.folded ?? ''
}

/** Advertisers by name; what only sounds alike comes last, and only where there is room. */
export async function findOwners(db: Db, text: string, limit: number): Promise<Owner[]> {
  const query = await foldedQuery(db, text)
  if (query === '') return []
  const owners = await findRanked(db, spelled(query), limit)
  if (owners.length === limit || query.length < shortest) return owners
  return [...owners, ...(await findRanked(db, misspelled(query), limit - owners.length))]
}
