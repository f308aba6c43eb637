import { describe, expect, it } from 'vitest'
import { titleOf } from './rules/ads/title.ts'
import { fieldsOf } from '#features/feeds/records/rules/fields.ts'
import {
  countOf,
  dayOf,
  lineOf,
  numberOf,
  pastOf,
  textOf,
} from '#features/feeds/records/rules/values.ts'
import { phrases } from './phrases.ts'

const within = phrases.within
const titles = {
  studio: { sale: phrases.studioForSale, rent: phrases.studioForRent },
  withRooms: { sale: phrases.roomsForSale, rent: phrases.roomsForRent },
  plain: { sale: phrases.forSale, rent: phrases.forRent },
  within,
}

const place = (en: string, ar: string) => ({
  id: 1,
  slug: en,
  parentId: null,
  kind: 'community' as const,
  name: { en, ar },
  aliases: [],
  lat: null,
  lng: null,
  lft: 1,
  rgt: 2,
})
const dubai = place('Dubai', 'دبي')
const marina = place('Dubai Marina', 'دبي مارينا')
const gate = place('Marina Gate 1', 'مارينا غيت 1')
const apartment = { en: 'Apartment', ar: 'شقة' }
const flat = { type: apartment, purpose: 'sale', isFlat: true, path: [dubai, marina] } as const

describe('A title made for an ad without one', () => {
  it.each([
    [0, 'Studio for sale in Dubai Marina', 'استوديو للبيع في دبي مارينا'],
    [1, '1-bedroom apartment for sale in Dubai Marina', 'شقة بغرفة نوم واحدة للبيع في دبي مارينا'],
    [2, '2-bedroom apartment for sale in Dubai Marina', 'شقة بغرفتي نوم للبيع في دبي مارينا'],
    [3, '3-bedroom apartment for sale in Dubai Marina', 'شقة من 3 غرف نوم للبيع في دبي مارينا'],
    [11, '11-bedroom apartment for sale in Dubai Marina', 'شقة من 11 غرفة نوم للبيع في دبي مارينا'],
    [null, 'Apartment for sale in Dubai Marina', 'شقة للبيع في دبي مارينا'],
  ])('counts %s rooms as each language does', (rooms, en, ar) => {
    expect(titleOf({ ...flat, rooms }, titles)).toEqual({ en, ar })
  })

  it('names the community of a building, and no rooms of land', () => {
    const land = { type: { en: 'Land', ar: 'أرض' }, purpose: 'rent', rooms: null } as const
    const facts = { ...land, isFlat: false, path: [dubai, marina, gate] }
    expect(titleOf(facts, titles)).toEqual({
      en: 'Land for rent in Marina Gate 1, Dubai Marina',
      ar: 'أرض للإيجار في مارينا غيت 1، دبي مارينا',
    })
  })

  it('calls only a flat without bedrooms a studio', () => {
    const villa = { type: { en: 'Villa', ar: 'فيلا' }, purpose: 'rent', rooms: 0 } as const
    const { en } = titleOf({ ...villa, isFlat: false, path: [dubai] }, titles)
    expect(en).toBe('Villa for rent in Dubai')
  })
})

describe('A field of a row', () => {
  it('has one name, whether it is nested, spelt with dots or with strokes', () => {
    const rows = [{ name: { en: 'x' } }, { 'name.en': 'x' }, { nameEn: 'x' }, { NAME_EN: 'x' }]
    expect(rows.map((row) => fieldsOf(row)('nameen'))).toEqual(['x', 'x', 'x', 'x'])
  })

  it('gives way to the next name when it is empty', () => {
    expect(fieldsOf({ a: '', b: null, c: 0 })('a', 'b', 'c')).toBe(0)
  })

  it('does not follow objects down for ever', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`)
    expect(fieldsOf(deep)('a')).toBeUndefined()
  })
})

describe('A value of a row', () => {
  it.each([
    ['1,250,000', 1_250_000],
    ['١٬٢٥٠٬٠٠٠', 1_250_000],
    ['NaN', null],
    ['Infinity', null],
    ['', null],
    [-1, null],
    [1e12, null],
    [{}, null],
    [[5], null],
    [true, null],
  ])('%j is the number %j', (value, number) => {
    expect(numberOf(value, { from: 0, to: 1e10 })).toBe(number)
  })

  it.each([
    ['7+', 7],
    [2.5, null],
    [10 ** 12, null],
  ])('%j is the count %j', (value, count) => {
    expect(countOf(value, { from: 0, to: 30 })).toBe(count)
  })

  it.each([
    ['2026-12-30', '2026-12-30'],
    ['2026-12-30T10:00:00Z', '2026-12-30'],
    ['2026-02-30', null],
    ['30/12/2026', null],
    ['9999-01-01', null],
    [20_261_230, null],
  ])('%j is the day %j', (value, day) => {
    expect(dayOf(value)).toBe(day)
  })

  it('is a date only if it can have been', () => {
    const now = new Date('2026-05-05T00:00:00Z')
    expect(pastOf('2025-06-16', now)).toEqual(new Date('2025-06-16T00:00:00Z'))
    expect(pastOf('2028-01-01', now)).toBeNull()
    expect(pastOf('1999-12-31', now)).toBeNull()
    expect(pastOf('2025-06-16Tnonsense', now)).toBeNull()
  })

  it('loses what cannot be stored or would turn the text around', () => {
    expect(lineOf('a\0b\ud800c\u2028d\u202ee\n\nf', 50)).toBe('ab\ufffdc de f')
    expect(textOf(' one \r\n\r\n\r\n\r\ntwo\u2028three ', 50)).toBe('one\n\ntwo\nthree')
  })

  it('is never cut within a character', () => {
    expect(lineOf('ab🏠', 3)).toBe('ab')
  })
})
