import { formatNumber } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import type { PriceRange } from '../contract.ts'
import { phrases } from '../phrases/prices.ts'

const wordings = {
  sar: { upTo: phrases.riyalsUpTo, from: phrases.riyalsFrom, both: phrases.riyals },
  aed: { upTo: phrases.dirhamsUpTo, from: phrases.dirhamsFrom, both: phrases.dirhams },
}

/** Whole amounts: the fils of a converted one say nothing. */
export function priceLabel(range: PriceRange, currency: 'sar' | 'aed', language: Language): string {
  const { min, max } = range[currency]
  const wording = wordings[currency]
  const whole = (amount: number) => formatNumber(Math.round(amount), language)
  if (max === null) return formatPhrase(wording.from, language, { min: whole(min) })
  if (min === 0) return formatPhrase(wording.upTo, language, { max: whole(max) })
  return formatPhrase(wording.both, language, { min: whole(min), max: whole(max) })
}
