import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { buildCatalogue, type PropertyType } from '#features/reference/catalogue/rules.ts'
import { buildGazetteer, numberTree } from '#features/reference/places/rules.ts'
import { buildPlaceIndex } from '#features/reference/place-search/rules.ts'
import { PropertySearch } from '#features/search/query/contract/property-search.ts'
import { searchQueryIn, writeSearch } from '#features/search/query/contract/search.ts'
import { readPropertyTypes } from '#features/reference/seeding/rules.ts'
import { seedPlaces } from '#test/seed-places.ts'
import { interpretQuery, typeNamesOf } from './query-interpretation.ts'

const places = seedPlaces()
const bounds = new Map(numberTree(places).map((each) => [each.id, each]))
const gazetteer = buildGazetteer(
  places.map(({ nameEn, nameAr, ...place }) => ({
    ...place,
    ...bounds.get(place.id)!,
    name: { en: nameEn, ar: nameAr },
  })),
)
const propertyTypes = readPropertyTypes(readFileSync('db/seed/property-types.csv', 'utf8')).map(
  (row): PropertyType => ({
    id: row.id,
    slug: row.slug,
    name: { en: row.name_en, ar: row.name_ar },
    plural: { en: row.plural_en, ar: row.plural_ar },
    category: row.category as PropertyType['category'],
    feedCodes: row.feed_codes,
  }),
)
const catalogue = buildCatalogue({
  propertyTypes,
  amenities: [],
  adTypes: [],
  specialities: [],
  languages: [],
})
const known = {
  catalogue,
  gazetteer,
  index: buildPlaceIndex(places),
  types: typeNamesOf(catalogue),
}

const parse = (query: object) => z.parse(PropertySearch, query)

const idOf = (slug: string) => gazetteer.bySlug(slug)!.id
const slugOf = (id: string) => gazetteer.byId(Number(id))!.slug

/** The meaning as an address would write it, its places by slug. */
function read(keyword: string, set = '') {
  const meaning = interpretQuery(parse({ ...searchQueryIn(set), keyword }), known)
  if (!meaning) return undefined
  const { locations, ...query } = writeSearch(meaning)
  const slugs = locations && { in: locations.split(',').map(slugOf).join(' ') }
  return { ...query, ...slugs }
}

const marina = 'dubai/dubai-marina'
const bay = 'dubai/business-bay'
const jvc = 'dubai/jumeirah-village-circle-jvc'

const sentences: [text: string, meaning: Record<string, string>][] = [
  ['2br dubai marina under 1.5m', { rooms: '2', in: marina, price_max: '1500000' }],
  ['dubai marina', { in: marina }],
  ['dubai marena', { in: marina }],
  ['2 bed apartment in busines bay', { rooms: '2', property_type: 'apartment', in: bay }],
  ['studio jumeira village circle', { rooms: '0', in: jvc }],
  ['cheap 1 bed flat JVC', { rooms: '1', property_type: 'apartment', in: jvc, keyword: 'cheap' }],
  ['house for sale in mirdiff', { purpose: 'sale', in: 'dubai/mirdif' }],
  [
    'land for sale in ras al khaima',
    { purpose: 'sale', property_type: 'land', in: 'ras-al-khaimah' },
  ],
  ['shop for rent sharja', { purpose: 'rent', commercial_property_type: 'shop', in: 'sharjah' }],
  ['offices in DIFC', { commercial_property_type: 'office-space', in: 'dubai/difc' }],
  ['dubai marina or jvc', { in: `${marina} ${jvc}` }],
  ['2br marina gate dubai', { rooms: '2', in: `${marina}/marina-gate` }],
  [
    'I am looking for a 3 bedroom villa in the springs please',
    { rooms: '3', property_type: 'villa', in: 'dubai/the-springs' },
  ],
  [
    'apartment sea view dubai marena',
    { property_type: 'apartment', in: marina, keyword: 'sea view' },
  ],
  [
    'penthouse with private pool near the palm',
    { property_type: 'penthouse', keyword: 'private pool', in: 'dubai/palm-jumeirah' },
  ],
  [
    'hotel apartment monthly in JVC',
    { property_type: 'hotel-apartment', purpose: 'rent', rent_period: 'monthly', in: jvc },
  ],
  ['studio 4 cheques', { rooms: '0', cheques_max: '4', purpose: 'rent' }],
  ['between 2m and 1m', { price_min: '1000000', price_max: '2000000' }],
  ['more than 1,000 sqft in JVC', { space_min: '1000', unit: 'sqft', in: jvc }],
  ['office in a new building', { commercial_property_type: 'office-space', keyword: 'new' }],
  ['villa with garden', { property_type: 'villa', keyword: 'garden' }],
  ['2br dm', { rooms: '2', keyword: 'dm' }],
  ['dm', { in: marina }],
  [
    'شقة غرفتين للبيع في دبي مارينا أقل من مليون ونص',
    { property_type: 'apartment', rooms: '2', purpose: 'sale', in: marina, price_max: '1500000' },
  ],
  [
    'شقه غرفتين للبيع فى دبى مارينه اقل من مليون ونصف',
    { property_type: 'apartment', rooms: '2', purpose: 'sale', in: marina, price_max: '1500000' },
  ],
  ['شَقّة بدبي مارينا', { property_type: 'apartment', in: marina }],
  ['فيلا بالشارقة', { property_type: 'villa', in: 'sharjah' }],
  ['شقق للايجار بابوظبي', { property_type: 'apartment', purpose: 'rent', in: 'abu-dhabi' }],
  ['شقق للإيجار في ابو ظبى', { property_type: 'apartment', purpose: 'rent', in: 'abu-dhabi' }],
  ['غرفة وصالة الخليج التجارى', { rooms: '1', in: bay }],
  ['استوديو مفروش من عجمان', { rooms: '0', furnished: 'furnished', in: 'ajman' }],
  ['٢ غرف دبي مارينا', { rooms: '2', in: marina }],
  ['۲ غرف دبي مارينا', { rooms: '2', in: marina }],
  ['2 غرف دبي مارينا', { rooms: '2', in: marina }],
  [
    'أريد شقة على البحر في نخلة جميرا لو سمحت',
    { property_type: 'apartment', keyword: 'البحر', in: 'dubai/palm-jumeirah' },
  ],
  ['البرشاء ٢', { in: 'dubai/al-barsha/al-barsha-2' }],
  ['فيلا مع حديقة', { property_type: 'villa', keyword: 'حديقة' }],
  ['<script>alert(1)</script> 2br', { rooms: '2', keyword: 'script alert 1 script' }],
]

const sayNothing = [
  'sea view',
  'balcony',
  'garden',
  'near metro',
  'lake view',
  'beach',
  'emaar',
  'high floor',
  'upgraded vacant',
  'إطلالة على البحر',
  'مسبح خاص',
  'قريب من المترو',
  'in in in',
  'the',
  '2',
  '99 cheques',
  '13 cheques jvc',
  "'; drop table properties; --",
  '%_\\',
  '\u202e\u200b',
]

describe('A sentence typed into the search', () => {
  it.each(sentences)('“%s” means filters', (text, meaning) => {
    expect(read(text)).toEqual(meaning)
  })

  it.each(sayNothing)('“%s” is no more than a keyword', (text) => {
    expect(read(text)).toBeUndefined()
  })

  it('names all places that share a name, and none silently', () => {
    expect(read('شقة في النهدة')?.in).toBe('dubai/al-nahda sharjah/al-nahda-sharjah')
    expect(read('شقة في النهدة', 'emirate=sharjah')?.in).toBe('sharjah/al-nahda-sharjah')
    expect(read('al nahda', `locations=${idOf('dubai')}`)?.in).toBe('dubai/al-nahda')
  })

  it('never fails, whatever is typed, and means a search that is allowed', () => {
    const words = sentences.flatMap(([text]) => text.split(' '))
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc.array(fc.constantFrom(...words), { maxLength: 14 }).map((all) => all.join(' ')),
    )
    fc.assert(
      fc.property(text, (keyword) => {
        const asked = z.safeParse(PropertySearch, { keyword })
        fc.pre(asked.success)
        const meaning = interpretQuery(asked.data, known)
        const again = meaning && parse(writeSearch(meaning))
        expect(again).toEqual(meaning)
      }),
      { numRuns: 300 },
    )
  })
})

describe('Beside filters that are set already', () => {
  it('words add to them, and win where they say otherwise', () => {
    expect(read('2br', 'purpose=sale&furnished=furnished&rooms=4&page=3')).toEqual({
      purpose: 'sale',
      furnished: 'furnished',
      rooms: '2',
    })
    expect(read('for sale', 'rent_period=monthly&purpose=rent')).toEqual({ purpose: 'sale' })
    expect(read('under 1m', 'price_min=2000000')).toEqual({ price_max: '1000000' })
    expect(read('under 3m', 'price_min=2000000')).toEqual({
      price_min: '2000000',
      price_max: '3000000',
    })
    expect(read('over 900 sqft', 'space_min=20&space_max=90')).toEqual({
      space_min: '900',
      unit: 'sqft',
    })
  })

  it('a place narrows what holds it, and stands beside others, at most four', () => {
    const [dubai, sharjah, ajman] = ['dubai', 'sharjah', 'ajman'].map(idOf)
    expect(read('dubai marina', `locations=${dubai}`)?.in).toBe(marina)
    expect(read('dubai', `locations=${idOf(marina)}`)?.in).toBe(marina)
    expect(read('jvc', `locations=${idOf(marina)}`)?.in).toBe(`${marina} ${jvc}`)
    const four = `locations=${sharjah},${ajman},${idOf(bay)},${idOf(marina)}`
    expect(read('jvc', four)?.in).toBe(`ajman ${bay} ${marina} ${jvc}`)
    expect(read('dubai marina', 'emirate=dubai')).toEqual({ in: marina })
  })
})
