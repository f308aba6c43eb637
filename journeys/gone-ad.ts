import { openForCommand } from '#app/store.ts'
import { readCatalogue } from '#features/reference/catalogue/actions.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { generateAds, postAds } from '#test/generated-ads.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** An ad that was here and was sold, put into the stories' own database; its id. */
export async function addGoneAd(): Promise<number> {
  const dataDir = process.env.JOURNEYS_DATA_DIR ?? ''
  const { db, close } = await openForCommand({ databaseUrl: undefined, dataDir }, quiet)
  try {
    const gazetteer = await readGazetteer(db.kysely)
    const catalogue = await readCatalogue(db.kysely)
    const given = { gazetteer, catalogue, accounts: [], now: new Date() }
    const [ad] = generateAds(1, Date.now(), given)
    const marina = gazetteer.bySlug('dubai/dubai-marina')
    const apartment = {
      ...ad!,
      category: 'residential' as const,
      typeId: 1,
      locationId: marina!.id,
    }
    const sold = { state: 'closed' as const, purpose: 'sale' as const, rentPeriod: null }
    const { added } = await postAds(db, [
      { ...apartment, ...sold, accountId: null, agencyId: null, sourceId: crypto.randomUUID() },
    ])
    return added[0]!
  } finally {
    await close()
  }
}
