import { defaultSettings } from '#features/content/rules.ts'
import { readCatalogue } from '#features/catalogue/jobs.ts'
import { readGazetteer } from '#features/gazetteer/jobs.ts'
import { locationsReader } from '#features/locations/jobs.ts'
import { meaningReader } from '#features/meanings/jobs.ts'
import { propertyHandlers } from '#features/properties/handlers.ts'
import { propertySearchHandlers } from '#features/property-search/handlers.ts'
import { seedLookups } from '#features/seeding/jobs.ts'
import { apiServer } from './api-server.ts'
import type { Ad } from './brute-search.ts'
import { freshDatabase } from './database.ts'
import { addAccounts, generateAds, postAds } from './generated-ads.ts'

/** A database with the seed and some generated ads, and a server that searches in it. */
export async function searchWorld(count: number, seed: number) {
  const db = await freshDatabase()
  await seedLookups(db, 'db/seed')
  const gazetteer = await readGazetteer(db.kysely)
  const catalogue = await readCatalogue(db.kysely)
  const accounts = await addAccounts(db, 4)
  const now = new Date('2026-05-05T10:20:30Z')
  const given = generateAds(count, seed, { gazetteer, catalogue, accounts, now })
  const { added } = await postAds(db, given)
  const ads: Ad[] = given.map((ad, at) => ({ ...ad, id: added[at]! }))
  const snapshots = { gazetteer: () => gazetteer, catalogue: () => catalogue }
  const locations = await locationsReader({ db: db.kysely, ...snapshots })()
  const meaningOf = meaningReader({ ...snapshots, locations: () => locations })
  const handlers = [
    ...propertyHandlers({ ...snapshots, settings: () => defaultSettings }),
    ...propertySearchHandlers({ ...snapshots, meaningOf }),
  ]
  const server = await apiServer({ handlers, db, now: () => now })
  return { db, gazetteer, catalogue, accounts, now, given, ads, server }
}
