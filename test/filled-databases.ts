import { readCatalogue } from '#features/reference/catalogue/actions.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { seedLookups } from '#features/reference/seeding/actions.ts'
import type { Database } from '#platform/sql.ts'
import { filledTemplate, type FreshOptions, freshDatabase } from './database.ts'
import { addRegistrationPhotos } from './files/site-photos.ts'
import { addSiteAds } from './site-ads.ts'

type Options = Omit<FreshOptions, 'template'>

const seeded = { name: 'seeded', fill: (db: Database) => seedLookups(db, 'db/seed') }

/** As `freshDatabase`, with all that the site ships with. */
export async function seededDatabase(options: Options = {}) {
  const { template } = await filledTemplate(seeded)
  return freshDatabase({ ...options, template })
}

const site = {
  name: 'site',
  fill: async (db: Database) => {
    await seeded.fill(db)
    await addRegistrationPhotos(db)
    return addSiteAds(db)
  },
}

/** As `seededDatabase`, with some sixty ads, their people, and photos for registrations. */
export async function siteDatabase(options: Options = {}) {
  const { template, made } = await filledTemplate(site)
  const db = await freshDatabase({ ...options, template })
  const gazetteer = await readGazetteer(db.kysely)
  const catalogue = await readCatalogue(db.kysely)
  const marina = gazetteer.bySlug('dubai/dubai-marina')!
  return { db, ads: { ...made, gazetteer, catalogue, marina } }
}

export type Site = Awaited<ReturnType<typeof siteDatabase>>
