import { pathInLanguage, type Language } from '#i18n/language.ts'
import { textIn } from '#i18n/phrases.ts'
import { type PropertyCard, propertyAddress } from '../../contract.ts'
import { placeLine } from '../place-line.ts'
import { describePrice } from '../page/ad-words.ts'

/** What a page has of a similar ad before the reader comes near its card. */
export type SimilarLink = { href: string; title: string; price: string; place: string }

export const similarLinks = (ads: readonly PropertyCard[], language: Language): SimilarLink[] =>
  ads.map((ad) => ({
    href: pathInLanguage(propertyAddress(ad), language),
    title: textIn(ad.name, language),
    price: describePrice(ad, language),
    place: placeLine(ad.location.path, language),
  }))
