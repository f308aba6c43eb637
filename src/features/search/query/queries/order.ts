import { type RawBuilder, sql } from 'kysely'
import { lowestPromotedRank } from '#features/listing/property/rules/rank.ts'
import { maxPromoted, promotedBlock } from '../contract/limits.ts'
import type { PropertySearch } from '../contract/search.ts'
import type { Filter } from '../rules/matching.ts'
import { sortableDistance } from './matching.ts'

type Sql = RawBuilder<unknown>

type Order = { key: Sql; column: string; way: 'asc' | 'desc' }

const columns = {
  featured: ['rank_key', 'desc'],
  newest: ['published', 'desc'],
  price_asc: ['price', 'asc'],
  price_desc: ['price', 'desc'],
  price_per_area_asc: ['price_per_sqm', 'asc'],
  price_per_area_desc: ['price_per_sqm', 'desc'],
  space_asc: ['space', 'asc'],
  space_desc: ['space', 'desc'],
  rooms_desc: ['rooms', 'desc'],
} as const

export function orderOf(sort: PropertySearch['sort'], filter: Filter): Order {
  if (sort === 'distance' && filter.near) {
    return { key: sortableDistance(filter.near), column: '', way: 'asc' }
  }
  const [column, way] = columns[sort === 'distance' ? 'featured' : sort]
  return { key: sql.ref(column), column, way }
}

export type Page = { sort: PropertySearch['sort']; page: number; limit: number }

export const lastOf = ({ page, limit }: Page) => page * limit

const slice = ({ page, limit }: Page) => sql`limit ${limit} offset ${(page - 1) * limit}`

/** Ads without the sort value come last in both directions. */
const orderBy = (way: Order['way']) => {
  const direction = sql.raw(way)
  return sql`order by key ${direction} nulls last, id ${direction}`
}

export type Condition = (key: Sql) => Sql

const groups: { matches: Condition; perBlock: number }[] = [
  { matches: (key) => sql`${key} >= ${lowestPromotedRank}`, perBlock: maxPromoted },
  {
    matches: (key) => sql`${key} < ${lowestPromotedRank}`,
    perBlock: promotedBlock - maxPromoted,
  },
]

/** `select` reads `id` and `key` of the matches that meet a condition. */
type Select = (condition: Condition) => Sql

/**
 * In the order `featured` each block of twenty ads begins with at most three promoted ones, the
 * newest first. It does not depend on the page, so no ad is on two pages. The first ads of all are
 * among as many first ones of each group.
 */
function selectBlocks(select: Select, page: Page): Sql {
  const ranked = groups.map(
    ({ matches, perBlock }) => sql`
      select id, key,
        (row_number() over (order by key desc, id desc) - 1) / ${sql.lit(perBlock)} as block
      from (
        select id, key
        from (${select(matches)}) matches
        order by key desc, id desc
        limit ${lastOf(page)}
      ) first`,
  )
  return sql`
    select id
    from (${sql.join(ranked, sql` union all `)}) ranked
    order by block, key desc, id desc
    ${slice(page)}`
}

/** The ids of a page, in order. */
export function selectPage(select: Select, way: Order['way'], page: Page): Sql {
  if (page.sort === 'featured') return selectBlocks(select, page)
  return sql`
    select id
    from (${select(() => sql`true`)}) matches
    ${orderBy(way)}
    ${slice(page)}`
}
