import { contactOf } from '#features/listing/property/components/contact-of.ts'
import { applies } from '#features/listing/property/components/facts/type-of.ts'
import { cardRatio } from '#features/listing/property/components/photo.ts'
import { placeLine } from '#features/listing/property/components/place-line.ts'
import { slugLanguage, slugOf } from '#features/listing/property/contract.ts'
import type { SearchReply } from '#features/search/query/contract/search.ts'
import { nameIn } from '#i18n/texts/both-texts.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import { contentLanguageOf, type Language } from '#i18n/language.ts'
import { textIn } from '#i18n/phrases.ts'
import { type CardField, cardFields, usualWidths } from './card-fields.ts'

type Ad = SearchReply['properties'][number]

const nobody = { phone: null, whatsapp: null }

const smallest = new RegExp(`(\\S*)${usualWidths[0]}(\\S*) ${usualWidths[0]}w`)

/** `…/x-640.webp 640w, …/x-960.webp 960w` becomes `…/x-*.webp`. */
function packSrcset(srcset: string): string {
  const found = smallest.exec(srcset)
  if (!found) return srcset
  const [, before = '', after = ''] = found
  const isUsual = usualWidths.every((one) => srcset.includes(`${before}${one}${after} ${one}w`))
  return isUsual ? `${before}*${after}` : srcset
}

/** Finer than what is drawn: rounded twice, 111.48 would be 112 here and 111 on its page. */
const shorten = (value: number | null) => (value === null ? null : Math.round(value * 1000) / 1000)

const encoders = {
  id: (ad: Ad) => ad.id,
  referenceId: (ad: Ad) => ad.referenceId,
  purpose: (ad: Ad) => ad.purpose,
  rentPeriod: (ad: Ad) => ad.rentPeriod,
  totalPrice: (ad: Ad) => ad.totalPrice,
  pricePerSqm: (ad: Ad) => (ad.purpose === 'sale' ? shorten(ad.pricePerSqm) : null),
  rooms: (ad: Ad) => (applies(ad, 'rooms') ? ad.rooms : null),
  bathrooms: (ad: Ad) => (applies(ad, 'bathrooms') ? ad.bathrooms : null),
  spaceSqm: (ad: Ad) => shorten(ad.spaceSqm),
  ready: (ad: Ad) => ad.ready,
  permitNumber: (ad: Ad) => ad.permitNumber,
  priceReduced: (ad: Ad) => ad.priceReduced,
  state: (ad: Ad) => ad.state,
  since: (ad: Ad) => ad.firstPublishedAt && dayInDubai(new Date(ad.firstPublishedAt)),
  title: (ad: Ad, language: Language) => textIn(ad.name, language),
  slug: (ad: Ad, language: Language) =>
    contentLanguageOf(language) === slugLanguage ? '' : slugOf(ad.name),
  adType: (ad: Ad) => ad.adType?.slug ?? '',
  /** Drawn only where there is no photo. */
  type: (ad: Ad) =>
    ad.images[0] ? '' : ((ad.propertyType ?? ad.commercialPropertyType)?.slug ?? ''),
  place: (ad: Ad, language: Language) => placeLine(ad.location.path, language),
  photo: (ad: Ad) => (ad.images[0] ? packSrcset(ad.images[0].srcset) : ''),
  thumbhash: (ad: Ad) => ad.images[0]?.thumbhash ?? '',
  /** 0 unless the sides of the photo are cut: then a card needs a wider file. */
  ratio: ({ images: [first] }: Ad) => {
    const ratio = first ? first.width / first.height : 0
    return ratio > cardRatio ? Math.round(100 * ratio) / 100 : 0
  },
  photos: (ad: Ad) => ad.images.length,
  advertiser: (ad: Ad, language: Language) => {
    const advertiser = ad.agency ?? ad.agent
    return advertiser ? nameIn(advertiser, language) : ''
  },
  verified: (ad: Ad) => (ad.agency ?? ad.agent)?.verified ?? false,
  phone: (ad: Ad) => contactOf(ad, nobody).phone,
  /** Empty where it is the phone number. */
  whatsapp: (ad: Ad) => {
    const { phone, whatsapp } = contactOf(ad, nobody)
    return whatsapp === phone ? '' : whatsapp
  },
} satisfies Record<CardField, (ad: Ad, language: Language) => unknown>

export type EncodedCard = { [Name in CardField]: ReturnType<(typeof encoders)[Name]> }
export type EncodedCards = EncodedCard[CardField][][]

/** A page carries its ads as HTML and once more as data, which therefore has no names. */
export const encodeCards = (ads: readonly Ad[], language: Language): EncodedCards =>
  ads.map((ad) => cardFields.map((name) => encoders[name](ad, language)))
