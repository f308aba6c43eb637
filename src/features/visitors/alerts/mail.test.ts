import { expect, test } from 'vitest'
import type { Language } from '#i18n/language.ts'
import { fullAd } from '#test/full-ad.ts'
import { alertMail } from './mail.ts'
import type { AlertLetter, ToldAd } from './rules/letters.ts'

/** The two lines of an alert that tells of a rent of AED 75,000. */
function linesOf(
  rentPeriod: 'yearly' | null,
  told: Omit<ToldAd, 'propertyId'>,
  language: Language,
) {
  const card = fullAd({ purpose: 'rent', rentPeriod, totalPrice: 75_000 })
  const ads = [{ propertyId: card.id, ...told }]
  const searches = [{ id: 'a', name: 'Flats', filters: {}, ads, more: 0, isCut: false }]
  const reader = { language, email: 'reader@example.com', name: null, secondName: null }
  const { groups = [] } = alertMail(
    {
      letter: { searches, total: 1, isCut: false },
      cards: new Map([[card.id, card]]),
      stopToken: 'stop',
    },
    { reader, origin: 'https://dara.example' },
  )
  return groups[0]?.items[0]?.notes
}

const down = { reason: 'price_down', oldPrice: 8_500_000 } as const
const back = { reason: 'back', oldPrice: 8_500_000 } as const

test('An alert says of each rent, now and before, for how long it is', () => {
  expect(linesOf('yearly', down, 'en')).toEqual([
    'Price down from AED 85,000 a year',
    'AED 75,000 a year · Dubai Marina, Dubai',
  ])
  expect(linesOf('yearly', down, 'ar')).toEqual([
    'انخفض السعر بعد أن كان 85,000 درهم سنويًا',
    '75,000 درهم سنويًا · دبي مارينا، دبي',
  ])
  expect(linesOf(null, back, 'en')).toEqual([
    'Available again, price down from AED 85,000 (period not given)',
    'AED 75,000 (period not given) · Dubai Marina, Dubai',
  ])
  expect(linesOf(null, back, 'ar')?.[0]).toBe(
    'متاح من جديد بسعر أقل، وكان سعره 85,000 درهم (نوع الإيجار غير محدد)',
  )
})

const search = { id: 'a', name: 'Flats', filters: {}, ads: [], more: 900, isCut: false }
const letter: AlertLetter = { searches: [search], total: 1_000, isCut: false }
const cut: AlertLetter = { searches: [{ ...search, isCut: true }], total: 1_000, isCut: true }

function said(told: AlertLetter, language: Language) {
  const reader = { language, email: 'sara@example.com', name: null, secondName: null }
  const context = { reader, origin: 'https://dara.example' }
  const mail = alertMail({ letter: told, cards: new Map(), stopToken: 'x' }, context)
  return [
    mail.subject,
    ...(mail.groups ?? []).flatMap(({ items }) => items.flatMap((item) => item.notes)),
  ]
}

test('An alert whose matches were cut says at least how many there are', () => {
  expect(said(letter, 'en')).toEqual([
    '1,000 properties for “Flats”',
    '900 more properties match this search',
  ])
  expect(said(cut, 'en')).toEqual([
    '1,000 properties or more for “Flats”',
    'At least 900 more properties match this search',
  ])
  expect(said(cut, 'ar')).toEqual([
    '1,000 عقار أو أكثر يطابق «\u2068Flats\u2069»',
    'يطابق هذا البحث 900 عقار آخر على الأقل',
  ])
  const several = { ...cut, searches: [...cut.searches, { ...search, id: 'b' }], total: 1_003 }
  expect(said(several, 'en')[0]).toBe('1,003 properties or more for your saved searches')
  expect(said(several, 'ar')[0]).toBe('1,003 عقارات أو أكثر تطابق عمليات بحثك المحفوظة')
})
