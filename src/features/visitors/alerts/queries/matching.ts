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

export type ClaimedChange = (Change | LateChange) & { tries: number }

/** After so many a change is set aside, and no alert tells of it; the index of waiting changes has it too. */
export const maxTries = 5

/** Longer than matching takes. */
const retryMinutes = 1

/** Other processes leave them alone until they may be tried again. */
export async function claimChanges(db: Db, limit: number, now: Date): Promise<ClaimedChange[]> {
  const { rows } = await sql<ClaimedChange>`
    with claimed as (
      update ad_changes
      set tries = tries + 1,
        try_after = ${now}::timestamptz + (tries + 1) * ${retryMinutes} * interval '1 minute'
      where id in (
        select id
        from ad_changes
        where matched_at is null and tries < ${sql.lit(maxTries)}
          and (try_after is null or try_after <= ${now})
        order by id
        limit ${limit}
        for update skip locked)
      returning id, property_id, kind, before, at, tries
    )
    select claimed.id, property_id as "propertyId", kind, before, at, tries,
      properties.location_id as "locationId", property_search.purpose, property_search.type,
      property_search.rooms
    from claimed
    join properties on properties.id = property_id
    left join property_search on property_search.id = property_id
    order by claimed.id`.execute(db)
  return rows
}

export async function noteMatched(db: Db, id: number, now: Date): Promise<void> {
  await sql`update ad_changes set matched_at = ${now} where id = ${id}`.execute(db)
}

export const isOfPublicAd = (change: ClaimedChange): change is Change & { tries: number } =>
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

/** Searches of one statement, which takes far less than the time limit of a statement for so many. */
const maxSearchesAtOnce = 1_000

export function batchesOf(searchIds: readonly string[]): string[][] {
  const count = Math.ceil(searchIds.length / maxSearchesAtOnce)
  return Array.from({ length: count }, (_, at) =>
    searchIds.slice(at * maxSearchesAtOnce, (at + 1) * maxSearchesAtOnce),
  )
}

/** Without their operands, so 100,000 of them take some milliseconds. */
async function findCandidates(db: Db, keys: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select search_id as id
    from search_filters
    where keys && ${keys}::bigint[] and not is_removed`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * The concatenation unpacks large operands once for all conditions; `offset 0` prevents that it is
 * repeated in each.
 */
const operandsOf = (searchIds: readonly string[]) => sql`(
  select search_id, operands || '{}'::jsonb as operands
  from search_filters
  where search_id = any(${searchIds}::uuid[]) and not is_removed
  offset 0)`

/** The searches that the ad of a change fits. */
export async function findFitting(db: Db, { change, keys, now }: Matching): Promise<string[]> {
  const fitting: string[] = []
  for (const candidates of batchesOf(await findCandidates(db, keys))) {
    const { rows } = await sql<{ id: string }>`
      select search_id as id
      from property_search, ${operandsOf(candidates)} candidates
      where property_search.id = ${change.propertyId} and ${fits(now)}
        and ${wasOutside(change, now)}`.execute(db)
    fitting.push(...rows.map(({ id }) => id))
  }
  return fitting
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
