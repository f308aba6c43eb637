import { formatMoney } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import { formatPhrase, type Phrases } from '#i18n/phrases.ts'
import { type Let, periodOf } from './rent-period.ts'

export const phrases = {
  priceAndPeriod: { en: '{price} {period}', ar: '{price} {period}' },
} satisfies Phrases

/** `AED 120,000 a year`; `amount` in AED may be one that the ad had before. */
export function describePrice(amount: number, ad: Let, language: Language): string {
  const price = formatMoney(amount, language)
  const period = periodOf(ad)
  if (!period) return price
  return formatPhrase(phrases.priceAndPeriod, language, {
    price,
    period: formatPhrase(period, language),
  })
}
