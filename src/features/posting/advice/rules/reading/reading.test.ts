import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { postedAd } from '#test/ads/posted-ad.ts'
import type { AdFields } from '#features/posting/fields/contract.ts'
import { factsIn } from './facts.ts'
import { mannerOf } from './manner.ts'
import { toPlainText } from './plain.ts'

const offPlanFlat = { ad: { ready: 'off-plan', purpose: 'sale' } as AdFields, type: 'apartment' }
const rentedFlat = { ad: postedAd({ purpose: 'rent' }) as AdFields, type: 'apartment' }
const villa = { ad: { purpose: 'sale' } as AdFields, type: 'villa' }

const about = (square: number) => expect.closeTo(square, 1)

describe('What an English text says for sure', () => {
  test.each([
    ['A bright two-bedroom apartment with 3 baths', { rooms: 2, bathrooms: 3 }],
    ['2BR | High floor | Vacant', { rooms: 2 }],
    ['4 BHK + Maid in a quiet street', { rooms: 4 }],
    ['Bedrooms: 3, Bathrooms: 4', { rooms: 3, bathrooms: 4 }],
    ['Three spacious en-suite bedrooms', { rooms: 3 }],
    ['Furnished studio by the metro', { rooms: 0 }],
    ['Close to Dubai Studio City and a yoga studio', {}],
    ['Choose from 1, 2 & 3 bedroom apartments', {}],
    ['Features studios and one bedroom residences', {}],
    ['Townhouses of 2, 3, and 4 bedrooms', {}],
    ['Convertible to 2 bedrooms', {}],
    ['Ultra luxury 2.5 BR', {}],
    ['1,250 sq. ft. (116 sqm) of living space', { space: about(116.1) }],
    ['Prices from 700 sqft, balcony 90 sqft', {}],
    ['Asking price AED 1.5M', { price: 1_500_000 }],
    ['Price: 2,350,000 AED only', { price: 2_350_000 }],
    ['Price AED 1,400 per sqft', {}],
    ['Starting price AED 900,000', {}],
    ['Original price 1,900,000', {}],
    [
      '20% on booking, 40% during construction, 30% on handover and 10% post handover',
      { onBooking: 20, duringConstruction: 40, onHandover: 30, afterHandover: 10 },
    ],
    ['Handover in Q4 2027', { handover: 2027 }],
    ['Ready by December 2026', { handover: 2026 }],
    ['Post-handover plan until 2030', {}],
  ])('%s', (text, said) => {
    expect(factsIn(text, offPlanFlat)).toEqual(said)
  })
})

describe('What an Arabic text says for sure', () => {
  test.each([
    ['شقة غرفتين وصالة وحمامين في برج جديد', { rooms: 2, bathrooms: 2 }],
    ['شقة بغرفتي نوم تطل على المارينا', { rooms: 2 }],
    ['ثلاث غرف نوم وأربعة حمامات', { rooms: 3, bathrooms: 4 }],
    ['فيلا من إحدى عشرة غرفة نوم واثني عشر حماما', { rooms: 11 }],
    ['فيلا بأحد عشر شيكا أو اثنتي عشرة غرفة نوم', { rooms: 12 }],
    ['غرفتا نوم وحمامان', { rooms: 2, bathrooms: 2 }],
    ['٣ غرف نوم ماستر في الطابق الأول', {}],
    ['شقة من غرفة نوم واحدة', { rooms: 1 }],
    ['غرفة وصالة للبيع بالتقسيط', { rooms: 1 }],
    ['4 غرف وصالة وغرفة خادمة', { rooms: 4 }],
    ['غرفة خادمة وغرفة غسيل ومسبح', {}],
    ['استوديو مفروش بالكامل', { rooms: 0 }],
    ['قريبة من دبي ستوديو سيتي', {}],
    ['حمام سباحة خاص', {}],
    ['المساحة ١٬٢٠٠ قدم مربعة', { space: about(111.5) }],
    ['بمساحة 120 متر مربع', { space: 120 }],
    ['على بعد 500 متر من الشاطئ', {}],
    ['مساحة الأرض 5000 قدم', {}],
    ['السعر مليون و٢٠٠ ألف درهم', { price: 1_200_000 }],
    ['بسعر مليون ونصف درهم', { price: 1_500_000 }],
    ['السعر مليون وستمائة وخمسين ألف درهم', {}],
    ['المكائن راكبة السعر مليون و 750', {}],
    ['المطلوب 950 ألف', { price: 950_000 }],
    ['أسعار تبدأ من 700 ألف درهم', {}],
    [
      '١٠٪ عند الحجز و٥٠٪ أثناء الإنشاء و٤٠٪ عند التسليم',
      { onBooking: 10, duringConstruction: 50, onHandover: 40 },
    ],
    ['التسليم في الربع الرابع 2027', { handover: 2027 }],
    ['خطة سداد بعد التسليم حتى 2030', {}],
  ])('%s', (text, said) => {
    expect(factsIn(text, offPlanFlat)).toEqual(said)
  })
})

describe('What is said of other homes', () => {
  test.each([
    ['paid in 4 cheques', { cheques: 4 }],
    ['الدفع على أربعة شيكات', { cheques: 4 }],
    ['شيكين فقط', { cheques: 2 }],
    ['from 1 to 4 cheques', {}],
    ['up to six cheques', {}],
  ])('a rent: %s', (text, said) => {
    expect(factsIn(text, rentedFlat)).toEqual(said)
    expect(factsIn(text, offPlanFlat)).toEqual({})
  })

  test.each([
    ['a three-storey villa of 5 bedrooms', { floors: 3, rooms: 5 }],
    ['فيلا طابقين بخمس غرف نوم', { floors: 2, rooms: 5 }],
    ['فيلا من 6 غرف ومجلس', {}],
    ['villa with an area of 4,500 sqft', {}],
  ])('a villa: %s', (text, said) => {
    expect(factsIn(text, villa)).toEqual(said)
  })

  test('is read as far as a text is long, though one sign stands for eighteen letters', () => {
    expect(toPlainText('ﷺ'.repeat(4_000)).length).toBeLessThanOrEqual(8_000)
  })

  test('whatever is typed, its numbers are finite', () => {
    const pieces = fc.constantFrom(
      '2',
      ' br',
      '%',
      ' on booking',
      'price ',
      '1.5',
      'm ',
      'مليون ',
      ' و',
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(pieces).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(text, (typed) => {
        expect(Object.values(factsIn(typed, offPlanFlat)).every(Number.isFinite)).toBe(true)
      }),
    )
  })
})

describe('The manner of a text', () => {
  test.each([
    ['Call 050 123 4567 today', ['phone_in_text']],
    ['واتساب ٠٥٠١٢٣٤٥٦٧ للتواصل مع المالك', ['phone_in_text', 'wrong_language']],
    ['Call +971 4 400 0000', ['phone_in_text']],
    ['Permit 7119552100, price 1,500,000', []],
    ['Write to sara@example.com', ['email_in_text']],
    ['See www.example.com', ['link_in_text']],
    ['A home by the sea. No. 5 on the list', []],
    ['LUXURY VILLA WITH POOL AND GARDEN', ['capitals']],
    ['2BR | JVC | DAMAC', []],
    ['Hurry!!!', ['repeated_signs']],
    ['شقة مطلة على البحر في دبي مارينا', ['wrong_language']],
  ])('%s', (text, codes) => {
    expect(mannerOf(text, 'name', 'en')).toEqual(codes)
  })

  test('is judged by its own language', () => {
    expect(mannerOf('شقة مطلة على البحر في Marina Gate', 'name', 'ar')).toEqual([])
    expect(mannerOf('Sea view apartment in the Marina', 'name', 'ar')).toEqual(['wrong_language'])
  })
})
