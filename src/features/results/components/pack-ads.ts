import { contactOf } from '#features/properties/components/contact-of.ts'
import { applies } from '#features/properties/components/facts/facts-of.ts'
import { placeLine } from '#features/properties/components/place-line.ts'
import { slugOf } from '#features/properties/contract.ts'
import type { SearchReply } from '#features/property-search/contract.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import type { Language } from '#i18n/language.ts'
import { textIn } from '#i18n/phrases.ts'
import { plain, usualWidths } from './packing.ts'

type Ad = SearchReply['properties'][number]
type Plain = (typeof plain)[number]
type Columns<Row> = { [Name in keyof Row]: Row[Name][] }

const nobody = { phone: null, whatsapp: null }

/** Where there are the usual widths, `…/x-640.webp 640w, …/x-960.webp 960w` is `…/x-*.webp`. */
function packSrcset(srcset: string): string {
  const [width = 0] = usualWidths
  const smallest = new RegExp(`(\\S*)${width}(\\S*) ${width}w`).exec(srcset)
  if (!smallest) return srcset
  const [, before = '', after = ''] = smallest
  const isUsual = usualWidths.every((one) => srcset.includes(`${before}${one}${after} ${one}w`))
  return isUsual ? `${before}*${after}` : srcset
}

const rounded = (value: number | null, step: number) =>
  value === null ? null : Math.round(value * step) / step

/** What a card draws of an ad, in the words of one language. */
function rowOf(ad: Ad, language: Language) {
  const advertiser = ad.agency ?? ad.agent
  const { phone, whatsapp } = contactOf(ad, nobody)
  return {
    rooms: applies(ad, 'rooms') ? ad.rooms : null,
    bathrooms: applies(ad, 'bathrooms') ? ad.bathrooms : null,
    ...(Object.fromEntries(plain.map((name) => [name, ad[name]])) as Pick<Ad, Plain>),
    title: textIn(ad.name, language),
    slug: language === 'en' ? '' : slugOf(ad.name),
    since: ad.firstPublishedAt && dayInDubai(new Date(ad.firstPublishedAt)),
    pricePerSqm: rounded(ad.pricePerSqm, 1),
    spaceSqm: rounded(ad.spaceSqm, 10),
    adType: ad.adType?.slug ?? '',
    type: ad.images[0] ? '' : ((ad.propertyType ?? ad.commercialPropertyType)?.slug ?? ''),
    place: placeLine(ad.location.path, language),
    photo: ad.images[0] ? packSrcset(ad.images[0].srcset) : '',
    photos: ad.images.length,
    advertiser: advertiser?.name ?? '',
    verified: advertiser?.verified ?? false,
    phone,
    /** Empty: the same number. */
    whatsapp: whatsapp === phone ? '' : whatsapp,
  }
}

export type PackedAds = Columns<ReturnType<typeof rowOf>>

/**
 * A page carries its ads once as HTML and once for the browser: as columns, each name said once,
 * like beside like, a column of equals once, and no more than a card draws before it is touched.
 */
export function packAds(ads: readonly Ad[], language: Language): PackedAds {
  const rows = ads.map((ad) => rowOf(ad, language))
  const names = Object.keys(rows[0] ?? {}) as (keyof PackedAds)[]
  const columns = names.map((name) => {
    const column = rows.map((row) => row[name])
    return [name, new Set(column).size === 1 && name !== 'id' ? column.slice(0, 1) : column]
  })
  return Object.fromEntries(columns)
}
