import { formatMoney } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import { formatPhrase, textIn } from '#i18n/phrases.ts'
import type { Property } from '../../contract.ts'
import { phrases } from '../../phrases/head.ts'
import { typeOf } from '../facts/type-of.ts'
import { placeLine } from '../place-line.ts'
import { periodOf } from '../rent-periods.ts'

const maxDescriptionLength = 155

function shorten(text: string, maximum: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maximum) return line
  const kept = line.slice(0, maximum)
  return `${kept.slice(0, Math.max(kept.lastIndexOf(' '), 1))}…`
}

type Priced = Pick<Property, 'totalPrice' | 'purpose' | 'rentPeriod'>

/** `AED 120,000 a year` */
export function describePrice(ad: Priced, language: Language): string {
  const price = formatMoney(ad.totalPrice, language)
  const period = periodOf(ad)
  if (!period) return price
  return formatPhrase(phrases.priceAndPeriod, language, {
    price,
    period: formatPhrase(period, language),
  })
}

export const describeGoneAd = (site: string, language: Language) => ({
  title: formatPhrase(phrases.goneTitle, language, { site }),
  description: formatPhrase(phrases.goneText, language),
})

export function describeAd(ad: Property, site: string, language: Language) {
  const title = textIn(ad.name, language)
  const price = describePrice(ad, language)
  const type = typeOf(ad)
  const sentence = ad.purpose === 'sale' ? phrases.pageForSale : phrases.pageForRent
  const description = formatPhrase(sentence, language, {
    type: type ? textIn(type.name, language) : title,
    place: placeLine(ad.location.path, language),
    price,
    text: textIn(ad.description, language),
  })
  return {
    title: formatPhrase(phrases.pageTitle, language, { title, price, site }),
    description: shorten(description, maxDescriptionLength),
  }
}
