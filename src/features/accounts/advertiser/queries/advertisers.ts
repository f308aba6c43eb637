import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import { type Agent, advertiserRoles, type Owner } from '../contract.ts'
import {
  agencyOf,
  emirateOf,
  emptyProfile,
  namesOf,
  photoOf,
  textsOf,
} from '../rules/advertisers.ts'
import { kindOf } from '../rules/kinds.ts'

/** Operators have no profile either, which the caller checks by their role. */
export const hasPublicProfile = (accounts: string) => sql<boolean>`(
  ${sql.ref(`${accounts}.email_verified_at`)} is not null
  and ${sql.ref(`${accounts}.profile_hidden_at`)} is null)`

/** Includes hidden profiles, since the agency of a hidden one still sees it. */
const findProfiles = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('accounts as account')
    .leftJoin('accounts as agency', (join) =>
      join.onRef('agency.id', '=', 'account.agency_id').on(hasPublicProfile('agency')),
    )
    .leftJoin('locations as emirate', 'emirate.id', 'account.emirate_id')
    .leftJoin('advertiser_counts as counts', 'counts.account_id', 'account.id')
    .select(['account.id', 'account.slug', 'account.name', 'account.role', 'account.photo'])
    .select(['account.bio', 'account.job', 'account.brn', 'account.orn'])
    .select(['account.second_name', 'account.second_bio', 'account.second_job'])
    .select(['account.membership_id'])
    .select(['account.phone', 'account.show_phone', 'account.whatsapp', 'account.show_whatsapp'])
    .select(['account.verified', 'account.created_at', 'counts.properties'])
    .select(['agency.id as agency_id', 'agency.slug as agency_slug', 'agency.name as agency_name'])
    .select('agency.second_name as agency_second_name')
    .select(['emirate.id as emirate_id', 'emirate.slug as emirate_slug'])
    .select(['emirate.name_en as emirate_en', 'emirate.name_ar as emirate_ar'])
    .where('account.id', '=', sql<number>`any(${ids}::integer[])`)
    .where('account.role', 'in', advertiserRoles)
    .where('account.email_verified_at', 'is not', null)
    .select(hasPublicProfile('account').as('isPublic'))
    .execute()

type NamedEntry = Agent['languages'][number]
type Entry = { account_id: number; id: number; slug: string; name_en: string; name_ar: string }

function byAccount(rows: Entry[]): Map<number, NamedEntry[]> {
  const groups = Map.groupBy(rows, (row) => row.account_id)
  const named = ({ id, slug, name_en, name_ar }: Entry): NamedEntry => ({
    id,
    slug,
    name: { en: name_en, ar: name_ar },
  })
  return new Map([...groups].map(([id, entries]) => [id, entries.map(named)]))
}

export async function findLanguages(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('account_languages')
    .innerJoin('languages', 'languages.id', 'language_id')
    .select(['account_id', 'languages.id', 'slug', 'name_en', 'name_ar'])
    .where('account_id', '=', sql<number>`any(${ids}::integer[])`)
    .orderBy('languages.id')
    .execute()
  return byAccount(rows)
}

export async function findSpecialities(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('account_specialities')
    .innerJoin('specialities', 'specialities.id', 'speciality_id')
    .select(['account_id', 'specialities.id', 'slug', 'name_en', 'name_ar'])
    .where('account_id', '=', sql<number>`any(${ids}::integer[])`)
    .orderBy('specialities.id')
    .execute()
  return byAccount(rows)
}

type Profile = Awaited<ReturnType<typeof findProfiles>>[number]

function agentOf(row: Profile): Omit<Agent, 'languages' | 'specialities'> {
  return {
    id: row.id,
    slug: row.slug,
    ...textsOf(row),
    role: row.role as Agent['role'],
    photo: photoOf(row.photo),
    emirate: emirateOf(row),
    agency: agencyOf(row),
    phone: row.show_phone ? row.phone : null,
    whatsapp: row.show_whatsapp ? row.whatsapp : null,
    brn: row.brn,
    orn: row.orn,
    membershipId: row.membership_id,
    verified: row.verified,
    propertiesCount: row.properties ?? 0,
    memberSince: row.created_at.toISOString(),
  }
}

const showsMore = ({ role, properties }: Profile) => role !== 'landlord' || (properties ?? 0) > 0

/** Landlords are private persons: without a public ad, contacts and day of joining are hidden. */
function shownOf(row: Profile) {
  const agent = agentOf(row)
  if (showsMore(row)) return agent
  const { id, slug, name, names, role, verified, propertiesCount } = agent
  const memberSince = `${agent.memberSince.slice(0, 7)}-01T00:00:00.000Z`
  return { ...emptyProfile, id, slug, name, names, role, verified, propertiesCount, memberSince }
}

type ProfileOptions = { withHidden?: boolean }

export async function findAgents(
  db: Db,
  ids: readonly number[],
  { withHidden = false }: ProfileOptions = {},
): Promise<Map<number, Agent>> {
  const [rows, languages, specialities] = await Promise.all([
    findProfiles(db, ids),
    findLanguages(db, ids),
    findSpecialities(db, ids),
  ])
  const visibleRows = rows.filter(({ isPublic }) => isPublic || withHidden)
  const agents = visibleRows.map((row) => ({
    ...shownOf(row),
    languages: (showsMore(row) && languages.get(row.id)) || [],
    specialities: (showsMore(row) && specialities.get(row.id)) || [],
  }))
  return new Map(agents.map((agent) => [agent.id, agent]))
}

/** Characters: a shorter text would match inside too many words. */
const minQueryLength = 3

type Match = { where: RawBuilder<boolean>; rank: RawBuilder<number> }

/** Nothing where there is no second name. */
const foldedNames = [sql.ref('folded_name'), sql.ref('folded_second_name')]

type Names = (condition: (name: RawBuilder<unknown>) => RawBuilder<unknown>) => RawBuilder<boolean>

export const isAnyName: Names = (condition) =>
  sql`(${sql.join(foldedNames.map(condition), sql` or `)})`

function matchWords(query: string): Match {
  const [start, later, inside] = [`${query}%`, `% ${query}%`, `%${query}%`]
  const starts = isAnyName((name) => sql`${name} like ${start}`)
  const hasWord = isAnyName((name) => sql`${name} like ${later}`)
  return {
    where:
      query.length < minQueryLength
        ? sql`(${starts} or ${hasWord})`
        : isAnyName((name) => sql`${name} like ${inside}`),
    rank: sql`case when ${starts} then 0 when ${hasWord} then 1 else 2 end`,
  }
}

function matchSimilar(query: string): Match {
  const likeness = sql.join(foldedNames.map((name) => sql`word_similarity(${query}, ${name})`))
  return {
    where: sql`(${isAnyName((name) => sql`${name} %> ${query}`)}
      and ${isAnyName((name) => sql`${name} like ${`%${query}%`}`)} is not true)`,
    // The greatest of what is not null.
    rank: sql`1 - greatest(${likeness})`,
  }
}

/** `offset 0` makes PostgreSQL sort first and look for ads row by row until enough are found. */
async function findRanked(db: Db, { where, rank }: Match, limit: number): Promise<Owner[]> {
  const named = db
    .selectFrom('accounts')
    .select(['id', 'name', 'second_name', 'role', 'photo', 'folded_name', 'email_verified_at'])
    .select(rank.as('rank'))
    .where('role', 'in', advertiserRoles)
    .where('profile_hidden_at', 'is', null)
    .where(where)
    .orderBy('rank')
    .orderBy('folded_name')
    .orderBy('id')
    .offset(0)
  const hasAds = (column: 'agent_id' | 'agency_id') => sql<boolean>`
    (select 1 from property_search where ${sql.ref(column)} = named.id limit 1) is not null`
  const rows = await db
    .selectFrom(named.as('named'))
    .select(['id', 'name', 'second_name', 'role', 'photo'])
    .where((its) =>
      its.or([
        its.and([its('email_verified_at', 'is not', null), its('role', '<>', 'landlord')]),
        hasAds('agent_id'),
        hasAds('agency_id'),
      ]),
    )
    .orderBy('rank')
    .orderBy('folded_name')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    names: namesOf(row),
    kind: kindOf(row.role),
    photo: photoOf(row.photo),
  }))
}

/** Has only letters, digits and spaces, so no wildcard gets into `like`. */
export async function foldedQuery(db: Db, text: string): Promise<string> {
  const { rows } = await sql<{ folded: string }>`select folded(${text})`.execute(db)
  return rows[0]?.folded ?? ''
}

export async function findOwners(db: Db, text: string, limit: number): Promise<Owner[]> {
  const query = await foldedQuery(db, text)
  if (query === '') return []
  const owners = await findRanked(db, matchWords(query), limit)
  if (owners.length === limit || query.length < minQueryLength) return owners
  return [...owners, ...(await findRanked(db, matchSimilar(query), limit - owners.length))]
}
