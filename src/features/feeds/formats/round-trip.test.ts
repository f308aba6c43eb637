import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defaultLinkHosts } from '#features/reference/link-hosts/contract/links.ts'
import { AdFields } from '#features/posting/fields/contract.ts'
import { mergeChanges, dropInapplicable, typeOf } from '#features/posting/fields/rules.ts'
import {
  advertiserTypes,
  areaUnits,
  finishings,
  furnishings,
  paymentMethods,
  readiness,
  rentPeriods,
} from '#features/listing/property/contract.ts'
import { seedFixtures } from '#test/seed-fixtures.ts'
import { type Dialect, dialects } from './contract.ts'
import { type FeedItem, readFeed } from './actions.ts'
import { createAdMapper, type ExportedAd, sampleCsv, writerOf } from './rules.ts'

const now = new Date('2026-11-22T08:00:00Z')
const fixtures = seedFixtures()
const { catalogue, gazetteer } = fixtures
const map = createAdMapper({ ...fixtures, linkHosts: defaultLinkHosts })

/** Letters of both scripts, and all that has a meaning in XML, CSV or a spreadsheet. */
const signs = [
  ...Array.from('ab é ش ة‎,;|"\'<>&]=+-@\n\r\t😀'),
  ']]>',
  '<![CDATA[',
  '&amp;',
  '&#0;',
  '<!--',
  '  ',
]
const text = (most: number) =>
  fc
    .array(fc.constantFrom(...signs), { maxLength: 20 })
    .map((parts) => parts.join('').slice(0, most).toWellFormed())
const line = (most: number) => text(most).map((one) => one.replace(/\s+/g, ' ').trim() || null)
const inBoth = (most: number) => fc.record({ en: text(most), ar: text(most) })

const money = fc.integer({ min: 1, max: 1_000_000_000_000 }).map((fils) => fils / 100)
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const oneOf = <Word extends string>(words: readonly Word[]) => maybe(fc.constantFrom(...words))
const whole = (max: number) => maybe(fc.integer({ min: 0, max }))
const places = gazetteer.places.filter(({ kind }) => kind !== 'emirate')

const type = fc.constantFrom(...catalogue.propertyTypes).map(({ id, category }) => ({
  category,
  propertyTypeId: category === 'residential' ? id : null,
  commercialPropertyTypeId: category === 'commercial' ? id : null,
}))

const plan = fc.constantFrom(
  { onBooking: 10, duringConstruction: 50, onHandover: 40, afterHandover: 0 },
  { onBooking: 20, duringConstruction: 0, onHandover: 0, afterHandover: 80 },
)

const rest = fc.record({
  referenceId: fc.stringMatching(/^[=A-Za-z0-9/&<-]{1,20}$/),
  adTypeId: maybe(fc.constantFrom(...catalogue.adTypes.map(({ id }) => id))),
  purpose: fc.constantFrom('sale' as const, 'rent' as const),
  name: inBoth(90),
  description: inBoth(4_000),
  addressDetails: inBoth(300),
  currency: fc.constant('AED' as const),
  totalPrice: money,
  price: maybe(money),
  rentPeriod: oneOf(rentPeriods),
  cheques: maybe(fc.integer({ min: 1, max: 12 })),
  space: fc.integer({ min: 1, max: 1_000_000_000 }).map((hundredths) => hundredths / 100),
  measurement: fc.constantFrom(...areaUnits),
  rooms: whole(30),
  bathrooms: whole(20),
  floors: whole(200),
  furnished: oneOf(furnishings),
  ready: oneOf(readiness),
  handoverDate: maybe(fc.constant('2028-03-31')),
  mortgageEligible: maybe(fc.boolean()),
  finishing: oneOf(finishings),
  propertyAge: whole(100),
  serviceCharge: maybe(money.map((amount) => Math.min(amount, 1_000_000))),
  propertyNumber: line(50),
  permitNumber: maybe(fc.constantFrom('7119552100', 'DOW-29-TLDSY', '0012345678')),
  permitType: maybe(fc.constantFrom('rera', 'dtcm', 'adrec')),
  permitExpiresAt: maybe(fc.constant('2027-01-31')),
  authNumber: line(50),
  locationId: maybe(fc.constantFrom(...places.map(({ id }) => id))),
  amenityIds: fc.uniqueArray(fc.constantFrom(...catalogue.amenities.map(({ id }) => id)), {
    maxLength: 12,
  }),
  videoUrl: maybe(fc.constantFrom('https://youtu.be/a?b=1&c=|', 'https://vimeo.com/<a>')),
  virtualTour: maybe(fc.constant('https://my.matterport.com/show?a=1&b=2')),
  advertiserType: oneOf(advertiserTypes),
  paymentMethod: oneOf(paymentMethods),
  commission: maybe(fc.integer({ min: 0, max: 100 })),
  ownerName: line(100),
  paymentPlan: maybe(plan),
})

/** As an ad is stored. */
const storedFields = fc.tuple(rest, type).map(([fields, ofType]) => {
  const ad = z.parse(AdFields, { ...fields, ...ofType })
  ad.amenityIds?.sort((a, b) => a - b)
  // A permit without a number is none.
  if (!ad.permitNumber) ad.permitType = null
  return dropInapplicable(ad, typeOf(ad, catalogue))
})

const id = 'aaaaaaaaaaaaaaaaaaaaa-'
const upload = { url: `https://dara.example/media/files/${id}-1920.jpg`, fileId: id }

function exported(fields: AdFields): ExportedAd {
  const link = fields.videoUrl
  return {
    fields,
    state: 'live',
    isOnShow: true,
    updatedAt: now,
    type: typeOf(fields, catalogue),
    adType: catalogue.adTypes.find((one) => one.id === fields.adTypeId),
    path: gazetteer.pathOf(fields.locationId ?? 0),
    amenities: catalogue.amenities.filter((one) => fields.amenityIds?.includes(one.id)),
    images: [upload, { url: 'https://example.com/a|b.jpg', fileId: null }],
    videos: link ? [{ url: link, fileId: null }] : [],
    agent: { name: 'Sara & Co', email: 'sara@example.com', phone: '+971500000001' },
  }
}

async function* bytes(content: string) {
  const whole = Buffer.from(content)
  for (let at = 0; at < whole.length; at += 997) yield whole.subarray(at, at + 997)
}

async function readBack(ads: ExportedAd[], dialect: Dialect) {
  const { head, write, tail } = writerOf(dialect, now)
  const items: FeedItem[] = []
  const content = `${head}${ads.map(write).join('')}${tail}`
  for await (const item of readFeed(bytes(content), { now })) items.push(item)
  return items.map((item) => {
    if ('faults' in item) throw new Error(JSON.stringify([item, content]))
    return item.ad
  })
}

/** What is null, empty and absent is alike to whoever reads an ad. */
function said(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const parts = Object.entries(value).map(([name, part]) => [name, said(part)] as const)
  const kept = parts.filter(([, part]) => part !== null && part !== undefined && part !== '')
  return kept.length === 0 ? undefined : Object.fromEntries(kept)
}

const sorted = (value: unknown) => JSON.stringify(value, null, 1)?.split('\n').toSorted().join('\n')

const formula = '=HYPERLINK("https://evil.example")'
const rowsOf = (file: string) => parse<Record<string, string>>(file, { bom: true, columns: true })

describe('What a spreadsheet would take for a formula is a text', () => {
  it('in an export as CSV', () => {
    const [fields] = fc.sample(storedFields, { numRuns: 1, seed: 7 })
    const ad = exported({ ...fields, referenceId: '@A1', name: { en: formula, ar: 'شقة;＝1' } })
    const { head, write } = writerOf('csv', now)
    expect(rowsOf(`${head}${write(ad)}`)).toMatchObject([
      { referenceId: "'@A1", 'name.en': `'${formula}`, 'name.ar': "شقة;'＝1" },
    ])
  })

  it('in the sample, which has the names of places and amenities', () => {
    const places = gazetteer.places.map((place) => ({ ...place, name: { en: formula, ar: '' } }))
    const amenities = catalogue.amenities.map((one) => ({ ...one, slug: '＋1' }))
    const pathOf = () => places.slice(0, 1)
    const lookups = { gazetteer: { ...gazetteer, pathOf }, catalogue: { ...catalogue, amenities } }
    expect(rowsOf(sampleCsv(lookups))).toMatchObject([
      { location: `'${formula}`, amenities: "'＋1|＋1" },
    ])
  })
})

describe.each(dialects)('An export in the dialect %s', (dialect) => {
  it('changes nothing when it is imported, whatever the ad', async () => {
    const alike = fc.asyncProperty(storedFields, async (fields) => {
      const [ad] = await readBack([exported(fields)], dialect)
      const { fields: read, faults, notes } = map(ad!)
      expect([faults, notes]).toEqual([[], []])
      expect(sorted(said(mergeChanges(fields, read)))).toEqual(sorted(said(fields)))
    })
    await fc.assert(alike, { numRuns: 200 })
  })

  it('is read as the same ad each time, and as another once a word differs', async () => {
    const [fields] = fc.sample(storedFields, { numRuns: 1, seed: 7 })
    const hashOf = async (one: AdFields) => (await readBack([exported(one)], dialect))[0]?.hash
    const before = await hashOf(fields!)
    expect(await hashOf(structuredClone(fields!))).toBe(before)
    expect(await hashOf({ ...fields, totalPrice: 4_242 })).not.toBe(before)
    expect(await hashOf({ ...fields, description: { en: 'Another' } })).not.toBe(before)
  })

  it('says which pictures are ours, and whom to call', async () => {
    const [fields] = fc.sample(storedFields, { numRuns: 1, seed: 7 })
    const [ad] = await readBack([exported(fields!)], dialect)
    expect(ad?.images?.map(({ fileId }) => fileId)).toEqual([id, null])
    expect(ad?.images?.[0]?.url).toBe(upload.url)
    expect(ad?.agent).toEqual(exported(fields!).agent)
  })
})
