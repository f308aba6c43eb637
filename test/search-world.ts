import { defaultSettings } from '#features/reference/site-settings/rules.ts'
import { readCatalogue } from '#features/reference/catalogue/actions.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { locationsReader } from '#features/reference/place-search/actions.ts'
import { meaningReader } from '#features/search/keywords/actions.ts'
import { propertyHandlers } from '#features/listing/property/handlers.ts'
import { propertySearchHandlers } from '#features/search/query/handlers.ts'
import { seedLookups } from '#features/reference/seeding/actions.ts'
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
