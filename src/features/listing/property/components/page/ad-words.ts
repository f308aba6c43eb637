import type { Language } from '#i18n/language.ts'
import { formatPhrase, textIn } from '#i18n/phrases.ts'
import type { Property } from '../../contract.ts'
import { phrases } from '../../phrases/head.ts'
import { describePrice } from '../../phrases/price.ts'
import { typeOf } from '../facts/type-of.ts'
import { placeLine } from '../place-line.ts'

const maxDescriptionLength = 155

function shorten(text: string, maximum: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maximum) return line
  const kept = line.slice(0, maximum)
  return `${kept.slice(0, Math.max(kept.lastIndexOf(' '), 1))}…`
}

export const describeGoneAd = (site: string, language: Language) => ({
  title: formatPhrase(phrases.goneTitle, language, { site }),
  description: formatPhrase(phrases.goneText, language),
})

export function describeAd(ad: Property, site: string, language: Language) {
  const title = textIn(ad.name, language)
  const price = describePrice(ad.totalPrice, ad, language)
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
