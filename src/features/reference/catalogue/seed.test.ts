import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'

const folder = new URL('../../../../db/seed/', import.meta.url)

const rowsOf = (name: string) =>
  parse<Record<string, string>>(readFileSync(new URL(name, folder)), { columns: true }).map(
    (row) => ({
      id: Number(row.id),
      slug: row.slug ?? '',
      category: row.category ?? '',
      en: row.name_en ?? '',
      ar: row.name_ar ?? '',
      plurals: [row.plural_en ?? '', row.plural_ar ?? ''],
      group: row.group ?? '',
      codes: (row.feed_codes ?? '').split('|').filter(Boolean),
    }),
  )

const types = rowsOf('property-types.csv')
const amenities = rowsOf('amenities.csv')

/** Import compares codes without case, and words by their slug. */
const slugOf = (code: string) =>
  code
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')

describe.each([
  'property-types.csv',
  'amenities.csv',
  'ad-types.csv',
  'specialities.csv',
  'languages.csv',
])('%s', (name) => {
  const rows = rowsOf(name)

  test('numbers its rows from 1 and names each in both languages', () => {
    expect(rows.map((row) => row.id)).toEqual(rows.map((_, index) => index + 1))
    expect(rows.filter((row) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(row.slug))).toEqual([])
    expect(rows.filter((row) => !/^[A-Z][^\u0600-\u06ff]*$/.test(row.en))).toEqual([])
    expect(rows.filter((row) => !/^[\u0600-\u06ff ]+$/.test(row.ar))).toEqual([])
  })

  test('names nothing twice', () => {
    for (const key of ['slug', 'en', 'ar'] as const) {
      const names = rows.map((row) => `${row.category} ${row[key]}`)
      expect(new Set(names).size).toBe(names.length)
    }
  })
})

describe('property types', () => {
  test('begin with the two lists of the specification, in its order', () => {
    const named = types.slice(0, 14).map((type) => `${type.category} ${type.en}`)
    const residential =
      'Apartment,Villa,Palace,Land,Building,Chalet,Farm,Duplex,Rest House,Floor'.split(',')
    const commercial = 'Office Space,Building,Showroom,Land'.split(',')
    expect(named).toEqual([
      ...residential.map((name) => `residential ${name}`),
      ...commercial.map((name) => `commercial ${name}`),
    ])
  })

  test('have a plural in both languages', () => {
    expect(types.filter((type) => type.plurals.includes(''))).toEqual([])
  })

  /** Domain 8: the codes of the Property Finder feed and the words of the others. */
  test.each([
    ['residential', 'AP BW CD DX FF HF PH TH VH WB HA LP FM', 'Hotel Apartment,Residential Plot'],
    ['commercial', 'OF BC CW RE SH SR WH FA LC SA BU WB FF HF LP', 'Commercial Plot,Labor camp'],
  ])('of a %s feed are each known by one code', (category, codes, words) => {
    const known = types
      .filter((type) => type.category === category)
      .flatMap((type) => [type.slug, ...type.codes.map(slugOf)])
    for (const code of [...codes.split(' '), ...words.split(',')]) {
      expect(known.filter((name) => name === slugOf(code))).toEqual([slugOf(code)])
    }
  })
})

/** Domain 8: two-letter codes, then the slugs of the newer interface. */
const feedAmenities = `AC BA BK BL BW CO CP CS MR MS PA PG PJ PP PR PY SE SP SS ST SY VW WC LB BR VC
  CR AN DN PN MZ central-ac built-in-wardrobes walk-in-closet kitchen-appliances maids-room study
  driver-room laundry-room balcony private-garden private-pool private-jacuzzi private-gym
  shared-pool shared-gym shared-spa childrens-pool childrens-play-area barbecue-area
  covered-parking security concierge maid-service lobby-in-building view-of-water
  view-of-landmark pets-allowed vastu-compliant conference-room networked dining-in-building`
const amenityNames = amenities.flatMap(({ slug, codes }) => [slug, ...codes.map(slugOf)])

describe('amenities', () => {
  test('fit a mask of 128 bits with room for an operator', () => {
    expect(amenities.length).toBeLessThanOrEqual(120)
  })

  test('lie in groups of more than one', () => {
    const sizes = Map.groupBy(amenities, (amenity) => amenity.group)
    expect([...sizes.values()].filter((group) => group.length < 2)).toEqual([])
  })

  test('know every code of the feeds, each once', () => {
    expect(amenityNames).toEqual(expect.arrayContaining(feedAmenities.split(/\s+/).map(slugOf)))
    expect(new Set(amenityNames).size).toBe(amenityNames.length)
  })

  const archive = new URL('../../../../../shared/data/amenities.json', import.meta.url)
  test.skipIf(!existsSync(archive))('know those of the archive (skipped without it)', () => {
    const archived = JSON.parse(readFileSync(archive, 'utf8')) as { slug: string }[]
    const unknown = archived.map(({ slug }) => slug).filter((slug) => !amenityNames.includes(slug))
    // "Other facilities" tells a reader nothing, so it is no choice of ours.
    expect(unknown).toEqual(['other-facilities'])
  })
})

test('languages are those spoken in the country, Arabic first', () => {
  const slugs = rowsOf('languages.csv').map((language) => language.slug)
  expect(slugs[0]).toBe('arabic')
  expect(slugs.length).toBeGreaterThanOrEqual(25)
  const spoken = 'english hindi urdu russian chinese french farsi tagalog malayalam'.split(' ')
  expect(slugs).toEqual(expect.arrayContaining(spoken))
})
