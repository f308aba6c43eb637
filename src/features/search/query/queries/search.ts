import { type RawBuilder, sql } from 'kysely'
import { matching, rowsOf } from './matching.ts'
import { type Condition, lastOf, orderOf, type Page, selectPage } from './order.ts'
import { layout } from '../rules/facets.ts'
import type { Filter } from '../rules/matching.ts'
import { purposes } from '#features/listing/property/contract.ts'
import type { Db } from '#platform/handle.ts'
import { planAnew } from '#platform/database/statements.ts'
import type { Counting } from '../rules/search.ts'

type Sql = RawBuilder<unknown>

const replan = sql.raw(planAnew)

/** The contract of `searchProperties` promises exact totals up to this. */
export const maxExactTotal = 5_000

/** At most 5,001 matches: enough for the total, and for the page where these are all. */
async function collect(db: Db, filter: Filter, page: Page) {
  const { key, way } = orderOf(page.sort, filter)
  const select = (condition: Condition) =>
    sql`select id, key from found where ${condition(sql`key`)}`
  const found = await sql<{ total: number; ids: number[] }>`
    ${replan} with found as materialized (
      select id, ${key} as key
      from ${rowsOf(filter)}
      limit ${maxExactTotal + 1}
    )
    select
      (select count(*) from found) as total,
      array(${selectPage(select, way, page)}) as ids`.execute(db)
  return found.rows[0]!
}

/** Follows the index of the sort. It begins with the purpose, so both purposes merge two walks. */
async function walk(db: Db, filter: Filter, page: Page): Promise<number[]> {
  const { key, column, way } = orderOf(page.sort, filter)
  const direction = sql.raw(way)
  const purposeCodes =
    filter.purpose === undefined ? purposes.map((_, code) => code) : [filter.purpose]
  const select = (condition: Condition) => {
    const walks = purposeCodes.map(
      (purpose) => sql`(
        select id, ${key} as key
        from property_search
        where ${matching({ ...filter, purpose })} and ${sql.ref(column)} is not null
          and ${condition(key)}
        order by ${key} ${direction}, id ${direction}
        limit ${lastOf(page)})`,
    )
    return sql.join(walks, sql` union all `)
  }
  const found = await sql<{ id: number }>`
    ${replan} ${selectPage(select, way, page)}`.execute(db)
  return found.rows.map((row) => row.id)
}

async function sortAll(db: Db, filter: Filter, page: Page): Promise<number[]> {
  const { key, way } = orderOf(page.sort, filter)
  const select = (condition: Condition) => sql`
    select id, key
    from (select id, ${key} as key from ${rowsOf(filter)}) found
    where ${condition(sql`key`)}`
  const found = await sql<{ id: number }>`
    ${replan} ${selectPage(select, way, page)}`.execute(db)
  return found.rows.map((row) => row.id)
}

/** Metres: smaller circles are tried before the whole one. */
const rings = [1_000, 5_000, 20_000]

/** A smaller circle that fills the page holds all the closest ads. */
async function sortByDistance(db: Db, filter: Filter, page: Page): Promise<number[]> {
  const { near } = filter
  for (const radius of near ? rings.filter((ring) => ring < near.radius) : []) {
    const ids = await sortAll(db, { ...filter, near: near && { ...near, radius } }, page)
    if (ids.length === page.limit) return ids
  }
  return sortAll(db, filter, page)
}

export type FoundPage = { ids: number[]; total: number; totalIsExact: boolean }

export async function findAmongMany(db: Db, filter: Filter, page: Page): Promise<FoundPage> {
  const many = { total: maxExactTotal, totalIsExact: false }
  if (page.sort === 'distance') return { ...many, ids: await sortByDistance(db, filter, page) }
  const walked = await walk(db, filter, page)
  if (walked.length === page.limit) return { ...many, ids: walked }
  return { ...many, ids: await sortAll(db, filter, page) }
}

export async function findIds(db: Db, filter: Filter, page: Page): Promise<FoundPage> {
  const { total, ids } = await collect(db, filter, page)
  return total <= maxExactTotal
    ? { ids, total, totalIsExact: true }
    : findAmongMany(db, filter, page)
}

export async function countAds(db: Db, filter: Filter): Promise<Omit<FoundPage, 'ids'>> {
  const found = await sql<{ total: number }>`
    ${replan} select count(*) as total
    from (
      select 1
      from ${rowsOf(filter)}
      limit ${maxExactTotal + 1}
    ) found`.execute(db)
  const { total } = found.rows[0]!
  return { total: Math.min(total, maxExactTotal), totalIsExact: total <= maxExactTotal }
}

/** 0 before the first start, else its position from 1. */
const partOf = (starts: readonly number[]) => sql`width_bucket(loc, ${starts}::integer[])`

function cellKey(place: Sql): Sql {
  const facets = layout.facets.map(({ name, firstBit, isAlwaysSet }) => {
    const column = sql.ref(name)
    const code = isAlwaysSet ? column : sql`(coalesce(${column}, -1) + 1)`
    return firstBit === 0 ? code : sql`(${code}::bigint << ${sql.lit(firstBit)})`
  })
  const type = sql`(type::bigint << ${sql.lit(layout.typeFrom)})`
  const parts = [sql`(${place}::bigint << ${sql.lit(layout.placeFrom)})`, type, ...facets]
  return sql.join(parts, sql` | `)
}

const cellColumns = sql.join(
  ['loc', 'type', ...layout.facets.map(({ name }) => name), 'price'].map((name) => sql.ref(name)),
)

function cellsOf(rows: Sql, starts: readonly number[]): Sql {
  const place = starts.length === 0 ? sql`0` : partOf(starts)
  return sql`
    select string_agg(key || ':' || count, ',') as cells
    from (
      select
        ${cellKey(place)} as key,
        count(*) as count
      from ${rows}
      group by 1
    ) cells`
}

/** Cells as `key:count` joined by commas, which `readCells` parses. */
export async function countCells(db: Db, filter: Filter, starts: readonly number[]) {
  const cells = cellsOf(rowsOf(filter), starts)
  const found = await sql<{ cells: string | null }>`${replan} ${cells}`.execute(db)
  return found.rows[0]?.cells ?? ''
}

export type Step = { step: number; min: number; max: number; count: number }

const stepsOf = (rows: Sql, edges: readonly number[]): Sql => sql`
  select width_bucket(price, ${edges}::bigint[]) as step, min(price) as min, max(price) as max,
    count(*) as count
  from ${rows}
  group by 1
  order by 1`

/** In fils; step n is from `edges[n - 1]` up to `edges[n]`. */
export async function countPrices(
  db: Db,
  filter: Filter,
  edges: readonly number[],
): Promise<Step[]> {
  const found = await sql<Step>`${replan} ${stepsOf(rowsOf(filter), edges)}`.execute(db)
  return found.rows
}

export type Parts = { starts: readonly number[]; edges: readonly number[] }

/** Reads the ads once, where `countCells` and `countPrices` would each read them. */
export async function countTogether(db: Db, counting: Counting, { starts, edges }: Parts) {
  const { both, ofCells, ofPrices } = counting
  const matched = (filter: Filter) => sql`matched where ${matching(filter)}`
  const found = await sql<{ cells: string | null; steps: Step[] }>`
    ${replan} with matched as materialized (
      select ${cellColumns}
      from ${rowsOf(both)}
    )
    select
      (${cellsOf(matched(ofCells), starts)}) as cells,
      (select coalesce(json_agg(steps), '[]')
        from (${stepsOf(matched(ofPrices), edges)}) steps) as steps`.execute(db)
  const { cells, steps } = found.rows[0]!
  return { cells: cells ?? '', steps }
}
