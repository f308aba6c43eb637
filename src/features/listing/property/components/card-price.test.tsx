import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Language, languages } from '#i18n/language.ts'
import { LanguageProvider } from '#i18n/words.tsx'
import { fullAd } from '#test/full-ad.ts'
import { CardPrice } from './card-price.tsx'

function textOf(rentPeriod: 'yearly' | 'monthly' | 'weekly' | 'daily' | null, language: Language) {
  const ad = fullAd({ purpose: 'rent', rentPeriod, totalPrice: 75_000 })
  const html = renderToStaticMarkup(
    <LanguageProvider value={language}>
      <CardPrice ad={ad} />
    </LanguageProvider>,
  )
  return html.replace(/<[^>]+>/g, '')
}

test.each([
  ['yearly', 'AED 75,000 a year', '75,000 درهم سنويًا'],
  ['monthly', 'AED 75,000 a month', '75,000 درهم شهريًا'],
  ['weekly', 'AED 75,000 a week', '75,000 درهم أسبوعيًا'],
  ['daily', 'AED 75,000 a day', '75,000 درهم يوميًا'],
  [null, 'AED 75,000 (period not given)', '75,000 درهم (نوع الإيجار غير محدد)'],
] as const)('A card says the period of a rent: %s', (rentPeriod, ...said) => {
  expect(languages.map((language) => textOf(rentPeriod, language))).toEqual(said)
})
