import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import { planAnew } from '#platform/database/statements.ts'

const replan = sql.raw(planAnew)

/** Prices in fils; words as positions in their lists (`storedWords`). */
export type Subject = {
  id: number
  loc: number
  type: number
  purpose: number
  rooms: number | null
  rentPeriod: number | null
  price: number
  pricePerSqm: number | null
}

/** Undefined for an ad that is not public. */
export async function findSubject(db: Db, id: number): Promise<Subject | undefined> {
  const found = await sql<Subject>`
    select id, loc, type, purpose, rooms, rent_period as "rentPeriod", price,
      price_per_sqm as "pricePerSqm"
    from property_search
    where id = ${id}`.execute(db)
  return found.rows[0]
}

type Range = { lft: number; rgt: number }
type Column = 'price' | 'price_per_sqm'

/** `median` is in fils, and null if there are no others. */
export type Median = { count: number; median: number | null }

/** Without the ad itself, so that it cannot pull the median of a few towards its own price. */
export async function findMedian(
  db: Db,
  { id, type, purpose, rooms, rentPeriod }: Subject,
  { range, column, isOfRooms }: { range: Range; column: Column; isOfRooms: boolean },
): Promise<Median> {
  const ofRooms = isOfRooms ? sql`and rooms is not distinct from ${rooms}::smallint` : sql``
  const found = await sql<Median>`
    ${replan} select count(*)::integer as count,
      percentile_cont(0.5) within group (order by ${sql.ref(column)}) as median
    from property_search
    where purpose = ${purpose} and loc between ${range.lft} and ${range.rgt}
      and type = ${type} ${ofRooms}
      and rent_period is not distinct from ${rentPeriod}::smallint
      and ${sql.ref(column)} is not null and id <> ${id}`.execute(db)
  return found.rows[0]!
}

export type Units = { ids: number[]; total: number }

/** A building has few ads: both of its purposes are read from the index of places. */
export async function findUnits(
  db: Db,
  { id, purpose }: Subject,
  { range, limit }: { range: Range; limit: number },
): Promise<Units> {
  const found = await sql<{ id: number; total: number }>`
    ${replan} select id, count(*) over ()::integer as total
    from property_search
    where purpose in (0, 1) and loc between ${range.lft} and ${range.rgt} and id <> ${id}
    order by purpose = ${purpose} desc, rooms nulls last, price, id
    limit ${limit}`.execute(db)
  return { ids: found.rows.map((row) => row.id), total: found.rows[0]?.total ?? 0 }
}
