import { expect, test } from 'vitest'
import type { Language } from '#i18n/language.ts'
import { fullAd } from '#test/full-ad.ts'
import { alertMail } from './mail.ts'
import type { ToldAd } from './rules/letters.ts'

/** The two lines of an alert that tells of a rent of AED 75,000. */
function linesOf(
  rentPeriod: 'yearly' | null,
  told: Omit<ToldAd, 'propertyId'>,
  language: Language,
) {
  const card = fullAd({ purpose: 'rent', rentPeriod, totalPrice: 75_000 })
  const ads = [{ propertyId: card.id, ...told }]
  const searches = [{ id: 'a', name: 'Flats', filters: {}, ads, more: 0 }]
  const reader = { language, email: 'reader@example.com', name: null, secondName: null }
  const { groups = [] } = alertMail(
    { letter: { searches, total: 1 }, cards: new Map([[card.id, card]]), stopToken: 'stop' },
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
