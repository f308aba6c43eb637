import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Filters, type TypeNames, parseQuery } from './query-parser.ts'

const types: TypeNames[] = [
  { slug: 'apartment', names: ['Apartment', 'Apartments', 'Flat', 'شقة', 'شقق'] },
  { slug: 'villa', names: ['Villa', 'Villas', 'فيلا', 'فلل'] },
  { slug: 'townhouse', names: ['Townhouse', 'Townhouses', 'تاون هاوس'] },
]

const cases: [text: string, filters: Filters, rest: string][] = [
  ['2br', { rooms: 2 }, ''],
  ['2 b/r dubai marina', { rooms: 2 }, 'dubai marina'],
  ['two bedroom flat in JVC', { rooms: 2, propertyType: 'apartment' }, 'JVC'],
  ['3-bedroom villa', { rooms: 3, propertyType: 'villa' }, ''],
  ['studio for rent', { rooms: 0, purpose: 'rent' }, ''],
  ['غرفتين', { rooms: 2 }, ''],
  ['غرفتين وصالة في دبي مارينا', { rooms: 2 }, 'دبي مارينا'],
  ['شقة غرفة وصالة للإيجار', { rooms: 1, propertyType: 'apartment', purpose: 'rent' }, ''],
  ['ثلاث غرف نوم', { rooms: 3 }, ''],
  ['twelve bedroom villa', { rooms: 12, propertyType: 'villa' }, ''],
  ['إحدى عشرة غرفة في دبي', { rooms: 11 }, 'دبي'],
  ['شيكان وحمامان', { chequesMax: 2, bathrooms: 2 }, ''],
  ['twin towers', {}, 'twin towers'],
  ['٤ غرف وحمامين', { rooms: 4, bathrooms: 2 }, ''],
  ['استوديو مفروش', { rooms: 0, furnished: 'furnished' }, ''],
  ['under 1.5m', { priceMax: 1_500_000 }, ''],
  ['villas under AED 2 million', { propertyType: 'villa', priceMax: 2_000_000 }, ''],
  ['up to 90k furnished', { priceMax: 90_000, furnished: 'furnished' }, ''],
  ['above 750,000 dirhams', { priceMin: 750_000 }, ''],
  ['between 1 and 2 million', { priceMin: 1_000_000, priceMax: 2_000_000 }, ''],
  ['from 800k to 1.2m', { priceMin: 800_000, priceMax: 1_200_000 }, ''],
  ['أقل من مليون ونص', { priceMax: 1_500_000 }, ''],
  ['أقل من مليون ونصف درهم', { priceMax: 1_500_000 }, ''],
  ['اقل من ٣ ملايين', { priceMax: 3_000_000 }, ''],
  ['تحت مليونين ونص', { priceMax: 2_500_000 }, ''],
  ['حتى ٩٠ ألف', { priceMax: 90_000 }, ''],
  ['أقل من مليون و٢٠٠ ألف', { priceMax: 1_200_000 }, ''],
  ['أكثر من نصف مليون', { priceMin: 500_000 }, ''],
  ['من ٥٠٠ ألف إلى مليون', { priceMin: 500_000, priceMax: 1_000_000 }, ''],
  ['بين مليون ومليونين', { priceMin: 1_000_000, priceMax: 2_000_000 }, ''],
  ['أقل من ١٬٢٥٠٬٠٠٠', { priceMax: 1_250_000 }, ''],
  ['more than 1,000 sqft', { spaceMin: 1000, unit: 'sqft' }, ''],
  ['أكثر من ٢٠٠ متر مربع', { spaceMin: 200, unit: 'sqm' }, ''],
  ['unfurnished', { furnished: 'unfurnished' }, ''],
  ['غير مفروشة', { furnished: 'unfurnished' }, ''],
  ['مفروش جزئياً', { furnished: 'partly' }, ''],
  ['4 cheques', { chequesMax: 4 }, ''],
  ['٤ شيكات', { chequesMax: 4 }, ''],
  ['شيكين', { chequesMax: 2 }, ''],
  ['شيك واحد', { chequesMax: 1 }, ''],
  ['للبيع على الخارطة', { purpose: 'sale', ready: 'off-plan' }, ''],
  [
    'off-plan townhouses in Al Furjan',
    { ready: 'off-plan', propertyType: 'townhouse' },
    'Al Furjan',
  ],
  ['فلل للبيع في البرشاء', { propertyType: 'villa', purpose: 'sale' }, 'البرشاء'],
  [
    '2 bed apartment for sale in Dubai Marina under 2m',
    { rooms: 2, propertyType: 'apartment', purpose: 'sale', priceMax: 2_000_000 },
    'Dubai Marina',
  ],
  [
    'شقة غرفتين للإيجار في الخليج التجاري أقل من ١٢٠ ألف',
    { propertyType: 'apartment', rooms: 2, purpose: 'rent', priceMax: 120_000 },
    'الخليج التجاري',
  ],
]

describe('A typed sentence', () => {
  test.each(cases)('"%s" is understood', (text, filters, rest) => {
    expect(parseQuery(text, types)).toEqual({ filters, rest })
  })

  test.each([
    'Dubai Marina',
    'Al Barsha 2',
    'jvc district 11',
    'Marina Gate 1',
    'X1 Tower',
    'ند الشبا 1',
    'مدينة خليفة أ',
    'under 5',
    'الألف',
    '7adeeqa',
    'in Sharjah',
  ])('"%s" says nothing but a place', (text) => {
    expect(parseQuery(text, types)).toEqual({ filters: {}, rest: text })
  })

  test('that says a thing twice means what it says last', () => {
    expect(parseQuery('1br 2br').filters).toEqual({ rooms: 2 })
  })

  test('of impossible numbers is left alone', () => {
    expect(parseQuery('99 bedrooms').filters).toEqual({})
    expect(parseQuery('1.5 bedrooms').filters).toEqual({})
    expect(parseQuery('0 cheques').filters).toEqual({})
  })

  test('never fails, whatever is typed, and its numbers are finite', () => {
    const pieces = fc.constantFrom(
      'under ',
      'أقل من ',
      '1',
      '.',
      ',',
      'm ',
      ' مليون',
      ' و',
      'نص',
      ' br',
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(text, (typed) => {
        const { filters, rest } = parseQuery(typed, types)
        const numbers = Object.values(filters).filter((value) => typeof value === 'number')
        expect(numbers.every((number) => Number.isFinite(number) && number >= 0)).toBe(true)
        expect(rest.length).toBeLessThanOrEqual(200)
      }),
      { numRuns: 500 },
    )
  })
})
