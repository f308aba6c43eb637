import { expect, test } from 'vitest'
import { fullAd } from '#test/full-ad.ts'
import { similarLinks } from './similar-links.ts'

test('A similar home is named in the language of the page, or says in which one it is named', () => {
  const ads = [fullAd(), fullAd({ name: { en: '', ar: 'شقة زاوية' } })]
  expect(similarLinks(ads, 'en').map(({ title }) => title)).toEqual([
    { text: 'Corner apartment with sea view', lang: undefined },
    { text: 'شقة زاوية', lang: 'ar' },
  ])
})

test('A similar home that is for rent has its period', () => {
  const rent = fullAd({ purpose: 'rent', rentPeriod: 'monthly', totalPrice: 9_000 })
  expect(similarLinks([rent], 'en')[0]?.price).toBe('AED 9,000 a month')
})
