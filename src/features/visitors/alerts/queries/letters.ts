import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import type { Reader, UntoldMatch } from '../rules/letters.ts'
import { filterColumns, fits } from './fits.ts'
import { maxMatches } from './matching.ts'

export async function findDueOwners(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select owner_id as id
    from saved_searches
    where due_at <= ${now}
    group by owner_id
    order by min(due_at)
    limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Locks the owner; undefined where another process writes to the same owner. */
export async function lockReader(tx: Db, ownerId: string): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    select language, coalesce(accounts.email, search_owners.email) as email, accounts.name,
      accounts.second_name as "secondName"
    from search_owners
    left join accounts on accounts.id = account_id and erased_at is null
    where search_owners.id = ${ownerId}
    for update of search_owners skip locked`.execute(tx)
  return rows[0]
}

/** Matches of one email; more are told by the next. */
export const maxUntold = 2_000

/** The `told_at` of a match that no email tells, because alerts began after it was found. */
export const skippedAt = sql.lit('-infinity')

/**
 * Of the searches that are due, and of ads that are public and fit them still. The concatenation unpacks
 * large operands once for all conditions, as in `matching.ts`.
 */
export async function findUntold(tx: Db, ownerId: string, now: Date): Promise<UntoldMatch[]> {
  const { rows } = await sql<UntoldMatch>`
    select search_id as "searchId", name as "searchName", filters, change_id as "changeId",
      property_id as "propertyId", kind, price, old_price as "oldPrice", "isFull",
      exists (
        select
        from saved_searches others
        join search_matches told on told.search_id = others.id
        where others.owner_id = ${ownerId} and told.change_id = matches.change_id
          and told.told_at > ${skippedAt}) as "isTold"
    from (
      select id as search_id, name, filters, saved_at,
        waiting >= ${sql.lit(maxMatches)} as "isFull"
      from saved_searches
      where owner_id = ${ownerId} and due_at <= ${now} and deleted_at is null
    ) due
    join lateral (
      select ${filterColumns}, operands || '{}'::jsonb as operands
      from search_filters
      where search_filters.search_id = due.search_id
      offset 0
    ) compiled on true
    join search_matches matches using (search_id)
    join (
      select id as change_id, kind, old_price from ad_changes
    ) changes using (change_id)
    join property_search on property_search.id = property_id
    where told_at is null and ${fits(now)}
    order by saved_at, search_id, change_id
    limit ${maxUntold}`.execute(tx)
  return rows
}

export async function markTold(
  tx: Db,
  told: readonly Pick<UntoldMatch, 'searchId' | 'changeId'>[],
  now: Date,
): Promise<void> {
  await sql`
    update search_matches
    set told_at = ${now}
    from unnest(
      ${told.map(({ searchId }) => searchId)}::uuid[],
      ${told.map(({ changeId }) => changeId)}::bigint[]) as told (search_id, change_id)
    where search_matches.search_id = told.search_id
      and search_matches.change_id = told.change_id`.execute(tx)
}

/** Of what has been told, only the last is kept. */
export async function dropOldMatches(tx: Db, searchIds: readonly string[]): Promise<void> {
  await sql`
    delete from search_matches
    using unnest(${searchIds}::uuid[]) as told (id)
    where search_id = told.id and change_id <= (
      select change_id
      from search_matches kept
      where kept.search_id = told.id
      order by change_id desc
      offset ${maxMatches}
      limit 1)`.execute(tx)
}

/** For `saved_searches`, of which only these were told in full: the others still have as many matches as may wait. */
const isUnfinished = (
  finished: readonly string[],
) => sql`id <> all(${finished}::uuid[]) and exists (
  select
  from search_matches
  where search_id = saved_searches.id and told_at is null)`

type Ending = {
  ownerId: string
  now: Date
  finished: readonly string[] | undefined
}

/** What is found later makes the searches due again. */
export async function endDue(tx: Db, { ownerId, now, finished }: Ending): Promise<void> {
  const isWaiting = finished ? isUnfinished(finished) : sql`false`
  const { rows } = await sql<{ id: string }>`
    update saved_searches
    set due_at = null, waiting = case when ${isWaiting} then waiting else 0 end
    where owner_id = ${ownerId} and due_at <= ${now}
    returning id`.execute(tx)
  await dropOldMatches(
    tx,
    rows.map(({ id }) => id),
  )
}

export async function noteLetter(tx: Db, ownerId: string, now: Date): Promise<void> {
  await sql`
    update search_owners set last_letter_at = ${now} where id = ${ownerId}`.execute(tx)
}
