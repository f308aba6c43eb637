import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import { maxFound, minNetworks, type Searched } from './rules.ts'

type Counted = Searched & { week: string }

export async function addSearch(db: Db, { week, locationId, purpose, typeId }: Counted) {
  await sql`
    insert into search_counts as known (week, location_id, purpose, type_id, networks)
    select ${week}::date, id, ${purpose}::smallint, ${typeId}::integer, 1
    from locations
    where id = ${locationId}::integer
    on conflict (week, location_id, purpose, type_id)
      do update set networks = known.networks + 1`.execute(db)
}

/** Some may have lost their ads since, so there are more than are shown. */
const maxRead = 4 * maxFound

/** What most networks have searched for since the week. */
export async function findPopular(db: Db, since: string): Promise<Searched[]> {
  const { rows } = await sql<Searched>`
    select location_id as "locationId", purpose, type_id as "typeId"
    from search_counts
    where week >= ${since}::date
    group by location_id, purpose, type_id
    having sum(networks) >= ${minNetworks}::integer
    order by sum(networks) desc, location_id, purpose, type_id nulls first
    limit ${maxRead}::integer`.execute(db)
  return rows
}

export const beforeWeek = (week: string) => sql`week < ${week}::date`
