import { contactOf } from '#features/properties/components/contact-of.ts'
import { shownPath } from '#features/properties/components/place-line.ts'
import { slugOf } from '#features/properties/contract.ts'
import type { SearchReply } from '#features/property-search/contract.ts'
import type { Language } from '#i18n/language.ts'
import { textIn } from '#i18n/phrases.ts'
import { plain, usualWidths } from './packing.ts'

type Ad = SearchReply['properties'][number]

/** Widest picture a card is drawn with: three times its 384 px, rounded up to what there is. */
const widest = 1280

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
