import { describe, expect, test } from 'vitest'
import type { AdFields } from '#features/posting/fields/contract.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { maxScore, type PointCode, worths } from '../contract/quality.ts'
import { qualityOf, type RatedAd } from './quality.ts'
import { createNameFinder, measureScriptShare } from './words/naming.ts'

const photo = { width: 1200, height: 800 }
const long = {
  en: 'A bright apartment of 1,000 sqft in Dubai Marina with a wide balcony. '.repeat(5),
  ar: 'شقة مشرقة بمساحة 93 مترًا مربعًا في دبي مارينا مع شرفة واسعة تطل على الخليج. '.repeat(5),
}
const title = {
  en: 'Two bedroom apartment in Dubai Marina',
  ar: 'شقة بغرفتي نوم للبيع في دبي مارينا',
}

const best: RatedAd = {
  ad: postedAd({
    name: title,
    description: long,
    amenityIds: [1, 2, 3, 4, 5],
    virtualTour: 'https://example.com/tour',
    qrCodeImageId: 'a',
  }) as AdFields,
  type: { slug: 'apartment', names: ['Apartment', 'شقة'] },
  placeNames: ['Dubai Marina', 'دبي مارينا'],
  isExactPlace: true,
  amenityNames: ['Balcony', 'شرفة'],
  images: Array(8).fill(photo),
  hasPermit: true,
  hasContact: true,
}

const missing = (rated: RatedAd, language: 'en' | 'ar' = 'en') =>
  qualityOf(rated, language)
    .points.filter(({ reached }) => !reached)
    .map(({ code, path }) => [code, path])

const without = (changes: object): RatedAd => ({ ...best, ad: { ...best.ad, ...changes } })

describe('The quality of an ad', () => {
  test('is 100 when nothing is missing, in both languages', () => {
    expect(Object.values(worths).reduce((sum, worth) => sum + worth, 0)).toBe(maxScore)
    expect([missing(best, 'en'), missing(best, 'ar')]).toEqual([[], []])
    expect([qualityOf(best, 'en').score, qualityOf(best, 'ar').score]).toEqual([100, 100])
  })

  test.each([
    ['photos_three', 'imageIds', { ...best, images: [photo, photo] }],
    ['photos_eight', 'imageIds', { ...best, images: [photo, photo, photo] }],
    ['cover_large', 'imageIds', { ...best, images: Array(8).fill({ width: 799, height: 800 }) }],
    ['exact_place', 'locationId', { ...best, isExactPlace: false }],
    ['permit', 'permitNumber', { ...best, hasPermit: false }],
    ['contact', 'contact', { ...best, hasContact: false }],
    ['title_length', 'name.en', without({ name: { ...title, en: 'Apartment, Dubai Marina' } })],
    [
      'title_says',
      'name.en',
      without({ name: { ...title, en: 'Do not miss this bargain of the year' } }),
    ],
    [
      'description_length',
      'description.en',
      without({ description: { ...long, en: 'Apartment of 3 bedrooms in Dubai Marina' } }),
    ],
    [
      'description_says',
      'description.en',
      without({ description: { ...long, en: 'Call now and ask. '.repeat(30) } }),
    ],
    ['right_language', 'description.en', without({ description: { ...long, en: long.ar } })],
    ['other_language', 'description.ar', without({ description: { ...long, ar: '' } })],
    ['address', 'addressDetails.en', without({ addressDetails: { en: '', ar: 'ممشى' } })],
    ['facts', 'propertyAge', without({ propertyAge: null })],
    ['facts', 'handoverDate', without({ ready: 'off-plan' })],
    ['amenities_five', 'amenityIds', without({ amenityIds: [1, 2, 3, 4] })],
    ['video', 'videoUrl', without({ videoUrl: null })],
    ['virtual_tour', 'virtualTour', without({ virtualTour: null })],
    ['qr_code', 'qrCodeImageId', without({ qrCodeImageId: null })],
  ] as [PointCode, string, RatedAd][])('lacks %s, to be mended at %s', (code, path, rated) => {
    expect(missing(rated)).toContainEqual([code, path])
  })

  test('asks land for no rooms and a rent for no mortgage', () => {
    const land = {
      ...without({ rooms: null, propertyAge: null }),
      type: { slug: 'land', names: [] },
    }
    expect(missing(land)).not.toContainEqual(expect.arrayContaining(['facts']))
    const rent = { purpose: 'rent', rentPeriod: 'yearly', cheques: 4, mortgageEligible: null }
    expect(missing(without({ ...rent, serviceCharge: null }))).toEqual([])
    expect(missing(without({ ...rent, cheques: null }))).toEqual([['facts', 'cheques']])
  })
})

test.each([
  ['شقة في دبي مارينا', 'دبي مارينا', true],
  ['شقة بالمارينا', 'المارينا', true],
  ['وفيلا للبيع', 'فيلا', true],
  ['Apartment in the Dubai Marina', 'Dubai Marina', true],
  ['Marina of Dubai', 'Dubai Marina', false],
  ['Apartments', 'Apartment', false],
])('"%s" names %s: %s', (text, name, is) => {
  expect(createNameFinder(text)(name)).toBe(is)
})

test('A text is in the script that most of its letters are of', () => {
  expect(measureScriptShare('شقة 12', 'ar')).toBe(1)
  expect(measureScriptShare('شقة Sea', 'en')).toBe(0.5)
  expect(measureScriptShare('123', 'en')).toBe(0)
})
