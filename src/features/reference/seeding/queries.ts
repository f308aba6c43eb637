import { sql } from 'kysely'
import { renumberPlaces } from '#features/reference/places/queries.ts'
import type { Db } from '#platform/handle.ts'
import { findMissingPlaces, type readAmenities, type readEntries } from './rules.ts'
import type { readPackages, readPropertyTypes, readSettings, SeedPlace } from './rules.ts'

/** Lower ids belong to the seed; imported places and those of operators begin here. */
const firstOwnPlace = 100_000

/** PostgreSQL accepts at most 65,535 values in a statement. */
const batch = 2_000

async function findKnownPlaces(db: Db) {
  return db.selectFrom('locations').select(['id', 'slug']).execute()
}

export async function addPlaces(db: Db, seeded: readonly SeedPlace[]): Promise<number> {
  if (findMissingPlaces(seeded, await findKnownPlaces(db)).length === 0) return 0
  // Two processes may start on one empty database: the second waits here and finds nothing to do.
  await sql`lock table locations, property_search in share row exclusive mode`.execute(db)
  const missing = findMissingPlaces(seeded, await findKnownPlaces(db))
  for (let from = 0; from < missing.length; from += batch) {
    const places = missing
      .slice(from, from + batch)
      .map((place) => ({ ...place, lft: -1 - place.id * 2, rgt: -place.id * 2 }))
    await db.insertInto('locations').values(places).execute()
  }
  await renumberPlaces(db)
  return missing.length
}

/** A row that an operator changed keeps its id and slug, so it is not added again. */
export async function addCatalogue(
  db: Db,
  seeded: {
    propertyTypes: ReturnType<typeof readPropertyTypes>
    amenities: ReturnType<typeof readAmenities>
    adTypes: ReturnType<typeof readEntries>
    packages: ReturnType<typeof readPackages>
    specialities: ReturnType<typeof readEntries>
    languages: ReturnType<typeof readEntries>
  },
): Promise<void> {
  const { propertyTypes, amenities, adTypes, packages, specialities, languages } = seeded
  const statements = [
    propertyTypes.length > 0 && db.insertInto('property_types').values(propertyTypes),
    amenities.length > 0 && db.insertInto('amenities').values(amenities),
    adTypes.length > 0 && db.insertInto('ad_types').values(adTypes),
    packages.length > 0 && db.insertInto('subscription_packages').values(packages),
    specialities.length > 0 && db.insertInto('specialities').values(specialities),
    languages.length > 0 && db.insertInto('languages').values(languages),
  ]
  for (const statement of statements) {
    if (statement) await statement.onConflict((conflict) => conflict.doNothing()).execute()
  }
}

export async function addSettings(db: Db, rows: ReturnType<typeof readSettings>): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('settings')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Rows added later get ids above all seeded ones. */
export async function advanceIds(db: Db): Promise<void> {
  await sql`
    select
      setval('locations_id_seq', greatest(
        (select max(id) from locations),
        (select last_value from locations_id_seq),
        ${firstOwnPlace - 1})),
      setval('property_types_id_seq', greatest(
        (select max(id) from property_types),
        (select last_value from property_types_id_seq)))`.execute(db)
}

type Seed = { folder: string; hash: string }

const latestMigration = sql<string>`(select max(name) from schema_migrations)`

/** A migration may add a column that the seed fills, so each one makes the seed count as new. */
export async function isSeedApplied(db: Db, { folder, hash }: Seed): Promise<boolean> {
  const row = await db
    .selectFrom('applied_seeds')
    .select('folder')
    .where('folder', '=', folder)
    .where('hash', '=', hash)
    .where('migration', '=', latestMigration)
    .executeTakeFirst()
  return row !== undefined
}

export async function recordSeed(db: Db, { folder, hash }: Seed): Promise<void> {
  const row = { folder, hash, migration: latestMigration, applied_at: sql<Date>`now()` }
  await db
    .insertInto('applied_seeds')
    .values(row)
    .onConflict((known) => known.column('folder').doUpdateSet(row))
    .execute()
}
