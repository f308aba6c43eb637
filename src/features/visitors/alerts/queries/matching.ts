import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import type { ChangeKind } from '../rules/letters.ts'
import { filterColumns, fits, fitsColumns } from './fits.ts'
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

type TriedChange = Change & { tries: number }

export type ClaimedChange = TriedChange | (LateChange & { tries: number })

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

type Matching = { change: Change; keys: readonly number[]; now: Date }

/** Ids of searches as PostgreSQL writes an array: this program only hands them on. */
export type SearchIds = string & { readonly of: 'searches' }

/** Of one statement with the rest of their filters, or with their matches, and of one lock. */
const maxSearchesAtOnce = 1_000

const wasFitting = ({ before }: Change, fit: RawBuilder<unknown>) => sql`exists (
  select
  from jsonb_populate_record(null::property_search, ${JSON.stringify(before)}::jsonb)
  where ${fit})`

/** Of an ad that was changed in any way, only searches that it did not fit before. */
const wasOutside = (change: Change, fit: RawBuilder<unknown>) =>
  change.kind === 'changed' ? sql`not ${wasFitting(change, fit)}` : sql`true`

type Narrowed = { ids: SearchIds; hasRest: boolean }

/**
 * The searches whose columns fit, in batches. Without operands, 100,000 candidates take a tenth of a second
 * where few fit and almost one where all do.
 */
async function narrow(db: Db, { change, keys, now }: Matching): Promise<Narrowed[]> {
  const fit = fitsColumns(now)
  const { rows } = await sql<Narrowed>`
    select array_agg(search_id)::text as ids, has_rest as "hasRest"
    from (
      select search_id, has_rest,
        (row_number() over (partition by has_rest) - 1) / ${sql.lit(maxSearchesAtOnce)} as batch
      from property_search, (
        select search_id, ${filterColumns}
        from search_filters
        where keys && ${keys}::bigint[] and not is_removed
        offset 0
      ) candidates
      where property_search.id = ${change.propertyId} and ${fit}
        and (has_rest or ${wasOutside(change, fit)})
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

/** The searches that the ad of a change fits, in batches. */
export async function findFitting(db: Db, matching: Matching): Promise<SearchIds[]> {
  const fitting: SearchIds[] = []
  for (const { ids, hasRest } of await narrow(db, matching)) {
    const checked = hasRest ? await checkRest(db, ids, matching) : ids
    if (checked !== null) fitting.push(checked)
  }
  return fitting
}

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

/** Writes each search first, which locks it until its match is written. */
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
        and saved_at < ${at}::timestamptz + ${longestWriteSeconds} * interval '1 second'
        and ${wasNotMatched(change)} and ${hasRoom}
      returning id
    )
    insert into search_matches (search_id, change_id, property_id, at)
    select id, ${id}::bigint, ${propertyId}::integer, ${now}::timestamptz
    from noted
    on conflict do nothing`.execute(tx)
}
