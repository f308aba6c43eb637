import type { CardAd } from '#features/listing/property/components/card-ad.ts'
import { cardRatio, type Photo } from '#features/listing/property/components/photo.ts'
import { slugLanguage } from '#features/listing/property/contract.ts'
import { bilingual } from '#i18n/bilingual.ts'
import { contentLanguageOf, type Language } from '#i18n/language.ts'
import type { EncodedCard, EncodedCards } from './card-encoder.ts'
import { cardFields, usualWidths } from './card-fields.ts'

function decodeSrcset(encoded: string): { url: string; srcset: string } {
  if (!encoded.includes('*'))
    return { url: encoded.slice(0, encoded.indexOf(' ')), srcset: encoded }
  const [before, after] = encoded.split('*')
  const srcset = usualWidths.map((width) => `${before}${width}${after} ${width}w`).join(', ')
  return { url: `${before}${usualWidths[0]}${after}`, srcset }
}

const decodePhoto = ({ photo, thumbhash, ratio }: EncodedCard): Photo => ({
  ...decodeSrcset(photo),
  thumbhash,
  width: ratio || cardRatio,
  height: 1,
})

const named = (values: EncodedCards[number]) =>
  Object.fromEntries(cardFields.map((name, at) => [name, values[at]])) as EncodedCard

/** The slug replaces the title that the ad's address is made from. */
function decodeCard(row: EncodedCard, language: Language): CardAd {
  const { title, slug, since, adType, type, place, photo, advertiser, phone, whatsapp } = row
  const numbers = { phone, whatsapp: whatsapp === '' ? phone : whatsapp }
  return {
    ...row,
    name: {
      ...bilingual(() => ''),
      [slugLanguage]: slug.replaceAll('-', ' '),
      [contentLanguageOf(language)]: title,
    },
    firstPublishedAt: since,
    adType: { slug: adType },
    propertyType: { slug: type },
    commercialPropertyType: null,
    location: { path: [{ name: bilingual(() => place) }] },
    images: photo ? [decodePhoto(row)] : [],
    agent: advertiser
      ? {
          name: advertiser,
          names: bilingual(() => advertiser),
          verified: row.verified,
          ...numbers,
        }
      : null,
    agency: null,
  }
}

export const decodeCards = (encoded: EncodedCards, language: Language): CardAd[] =>
  encoded.map((values) => decodeCard(named(values), language))
