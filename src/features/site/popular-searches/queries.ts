import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import { excludedIn, excludedKey, maxFound, minDays, minNetworks, type Searched } from './rules.ts'

type Counted = Searched & { networks: 0 | 1; week: string; day: string }

export async function addSearch(db: Db, counted: Counted) {
  const { week, day, locationId, purpose, typeId, networks } = counted
  await sql`
    insert into search_counts as known
      (week, location_id, purpose, type_id, networks, days, last_day)
    select ${week}::date, id, ${purpose}::smallint, ${typeId}::integer, ${networks}::integer, 1, ${day}::date
    from locations
    where id = ${locationId}::integer
    on conflict (week, location_id, purpose, type_id)
      do update set networks = known.networks + excluded.networks,
        days = least(known.days + (known.last_day is distinct from excluded.last_day)::integer, 7),
        last_day = excluded.last_day`.execute(db)
}

/** One operator changes them after the other. */
export async function lockSettings(tx: Db): Promise<void> {
  await sql`lock table settings in share row exclusive mode`.execute(tx)
}

export async function findExcluded(db: Db): Promise<Searched[]> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', excludedKey)
    .executeTakeFirst()
  return excludedIn(row?.value)
}

export async function storeExcluded(db: Db, excluded: readonly Searched[]): Promise<void> {
  const value = JSON.stringify(excluded)
  await sql`
    insert into settings (key, value)
    values (${excludedKey}, ${value}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(db)
}

/** Some may have lost their ads since or are excluded, so there are more than are shown. */
const maxRead = 4 * maxFound

export type PopularCount = Searched & { networks: number; days: number }

type Reading = { since: string; excluded: number }

export async function findPopular(db: Db, { since, excluded }: Reading): Promise<PopularCount[]> {
  const { rows } = await sql<PopularCount>`
    select location_id as "locationId", purpose, type_id as "typeId",
      sum(networks)::integer as networks, sum(days)::integer as days
    from search_counts
    where week >= ${since}::date
    group by location_id, purpose, type_id
    having sum(networks) >= ${minNetworks}::integer and sum(days) >= ${minDays}::integer
    order by sum(networks) desc, location_id, purpose, type_id nulls first
    limit ${maxRead + excluded}::integer`.execute(db)
  return rows
}

export const beforeWeek = (week: string) => sql`week < ${week}::date`
