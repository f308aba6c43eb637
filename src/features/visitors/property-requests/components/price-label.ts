import { formatNumber } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import type { PriceRange } from '../contract.ts'
import { phrases } from '../phrases/prices.ts'

const wordings = {
  sar: { upTo: phrases.riyalsUpTo, from: phrases.riyalsFrom, both: phrases.riyals },
  aed: { upTo: phrases.dirhamsUpTo, from: phrases.dirhamsFrom, both: phrases.dirhams },
}

/** To the nearest 5 in the second digit, as 243,902 to 245,000; it is said with "about". */
function roughly(amount: number): number {
  const step = 10 ** Math.floor(Math.log10(amount)) / 20
  return Math.round(amount / step) * step
}

export function priceLabel(range: PriceRange, currency: 'sar' | 'aed', language: Language): string {
  const { min, max } = range[currency]
  const wording = wordings[currency]
  const amount = (exact: number) =>
    formatNumber(currency === 'aed' ? roughly(exact) : exact, language)
  if (max === null) return formatPhrase(wording.from, language, { min: amount(min) })
  if (min === 0) return formatPhrase(wording.upTo, language, { max: amount(max) })
  return formatPhrase(wording.both, language, { min: amount(min), max: amount(max) })
}
