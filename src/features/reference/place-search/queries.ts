import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'

type OwnCounts = { placeId: number; typeId: number; sale: number; rent: number }

/** Reads `lft` in the same statement, so that a renumbering in between cannot mix places up. */
export async function countAdsByPlace(db: Db): Promise<OwnCounts[]> {
  const { rows } = await sql<OwnCounts>`
    with counted as (
      select
        loc,
        type,
        count(*) filter (where purpose = 0) as sale,
        count(*) filter (where purpose = 1) as rent
      from property_search
      group by loc, type
    )
    select locations.id as "placeId", type as "typeId", sale, rent
    from counted
    join locations on locations.lft = counted.loc`.execute(db)
  return rows
}
