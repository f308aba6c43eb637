import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { storePermitRules } from '#features/reference/permit-rules/queries.ts'
import { permitRules } from '#features/reference/permit-rules/rules.ts'
import { type Database, transaction } from '#platform/sql.ts'
import {
  addCatalogue,
  addPlaces,
  addSettings,
  advanceIds,
  isSeedApplied,
  recordSeed,
} from './queries.ts'
import {
  readAmenities,
  readEntries,
  readPackages,
  readPlaces,
  readPropertyTypes,
  readSettings,
} from './rules.ts'

async function readSeed(folder: string) {
  const text = (name: string) => readFile(join(folder, name), 'utf8')
  const adTypes = readEntries(await text('ad-types.csv'))
  return {
    places: readPlaces(await text('locations.csv')),
    propertyTypes: readPropertyTypes(await text('property-types.csv')),
    amenities: readAmenities(await text('amenities.csv')),
    adTypes,
    packages: readPackages(await text('packages.csv'), adTypes),
    specialities: readEntries(await text('specialities.csv')),
    languages: readEntries(await text('languages.csv')),
    settings: readSettings(await text('settings.json')),
  }
}

// Adds what is missing and keeps what is there, except permit rules, which are replaced. Returns
// how many places were added.
export async function seedLookups(db: Database, folder: string): Promise<number> {
  const seed = await readSeed(folder)
  return transaction(db, async ({ kysely }) => {
    await addCatalogue(kysely, seed)
    await addSettings(kysely, seed.settings)
    await storePermitRules(kysely, permitRules)
    const added = await addPlaces(kysely, seed.places)
    await advanceIds(kysely)
    return added
  })
}

async function hashOf(folder: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(permitRules))
  for (const name of (await readdir(folder)).toSorted()) {
    hash.update(name).update(await readFile(join(folder, name)))
  }
  return hash.digest('hex')
}

/** Skips a seed that is already applied: comparing all rows takes a third of a second. */
export async function seedChangedLookups(db: Database, folder: string): Promise<void> {
  const seed = { folder, hash: await hashOf(folder) }
  if (await isSeedApplied(db.kysely, seed)) return
  await seedLookups(db, folder)
  await recordSeed(db.kysely, seed)
}
