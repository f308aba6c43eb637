import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { archiveNames, portalElements } from '#features/feeds/records/rules/ad-names.ts'
import { facts } from '#features/listing/property/contract/page-fields.ts'
import { type AdField, adFields } from './contract/ad-fields.ts'

/** A field that no ad has: what follows from the tables is imported once it stands in them. */
const balconies: AdField = {
  type: 'integer',
  minimum: 0,
  maximum: 9,
  form: ['facts', 4.5],
  required: 22,
  review: 'changed',
}
Object.assign(adFields, { balconies })
Object.assign(facts, { balconies: { notOf: ['land'] } })
Object.assign(portalElements.bayut, { balconies: 'Balconies' })
Object.assign(portalElements['property-finder'], { balconies: 'balcony_count' })
Object.assign(archiveNames, { balconies: ['terraces'] })

const { AdFields } = await import('./contract.ts')
const { isRequired, dropInapplicable, submissionFaults } = await import('./rules.ts')
const { isReviewedChange, stepFields, stepOf } = await import('#features/posting/editor/rules.ts')
const { isAsked, valuesOf } = await import('#features/posting/editor/rules/typed/values.ts')
const { toStoredAd } = await import('#features/posting/submission/rules/one-ad.ts')
const columns = await import('#features/posting/submission/rules/columns/ad-columns.ts')
const { fieldsOf } = await import('#features/posting/own-ads/rules/own-ads.ts')
const { readFeed } = await import('#features/feeds/formats/actions.ts')
const { emptyAd } = await import('#features/feeds/formats/rules/ads/exported-ad.ts')
const { columnsOf, writerOf } = await import('#features/feeds/formats/rules.ts')
const archive = await import('#features/feeds/bulk-import/rules.ts')
const { dialects } = await import('#features/feeds/formats/contract.ts')
const { seedFixtures } = await import('#test/seed-fixtures.ts')

type Ad = Parameters<typeof toStoredAd>[0]
type Exported = Parameters<ReturnType<typeof writerOf>['write']>[0]

const fixtures = seedFixtures()
const withBalconies = (count: number) => ({ balconies: count }) as object as Ad
const land = { slug: 'land' }
const villa = { slug: 'villa' }
const missing = (ad: Ad, type: { slug: string }) =>
  submissionFaults(ad, type).map(({ code, path }) => `${path} ${code}`)

test('A field of the table is one of the body, within its limits', () => {
  expect(z.parse(AdFields, { balconies: 9 })).toEqual({ balconies: 9 })
  expect(z.parse(AdFields, { balconies: null })).toEqual({ balconies: null })
  for (const wrong of [10, -1, 1.5, 'two']) {
    expect(z.safeParse(AdFields, { balconies: wrong }).success).toBe(false)
  }
})

test('It is needed and kept where it applies', () => {
  expect(isRequired('balconies')).toBe(true)
  expect(missing({}, villa)).toContain('balconies required')
  expect(missing(withBalconies(0), villa)).not.toContain('balconies required')
  expect(missing({}, land)).not.toContain('balconies required')
  expect(dropInapplicable(withBalconies(2), villa)).toEqual({ balconies: 2 })
  expect(dropInapplicable(withBalconies(2), land)).toEqual({})
})

test('It has its place in the form, where its text becomes a number', () => {
  const types = [{ id: 4, slug: 'land', category: 'residential' as const }]
  const path = 'balconies' as string as 'rooms'
  expect(stepOf('balconies')).toBe('facts')
  expect(stepFields.facts.slice(3, 6)).toEqual(['bathrooms', 'balconies', 'floors'])
  expect(valuesOf({ balconies: '٣' }, types)).toMatchObject({ balconies: 3 })
  expect(isAsked(path, { category: 'residential', propertyTypeId: '4' }, types)).toBe(false)
  expect(isReviewedChange({ [path]: 3 }, {})).toBe(true)
})

test('It is written to its column and read from it', () => {
  expect(columns.record).toContain('"balconies" smallint')
  expect(columns.editable).toContain('balconies')
  expect(toStoredAd(withBalconies(2))).toMatchObject({ balconies: 2 })
  const row = { images: [], videoUrls: [], balconies: 2 } as unknown as Parameters<
    typeof fieldsOf
  >[0]
  expect(fieldsOf(row, fixtures)).toMatchObject({ balconies: 2 })
})

async function* bytes(text: string) {
  yield Buffer.from(text)
}

async function adsIn(text: string) {
  const ads: unknown[] = []
  for await (const item of readFeed(bytes(text))) ads.push('ad' in item ? item.ad : item)
  return ads
}

const exported = (fields: Ad): Exported => ({
  ...emptyAd,
  fields: { ...fields, referenceId: 'A-1' },
  state: 'live',
  isOnShow: true,
})

test.each(dialects)('It goes out and comes back in a file of %s', async (dialect) => {
  const { head, write, tail } = writerOf(dialect, new Date(0))
  const file = `${head}${write(exported(withBalconies(2)))}${tail}`
  expect(await adsIn(file)).toMatchObject([{ reference: 'A-1', fields: { balconies: 2 } }])
})

test('A file names it wrong where it is beyond its limits', async () => {
  expect(columnsOf(['referenceId', 'balconies'])).toMatchObject({ unknown: [] })
  expect(columnsOf(['referenceId']).missing).toContain('balconies')
  expect(await adsIn('referenceId,balconies\nA-1,10\n')).toMatchObject([
    { faults: [{ path: 'balconies', code: 'too_big' }] },
  ])
  const [columnNames] = parse(writerOf('csv', new Date(0)).head) as string[][]
  expect(columnNames).toContain('balconies')
})

test('An archive has it under its names', () => {
  const read = archive.createAdReader({
    ...fixtures,
    externalIds: new Map(),
    source: 'test',
    now: new Date(0),
    linkHosts: [],
  })
  const row = { id: 1, purpose: 'sale', totalPrice: 1, locationSlug: 'dubai/dubai-marina' }
  const adOf = (propertyType: string) =>
    read(archive.fieldsOf({ ...row, propertyType, terraces: 2 }))
  expect(adOf('villa')).toMatchObject({ property: { balconies: 2 } })
  expect(adOf('land')).not.toHaveProperty('property.balconies')
})
