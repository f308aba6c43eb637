import { sql } from 'kysely'
import { sendChangedToReview } from '#features/posting/own-ads/queries/review.ts'
import {
  addEarlierPrices,
  insertFirstPrices,
  storePrices,
} from '#features/listing/property/queries/price-history.ts'
import { columnOf } from '#features/listing/property/rules/columns.ts'
import type { Db } from '#platform/handle.ts'
import { isAmong } from '#platform/database/statements.ts'
import {
  changes,
  differs,
  editable,
  edited,
  record,
  stored,
  values,
} from '../rules/columns/ad-columns.ts'
import { type NewProperty, squareFoot, dropDuplicates } from '../rules/one-ad.ts'

type Row = { id: number; row: NewProperty; isNew?: boolean }

type WrittenRow = { id: number; at: number; isNew: boolean }

/** Square feet become m² here and nowhere else. */
const sqm = sql.raw(`round(space * case measurement when 'sqft' then ${squareFoot} else 1 end, 6)`)

type WriteOptions = { reason: string | null; hasPast: boolean }

/** New ads get their first event, and a first price if none has earlier ones. */
async function writeRows(
  db: Db,
  rows: readonly NewProperty[],
  { reason, hasPast }: WriteOptions,
): Promise<WrittenRow[]> {
  const numbered = JSON.stringify(rows.map((row, at) => ({ ...row, at })))
  const found = await sql<WrittenRow>`
    with given as (
      select * from jsonb_to_recordset(${numbered}::jsonb) as given (at integer, ${sql.raw(record)})
    ), numbered as (
      select given.at, nextval(pg_get_serial_sequence('properties', 'id'))::integer as id
      from given
    ), written as (
      insert into properties as properties (id, ${sql.raw(stored)}, space_sqm)
      overriding system value
      select numbered.id, ${sql.raw(values)}, ${sqm}
      from given join numbered using (at)
      order by at
      on conflict (source, source_id) do update set ${sql.raw(changes)}
      where ${sql.raw(differs)}
      returning id, source, source_id, xmax = 0 as is_new, account_id, state, created_at,
        first_published_at, total_price, purpose, rent_period
    ), fresh as (
      select * from written where is_new
    ), noted as (
      insert into property_events (property_id, account_id, to_state, reason, at)
      select id, account_id, state, ${reason}::text, created_at from fresh
    )${hasPast ? sql`` : sql`, priced as (${insertFirstPrices('fresh')})`}
    select written.id, given.at, written.is_new as "isNew"
    from written
    left join numbered on numbered.id = written.id
    join given on given.at = numbered.at
      or (given.source = written.source and given."sourceId" = written.source_id)
    order by given.at`.execute(db)
  return found.rows
}

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

async function forget(db: Db, table: string, ads: readonly Row[]) {
  const ids = idsOf(ads.filter(({ isNew }) => !isNew))
  if (ids.length === 0) return
  await sql`delete from ${sql.table(table)} where ${isAmong('property_id', ids)}`.execute(db)
}

async function writeAmenities(db: Db, rows: readonly Row[]) {
  const wanted = rows.flatMap(({ id, row }) =>
    row.amenityIds?.length ? { id, amenities: row.amenityIds } : [],
  )
  await forget(db, 'property_amenities', rows)
  if (wanted.length === 0) return
  await sql`
    insert into property_amenities (property_id, amenity_id)
    select distinct given.id, amenity::integer
    from jsonb_to_recordset(${json(wanted)}) as given (id integer, amenities jsonb),
      jsonb_array_elements_text(given.amenities) as amenity`.execute(db)
}

async function writeImages(db: Db, rows: readonly Row[]) {
  const images = rows.flatMap(({ id, row }) =>
    (row.images ?? []).map((image, position) => ({ ...image, ownId: image.id, id, position })),
  )
  await forget(db, 'property_images', rows)
  if (images.length === 0) return
  await sql`
    insert into property_images (
      id, property_id, position, drawing, file_id, width, height, thumbhash, is_floor_plan)
    select coalesce("ownId", gen_random_uuid()), id, position, drawing, "fileId", width, height,
      thumbhash, coalesce("isFloorPlan", false)
    from jsonb_to_recordset(${json(images)}) as given (
      "ownId" uuid, id integer, position smallint, drawing text, "fileId" text, width integer,
      height integer, thumbhash text, "isFloorPlan" boolean
    )`.execute(db)
}

/** Ads that one `jsonb_to_recordset` reads at most. */
const rowsOfBatch = 1_000

export type SavedAds = { added: number[]; changed: number[]; unchanged: number }

/**
 * An ad with a known `source` and `sourceId` is updated, unless only amenities or images differ.
 * Run it in a transaction that ends with `refreshSearch` or, if all are new, `addToSearch`.
 */
export async function insertProperties(
  db: Db,
  rows: readonly NewProperty[],
  reason: string | null = null,
): Promise<SavedAds> {
  const wanted = dropDuplicates(rows)
  const saved: SavedAds = { added: [], changed: [], unchanged: 0 }
  for (let from = 0; from < wanted.length; from += rowsOfBatch) {
    const part = wanted.slice(from, from + rowsOfBatch)
    const how = { reason, hasPast: part.some(({ prices }) => prices?.length) }
    const written = await writeRows(db, part, how)
    const changed = written.map(({ id, at, isNew }) => ({ id, isNew, row: part[at]! }))
    const added = idsOf(written.filter(({ isNew }) => isNew))
    await writeAmenities(db, changed)
    await writeImages(db, changed)
    const priced = how.hasPast ? changed : changed.filter(({ isNew }) => !isNew)
    await addEarlierPrices(db, priced)
    await storePrices(db, idsOf(priced))
    saved.added.push(...added)
    saved.changed.push(...idsOf(written.filter(({ isNew }) => !isNew)))
    saved.unchanged += part.length - written.length
  }
  return saved
}

/** Answers the public ads that may need a review; their approved content stays. */
async function overwriteAds(db: Db, rows: readonly Row[]): Promise<number[]> {
  const found = await sql<{ id: number; isWatched: boolean }>`
    with keepers as materialized (
      select keeper_id, ad_is_reviewed(keeper_id) as reviewed
      from (select distinct keeper_id from properties where ${isAmong('id', idsOf(rows))}) own
    )
    update properties p
    set (${sql.raw(editable.map(columnOf).join(', '))}, space_sqm, approved_content, updated_at,
      revision) = (
      select ${sql.raw(edited)}, ${sqm}, ad_approval(p, keepers.reviewed), now(), p.revision + 1
      from jsonb_to_record(wanted.row) as given (${sql.raw(record)}),
        (select p.id) as numbered (id))
    from jsonb_to_recordset(${json(rows)}) as wanted (id integer, row jsonb), keepers
    where p.id = wanted.id and keepers.keeper_id is not distinct from p.keeper_id
    returning p.id,
      p.approved_content is not null and p.state in ('live', 'under_offer') as "isWatched"
    `.execute(db)
  return idsOf(found.rows.filter(({ isWatched }) => isWatched))
}

/** Pictures stay if none are given. Answers the ads sent to review. End with `refreshSearch`. */
export async function rewriteProperties(
  db: Db,
  rows: readonly Row[],
  actorId: number,
): Promise<number[]> {
  if (rows.length === 0) return []
  const watched = await overwriteAds(db, rows)
  await writeAmenities(db, rows)
  const pictured = rows.filter(({ row }) => row.images)
  await writeImages(db, pictured)
  await storePrices(db, idsOf(rows))
  return sendChangedToReview(db, watched, actorId)
}
