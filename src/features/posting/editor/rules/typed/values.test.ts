import { describe, expect, test } from 'vitest'
import { AdFields } from '#features/posting/fields/contract.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { conflictsOf } from './conflicts.ts'
import { fieldOf, paths } from './paths.ts'
import {
  bodyOf,
  changesOf,
  flattenBody,
  isAsked,
  positiveIn,
  type Typed,
  type Values,
  valuesOf,
} from './values.ts'

const types = [
  { id: 1, slug: 'apartment', category: 'residential' as const },
  { id: 4, slug: 'land', category: 'residential' as const },
  { id: 11, slug: 'office-space', category: 'commercial' as const },
]

const flat: Typed = { category: 'residential', propertyTypeId: '1', purpose: 'sale' }

const said = (typed: Typed) => {
  const values = Object.entries(valuesOf(typed, types)).filter(([, value]) => value !== null)
  return bodyOf(Object.fromEntries(values) as Values)
}

describe('what stands in the form', () => {
  test('has a field for each that an advertiser writes', () => {
    const asked = new Set(paths.map((path) => path.split('.')[0]))
    expect(Object.keys(AdFields.shape).filter((field) => !asked.has(field))).toEqual([])
  })

  test('becomes numbers, in digits of either script, with separators', () => {
    const typed = { ...flat, totalPrice: '١٬٥٠٠٬٠٠٠', space: '1,234.5', rooms: '۲', floors: ' 0 ' }
    expect(said(typed)).toMatchObject({
      totalPrice: 1_500_000,
      space: 1_234.5,
      rooms: 2,
      floors: 0,
    })
  })

  test('stays as it is where it is no number, so that it is refused as none', () => {
    expect(said({ ...flat, space: 'big' })).toMatchObject({ space: 'big' })
  })

  test('becomes lists, claims and the languages of a text', () => {
    const typed = {
      ...flat,
      amenityIds: '[7,3]',
      imageIds: '["b","a"]',
      mortgageEligible: 'false',
      'name.en': 'Home',
      'name.ar': 'بيت',
    }
    expect(said(typed)).toMatchObject({
      amenityIds: [3, 7],
      imageIds: ['b', 'a'],
      mortgageEligible: false,
      name: { en: 'Home', ar: 'بيت' },
    })
  })

  test('is one payment plan, none where no share is given', () => {
    const offPlan = { ...flat, ready: 'off-plan' }
    const shares = { 'paymentPlan.onBooking': '20%', 'paymentPlan.onHandover': '٨٠' }
    expect(said({ ...offPlan, ...shares })).toMatchObject({
      paymentPlan: { onBooking: 20, onHandover: 80 },
    })
    expect(said(offPlan)).not.toHaveProperty('paymentPlan')
    expect(said({ ...flat, ...shares, ready: 'ready' })).not.toHaveProperty('paymentPlan')
  })

  test('comes back as it went', () => {
    const values = valuesOf({ ...flat, 'name.en': 'Home', rooms: '2' }, types)
    expect(flattenBody(bodyOf(values), values)).toEqual(values)
  })
})

describe('what is asked', () => {
  test.each([
    ['rooms', { ...flat, propertyTypeId: '4' }],
    ['furnished', { ...flat, propertyTypeId: '4' }],
    ['rooms', { category: 'commercial', commercialPropertyTypeId: '11' }],
    ['propertyTypeId', { category: 'commercial' }],
    ['commercialPropertyTypeId', flat],
    ['cheques', flat],
    ['rentPeriod', flat],
    ['handoverDate', { ...flat, ready: 'ready' }],
  ] as const)('leaves out %s of %o, and does not send it', (path, typed: Typed) => {
    expect(isAsked(path, typed, types)).toBe(false)
    expect(valuesOf({ ...typed, [path]: '1' }, types)[path]).toBeNull()
  })

  test.each([
    ['cheques', { ...flat, purpose: 'rent' }],
    ['handoverDate', { ...flat, ready: 'off-plan' }],
    ['rooms', flat],
    ['bathrooms', { category: 'commercial', commercialPropertyTypeId: '11' }],
  ] as const)('has %s of %o', (path, typed: Typed) => {
    expect(valuesOf({ ...typed, [path]: '1' }, types)[path]).not.toBeNull()
  })

  test('is sent again by a change of mind', () => {
    const home = { ...flat, rooms: '3' }
    const land = valuesOf({ ...home, propertyTypeId: '4' }, types)
    expect(changesOf(valuesOf(home, types), land)).toEqual({ propertyTypeId: 1, rooms: 3 })
  })
})

test('A fault within a list or a plan lies in its field', () => {
  expect(fieldOf('amenityIds.3')).toBe('amenityIds')
  expect(fieldOf('paymentPlan.onBooking')).toBe('paymentPlan')
  expect(fieldOf('name.ar')).toBe('name.ar')
  expect(fieldOf('draft')).toBeUndefined()
})

test('What is typed for a whole ad is the ad as the API takes it', () => {
  const { name, description, addressDetails, ...rest } = postedAd()
  const typed: Record<string, string> = {}
  for (const [field, text] of Object.entries({ name, description, addressDetails })) {
    typed[`${field}.en`] = text.en
    typed[`${field}.ar`] = text.ar
  }
  for (const [field, value] of Object.entries(rest)) typed[field] = String(value)
  expect(said(typed)).toEqual(postedAd())
})

describe('two editors', () => {
  const base = { totalPrice: 100, rooms: 2, 'name.en': 'Home' }

  test('disagree where the other changed what does not stand here', () => {
    const mine = { ...base, totalPrice: 90 }
    const theirs = { ...base, totalPrice: 95, rooms: 3 }
    expect(conflictsOf({ base, mine, theirs })).toEqual([
      { path: 'totalPrice', mine: 90, theirs: 95, isMineNew: true },
      { path: 'rooms', mine: 2, theirs: 3, isMineNew: false },
    ])
  })

  test('do not where only this one changed a field, or both the same', () => {
    const mine = { ...base, rooms: 4, 'name.en': 'A home' }
    expect(conflictsOf({ base, mine, theirs: { ...base, rooms: 4 } })).toEqual([])
  })

  test('do not about what this one sent itself without an answer', () => {
    const mine = { ...base, 'name.en': 'A home by the sea' }
    const theirs = { ...base, 'name.en': 'A home' }
    const sent = [{ 'name.en': 'A home' }, { 'name.en': 'A home by' }]
    expect(conflictsOf({ base, mine, theirs, sent })).toEqual([])
    expect(conflictsOf({ base, mine, theirs: { ...theirs, rooms: 3 }, sent })).toHaveLength(1)
  })

  test('disagree about all that is there where nobody knows what they began with', () => {
    const theirs = { ...base, totalPrice: 95, rooms: null }
    const [one, ...others] = conflictsOf({ base: {}, mine: base, theirs })
    expect(one).toMatchObject({ path: 'totalPrice', isMineNew: true })
    expect(others).toEqual([])
  })
})

test.each([
  ['1,200', 1200],
  ['١٬٥٠٠', 1500],
  ['-5', undefined],
  ['0', undefined],
  ['five', undefined],
  ['', undefined],
])('A hint repeats %j as %j', (text, number) => {
  expect(positiveIn(text)).toBe(number)
})
