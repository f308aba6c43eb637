import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'

type OwnCounts = { placeId: number; sale: number; rent: number }

/**
 * Public ads that stand right in a place, by purpose (0 sale, 1 rent in property_search). Read
 * together with the numbers of the places, so a renumbering in between cannot mix them up.
 */
export async function countAdsByPlace(db: Db): Promise<OwnCounts[]> {
  const { rows } = await sql<OwnCounts>`
    with counted as (
      select
        loc,
        count(*) filter (where purpose = 0) as sale,
        count(*) filter (where purpose = 1) as rent
      from property_search
      group by loc
    )
    select locations.id as "placeId", sale, rent
    from counted
    join locations on locations.lft = counted.loc`.execute(db)
  return rows
}
