import { defaultSettings } from '#features/reference/site-settings/rules.ts'
import { readCatalogue } from '#features/reference/catalogue/actions.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { createLocationsReader } from '#features/reference/place-search/actions.ts'
import { createQueryInterpreter } from '#features/search/keywords/actions.ts'
import { propertyHandlers } from '#features/listing/property/handlers.ts'
import { propertySearchHandlers } from '#features/search/query/handlers.ts'
import { apiServer } from './api-server.ts'
import type { Ad } from './brute-search.ts'
import { seededDatabase } from './filled-databases.ts'
import { addAccounts, generateAds, postAds } from './generated-ads.ts'

/** A database with the seed and some generated ads, and a server that searches in it. */
export async function searchFixtures(count: number, seed: number) {
  const db = await seededDatabase()
  const gazetteer = await readGazetteer(db.kysely)
  const catalogue = await readCatalogue(db.kysely)
  const accounts = await addAccounts(db, 4)
  const now = new Date('2026-05-05T10:20:30Z')
  const given = generateAds(count, seed, { gazetteer, catalogue, accounts, now })
  const { added } = await postAds(db, given)
  const ads: Ad[] = given.map((ad, at) => ({ ...ad, id: added[at]! }))
  const snapshots = { gazetteer: () => gazetteer, catalogue: () => catalogue }
  const locations = await createLocationsReader({ db: db.kysely, ...snapshots })()
  const interpretQuery = createQueryInterpreter({ ...snapshots, locations: () => locations })
  const handlers = [
    ...propertyHandlers({ ...snapshots, settings: () => defaultSettings }),
    ...propertySearchHandlers({ ...snapshots, interpretQuery }),
  ]
  const server = await apiServer({ handlers, db, now: () => now })
  return { db, gazetteer, catalogue, accounts, now, given, ads, server }
}
