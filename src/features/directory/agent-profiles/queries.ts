import { sql } from 'kysely'
import { advertiserRoles } from '#features/accounts/advertiser/contract.ts'
import { hasPublicProfile } from '#features/accounts/advertiser/queries/advertisers.ts'
import { purposes, rentPeriods } from '#features/listing/property/contract.ts'
import { codeOf } from '#features/listing/property/rules.ts'
import { rowsOf } from '#features/search/query/queries/matching.ts'
import type { Filter } from '#features/search/query/rules/matching.ts'
import { medianOf, planAnew } from '#platform/database/statements.ts'
import type { Db } from '#platform/handle.ts'
import type { FigureRow } from './rules.ts'

export async function findProfileRole(db: Db, id: number): Promise<string | undefined> {
  const found = await db
    .selectFrom('accounts')
    .select('role')
    .where('id', '=', id)
    .where('role', 'in', advertiserRoles)
    .where(hasPublicProfile('accounts'))
    .executeTakeFirst()
  return found?.role
}

/** A rent of a night or a month is no rent of a year. */
const isCompared = sql`
  (purpose = ${codeOf(purposes, 'sale')} or rent_period = ${codeOf(rentPeriods, 'yearly')})`

/** Medians are shown only by purpose; for each location and type they would sort all ads twice more. */
const totals = sql`
  select purpose, null::integer as loc, null::smallint as type, count(*)::integer as count,
    (count(*) filter (where ${isCompared}))::integer as compared,
    ${medianOf('price')} filter (where ${isCompared}) as price,
    count(price_per_sqm)::integer as measured,
    ${medianOf('price_per_sqm')} as "pricePerSqm"
  from ads
  group by purpose`

/**
 * One row for each purpose, and for its locations and types; only those of a purpose have medians. In
 * order of locations, so that locations with equally many ads have one order.
 */
export async function findFigures(db: Db, filter: Filter): Promise<FigureRow[]> {
  const found = await sql<FigureRow>`
    ${sql.raw(planAnew)} with ads as materialized (
      select purpose, loc, type, rent_period, price, price_per_sqm
      from ${rowsOf(filter)}
    )
    ${totals}
    union all
    select purpose, loc, type, count(*)::integer, 0, null, 0, null
    from ads
    group by grouping sets ((purpose, loc), (purpose, type))
    order by purpose, loc`.execute(db)
  return found.rows
}
