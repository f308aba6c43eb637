import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import type { ChangeKind } from '../rules/letters.ts'
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

/** Ids of searches as PostgreSQL writes an array: this program only hands them on. */
export type SearchIds = string & { readonly of: 'searches' }

/** Of an ad that is not public any more, which no search fits. */
type LateChange = Omit<Change, 'purpose'> & { purpose: null }

type TriedChange = Change & { tries: number }

export type ClaimedChange = TriedChange | (LateChange & { tries: number })

/** After so many a change is set aside, and no alert tells of it; the index of waiting changes has it too. */
export const maxTries = 5

/** After so long another process takes a change over, unless its claim was renewed. */
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

/** Of a change with very many matches, and of those that wait behind it. */
export async function renewClaims(db: Db, ids: readonly number[], now: Date): Promise<void> {
  await sql`
    update ad_changes
    set try_after = ${now}::timestamptz + tries * ${retryMinutes} * interval '1 minute'
    where id = any(${ids}::bigint[]) and matched_at is null`.execute(db)
}

export async function noteMatched(db: Db, id: number, now: Date): Promise<void> {
  await sql`update ad_changes set matched_at = ${now} where id = ${id}`.execute(db)
}

export const isOfPublicAd = (change: ClaimedChange): change is TriedChange =>
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

const isUnmatched = (match: RawBuilder<unknown>) => sql`not exists (
  select
  from search_matches
  where search_id = saved_searches.id and ${match})`

/**
 * For `saved_searches`. An ad that was changed in any way is told once. Otherwise only a second try finds
 * matches of the change, so the first does not look for them.
 */
function wasNotMatched({ id, kind, propertyId, tries }: TriedChange) {
  if (kind === 'changed') return isUnmatched(sql`property_id = ${propertyId}`)
  return tries > 1 ? isUnmatched(sql`change_id = ${id}`) : sql`true`
}

/**
 * For `saved_searches`. Most have room for a visitor's too, so few owners are read; for `exists` PostgreSQL
 * would read all of them.
 */
const hasRoom = sql`waiting < ${sql.lit(maxMatches)} and (
  waiting < ${sql.lit(maxMatchesOfVisitor)}
  or (select ${hasAddress} from search_owners where search_owners.id = owner_id))`

/** An expression, or PostgreSQL would read the whole index of `saved_at` each batch. */
const wasSavedBefore = (at: Date) =>
  sql`saved_at - ${longestWriteSeconds} * interval '1 second' < ${at}::timestamptz`

/**
 * Writes each search first, which locks it until its match is written. A match that exists makes it fail, so
 * a process that has lost its claim counts no search twice.
 */
export async function addMatches(
  tx: Db,
  ids: SearchIds,
  { change, now }: { change: TriedChange; now: Date },
): Promise<void> {
  const { id, propertyId, at } = change
  await sql`
    with noted as (
      update saved_searches
      set waiting = waiting + 1,
        due_at = case when due_at is null and frequency <> 'off'
          then (
            select ${dueAt(now)}
            from search_owners
            where search_owners.id = owner_id and ${hasAddress})
          else due_at end
      where id = any(${ids}::uuid[]) and deleted_at is null
        and ${wasSavedBefore(at)}
        and ${wasNotMatched(change)} and ${hasRoom}
      returning id
    )
    insert into search_matches (search_id, change_id, property_id, at)
    select id, ${id}::bigint, ${propertyId}::integer, ${now}::timestamptz
    from noted`.execute(tx)
}
