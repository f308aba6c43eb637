import * as words from '#features/feeds/bulk-import/rules/ads/words.ts'
import { choiceOf } from '#features/feeds/records/rules/values.ts'
import type { Bilingual } from '#i18n/bilingual.ts'
import { cutWords, maxEntries, maxSteps } from '../ads/cell-limits.ts'
import { countIn, inBoth, numberIn, textIn, dropUndefined, wordIn } from '../ads/cells.ts'
import {
  type Elements,
  createElementReader,
  filesIn,
  videoLink,
  type XmlNode,
} from '../ads/element.ts'
import type { FeedWords, RawAd } from '../ads/feed-ad.ts'
import { plainFieldsIn } from '../ads/plain-elements.ts'
import { parseExactSpace } from '../ads/space.ts'

/** Element names without an ending are English. */
const endings: Bilingual<string> = { en: '', ar: 'ar' }

const readiness = { yes: 'off-plan', no: 'ready' } as const

/** Some feeds have the size of land in `plotArea`. */
function sizeIn({ text, own }: Elements) {
  const size = text('propertysize')?.trim() ? text('propertysize') : text('plotarea')
  const space = numberIn(size)
  const exact = parseExactSpace(own('propertysize', 'space'), space)
  const measurement = choiceOf(text('propertysizeunit'), words.areaUnits) ?? 'sqft'
  return exact ?? { space, ...(space === undefined ? {} : { measurement }) }
}

function permitIn({ text, own }: Elements) {
  const number = textIn(text('permitnumber'))
  const type = own('permitnumber', 'type')
  return { permitNumber: number, ...(type === null ? {} : { permitType: type || null }) }
}

function bedroomsIn({ text, own }: Elements) {
  const bedrooms = text('bedrooms')
  const exact = own('bedrooms', 'count')
  return bedrooms?.endsWith('+') && exact !== null ? countIn(exact) : countIn(bedrooms)
}

function fieldsIn(elements: Elements): Record<string, unknown> {
  const { text } = elements
  const purpose = wordIn(text('propertypurpose'), words.purposes)
  const frequency = wordIn(text('rentfrequency'), words.rentPeriods)
  return dropUndefined({
    referenceId: textIn(text('propertyrefno')),
    ...permitIn(elements),
    purpose,
    ...sizeIn(elements),
    rooms: bedroomsIn(elements),
    ...plainFieldsIn(elements, 'bayut'),
    ready: wordIn(text('offplan'), readiness),
    name: inBoth((language) => textIn(text(`propertytitle${endings[language]}`))),
    description: inBoth((language) => textIn(text(`propertydescription${endings[language]}`))),
    totalPrice: numberIn(text('price')),
    currency: 'AED',
    rentPeriod: purpose === 'rent' ? frequency : undefined,
    furnished: wordIn(text('furnished'), words.furnishings),
  })
}

/** `Locationtext` of one builder is a path: `Marina Gate 1, Dubai Marina, Dubai`. */
function placeIn({ text, own }: Elements): FeedWords['place'] {
  const path = [text('city'), text('locality'), text('sublocality'), text('towername')]
  const steps = cutWords(path, maxSteps)
  const line = (text('locationtext') ?? '').split(/[,،>]/).toReversed()
  const place = steps.length > 0 ? steps : cutWords(line, maxSteps)
  return place.length === 0 ? undefined : { word: place, own: own('city', 'place') }
}

function wordsIn(elements: Elements): FeedWords {
  const { text, own, list } = elements
  const type = textIn(text('propertytype'))
  const place = placeIn(elements)
  const features = list('features', 'feature')?.map((one) => one.text)
  return {
    ...(type && { type: { word: type, own: own('propertytype', 'type') } }),
    ...(place && { place }),
    ...(features && { amenities: { word: cutWords(features, maxEntries), own: null } }),
  }
}

export function bayutAd(record: XmlNode): RawAd {
  const elements = createElementReader(record)
  const { text, list } = elements
  const images = filesIn(list('images', 'image'), 'last_update')
  const videos = filesIn(list('videos', 'video'), 'last_update')
  const isDeleted = text('propertystatus')?.trim().toLowerCase() === 'deleted'
  return {
    reference: text('propertyrefno')?.trim() ?? '',
    status: isDeleted ? 'deleted' : 'live',
    fields: dropUndefined({ ...fieldsIn(elements), videoUrl: videoLink(videos) }),
    words: wordsIn(elements),
    ...(images && { images }),
    ...(videos && { videos }),
    agent: {
      name: textIn(text('listingagent')) ?? null,
      email: textIn(text('listingagentemail')) ?? null,
      phone: textIn(text('listingagentphone')) ?? null,
    },
  }
}
