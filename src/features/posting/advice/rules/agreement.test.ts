import { describe, expect, test } from 'vitest'
import type { AdFields } from '#features/posting/fields/contract.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { seededDatabase } from '#test/filled-databases.ts'
import { warningsOf } from './agreement.ts'

const db = await seededDatabase()
const gazetteer = await readGazetteer(db.kysely)

type Texts = { en?: string; ar?: string }

/** The warnings of an apartment in Dubai Marina with two rooms for 1.5 million. */
const warned = (description: Texts, changes: object = {}) => {
  const ad = postedAd({ name: {}, description, ...changes }) as AdFields
  return warningsOf({ ad, type: 'apartment', gazetteer }).map(
    ({ code, path, fact, said, known, place }) =>
      [code, path, fact, said, known, place?.en].filter(
        (part) => part !== null && part !== undefined,
      ),
  )
}

describe('The numbers of a text', () => {
  test.each([
    ['en', 'A home of three bedrooms.', ['rooms', 3, 2]],
    ['ar', 'شقة من ثلاث غرف نوم.', ['rooms', 3, 2]],
    ['en', 'Asking price AED 1.7M.', ['price', 1_700_000, 1_500_000]],
    ['ar', 'السعر مليون و٧٠٠ ألف درهم.', ['price', 1_700_000, 1_500_000]],
    ['en', 'It has 6 bathrooms.', ['bathrooms', 6, 3]],
  ])('that its fields contradict are told, in %s: %s', (language, text, rest) => {
    const path = `description.${language}`
    expect(warned({ [language]: text })).toEqual([['differs_from_field', path, ...rest]])
  })

  test.each([
    'A home of two bedrooms, 1,000 sqft (93 sqm), price AED 1,500,000.',
    'Two bedrooms, 2 baths and a powder room.',
    'About 1,050 sqft. Price 1.49M.',
    'Two bedrooms. The building has 3 bedroom units as well.',
  ])('that agree are not: %s', (en) => {
    expect(warned({ en })).toEqual([])
  })

  test('are compared between the languages where there is no field', () => {
    const texts = { en: 'A home of three bedrooms.', ar: 'شقة من أربع غرف نوم.' }
    expect(warned(texts, { rooms: null })).toEqual([
      ['texts_differ', 'description.ar', 'rooms', 4, 3],
    ])
    expect(warned({ ...texts, ar: 'شقة من ثلاث غرف نوم.' }, { rooms: null })).toEqual([])
  })

  test('may say a rent by the month', () => {
    const rent = { purpose: 'rent', totalPrice: 120_000, cheques: 4 }
    expect(warned({ en: 'Rent AED 10,000, paid in 4 cheques.' }, rent)).toEqual([])
    expect(warned({ en: 'Rent AED 150,000 in one cheque.' }, rent)).toEqual([
      ['differs_from_field', 'description.en', 'price', 150_000, 120_000],
      ['differs_from_field', 'description.en', 'cheques', 1, 4],
    ])
  })

  test('of a plan and a handover are those of an off-plan home', () => {
    const paymentPlan = { onBooking: 10, duringConstruction: 50, onHandover: 40, afterHandover: 0 }
    const offPlan = { ready: 'off-plan', handoverDate: '2028-03-31', paymentPlan }
    const en = 'Pay 20% on booking and 40% on handover in 2027.'
    expect(warned({ en }, offPlan)).toEqual([
      ['differs_from_field', 'description.en', 'onBooking', 20, 10],
      ['differs_from_field', 'description.en', 'handover', 2027, 2028],
    ])
    expect(warned({ en }, { ...offPlan, ready: 'ready' })).toEqual([])
  })
})

describe('The places of a text', () => {
  test.each([
    ['en', 'A home in Jumeirah Village Circle, by the park.'],
    ['ar', 'شقة في قرية جميرا الدائرية، قرب الحديقة.'],
  ])('that lie elsewhere are told, in %s', (language, text) => {
    const [warning] = warned({ [language]: text })
    expect(warning?.slice(0, 2)).toEqual(['other_place', `description.${language}`])
    expect(warning?.[2]).toContain('Jumeirah Village Circle')
  })

  test.each([
    ['en', 'A home in Dubai Marina, ten minutes from Palm Jumeirah and Downtown Dubai.'],
    ['en', 'Five minutes to Jumeirah Village Circle.'],
    ['en', 'Views of Palm Jumeirah from the balcony.'],
    ['en', 'The villa of your dreams in a quiet street of Dubai.'],
    ['ar', 'شقة في دبي مارينا قريبة من نخلة جميرا.'],
    ['ar', 'وحدة فاخرة بغرفة واسعة وواجهة بحرية.'],
    ['ar', 'على بعد دقائق من قرية جميرا الدائرية.'],
  ])('that are near, seen or no places are not, in %s: %s', (language, text) => {
    const places = warned({ [language]: text }).filter(([code]) => code === 'other_place')
    expect(places).toEqual([])
  })

  test('within the ad’s own must be the same in both languages', () => {
    const towers = gazetteer.places.filter(
      ({ id, name, kind }) =>
        kind !== 'emirate' &&
        /^\p{Script=Arabic}+ /u.test(name.ar) &&
        / /.test(name.en) &&
        gazetteer.pathOf(id).at(-2)?.id === 215,
    )
    const [one, other] = towers
    const texts = (ar: string) => ({ en: `Home in ${one?.name.en}.`, ar: `شقة في ${ar}.` })
    expect(warned(texts(one?.name.ar ?? ''))).toEqual([])
    expect(warned(texts(other?.name.ar ?? ''))).toEqual([
      ['places_differ', 'description.ar', other?.name.en],
    ])
  })
})

test('What a text of the wrong manner says stands at its field', () => {
  expect(warned({ en: 'Call 050 123 4567 for a viewing.' })).toEqual([
    ['phone_in_text', 'description.en'],
  ])
})
