import type { CardAd } from '#features/listing/property/components/card-ad.ts'
import { slugLanguage } from '#features/listing/property/contract.ts'
import { bilingual } from '#i18n/bilingual.ts'
import { contentLanguageOf, type Language } from '#i18n/language.ts'
import type { Drawn, PackedAds } from './pack-ads.ts'
import { drawnNames, usualWidths } from './packing.ts'

function unpackPhoto(packed: string): CardAd['images'][number] {
  if (!packed.includes('*')) return { url: packed.slice(0, packed.indexOf(' ')), srcset: packed }
  const [before, after] = packed.split('*')
  const srcset = usualWidths.map((width) => `${before}${width}${after} ${width}w`).join(', ')
  return { url: `${before}${usualWidths[0]}${after}`, srcset }
}

const named = (values: PackedAds[number]) =>
  Object.fromEntries(drawnNames.map((name, at) => [name, values[at]])) as Drawn

/** The words of one language; the slug stands for the title of which the ad's address is made. */
function unpackAd(row: Drawn, language: Language): CardAd {
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
    images: photo ? [unpackPhoto(photo)] : [],
    agent: advertiser ? { name: advertiser, verified: row.verified, ...numbers } : null,
    agency: null,
  }
}

/** The ads of a page again, as cards draw them. */
export const unpackAds = (packed: PackedAds, language: Language): CardAd[] =>
  packed.map((values) => unpackAd(named(values), language))
