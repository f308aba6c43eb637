import { pathInLanguage, type Language } from '#i18n/language.ts'
import { shownText } from '#i18n/texts/both-texts.ts'
import { type PropertyCard, propertyAddress } from '../../contract.ts'
import { describePrice } from '../../phrases/price.ts'
import { placeLine } from '../place-line.ts'

/** What a page has of a similar ad before the reader comes near its card. */
export type SimilarLink = {
  href: string
  title: ReturnType<typeof shownText>
  price: string
  place: string
}

export const similarLinks = (ads: readonly PropertyCard[], language: Language): SimilarLink[] =>
  ads.map((ad) => ({
    href: pathInLanguage(propertyAddress(ad), language),
    title: shownText(ad.name, language),
    price: describePrice(ad.totalPrice, ad, language),
    place: placeLine(ad.location.path, language),
  }))
