import type { CardAd } from '#features/properties/components/card-ad.ts'
import type { Language } from '#i18n/language.ts'
import type { packAd } from './pack-ad.ts'
import { plain, usualWidths } from './packing.ts'

function unpackImage(packed: string): CardAd['images'][number] {
  const [pattern = '', widths = usualWidths] = packed.split(' ')
  if (!pattern.includes('*')) return { url: pattern, srcset: packed }
  const candidates = widths.split(',').map((width) => [pattern.replace('*', width), `${width}w`])
  const srcset = candidates.map((candidate) => candidate.join(' ')).join(', ')
  return { url: candidates.at(1)?.[0] ?? candidates[0]?.[0] ?? '', srcset }
}

type Plain = Pick<CardAd, (typeof plain)[number]>

export type PackedAd = ReturnType<typeof packAd>

/** The words of one language; the slug stands for the English title in the ad's address. */
export function unpackAd(packed: PackedAd, language: Language): CardAd {
  const [values, [pricePerSqm, spaceSqm], words, path, images, agent] = packed
  const [title, slug, since, adType, type] = words
  const same = Object.fromEntries(plain.map((name, at) => [name, values[at]])) as Plain
  const text = (said: string) => (language === 'en' ? { en: said, ar: '' } : { en: '', ar: said })
  return {
    ...same,
    name: language === 'en' ? text(title) : { en: slug.replaceAll('-', ' '), ar: title },
    pricePerSqm,
    spaceSqm,
    firstPublishedAt: since || null,
    adType: { slug: adType },
    propertyType: { slug: type },
    commercialPropertyType: null,
    location: { path: path.map((place) => ({ name: text(place) })) },
    images: images.map(unpackImage),
    agent,
    agency: null,
  }
}
