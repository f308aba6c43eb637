import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { dropOldMatches, skippedAt } from '#features/visitors/alerts/queries/letters.ts'
import { moveStopLinks } from '#features/visitors/alerts/queries/links.ts'
import { isOf, type Person } from '#features/visitors/alerts/queries/owners.ts'
import { hasAddress } from '#features/visitors/alerts/queries/schedule.ts'
import type { Reader } from '#features/visitors/alerts/rules/letters.ts'
import type { StoredFilter } from '#features/visitors/alerts/rules/stored-filters.ts'
import type { Db } from '#platform/handle.ts'
import { maxNewCount, maxSearches, type SavedSearch } from './contract.ts'
import type { SearchRow } from './rules.ts'

/** Read for the count of a search; few ads have a second match while others wait to be seen. */
const maxCountedMatches = 2 * maxNewCount

/** For `saved_searches`. An ad counts once, whatever happened to it, and while it is public. */
const newAds = sql`(
  select distinct property_id
  from (
    select property_id
    from search_matches
    where search_id = saved_searches.id and at > seen_at
      and exists (select from property_search where property_search.id = property_id)
    order by change_id desc
    limit ${sql.lit(maxCountedMatches)}
  ) latest
  limit ${sql.lit(maxNewCount)})`

const newCount = sql<number>`(select count(*)::integer from ${newAds} counted)`

const ownSearches = (person: Person, count: RawBuilder<number>) => sql`
  select saved_searches.id, name, filters, frequency, saved_at as "savedAt", ${count} as "newCount"
  from saved_searches
  join search_owners on search_owners.id = owner_id
  where ${isOf(person)} and deleted_at is null`

/** All of them, since a person has few; new ads are not counted. */
export async function findSearches(db: Db, person: Person): Promise<SearchRow[]> {
  const { rows } = await sql<SearchRow>`${ownSearches(person, sql<number>`0`)}`.execute(db)
  return rows
}

export async function addNewCounts(db: Db, searches: readonly SearchRow[]): Promise<SearchRow[]> {
  const ids = searches.map(({ id }) => id)
  const { rows } = await sql<Pick<SearchRow, 'id' | 'newCount'>>`
    select id, ${newCount} as "newCount"
    from saved_searches
    where id = any(${ids}::uuid[])`.execute(db)
  const counts = new Map(rows.map((row) => [row.id, row.newCount]))
  return searches.map((search) => ({ ...search, newCount: counts.get(search.id) ?? 0 }))
}

/** Of all searches together; reads no more of them than it needs to count so far. */
export async function countAllNew(db: Db, person: Person): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from (
      select
      from saved_searches
      join search_owners on search_owners.id = owner_id
      cross join lateral ${newAds} ads
      where ${isOf(person)} and deleted_at is null
      limit ${sql.lit(maxNewCount)}
    ) counted`.execute(db)
  return rows[0]?.count ?? 0
}

type OwnedSearch = { person: Person; id: string }

export async function findSearch(
  db: Db,
  { person, id }: OwnedSearch,
): Promise<SearchRow | undefined> {
  const { rows } = await sql<SearchRow>`
    ${ownSearches(person, newCount)} and saved_searches.id = ${id}`.execute(db)
  return rows[0]
}

export async function countSearches(db: Db, ownerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from saved_searches
    where owner_id = ${ownerId} and deleted_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

type New = Pick<SavedSearch, 'name' | 'filters' | 'frequency'> & {
  ownerId: string
  stored: StoredFilter
  now: Date
}

export async function addSearch(tx: Db, search: New): Promise<string> {
  const { ownerId, name, filters, frequency, stored, now } = search
  const id = randomUUID()
  await sql`
    with saved as (
      insert into saved_searches (id, owner_id, name, filters, frequency, saved_at, seen_at)
      values (${id}, ${ownerId}, ${name}, ${JSON.stringify(filters)}::jsonb, ${frequency}, ${now}, ${now})
      returning id
    )
    insert into search_filters (search_id, keys, operands)
    select id, ${stored.keys}::bigint[], ${JSON.stringify(stored.operands)}::jsonb
    from saved`.execute(tx)
  return id
}

/** For `saved_searches` in a statement that changes one. */
const isOwn = ({ person, id }: OwnedSearch) => sql`saved_searches.id = ${id} and owner_id in (
  select search_owners.id from search_owners where ${isOf(person)})`

/** Answers how often alerts were sent before; undefined for a search that is not theirs. */
export async function lockSearch(tx: Db, one: OwnedSearch) {
  const { rows } = await sql<{ ownerId: string; frequency: SavedSearch['frequency'] }>`
    select owner_id as "ownerId", frequency
    from saved_searches
    where ${isOwn(one)} and deleted_at is null
    for update`.execute(tx)
  return rows[0]
}

type Change = { id: string; name?: string | undefined; frequency?: string | undefined }

export async function updateSearch(tx: Db, { id, name, frequency }: Change): Promise<void> {
  await sql`
    update saved_searches
    set name = coalesce(${name ?? null}::text, name),
      frequency = coalesce(${frequency ?? null}::text, frequency)
    where id = ${id}`.execute(tx)
}

/** Alerts that begin now are not about what was found before; other searches may still tell it. */
export async function skipUntold(tx: Db, id: string): Promise<void> {
  await sql`
    update search_matches
    set told_at = ${skippedAt}
    where search_id = ${id} and told_at is null`.execute(tx)
  await sql`update saved_searches set waiting = 0 where id = ${id}`.execute(tx)
  await dropOldMatches(tx, [id])
}

/** No ad is compared with it from then on. */
export async function markDeleted(db: Db, one: OwnedSearch, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with removed as (
      update saved_searches
      set deleted_at = ${now}, due_at = null
      where ${isOwn(one)} and deleted_at is null
      returning id
    ), hidden as (
      update search_filters set is_removed = true from removed where search_id = removed.id
    )
    select from removed`.execute(db)
  return rows.length > 0
}

/** Also succeeds for a search that is there, since the call may be repeated. */
export async function undoDeletion(db: Db, one: OwnedSearch, since: Date): Promise<boolean> {
  const { rows } = await sql`
    with restored as (
      update saved_searches
      set deleted_at = null
      where ${isOwn(one)} and (deleted_at is null or deleted_at > ${since})
      returning id
    ), shown as (
      update search_filters set is_removed = false
      from restored
      where search_id = restored.id and is_removed
    )
    select from restored`.execute(db)
  return rows.length > 0
}

/** For `saved_searches`: no alert of it is sent. */
const isSilent = sql<boolean>`(frequency = 'off' or not (
  select ${hasAddress} from search_owners where search_owners.id = owner_id))`

/** Where no alerts are sent, nobody needs what has been seen. */
export async function noteOpened(db: Db, one: OwnedSearch, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with opened as (
      update saved_searches
      set seen_at = ${now}, waiting = case when ${isSilent} then 0 else waiting end
      where ${isOwn(one)} and deleted_at is null
      returning id, ${isSilent} as is_silent
    ), forgotten as (
      delete from search_matches
      using opened
      where search_id = opened.id and opened.is_silent
    )
    select from opened`.execute(db)
  return rows.length > 0
}

export async function lockVisitor(tx: Db, ownerId: string) {
  const { rows } = await sql<Pick<Reader, 'language'>>`
    select language
    from search_owners
    where id = ${ownerId} and account_id is null
    for update`.execute(tx)
  return rows[0]
}

type Merging = { visitorOwner: string; accountOwner: string; email: string | null }

/** Only as many as the account may still save, the latest; of those that were removed likewise. */
async function dropBeyondLimit(
  tx: Db,
  { visitorOwner, accountOwner }: Omit<Merging, 'email'>,
): Promise<void> {
  await sql`
    delete from saved_searches
    where id in (
      select id
      from saved_searches
      where owner_id = ${visitorOwner}
      order by deleted_at is null desc, saved_at desc, id
      offset greatest(0, ${maxSearches}::integer - (
        select count(*)
        from saved_searches
        where owner_id = ${accountOwner} and deleted_at is null)))`.execute(tx)
}

/** Searches that the account has too stay the account's. Links in emails to its address go on working. */
export async function mergeOwners(
  tx: Db,
  { visitorOwner, accountOwner, email }: Merging,
): Promise<void> {
  await sql`
    delete from saved_searches own
    using saved_searches others
    where own.owner_id = ${visitorOwner} and others.owner_id = ${accountOwner}
      and others.deleted_at is null and own.filters = others.filters`.execute(tx)
  await dropBeyondLimit(tx, { visitorOwner, accountOwner })
  await sql`
    update saved_searches
    set owner_id = ${accountOwner}
    where owner_id = ${visitorOwner}`.execute(tx)
  await moveStopLinks(tx, { from: visitorOwner, to: accountOwner, email })
  await sql`delete from search_owners where id = ${visitorOwner}`.execute(tx)
}
