import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import { filterColumns, fits, fitsColumns } from './fits.ts'
import type { Change, SearchIds } from './matching.ts'

type Matching = { change: Change; keys: readonly number[]; now: Date }

/** Of one statement with the rest of their filters, or with their matches, and of one lock. */
const maxSearchesAtOnce = 1_000

/** Of one statement that compares columns alone: bounds its time, and the memory of this process. */
export const maxSearchesOfPage = 10_000

const wasFitting = ({ before }: Change, fit: RawBuilder<unknown>) => sql`exists (
  select
  from jsonb_populate_record(null::property_search, ${JSON.stringify(before)}::jsonb)
  where ${fit})`

/** Of an ad that was changed in any way, only searches that it did not fit before. */
const wasOutside = (change: Change, fit: RawBuilder<unknown>) =>
  change.kind === 'changed' ? sql`not ${wasFitting(change, fit)}` : sql`true`

const isCandidate = ({ keys }: Matching) => sql`keys && ${keys}::bigint[] and not is_removed`

type Narrowed = { ids: SearchIds; hasRest: boolean; count: number }

/**
 * The searches of a page whose columns fit, in batches, and one more than a page has at most. Without
 * operands, 100,000 candidates take a tenth of a second where few fit and almost one where all do.
 */
async function narrow(db: Db, matching: Matching, page: RawBuilder<unknown>): Promise<Narrowed[]> {
  const { change, now } = matching
  const fit = fitsColumns(now)
  const { rows } = await sql<Narrowed>`
    select array_agg(search_id)::text as ids, has_rest as "hasRest", count(*)::integer as count
    from (
      select search_id, has_rest,
        (row_number() over (partition by has_rest) - 1) / ${sql.lit(maxSearchesAtOnce)} as batch
      from (
        select search_id, has_rest
        from property_search, (
          select search_id, ${filterColumns}
          from search_filters
          where ${isCandidate(matching)} and ${page}
          offset 0
        ) candidates
        where property_search.id = ${change.propertyId} and ${fit}
          and (has_rest or ${wasOutside(change, fit)})
        limit ${sql.lit(maxSearchesOfPage + 1)}
      ) fitting
    ) narrowed
    group by has_rest, batch`.execute(db)
  return rows
}

/**
 * The concatenation unpacks large operands once for all conditions; `offset 0` prevents that it is
 * repeated in each.
 */
async function checkRest(
  db: Db,
  ids: SearchIds,
  { change, now }: Matching,
): Promise<SearchIds | null> {
  const fit = fits(now)
  const { rows } = await sql<{ ids: SearchIds | null }>`
    select array_agg(search_id)::text as ids
    from property_search, (
      select search_id, ${filterColumns}, operands || '{}'::jsonb as operands
      from search_filters
      where search_id = any(${ids}::uuid[]) and not is_removed
      offset 0
    ) candidates
    where property_search.id = ${change.propertyId} and ${fit} and ${wasOutside(change, fit)}`.execute(
    db,
  )
  return rows[0]?.ids ?? null
}

async function* check(db: Db, matching: Matching, narrowed: readonly Narrowed[]) {
  for (const { ids, hasRest } of narrowed) {
    const checked = hasRest ? await checkRest(db, ids, matching) : ids
    if (checked !== null) yield checked
  }
}

const firstId = '00000000-0000-0000-0000-000000000000'

/** The last candidate of the page that begins after this one; null where less than a page is left. */
async function findPageEnd(db: Db, matching: Matching, after: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select search_id as id
    from search_filters
    where ${isCandidate(matching)} and search_id > ${after}::uuid
    order by search_id
    offset ${maxSearchesOfPage - 1}
    limit 1`.execute(db)
  return rows[0]?.id ?? null
}

async function* findByPage(db: Db, matching: Matching) {
  let after: string | null = firstId
  while (after !== null) {
    const end = await findPageEnd(db, matching, after)
    const isBeforeEnd = end === null ? sql`true` : sql`search_id <= ${end}::uuid`
    const page = sql`search_id > ${after}::uuid and ${isBeforeEnd}`
    yield* check(db, matching, await narrow(db, matching, page))
    after = end
  }
}

/** In batches; ads that fit more than a page are compared again by pages. */
export async function* findFitting(db: Db, matching: Matching): AsyncGenerator<SearchIds> {
  const narrowed = await narrow(db, matching, sql`true`)
  const isOnePage = narrowed.reduce((sum, { count }) => sum + count, 0) <= maxSearchesOfPage
  yield* isOnePage ? check(db, matching, narrowed) : findByPage(db, matching)
}
