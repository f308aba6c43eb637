import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { NewProperty } from '#features/posting/submission/rules/one-ad.ts'
import { postAds } from '#test/generated-ads.ts'
import { statementsOf } from '#test/plans.ts'
import { searchFixtures } from '#test/search-fixtures.ts'
import { compareWithMedian } from './actions.ts'
import { comparePrice, unitsInBuilding } from './contract/market.ts'
import { findSubject } from './queries/market.ts'

const { ads, catalogue, db, gazetteer, server } = await searchFixtures(40, 11)

const tower = gazetteer.bySlug('dubai/dubai-marina/princess-tower')!
const marina = gazetteer.bySlug('dubai/dubai-marina')!

let count = 0

/** Public apartments of 100 m² with two bedrooms, in Princess Tower unless said otherwise. */
async function post(prices: number[], changes: Partial<NewProperty> = {}): Promise<number[]> {
  const rows = prices.map((totalPrice): NewProperty => {
    count += 1
    return {
      source: 'market',
      sourceId: `market-${count}`,
      referenceId: `MARKET-${count}`,
      state: 'live',
      category: 'residential',
      typeId: 1,
      purpose: 'sale',
      rooms: 2,
      space: 100,
      measurement: 'sqm',
      locationId: tower.id,
      firstPublishedAt: new Date('2026-04-01T08:00:00Z'),
      totalPrice,
      ...changes,
    }
  })
  return (await postAds(db, rows)).added
}

const compare = async (id: number) => {
  const { status, body } = await server.get(`/properties/comparison/${id}`)
  if (status !== 200) return { status, code: body.errors[0].code }
  expect(z.safeParse(comparePrice.reply, body.data).error).toBeUndefined()
  return body.data.comparison
}

const prices = (from: number, many: number) => Array.from({ length: many }, (_, at) => from + at)

describe('GET /api/properties/comparison/{id}', () => {
  it('tells of public ads only', async () => {
    const [hidden] = await post([1_000_000], { visible: false })
    const notFound = { status: 404, code: 'property_not_found' }
    for (const id of [hidden!, 999_999]) expect(await compare(id)).toEqual(notFound)
  })

  it('compares with none until there are eight others', async () => {
    const places = { locationId: gazetteer.bySlug('sharjah/al-khan')!.id, rooms: 5, typeId: 8 }
    const [own] = await post([1_500_000], places)
    await post(prices(1_000_000, 7), places)
    expect(await compare(own!)).toBeNull()
    await post([1_000_007], places)
    expect(await compare(own!)).toMatchObject({ count: 8, percent: 50 })
  })

  it('takes the smallest place with enough of them, by the square metre for a sale', async () => {
    const [own] = await post([1_840_000])
    await post(Array(8).fill(2_000_000))
    // Ads of the community, of another kind, hidden or for rent, pull the median nowhere.
    await post(Array(9).fill(9_000_000), { locationId: marina.id })
    await post(Array(9).fill(9_000_000), { rooms: 3 })
    await post(Array(9).fill(9_000_000), { typeId: 16 })
    await post(Array(9).fill(9_000_000), { visible: false })
    await post(Array(9).fill(9_000_000), { purpose: 'rent', rentPeriod: 'yearly' })
    expect(await compare(own!)).toEqual({
      basis: 'price_per_area',
      median: 20_000,
      percent: -8,
      count: 8,
      group: { en: 'two-bedroom apartments', ar: 'شقق بغرفتي نوم' },
      location: { id: tower.id, slug: tower.slug, name: tower.name },
    })
  })

  it('goes on to the community, never to the emirate', async () => {
    const community = gazetteer.bySlug('ajman/al-nuaimiya')!
    const [inside] = gazetteer.childrenOf(community.id)
    const kind = { typeId: 17, rooms: 1 }
    const [own] = await post([500_000], { ...kind, locationId: inside?.id ?? community.id })
    await post(Array(8).fill(500_000), { ...kind, locationId: gazetteer.bySlug('ajman')!.id })
    expect(await compare(own!)).toBeNull()
    await post(Array(8).fill(400_000), { ...kind, locationId: community.id })
    expect(await compare(own!)).toMatchObject({ percent: 25, location: { id: community.id } })
  })

  it('compares rents of one period as they are, and with any bedrooms by area if few', async () => {
    const rent = { purpose: 'rent', rentPeriod: 'yearly', typeId: 16 } as const
    const place = { locationId: gazetteer.bySlug('dubai/business-bay')!.id }
    const [own] = await post([110_000], { ...rent, ...place })
    await post(Array(8).fill(1_000), { ...rent, ...place, rentPeriod: 'daily' })
    await post(Array(8).fill(200_000), { ...rent, ...place, rooms: 4, space: 200 })
    expect(await compare(own!)).toMatchObject({
      basis: 'price_per_area',
      percent: 10,
      group: { en: 'penthouses', ar: 'بنتهاوس' },
    })
    await post(Array(8).fill(100_000), { ...rent, ...place })
    expect(await compare(own!)).toMatchObject({ basis: 'price', median: 100_000, percent: 10 })
  })
})

describe('The comparison of an ad', () => {
  const countStatements = async (id: number) => {
    const subject = await findSubject(db.kysely, id)
    const statements = await statementsOf(db, async (kysely) => {
      expect(await compareWithMedian(kysely, subject!, { gazetteer, catalogue })).toBeNull()
    })
    return statements.length
  }

  it('takes one statement, however many places have too few ads', async () => {
    const [id] = await post([1_000_000], { typeId: 9 })
    expect(await countStatements(id!)).toBe(1)
  })

  it('takes none for an ad that names only an emirate', async () => {
    const [id] = await post([1_000_000], { locationId: gazetteer.bySlug('dubai')!.id })
    expect(await countStatements(id!)).toBe(0)
  })
})

describe('GET /api/properties/building/{id}', () => {
  const units = async (id: number, limit = 6) => {
    const { status, body } = await server.get(`/properties/building/${id}?limit=${limit}`)
    if (status !== 200) return { status }
    expect(z.safeParse(unitsInBuilding.reply, body.data).error).toBeUndefined()
    const { building, properties, total } = body.data
    return { building, ids: properties.map((one: { id: number }) => one.id), total }
  }

  it('lists the other public ads of the building, those for the same purpose first', async () => {
    const locationId = gazetteer.bySlug('dubai/dubai-marina/cayan-tower')?.id ?? 0
    const where = { locationId }
    const [own, small] = await post([900_000, 700_000], { ...where, rooms: 1 })
    const [large] = await post([2_000_000], { ...where, rooms: 3 })
    const [rented] = await post([50_000], { ...where, purpose: 'rent', rentPeriod: 'yearly' })
    await post([1_000_000], { ...where, visible: false })
    expect(await units(own!)).toMatchObject({
      building: { id: locationId },
      ids: [small, large, rented],
      total: 3,
    })
    expect(await units(own!, 1)).toMatchObject({ ids: [small], total: 3 })
  })

  it('is empty for an ad that names no building, and tells of public ads only', async () => {
    const [wide] = await post([900_000], { locationId: marina.id })
    expect(await units(wide!)).toEqual({ building: null, ids: [], total: 0 })
    expect(await units(999_999)).toEqual({ status: 404 })
    expect(await units(ads[0]!.id, 99)).toEqual({ status: 422 })
  })
})
