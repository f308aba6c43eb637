import { createReadStream, existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { defaultLinkHosts } from '#features/reference/link-hosts/contract/links.ts'
import { seedFixtures } from '#test/seed-fixtures.ts'
import type { Dialect } from './contract.ts'
import { type FeedItem, readFeed } from './actions.ts'
import { createAdMapper, placeKey } from './rules.ts'

const fixtures = { ...seedFixtures(), linkHosts: defaultLinkHosts }
const map = createAdMapper(fixtures)

/** Feeds as CRMs write them; they are no part of this repository. */
const folder = new URL('../../../../../shared/data/feeds/', import.meta.url)
const hasSamples = existsSync(folder)

async function sample(file: string) {
  const items: FeedItem[] = []
  for await (const item of readFeed(createReadStream(new URL(file, folder)))) items.push(item)
  return items.map((item) => {
    if ('faults' in item) return { row: item.row, refused: item.faults }
    const { fields, faults, notes } = map(item.ad)
    const place = fixtures.gazetteer.byId(fields.locationId ?? 0)?.slug
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

async function* bytes(text: string | Buffer) {
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
    const marina = fixtures.gazetteer.bySlug('dubai/dubai-marina')!.id
    const decided = createAdMapper({ ...fixtures, places: new Map([[placeKey(words), marina]]) })
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

async function itemsOf(content: string | Buffer, dialect?: Dialect) {
  const items: FeedItem[] = []
  for await (const item of readFeed(bytes(content), { dialect })) items.push(item)
  return items
}

const codesOf = async (content: string | Buffer, dialect?: Dialect) =>
  itemsOf(content, dialect).then(
    (items) => items.map((item) => ('ad' in item ? item.ad.reference : item.faults[0]?.code)),
    (error: { reasons?: { code: string }[] }) => error.reasons?.map(({ code }) => code),
  )

const bayut = (...ads: string[]) =>
  `<Properties>${ads.map((ad) => `<Property>${ad}</Property>`).join('')}</Properties>`
const ref = (reference: string) => `<Property_Ref_No>${reference}</Property_Ref_No>`

describe('A feed', () => {
  it.each([
    ['Bayut by its root', bayut(ref('1')), 'bayut'],
    ['Bayut by its ads', `<feed><p>${ref('1')}</p></feed>`, 'bayut'],
    [
      'Property Finder',
      '<list><property><reference_number>1</reference_number></property></list>',
      'property-finder',
    ],
    ['NDJSON', ' {"referenceId": "1"}\n', 'ndjson'],
    ['an array of JSON', '[{"referenceId": 1}]', 'ndjson'],
    ['CSV of Excel', '\ufeff"Reference ID";Name EN\r\n1;Home\r\n', 'csv'],
  ])('tells by itself that it is %s', async (_, content, dialect) => {
    expect(await itemsOf(content)).toMatchObject([{ ad: { reference: '1', dialect } }])
  })

  it.each([
    ['something else', 'Dear Sir or Madam,\nplease find…', undefined],
    ['another XML', '<rss><channel><title>x</title></channel></rss>', undefined],
    ['nothing', ' \n', undefined],
    ['XML where CSV was said', bayut(ref('1')), 'csv' as const],
    ['CSV where XML was said', 'referenceId\n1\n', 'bayut' as const],
  ])('that is %s is refused', async (_, content, dialect) => {
    expect(await codesOf(content, dialect)).toEqual(['feed_unknown'])
  })

  it.each([
    ['XML', bayut(ref('1')).slice(0, -5)],
    ['NDJSON', '{"referenceId":"1"}\n{"referenceId":"2","na'],
    ['CSV', 'referenceId,name.en\n1,One\n2,"Tw'],
  ])('of %s that breaks off says so', async (_, content) => {
    expect(await codesOf(content)).toEqual(['feed_truncated'])
  })

  it('refuses an ad whose reference an earlier one has, by the rows of both', async () => {
    const items = await itemsOf(bayut(ref('A'), ref('B'), ref(' A ')))
    expect(items[2]).toEqual({
      row: 3,
      reference: 'A',
      faults: [{ code: 'reference_repeated', values: { row: 1 } }],
    })
    expect(await codesOf(bayut(ref('x'.repeat(51)), ref('')))).toEqual(['too_long', 'required'])
  })

  it('loses the fields that are wrong, and names them', async () => {
    const wrong = `${ref('1')}<Price>cheap</Price><Bedrooms>31</Bedrooms><Bathrooms>2</Bathrooms>
      <Property_purpose>Swap</Property_purpose><Property_Title_AR>${'ا'.repeat(120)}</Property_Title_AR>
      <Property_Type>Igloo</Property_Type>`
    const [{ fields, faults, notes }] = (await mapped(bayut(wrong))) as [ReturnType<typeof map>]
    expect(fields).toMatchObject({ bathrooms: 2, name: { ar: 'ا'.repeat(90) } })
    expect(faults.map(({ code, path }) => `${path} ${code}`).toSorted()).toEqual([
      'propertyTypeId unknown_choice',
      'purpose invalid_choice',
      'rooms too_big',
      'totalPrice invalid_number',
    ])
    expect(notes).toEqual([{ code: 'text_cut', path: 'name.ar', values: { maximum: 90 } }])
  })

  it.each([
    ['-1', 0],
    ['0', 0],
    ['Studio', 0],
    ['7+', 7],
    ['10+', 10],
  ])('with %s bedrooms has rooms %d', async (said, rooms) => {
    const ad = bayut(
      `${ref('1')}<Property_Type>Apartment</Property_Type><Bedrooms>${said}</Bedrooms>`,
    )
    expect(await mapped(ad)).toMatchObject([{ fields: { rooms } }])
  })

  it('takes back an ad that it says is deleted, whatever else it says', async () => {
    const gone = `${ref('1')}<Property_Status>Deleted</Property_Status><Price>x</Price>`
    expect(await itemsOf(bayut(gone))).toMatchObject([{ ad: { status: 'deleted', faults: [] } }])
  })

  it('is not changed by the time at which it was made', async () => {
    const hashOf = async (at: string) => {
      const [item] = await itemsOf(bayut(`${ref('1')}<Last_Updated>${at}</Last_Updated>`))
      return item && 'ad' in item ? item.ad.hash : undefined
    }
    expect(await hashOf('2026-01-01')).toBe(await hashOf('2026-11-22'))
  })
})

describe('What our own export said beside a word', () => {
  it('counts no longer once the word is another', async () => {
    const ad = (type: string, size: string) =>
      bayut(`${ref('1')}<Property_Type dara:type="residential/palace">${type}</Property_Type>
        <Property_Size dara:space="100 sqm">${size}</Property_Size><Bedrooms dara:count="12">10+</Bedrooms>`)
    const [palace] = await mapped(ad('Villa', '1076.39'))
    const fields = { propertyTypeId: 3, space: 100, measurement: 'sqm', rooms: 12 }
    expect(palace).toMatchObject({ fields })
    const [flat] = await mapped(ad('Apartment', '1200'))
    expect(flat).toMatchObject({ fields: { propertyTypeId: 1, space: 1200, measurement: 'sqft' } })
  })
})
