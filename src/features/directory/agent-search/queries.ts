import { type RawBuilder, sql } from 'kysely'
import { foldedQuery, hasPublicProfile } from '#features/accounts/advertiser/queries/advertisers.ts'
import type { Db } from '#platform/handle.ts'
import { planAnew } from '#platform/database/statements.ts'
import type { AgentFilter } from './rules.ts'

type Sql = RawBuilder<unknown>

/** Both purposes are named because the index begins with them. */
const inPlace = ({ lft, rgt }: NonNullable<AgentFilter['place']>): Sql => sql`
  account.id in (
    select unnest(array[agent_id, agency_id])
    from property_search
    where purpose in (0, 1) and loc between ${lft} and ${rgt})`

const knows = (table: 'account_languages' | 'account_specialities', column: string, id: number) =>
  sql`exists (
    select from ${sql.table(table)}
    where account_id = account.id and ${sql.ref(column)} = ${id})`

/** Names that only sound alike match too, but come after those that are spelled so. */
const isNamed = (name: string): Sql =>
  sql`(folded_name like ${`%${name}%`} or folded_name %> ${name})`

function matching(filter: AgentFilter, name: string | undefined): Sql {
  const { roles, emirateId, place, languageId, specialityId, agencyId } = filter
  const parts = [
    sql`role = any(${roles}::text[]) and ${hasPublicProfile('account')}`,
    emirateId && sql`emirate_id = ${emirateId}`,
    place && inPlace(place),
    agencyId && sql`account.agency_id = ${agencyId}`,
    languageId && knows('account_languages', 'language_id', languageId),
    specialityId && knows('account_specialities', 'speciality_id', specialityId),
    name !== undefined && isNamed(name),
  ].filter((part) => part !== undefined && part !== false && part !== 0)
  return sql.join(parts, sql` and `)
}

type Page = { page: number; limit: number }

export async function findAgentIds(db: Db, filter: AgentFilter, { page, limit }: Page) {
  const name = filter.name === undefined ? undefined : await foldedQuery(db, filter.name)
  if (name === '') return { ids: [], total: 0 }
  const isSpelled = name === undefined ? sql`true` : sql`folded_name like ${`%${name}%`}`
  const { rows } = await sql<{ total: number; ids: number[] }>`
    ${sql.raw(planAnew)} with found as materialized (
      select account.id, ${isSpelled} as is_spelled, coalesce(counts.properties, 0) as properties,
        verified
      from accounts account
      left join advertiser_counts counts on counts.account_id = account.id
      where ${matching(filter, name)}
    )
    select
      (select count(*) from found) as total,
      array(
        select id
        from found
        order by is_spelled desc, properties desc, verified desc, id
        limit ${limit}
        offset ${(page - 1) * limit}
      ) as ids`.execute(db)
  return rows[0]!
}
