import { sql } from 'kysely'
import { rentsPerYear } from '#features/listing/property/rules/yearly-rent.ts'
import { isOwnedBy } from '#features/posting/own-ads/queries/own-ads.ts'
import { planAnew } from '#platform/database/statements.ts'
import type { Db } from '#platform/handle.ts'
import type { AccountId } from '#platform/session/account.ts'

export const maxOpenRequests = 1_000

type MatchRequest = {
  accountId: AccountId
  /** Where each price range begins, in dirhams: the first range has the id 1. */
  bounds: readonly number[]
  now: Date
  page: number
  limit: number
}

/** Price ranges of requests are yearly rents. A rent without a period, as some feeds have, is one. */
const comparedPrice = sql`
  p.total_price * case p.purpose
    when 'rent' then
      coalesce((${JSON.stringify(rentsPerYear)}::jsonb ->> p.rent_period)::integer, 1)
    else 1 end`

export type Match = { id: string; ads: number; total: number }

/** Counts ads that are alike first: twenty thousand become a few hundred rows. */
export async function findMatches(db: Db, wanted: MatchRequest): Promise<Match[]> {
  const { accountId, bounds, now, page, limit } = wanted
  const { rows } = await sql<Match>`
    ${sql.raw(planAnew)} with own as materialized (
      select p.purpose, p.type_id, s.loc,
        width_bucket(${comparedPrice}, ${bounds}::numeric[]) as price_range,
        count(*)::integer as ads
      from properties p
      join property_search s on s.id = p.id
      where ${isOwnedBy(accountId)}
      group by 1, 2, 3, 4
    ), open as materialized (
      select id, expires_at, type_ids, goals, location_ids,
        array(
          select (range ->> 'id')::integer
          from jsonb_array_elements(price_ranges) range) as range_ids
      from property_requests
      where expires_at > ${now} and closed_at is null and not is_suspected
      order by expires_at desc
      limit ${maxOpenRequests}
    ), matching as (
      select r.id, r.expires_at, sum(own.ads)::integer as ads
      from open r
      join own on own.type_id = any(r.type_ids)
        and own.price_range = any(r.range_ids)
        and case own.purpose when 'rent' then 'rent' = any(r.goals)
          else r.goals && '{buy,invest}' end
        and exists (
          select
          from locations place
          where place.id = any(r.location_ids) and own.loc between place.lft and place.rgt)
      group by r.id, r.expires_at
    )
    select id, ads, (count(*) over ())::integer as total
    from matching
    order by expires_at desc, id
    limit ${limit}
    offset ${(page - 1) * limit}`.execute(db)
  return rows
}
