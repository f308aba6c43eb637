import { type RawBuilder, sql } from 'kysely'
import {
  foldedQuery,
  hasPublicProfile,
  isAnyName,
} from '#features/accounts/advertiser/queries/advertisers.ts'
import type { Db } from '#platform/handle.ts'
import { planAnew } from '#platform/database/statements.ts'
import type { AgentSort } from './contract.ts'
import type { AgentFilter, ShownNames } from './rules.ts'

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
  isAnyName((one) => sql`${one} like ${`%${name}%`} or ${one} %> ${name}`)

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

const shownName = ({ letter, isWanted }: ShownNames): Sql => sql`
  case
    when folded_second_name is null or (folded_name ~ ${letter}) = ${isWanted} then folded_name
    else folded_second_name
  end`

const orders = {
  ads: () => sql`properties desc, verified desc`,
  name: shownName,
  newest: () => sql`created_at desc`,
} satisfies Record<AgentSort, (names: ShownNames) => Sql>

type Page = { page: number; limit: number; sort: AgentSort; names: ShownNames }

export async function findAgentIds(db: Db, filter: AgentFilter, search: Page) {
  const { page, limit, sort, names } = search
  const name = filter.name === undefined ? undefined : await foldedQuery(db, filter.name)
  if (name === '') return { ids: [], total: 0 }
  const isSpelled =
    name === undefined
      ? sql`true`
      : sql`${isAnyName((one) => sql`${one} like ${`%${name}%`}`)} is true`
  const { rows } = await sql<{ total: number; ids: number[] }>`
    ${sql.raw(planAnew)} with found as materialized (
      select account.id, ${isSpelled} as is_spelled, coalesce(counts.properties, 0) as properties,
        verified, created_at, folded_name, folded_second_name
      from accounts account
      left join advertiser_counts counts on counts.account_id = account.id
      where ${matching(filter, name)}
    )
    select
      (select count(*) from found) as total,
      array(
        select id
        from found
        order by is_spelled desc, ${orders[sort](names)}, id
        limit ${limit}
        offset ${(page - 1) * limit}
      ) as ids`.execute(db)
  return rows[0]!
}
