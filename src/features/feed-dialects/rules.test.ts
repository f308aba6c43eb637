import { createReadStream, existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { seedWorld } from '#test/seed-world.ts'
import { type FeedItem, readFeed } from './jobs.ts'
import { adMapper, placeKey } from './rules.ts'

const world = seedWorld()
const map = adMapper(world)

/** Feeds as CRMs write them; they are no part of this repository. */
const folder = new URL('../../../../shared/data/feeds/', import.meta.url)
const hasSamples = existsSync(folder)

async function sample(file: string) {
  const items: FeedItem[] = []
  for await (const item of readFeed(createReadStream(new URL(file, folder)))) items.push(item)
  return items.map((item) => {
    if ('faults' in item) return { row: item.row, refused: item.faults }
    const { fields, faults, notes } = map(item.ad)
    const place = world.gazetteer.byId(fields.locationId ?? 0)?.slug
    return {
      row: item.row,
      fields,
      faults,
      strange: notes.map(({ values }) => values?.word),
      place,
    }
  })
}

describe.skipIf(!hasSamples)('The samples of ../shared/data/feeds (where they are)', () => {
  it('of Bayut are ads of ours, but for one without a reference', async () => {
    const [rent, villa, flat, nameless] = await sample('bayut_dubizzle_feed_sample.xml')
    expect(rent).toMatchObject({
      faults: [],
      strange: [],
      place: 'dubai/dubai-sports-city',
      fields: {
        referenceId: '1234',
        purpose: 'rent',
        totalPrice: 53264,
        rentPeriod: 'daily',
        propertyTypeId: 1,
        space: 32452,
        measurement: 'sqft',
        furnished: 'furnished',
        ready: 'ready',
        name: { en: 'Bayut Listing #2', ar: 'اختبار' },
      },
    })
    expect(villa?.fields).toMatchObject({ purpose: 'sale', propertyTypeId: 2, rooms: 7 })
    expect(flat).toMatchObject({
      strange: ['Pretoni Tower'],
      place: 'dubai/jumeirah-lake-towers-jlt/jlt-cluster-c',
    })
    expect(nameless).toEqual({ row: 4, refused: [{ code: 'required', path: 'referenceId' }] })
  })

  it('of Property Finder are all ads of ours', async () => {
    const ads = await sample('propertyfinder_feed_sample.xml')
    expect(ads.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(ads.flatMap(({ faults }) => faults)).toEqual([])
    expect(ads[3]?.fields).toMatchObject({
      referenceId: 'mada-3077459',
      purpose: 'rent',
      category: 'residential',
      totalPrice: 42000,
      rentPeriod: 'yearly',
      space: 483,
      rooms: 1,
      ready: 'ready',
      amenityIds: [1, 3, 25, 44, 68, 79, 97],
    })
    expect(ads[6]?.fields).toMatchObject({ propertyTypeId: 17, rooms: 0 })
    expect(ads.every(({ place }) => place?.startsWith('dubai/'))).toBe(true)
  })
})

async function* bytes(text: string) {
  yield Buffer.from(text)
}

async function mapped(text: string, mapper = map) {
  const items: FeedItem[] = []
  for await (const item of readFeed(bytes(text))) items.push(item)
  return items.map((item) => ('ad' in item ? mapper(item.ad) : item))
}

describe('The place of an ad', () => {
  const ad = (city: string, locality: string) =>
    `<Properties><Property><Property_Ref_No>1</Property_Ref_No>
      <City>${city}</City><Locality>${locality}</Locality></Property></Properties>`

  it('that somebody decided on is that place from then on', async () => {
    const words = ['Dubai', 'Old Quarter']
    const marina = world.gazetteer.bySlug('dubai/dubai-marina')!.id
    const decided = adMapper({ ...world, places: new Map([[placeKey(words), marina]]) })
    const [unknown] = await mapped(ad('Dubai', 'Old Quarter'))
    expect(unknown).toMatchObject({ faults: [{ code: 'unknown_location', path: 'locationId' }] })
    const [known] = await mapped(ad('DUBAI ', 'old quarter'), decided)
    expect(known).toMatchObject({ fields: { locationId: marina }, faults: [] })
  })

  it('needs no emirate where one alone has it, and is never guessed where two do', async () => {
    const [ain] = await mapped(ad('Al Ain', ''))
    expect(ain).toMatchObject({ faults: [] })
    const [nahda] = await mapped(ad('Al Nahda', ''))
    expect(nahda).toMatchObject({ faults: [{ code: 'unknown_location' }] })
  })
})
