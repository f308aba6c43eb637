import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import type { ChangeKind } from '../rules/letters.ts'
import { fits } from './fits.ts'
import { dueAt, hasAddress } from './schedule.ts'

/** `purpose`, `type` and `rooms` are as in property_search. */
export type Change = {
  id: number
  propertyId: number
  kind: ChangeKind
  before: object | null
  at: Date
  locationId: number
  purpose: number
  type: number
  rooms: number | null
}

/** Of an ad that is not public any more, which no search fits. */
type LateChange = Omit<Change, 'purpose'> & { purpose: null }

export async function claimChanges(
  tx: Db,
  limit: number,
  now: Date,
): Promise<(Change | LateChange)[]> {
  const { rows } = await sql<Change | LateChange>`
    with claimed as (
      update ad_changes
      set matched_at = ${now}
      where id in (
        select id
        from ad_changes
        where matched_at is null
        order by id
        limit ${limit}
        for update skip locked)
      returning id, property_id, kind, before, at
    )
    select claimed.id, property_id as "propertyId", kind, before, at,
      properties.location_id as "locationId", property_search.purpose, property_search.type,
      property_search.rooms
    from claimed
    join properties on properties.id = property_id
    left join property_search on property_search.id = property_id
    order by claimed.id`.execute(tx)
  return rows
}

export const isOfPublicAd = (change: Change | LateChange): change is Change =>
  change.purpose !== null

/**
 * Matches that wait for an alert, and as many that have been told. A search that is hardly narrowed fits
 * every ad; what comes after is in its results.
 */
export const maxMatches = 1_000

/** Of a visitor without a confirmed address, who gets no alerts. */
export const maxMatchesOfVisitor = 100

/** The change may have been written by a transaction that began before the search was saved. */
const longestWriteSeconds = 60

type Matching = { change: Change; keys: readonly number[]; now: Date }

/** Of an ad that was changed in any way, only searches that it did not fit before. */
const wasOutside = ({ kind, before }: Change, now: Date) =>
  kind === 'changed'
    ? sql`not exists (
        select
        from jsonb_populate_record(null::property_search, ${JSON.stringify(before)}::jsonb)
        where ${fits(now)})`
    : sql`true`

const wasNotMatched = ({ kind, propertyId }: Change) =>
  kind === 'changed'
    ? sql`not exists (
        select
        from search_matches
        where search_id = saved_searches.id and property_id = ${propertyId})`
    : sql`true`

const hasRoom = sql`waiting < case when ${hasAddress} then ${sql.lit(maxMatches)}::integer
  else ${sql.lit(maxMatchesOfVisitor)} end`

/** The searches that the ad of a change fits. */
export async function findFitting(db: Db, { change, keys, now }: Matching): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select search_id as id
    from property_search, search_filters
    where property_search.id = ${change.propertyId} and keys && ${keys}::bigint[]
      and ${fits(now)} and ${wasOutside(change, now)}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function addMatches(
  tx: Db,
  searchIds: readonly string[],
  { change, now }: Omit<Matching, 'keys'>,
): Promise<void> {
  const { id, propertyId, at } = change
  await sql`
    with added as (
      insert into search_matches (search_id, change_id, property_id, at)
      select saved_searches.id, ${id}, ${propertyId}, ${now}
      from saved_searches
      join search_owners on search_owners.id = owner_id
      where saved_searches.id = any(${searchIds}::uuid[]) and deleted_at is null
        and saved_at < ${at}::timestamptz + ${longestWriteSeconds} * interval '1 second'
        and ${wasNotMatched(change)} and ${hasRoom}
      on conflict do nothing
      returning search_id
    )
    update saved_searches
    set waiting = waiting + 1,
      due_at = case when due_at is null and frequency <> 'off' and ${hasAddress}
        then ${dueAt(now)} else due_at end
    from added, search_owners
    where saved_searches.id = added.search_id
      and search_owners.id = saved_searches.owner_id`.execute(tx)
}
