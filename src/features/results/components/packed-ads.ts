import type { CardAd } from '#features/properties/components/card-ad.ts'
import { contactOf } from '#features/properties/components/contact-of.ts'
import { shownPath } from '#features/properties/components/place-line.ts'
import { slugOf } from '#features/properties/contract.ts'
import type { SearchReply } from '#features/property-search/contract.ts'
import type { Language } from '#i18n/language.ts'
import { textIn } from '#i18n/phrases.ts'

type Ad = SearchReply['properties'][number]

/** Widest picture a card is drawn with: three times its 384 px, rounded up to what there is. */
const widest = 1280

/** What our own pictures come in; a picture in other widths says so. */
const usualWidths = '320,640,960,1280'

const nobody = { phone: null, whatsapp: null }

/** `/media/x-320.webp 320w, /media/x-640.webp 640w` as `/media/x-*.webp 320,640`; the usual widths unsaid. */
function packSrcset(srcset: string): string {
  const candidates = srcset.split(', ').map((candidate) => candidate.split(' '))
  const widths = candidates.map(([, width = '']) => Number.parseInt(width, 10))
  const fitting = widths.filter((width) => width <= widest).join()
  const patterns = candidates.map(([url = ''], at) => url.replace(String(widths[at]), '*'))
  if (new Set(patterns).size !== 1) return srcset
  return fitting === usualWidths ? (patterns[0] ?? '') : `${patterns[0]} ${fitting}`
}

function unpackImage(packed: string): CardAd['images'][number] {
  const [pattern = '', widths = usualWidths] = packed.split(' ')
  if (!pattern.includes('*')) return { url: pattern, srcset: packed }
  const candidates = widths.split(',').map((width) => [pattern.replace('*', width), `${width}w`])
  const srcset = candidates.map((candidate) => candidate.join(' ')).join(', ')
  return { url: candidates.at(1)?.[0] ?? candidates[0]?.[0] ?? '', srcset }
}

/** What goes over as it is, by its place in the row. */
const plain = [
  'id',
  'referenceId',
  'purpose',
  'rentPeriod',
  'totalPrice',
  'rooms',
  'bathrooms',
  'ready',
  'permitNumber',
  'priceReduced',
  'state',
] as const

type Plain = Pick<CardAd, (typeof plain)[number]>

/**
 * What a card draws of an ad, as rows without names: the page carries its ads once as HTML and
 * once for the browser, and a kilobyte of names twenty times over is most of that.
 */
export function packAd(ad: Ad, language: Language) {
  const { agent, agency } = ad
  const shown = agency ?? agent
  const { phone, whatsapp } = contactOf(ad, nobody)
  const numbers = [
    ad.pricePerSqm === null ? null : Math.round(ad.pricePerSqm),
    ad.spaceSqm === null ? null : Math.round(ad.spaceSqm * 10) / 10,
  ] as const
  const words = [
    textIn(ad.name, language),
    language === 'en' ? '' : slugOf(ad.name),
    ad.firstPublishedAt ?? '',
    ad.adType?.slug ?? '',
    (ad.propertyType ?? ad.commercialPropertyType)?.slug ?? '',
  ] as const
  return [
    plain.map((name) => ad[name]),
    numbers,
    words,
    shownPath(ad.location.path).map(({ name }) => textIn(name, language)),
    ad.images.map(({ srcset }) => packSrcset(srcset)),
    shown && { name: shown.name, verified: shown.verified, phone, whatsapp },
  ] as const
}

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
