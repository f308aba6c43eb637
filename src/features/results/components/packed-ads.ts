import type { CardAd } from '#features/properties/components/card-ad.ts'
import type { Language } from '#i18n/language.ts'
import type { PackedAds } from './pack-ads.ts'
import { plain, usualWidths } from './packing.ts'

type Plain = Pick<CardAd, (typeof plain)[number]>

function unpackPhoto(packed: string): CardAd['images'][number] {
  if (!packed.includes('*')) return { url: packed.slice(0, packed.indexOf(' ')), srcset: packed }
  const [before, after] = packed.split('*')
  const srcset = usualWidths.map((width) => `${before}${width}${after} ${width}w`).join(', ')
  return { url: `${before}${usualWidths[0]}${after}`, srcset }
}

/** The words of one language; the slug stands for the English title in the ad's address. */
function unpackAd(packed: PackedAds, at: number, language: Language): CardAd {
  const text = (said = '') => (language === 'en' ? { en: said, ar: '' } : { en: '', ar: said })
  const of = <Name extends keyof PackedAds>(name: Name) => {
    const column = packed[name]
    return (column.length === 1 ? column[0] : column[at]) as PackedAds[Name][number]
  }
  const photo = of('photo')
  const [phone, whatsapp] = [of('phone'), of('whatsapp')]
  return {
    ...(Object.fromEntries(plain.map((name) => [name, of(name)])) as Plain),
    name: {
      ...text(of('title')),
      ...(language === 'ar' && { en: of('slug').replaceAll('-', ' ') }),
    },
    firstPublishedAt: of('since'),
    rooms: of('rooms'),
    bathrooms: of('bathrooms'),
    pricePerSqm: of('pricePerSqm'),
    spaceSqm: of('spaceSqm'),
    adType: { slug: of('adType') },
    propertyType: { slug: of('type') },
    commercialPropertyType: null,
    location: { path: [{ name: text(of('place')) }] },
    images: photo ? [unpackPhoto(photo)] : [],
    photos: of('photos'),
    agent: of('advertiser')
      ? {
          name: of('advertiser'),
          verified: of('verified'),
          phone,
          whatsapp: whatsapp === '' ? phone : whatsapp,
        }
      : null,
    agency: null,
  }
}

/** The ads of a page again, as cards draw them. */
export const unpackAds = (packed: PackedAds, language: Language): CardAd[] =>
  (packed.id ?? []).map((_, at) => unpackAd(packed, at, language))
