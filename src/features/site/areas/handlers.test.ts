import { describe, expect, it } from 'vitest'
import { readCatalogue } from '#features/reference/catalogue/actions.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { createLocationsReader } from '#features/reference/place-search/actions.ts'
import { apiServer, hostileQueries } from '#test/api-server.ts'
import { atEnd, freshDatabase } from '#test/database.ts'
import { addPublicAd } from '#test/public-ad.ts'
import { seedSmall } from '#test/small-seed.ts'
import { createFiguresReader, followFigures } from './actions.ts'
import { areaHandlers } from './handlers.ts'
import { maxAdsPerRequest } from './rules.ts'

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
    findAreaFigures: figures.find,
  }),
})

type Amount = { amount: number; ads: number } | null
type Medians = Record<'sale' | 'rent', Record<'price' | 'pricePerSqm', Amount>>
type Listed = { slug: string; counts: object; medians: Medians }

const none = { sale: { price: null, pricePerSqm: null }, rent: { price: null, pricePerSqm: null } }

const areas = async (): Promise<Listed[]> => (await get('/locations/areas')).body.data.areas
const area = async (slug: string) => (await areas()).find((one) => one.slug === slug)

describe('The areas', () => {
  it('are there before a price is known, and no call computes one', async () => {
    expect(await area(marina)).toMatchObject({
      level: 'community',
      name: { en: 'Dubai Marina', ar: 'دبي مارينا' },
      path: [{ id: 1 }, { id: 10 }],
      counts: { sale: 26, rent: 9 },
      medians: none,
      commonType: null,
    })
    expect((await areas()).map(({ slug }) => slug)).toEqual(['dubai', 'sharjah', marina])
  })

  it('have the median of the homes in them and below them', async () => {
    await figures.refresh()
    expect(await area(marina)).toMatchObject({
      medians: { ...none, sale: { pricePerSqm: { amount: 9_000, ads: 8 } } },
      commonType: { slug: 'apartment' },
    })
  })

  it('have no median of seven ads, and one of eight', async () => {
    expect((await area('sharjah'))?.medians).toEqual(none)
    await addAds('sharjah/al-nahda', { price: [120_000] }, yearly)
    await figures.refresh()
    expect((await area('sharjah'))?.medians.rent.price).toEqual({ amount: 85_000, ads: 8 })
  })

  it('are read where that is possible', async () => {
    await addAds('sharjah/al-nahda', { price: [130_000, 140_000] }, yearly)
    failing = 1
    await figures.refresh()
    expect(troubles.splice(0)).toMatchObject([{ areas: ['dubai'] }])
    expect((await area('sharjah'))?.medians.rent.price?.amount).toBe(95_000)
  })

  it('that could not be read are read again soon', async () => {
    failing = 1
    const sources = { reader, locations: () => locations, log }
    const followed = followFigures(sources, { refreshMs: 3_600_000, retryMs: 10 })
    atEnd(followed.stop)
    await expect.poll(() => followed.current().has(1)).toBe(true)
    expect(troubles.splice(0)).toMatchObject([{ areas: ['dubai'] }])
  })

  it('keep their medians while the database is away', async () => {
    failing = Number.POSITIVE_INFINITY
    await figures.refresh()
    expect(troubles).toHaveLength(1)
    expect((await area(marina))?.medians.sale.pricePerSqm?.amount).toBe(9_000)
  })
})

describe('A location', () => {
  const read = (slug: string, headers = {}) =>
    get(`/locations/area?slug=${encodeURIComponent(slug)}`, headers)
  const details = async (slug: string) => (await read(slug)).body.data.area

  it('has its ads by purpose and type, its path and what lies directly below it', async () => {
    expect(await details(marina)).toEqual({
      id: 10,
      slug: marina,
      level: 'community',
      name: { en: 'Dubai Marina', ar: 'دبي مارينا' },
      path: [
        { id: 1, slug: 'dubai', name: { en: 'Dubai', ar: 'دبي' } },
        { id: 10, slug: marina, name: { en: 'Dubai Marina', ar: 'دبي مارينا' } },
      ],
      counts: { sale: 26, rent: 9 },
      medians: { ...none, sale: { price: expect.anything(), pricePerSqm: expect.anything() } },
      commonType: expect.objectContaining({ slug: 'apartment' }),
      types: [expect.objectContaining({ slug: 'apartment', counts: { sale: 26, rent: 9 } })],
      regions: [
        {
          id: 11,
          slug: `${marina}/marina-gate`,
          name: { en: 'Marina Gate', ar: 'مارينا غيت' },
          counts: { sale: 4, rent: 0 },
        },
      ],
    })
  })

  it('has medians of each type from eight ads on, and the number of these ads', async () => {
    failing = 0
    const { medians, types } = await details(marina)
    expect(medians.sale.pricePerSqm).toEqual({ amount: 9_000, ads: 8 })
    // Those of homes without bedrooms and of offices are among the apartments of this test.
    expect(types[0].medians.sale.pricePerSqm).toEqual({ amount: 1, ads: 26 })
    expect(types[0].medians.rent.price).toBeNull()
    const tower = await details(`${marina}/marina-gate`)
    expect(tower.medians).toEqual(none)
    expect(tower.counts).toEqual({ sale: 4, rent: 0 })
  })

  it('without ads is there, with nothing to count', async () => {
    const barsha = await details('dubai/al-barsha')
    expect(barsha).toMatchObject({ counts: { sale: 0, rent: 0 }, medians: none, types: [] })
    expect(barsha.commonType).toBeNull()
  })

  it.each([
    ['Dubai/Dubai-Marina', marina],
    ['/dubai//dubai-marina/', marina],
    ['DXB', 'dubai'],
    ['dubai/marina-gate', `${marina}/marina-gate`],
    ['dubai/al-barsha/marina-gate', `${marina}/marina-gate`],
    ['dubai/مرسى-دبي', marina],
    ['دبي', 'dubai'],
    ['dxb/dubai_marina', marina],
  ])('is found as %s', async (asked, slug) => {
    expect((await details(asked)).slug).toBe(slug)
  })

  it.each(['dubai/al-nahda', 'nowhere', 'dubai/nowhere', 'dubai-marina', 'dubai/dubai', '/', '..'])(
    'is not found as %s',
    async (asked) => {
      const { status, body } = await read(asked, { 'accept-language': 'ar' })
      expect(status).toBe(404)
      expect(body.errors).toMatchObject([{ code: 'unknown_location', path: 'slug' }])
    },
  )

  it.each(hostileQueries)('survives %s', async (_, text, status) => {
    const found = await get(`/locations/area?slug=${text}`)
    expect(found.status).toBe(status === 200 ? 404 : status)
  })

  it('is asked for by its slug', async () => {
    const { status, body } = await get('/locations/area')
    expect([status, body.errors[0].path]).toEqual([422, 'slug'])
  })

  it('with too many ads for a request has no medians until they were read in the background', async () => {
    const counts = new Map([[10, { sale: maxAdsPerRequest, rent: 1 }]])
    const large = createFiguresReader({
      reader: () => db.kysely,
      locations: () => ({
        gazetteer,
        index: locations.index,
        typeCounts: locations.typeCounts,
        counts,
      }),
      log,
    })
    const place = gazetteer.bySlug(marina)!
    expect(await large.find(away, place)).toBeUndefined()
    await large.refresh()
    expect((await large.find(away, place))?.medians.sale.pricePerSqm?.ads).toBe(8)
  })
})
