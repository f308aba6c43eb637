import { describe, expect, it } from 'vitest'
import { readCatalogue } from '#features/reference/catalogue/actions.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { createLocationsReader } from '#features/reference/place-search/actions.ts'
import { apiServer } from '#test/api-server.ts'
import { freshDatabase } from '#test/database.ts'
import { addPublicAd } from '#test/public-ad.ts'
import { seedSmall } from '#test/small-seed.ts'
import { createFiguresReader } from './actions.ts'
import { areaHandlers } from './handlers.ts'

const db = await freshDatabase()
await seedSmall(db)

type Numbers = Record<string, number | null>

type Price = 'price' | 'price_per_sqm'

/** One ad for each of the prices, in AED, of a home for sale unless `others` say otherwise. */
async function addAds(
  place: string,
  prices: Partial<Record<Price, number[]>>,
  others: Numbers = {},
) {
  for (const [column, amounts] of Object.entries(prices)) {
    for (const amount of amounts) {
      const id = await addPublicAd(db, { place, purpose: others.purpose === 1 ? 'rent' : 'sale' })
      const numbers = { rooms: 2, ...others, [column]: amount * 100 }
      await db.kysely.updateTable('property_search').set(numbers).where('id', '=', id).execute()
    }
  }
}

const marina = 'dubai/dubai-marina'
const nine = Array<number>(9).fill(1)
const yearly = { purpose: 1, rent_period: 0 }
await addAds(marina, { price_per_sqm: [9_000, 9_000, 9_000, 9_000] })
await addAds(`${marina}/marina-gate`, { price_per_sqm: [3_000, 5_000, 7_000, 9_000] })
// Land, offices and monthly rents are not compared with homes.
await addAds(marina, { price_per_sqm: nine }, { rooms: null })
await addAds(marina, { price_per_sqm: nine }, { category: 1 })
await addAds(marina, { price: nine }, { purpose: 1, rent_period: 1 })
await addAds(
  'sharjah/al-nahda',
  { price: [50_000, 60_000, 70_000, 80_000, 90_000, 100_000, 110_000] },
  yearly,
)

const gazetteer = await readGazetteer(db.kysely)
const catalogue = await readCatalogue(db.kysely)
const locations = await createLocationsReader({ db: db.kysely, gazetteer: () => gazetteer })()
const troubles: unknown[] = []
const log = { error: (trouble: unknown) => troubles.push(trouble) } as never
const away = {
  getExecutor: () => {
    throw new Error('away')
  },
} as never
/** How many readings fail before the database is there. */
let failing = 0
const reader = () => {
  failing -= 1
  return failing < 0 ? db.kysely : away
}
const figures = createFiguresReader({ reader, locations: () => locations, log })
const { get } = await apiServer({
  db,
  handlers: areaHandlers({
    locations: () => locations,
    catalogue: () => catalogue,
    areaFigures: figures.current,
  }),
})

type Listed = { slug: string; counts: object; medians: { salePricePerSqm: number | null } }
const areas = async (): Promise<Listed[]> => (await get('/locations/areas')).body.data.areas
const area = async (slug: string) => (await areas()).find((one) => one.slug === slug)

describe('The areas', () => {
  it('are there before a price is known, and no call computes one', async () => {
    expect(await area(marina)).toMatchObject({
      level: 'community',
      name: { en: 'Dubai Marina', ar: 'دبي مارينا' },
      path: [{ id: 1 }, { id: 10 }],
      counts: { sale: 26, rent: 9 },
      medians: { salePricePerSqm: null, yearlyRent: null },
      commonType: null,
    })
    expect((await areas()).map(({ slug }) => slug)).toEqual(['dubai', 'sharjah', marina])
  })

  it('have the median of the homes in them and below them', async () => {
    await figures.refresh()
    expect(await area(marina)).toMatchObject({
      medians: { salePricePerSqm: 9_000, yearlyRent: null },
      commonType: { slug: 'apartment' },
    })
  })

  it('have no median of seven ads, and one of eight', async () => {
    expect((await area('sharjah'))?.medians).toEqual({ salePricePerSqm: null, yearlyRent: null })
    await addAds('sharjah/al-nahda', { price: [120_000] }, yearly)
    await figures.refresh()
    expect((await area('sharjah'))?.medians).toEqual({ salePricePerSqm: null, yearlyRent: 85_000 })
  })

  it('are read where that is possible', async () => {
    await addAds('sharjah/al-nahda', { price: [130_000, 140_000] }, yearly)
    failing = 1
    await figures.refresh()
    expect(troubles.splice(0)).toMatchObject([{ areas: ['dubai'] }])
    expect((await area('sharjah'))?.medians).toMatchObject({ yearlyRent: 95_000 })
  })

  it('keep their medians while the database is away', async () => {
    failing = Number.POSITIVE_INFINITY
    await figures.refresh()
    expect(troubles).toHaveLength(1)
    expect(await area(marina)).toMatchObject({ medians: { salePricePerSqm: 9_000 } })
  })
})
