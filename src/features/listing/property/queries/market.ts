import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import { medianOf, planAnew } from '#platform/database/statements.ts'
import { minMedianAds } from '../contract/market.ts'

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

/** Ads to compare with: those in a place, with as many rooms or with any number of them. */
export type Scope = { range: Range; column: 'price' | 'price_per_sqm'; isOfRooms: boolean }

/** `scope` is a position in the list of scopes, `median` is in fils. */
export type Median = { scope: number; count: number; median: number }

/** Without the ad itself, so that it cannot pull the median of a few towards its own price. */
const medianIn =
  ({ id, type, purpose, rooms, rentPeriod }: Subject) =>
  ({ range, column, isOfRooms }: Scope, position: number) => {
    const ofRooms = isOfRooms ? sql`and rooms is not distinct from ${rooms}::smallint` : sql``
    return sql`(
      select json_build_object('scope', ${position}::integer, 'count', count(*),
        'median', ${medianOf(column)})
      from property_search
      where purpose = ${purpose} and loc between ${range.lft} and ${range.rgt}
        and type = ${type} ${ofRooms}
        and rent_period is not distinct from ${rentPeriod}::smallint
        and ${sql.ref(column)} is not null and id <> ${id}
      having count(*) >= ${minMedianAds})`
  }

/**
 * The median of the first scope with at least `minMedianAds` ads, or null. `coalesce` evaluates no
 * argument after the one that it returns, so the larger scopes that follow are not read.
 */
export async function findFirstMedian(
  db: Db,
  subject: Subject,
  scopes: readonly Scope[],
): Promise<Median | null> {
  if (scopes.length === 0) return null
  const found = await sql<{ first: Median | null }>`
    ${replan} select coalesce(${sql.join(scopes.map(medianIn(subject)))}) as first`.execute(db)
  return found.rows[0]?.first ?? null
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
