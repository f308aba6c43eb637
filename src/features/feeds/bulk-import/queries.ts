import { sql } from 'kysely'
import type { Place } from '#features/reference/places/rules.ts'
import type { NewProperty } from '#features/posting/submission/rules/one-ad.ts'
import type { Db } from '#platform/handle.ts'
import { advisoryLocks } from '#platform/postgres/advisory-locks.ts'

export async function takeImportLock(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_lock(${advisoryLocks.import}) as "isLocked"`.execute(db)
  return rows[0]?.isLocked ?? false
}

export async function releaseImportLock(db: Db): Promise<void> {
  await sql`select pg_advisory_unlock(${advisoryLocks.import})`.execute(db)
}

/** Stored in the database, so memory does not grow with the file. */
export async function forgetRows(db: Db): Promise<void> {
  await sql`drop table if exists pg_temp.met_rows`.execute(db)
  await sql`create temporary table met_rows (hash text primary key)`.execute(db)
}

export async function markRows(db: Db, hashes: readonly string[]): Promise<Set<number>> {
  const { rows } = await sql<{ at: number }>`
    with given as (
      select hash, min(at)::integer as at
      from unnest(${hashes}::text[]) with ordinality as given (hash, at)
      group by hash
    ), met as (
      insert into met_rows (hash)
      select hash from given
      on conflict do nothing
      returning hash
    )
    select given.at - 1 as at
    from given
    join met using (hash)`.execute(db)
  return new Set(rows.map(({ at }) => at))
}

type Key = { source: string; sourceId: string }

export type KnownAd = Key &
  Pick<NewProperty, 'state' | 'visible' | 'startDate' | 'endDate'> & {
    contentHash: string | null
    /** The ad type of the ad's package; null without a package. */
    currentType: number | null
  }

export async function findKnownAds(db: Db, keys: readonly Key[]): Promise<KnownAd[]> {
  const { rows } = await sql<KnownAd>`
    select p.source, p.source_id as "sourceId", p.content_hash as "contentHash", p.state,
      p.visible, p.start_date as "startDate", p.end_date as "endDate",
      case when p.package_id is not null then p.ad_type_id end as "currentType"
    from unnest(
      ${keys.map(({ source }) => source)}::text[],
      ${keys.map(({ sourceId }) => sourceId)}::text[]) as given (source, source_id)
    join properties p using (source, source_id)`.execute(db)
  return rows
}

const agencySource = 'import'

export async function findAgencies(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'source_id'])
    .where('source', '=', agencySource)
    .where(sql<boolean>`source_id = any(${keys}::text[])`)
    .execute()
  return new Map(rows.map(({ id, source_id }) => [source_id ?? '', id]))
}

type NewAgency = { key: string; slug: string; name: string }

export async function addAgencies(db: Db, agencies: readonly NewAgency[]): Promise<void> {
  if (agencies.length === 0) return
  const rows = agencies.map(({ key, slug, name }) => ({
    role: 'agency',
    source: agencySource,
    source_id: key,
    slug,
    name,
  }))
  await db
    .insertInto('accounts')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['source', 'source_id']).doNothing())
    .execute()
}

export async function findExternalIds(db: Db, source: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('location_external_ids')
    .select(['external_id', 'location_id'])
    .where('source', '=', source)
    .execute()
  return new Map(rows.map(({ external_id, location_id }) => [external_id, location_id]))
}

export async function findPlaceSources(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('location_external_ids').select('source').distinct().execute()
  return rows.map(({ source }) => source)
}

/** Blocks writes of places, and of their numbers in ads, until the transaction ends. */
export async function lockPlaces(db: Db): Promise<void> {
  await sql`lock table locations, property_search in share row exclusive mode`.execute(db)
}

export async function reservePlaceIds(db: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('locations', 'id')) as id
    from generate_series(1, ${count}::integer)`.execute(db)
  return rows.map(({ id }) => id)
}

/** Call `renumberPlaces` in the same transaction; parents must come first. */
export async function addPlaces(
  db: Db,
  places: readonly Omit<Place, 'lft' | 'rgt'>[],
): Promise<void> {
  await sql`
    insert into locations (
      id, parent_id, slug, kind, name_en, name_ar, aliases, lat, lng, lft, rgt)
    overriding system value
    select id, "parentId", slug, kind, name ->> 'en', name ->> 'ar',
      array(select jsonb_array_elements_text(aliases)), lat, lng, -2 * id - 1, -2 * id
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as given (
      id integer, "parentId" integer, slug text, kind text, name jsonb, aliases jsonb,
      lat double precision, lng double precision)`.execute(db)
}

export type Point = { id: number; lat: number; lng: number }

export async function addPoints(db: Db, points: readonly Point[]): Promise<void> {
  await sql`
    update locations set lat = given.lat, lng = given.lng
    from jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as given (
      id integer, lat double precision, lng double precision)
    where locations.id = given.id and locations.lat is null`.execute(db)
}

export type Link = { externalId: string; placeId: number }

export async function addLinks(db: Db, source: string, links: readonly Link[]): Promise<void> {
  await sql`
    insert into location_external_ids (source, external_id, location_id)
    select ${source}, "externalId", "placeId"
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as given (
      "externalId" text, "placeId" integer)
    on conflict do nothing`.execute(db)
}

/** Pages are slow until the rows of a bulk write are all-visible again. */
export async function vacuumAds(db: Db): Promise<void> {
  await sql`vacuum (analyze) property_search, property_words, properties`.execute(db)
}
