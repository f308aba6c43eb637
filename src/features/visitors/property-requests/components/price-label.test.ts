import { expect, test } from 'vitest'
import { languages } from '#i18n/language.ts'
import { priceRanges } from '../rules.ts'
import { priceLabel } from './price-label.ts'

const labels = (currency: 'sar' | 'aed', language: 'en' | 'ar') =>
  priceRanges.map((range) => priceLabel(range, currency, language).replaceAll('\u00a0', ' '))

test('Converted prices are rounded as a reader would, and said to be', () => {
  expect(labels('sar', 'en').slice(0, 2)).toEqual(['Up to SAR 50,000', 'SAR 50,000 to 100,000'])
  expect(labels('aed', 'en')).toEqual([
    'Up to about AED 49,000',
    'About AED 49,000 to 98,000',
    'About AED 98,000 to 245,000',
    'About AED 245,000 to 490,000',
    'About AED 490,000 to 980,000',
    'About AED 980,000 to 1,950,000',
    'About AED 1,950,000 to 4,900,000',
    'About AED 4,900,000 to 9,800,000',
    'About AED 9,800,000 or more',
  ])
  expect([0, 1, 8].map((at) => labels('aed', 'ar')[at])).toEqual([
    'حتى نحو 49,000 درهم',
    'من نحو 49,000 إلى 98,000 درهم',
    'نحو 9,800,000 درهم فأكثر',
  ])
})

test('A line never begins with the amount of a price or its currency', () => {
  const currencies = ['sar', 'aed'] as const
  const all = languages.flatMap((language) =>
    currencies.flatMap((currency) =>
      priceRanges.map((range) => priceLabel(range, currency, language)),
    ),
  )
  for (const label of all) expect(label).not.toMatch(/ (\d|ريال|درهم)/)
})
