import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { buildCatalogue } from '#features/reference/catalogue/rules.ts'
import { buildGazetteer, type Place } from '#features/reference/places/rules.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { AdFields } from './contract.ts'
import {
  choiceFaults,
  mergeChanges,
  dropInapplicable,
  submissionFaults,
  typeIdOf,
} from './rules.ts'

const apartment = { slug: 'apartment' }
const land = { slug: 'land' }
const read = (body: object) => z.parse(AdFields, body)
const ad = read(postedAd())
const paths = (faults: { path: string }[]) => faults.map(({ path }) => path)

const name = { en: '', ar: '' }
const type = (id: number, slug: string, category: 'residential' | 'commercial') => ({
  id,
  slug,
  category,
  name,
  plural: name,
  feedCodes: [],
})
const catalogue = buildCatalogue({
  propertyTypes: [type(1, 'apartment', 'residential'), type(11, 'office-space', 'commercial')],
  amenities: [{ id: 3, slug: 'balcony', name, group: 'outside', feedCodes: [] }],
  adTypes: [{ id: 1, slug: 'residential', name }],
  specialities: [],
  languages: [],
})
const place = (id: number, kind: Place['kind'], parentId: number | null): Place => ({
  id,
  kind,
  parentId,
  name,
  slug: String(id),
  aliases: [],
  lat: null,
  lng: null,
  lft: id,
  rgt: id,
})
const gazetteer = buildGazetteer([place(1, 'emirate', null), place(215, 'community', 1)])
const faults = (changes: object) =>
  choiceFaults(read(postedAd(changes)), { gazetteer, catalogue }).map(({ code, path }) => [
    code,
    path,
  ])

describe('an ad that is submitted', () => {
  test('lacks nothing when it says all that the specification asks', () => {
    expect(submissionFaults(ad, apartment)).toEqual([])
  })

  test.each([
    'adTypeId',
    'advertiserType',
    'category',
    'purpose',
    'currency',
    'totalPrice',
    'measurement',
    'space',
    'rooms',
    'bathrooms',
    'floors',
    'furnished',
    'finishing',
    'ready',
    'propertyAge',
    'serviceCharge',
    'propertyNumber',
    'authNumber',
    'mortgageEligible',
    'paymentMethod',
    'locationId',
    'propertyTypeId',
    'videoUrl',
  ])('is refused without %s', (field) => {
    expect(paths(submissionFaults({ ...ad, [field]: null }, apartment))).toEqual([field])
    const { [field as 'space']: _, ...absent } = ad
    expect(paths(submissionFaults(absent, apartment))).toEqual([field])
  })

  test.each(['name', 'description', 'addressDetails'] as const)(
    'needs %s in both languages',
    (field) => {
      const half = { ...ad, [field]: { en: ad[field]?.en } }
      expect(paths(submissionFaults(half, apartment))).toEqual([`${field}.ar`])
      expect(paths(submissionFaults({ ...ad, [field]: null }, apartment))).toEqual([
        `${field}.en`,
        `${field}.ar`,
      ])
    },
  )

  test('counts letters and space from their smallest on', () => {
    const short = read(postedAd({ name: { en: 'A flat', ar: 'شقة' }, space: 9.99 }))
    expect(submissionFaults(short, apartment)).toEqual([
      { code: 'too_short', path: 'name.en', values: { minimum: 10 } },
      { code: 'too_short', path: 'name.ar', values: { minimum: 10 } },
      { code: 'too_small', path: 'space', values: { minimum: 10 } },
    ])
    const enough = { name: { en: '1234567890', ar: '1234567890' }, space: 10 }
    expect(submissionFaults(read(postedAd(enough)), apartment)).toEqual([])
  })

  test('has a video when one was uploaded', () => {
    const uploaded = read(postedAd({ videoUrl: null, videoIds: ['a'] }))
    expect(submissionFaults(uploaded, apartment)).toEqual([])
  })

  test('of commerce names the type that its category has', () => {
    const shop = { ...ad, category: 'commercial' as const, propertyTypeId: 1 }
    expect(paths(submissionFaults(shop, undefined))).toEqual(['commercialPropertyTypeId'])
    expect(typeIdOf({ ...shop, commercialPropertyTypeId: 11 })).toBe(11)
  })
})

describe('what has no meaning', () => {
  const ofLand = ['rooms', 'bathrooms', 'floors', 'furnished', 'finishing', 'propertyAge'] as const

  test('is neither asked of land nor kept', () => {
    const bare = dropInapplicable(ad, land)
    for (const field of ofLand) expect(bare).not.toHaveProperty(field)
    expect(bare.space).toBe(1_000)
    expect(submissionFaults(bare, land)).toEqual([])
  })

  test.each(['building', 'office-space', 'showroom'])('are the rooms of a %s', (slug) => {
    const bare = dropInapplicable(ad, { slug })
    expect(bare).not.toHaveProperty('rooms')
    expect(bare.bathrooms).toBe(3)
    expect(submissionFaults(bare, { slug })).toEqual([])
  })

  test('is the period of a rent where a home is sold', () => {
    const rent = { rentPeriod: 'yearly', cheques: 4 }
    expect(dropInapplicable(read(postedAd({ ...rent, purpose: 'rent' })), apartment)).toMatchObject(
      rent,
    )
    expect(dropInapplicable(read(postedAd(rent)), apartment)).not.toHaveProperty('cheques')
  })
})

describe('the payment plan', () => {
  const plan = { onBooking: 20, duringConstruction: 40.5, onHandover: 39.5 }
  const offPlan = { ready: 'off-plan', handoverDate: '2028-03-31', paymentPlan: plan }

  test('is kept where a home is sold before it is built, the absent part being nothing', () => {
    const sold = dropInapplicable(read(postedAd(offPlan)), apartment)
    expect(sold.paymentPlan).toEqual({ ...plan, afterHandover: 0 })
    expect(submissionFaults(sold, apartment)).toEqual([])
    for (const other of [{ ready: 'ready' }, { purpose: 'rent' }, { ready: null }]) {
      const ad = dropInapplicable(read(postedAd({ ...offPlan, ...other })), apartment)
      expect(ad).not.toHaveProperty('paymentPlan')
    }
  })

  test.each([{ onHandover: 39 }, { afterHandover: 0.01 }])('is refused with %o', (part) => {
    const wrong = read(postedAd({ ...offPlan, paymentPlan: { ...plan, ...part } }))
    expect(submissionFaults(wrong, apartment)).toEqual([
      { code: 'payment_plan_total', path: 'paymentPlan' },
    ])
  })

  test('of nothing is none', () => {
    const none = { onBooking: null, onHandover: 0 }
    expect(read({ paymentPlan: none })).toEqual({ paymentPlan: null })
    expect(z.safeParse(AdFields, { paymentPlan: { onBooking: 101 } }).success).toBe(false)
  })
})

describe('what an ad refers to', () => {
  test.each([
    [{ locationId: 1 }, 'unknown_location', 'locationId'],
    [{ locationId: 999 }, 'unknown_location', 'locationId'],
    [{ adTypeId: 9 }, 'unknown_choice', 'adTypeId'],
    [{ propertyTypeId: 11 }, 'unknown_choice', 'propertyTypeId'],
    [{ commercialPropertyTypeId: 1 }, 'unknown_choice', 'commercialPropertyTypeId'],
    [{ amenityIds: [3, 4] }, 'unknown_choice', 'amenityIds.1'],
  ])('is there: %o', (changes, code, path) => {
    expect(faults(changes)).toEqual([[code, path]])
  })

  test('may be absent from a draft', () => {
    expect(choiceFaults({}, { gazetteer, catalogue })).toEqual([])
    expect(faults({ amenityIds: [3] })).toEqual([])
  })
})

test('a change keeps what it does not name and takes away what it names null', () => {
  const changed = mergeChanges(ad, read({ totalPrice: 9, name: { ar: 'اسم' }, videoUrl: null }))
  expect(changed).toEqual({
    ...ad,
    totalPrice: 9,
    videoUrl: null,
    name: { en: ad.name?.en, ar: 'اسم' },
  })
})

describe('a field', () => {
  test.each([
    ['totalPrice', 0],
    ['totalPrice', 10_000_000_001],
    ['space', 10_000_001],
    ['rooms', 31],
    ['rooms', 1.5],
    ['bathrooms', 21],
    ['floors', 201],
    ['propertyAge', 101],
    ['cheques', 13],
    ['currency', 'SAR'],
    ['handoverDate', '0000-01-01'],
    ['handoverDate', '2026-02-30'],
    ['videoUrl', 'data:text/html,hello'],
    ['name', { en: 'x'.repeat(91) }],
    ['imageIds', Array(31).fill('a')],
    ['furnished', 'half'],
  ])('%s does not take %o, not even in a draft', (field, value) => {
    expect(z.safeParse(AdFields, { [field]: value }).success).toBe(false)
  })
})
