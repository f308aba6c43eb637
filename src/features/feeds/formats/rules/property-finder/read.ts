import * as words from '#features/feeds/bulk-import/rules/ads/words.ts'
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

const offerings = {
  rs: { category: 'residential', purpose: 'sale' },
  rr: { category: 'residential', purpose: 'rent' },
  cs: { category: 'commercial', purpose: 'sale' },
  cr: { category: 'commercial', purpose: 'rent' },
} as const

const readiness = {
  completed: 'ready',
  completedprimary: 'ready',
  offplan: 'off-plan',
  offplanprimary: 'off-plan',
} as const

const periods = ['yearly', 'monthly', 'weekly', 'daily'] as const

/** A number, or children by period, of which the first with a value counts. */
function priceIn({ find }: Elements) {
  const price = find('price')
  if (!price) return {}
  const parts = createElementReader(price)
  const rentPeriod = periods.find((period) => parts.text(period)?.trim())
  const totalPrice = numberIn(rentPeriod ? parts.text(rentPeriod) : price.text)
  return { totalPrice, ...(rentPeriod && { rentPeriod }) }
}

function sizeIn({ text, own }: Elements) {
  const size = text('size')?.trim() ? text('size') : text('plotsize')
  const space = numberIn(size)
  const exact = parseExactSpace(own('size', 'space'), space)
  return exact ?? { space, ...(space === undefined ? {} : { measurement: 'sqft' }) }
}

/** Another authority permits holiday homes, in a separate element. */
function permitIn({ text, own }: Elements) {
  const holiday = textIn(text('dtcmpermit'))
  if (holiday) return { permitNumber: holiday, permitType: 'dtcm' }
  const type = own('permitnumber', 'type')
  const number = textIn(text('permitnumber'))
  return { permitNumber: number, ...(type === null ? {} : { permitType: type || null }) }
}

function ageIn({ text }: Elements, now: Date) {
  const built = numberIn(text('buildyear'))
  return typeof built === 'number' ? now.getUTCFullYear() - built : built
}

function roomsIn({ text, own }: Elements, name: string) {
  const count = text(name)
  const exact = own(name, 'count')
  return count?.trim().endsWith('+') && exact !== null ? countIn(exact) : countIn(count)
}

type Offering = (typeof offerings)[keyof typeof offerings] | undefined

const offeringOf = ({ text }: Elements): Offering =>
  Object.entries(offerings).find(
    ([code]) => code === text('offeringtype')?.trim().toLowerCase(),
  )?.[1]

function fieldsIn(elements: Elements, now: Date): Record<string, unknown> {
  const { text } = elements
  return dropUndefined({
    referenceId: textIn(text('referencenumber')),
    ...permitIn(elements),
    purpose: offeringOf(elements)?.purpose ?? textIn(text('offeringtype')),
    ...priceIn(elements),
    currency: 'AED',
    ...plainFieldsIn(elements, 'property-finder'),
    name: inBoth((language) => textIn(text(`title${language}`))),
    description: inBoth((language) => textIn(text(`description${language}`))),
    ...sizeIn(elements),
    rooms: roomsIn(elements, 'bedroom'),
    bathrooms: roomsIn(elements, 'bathroom'),
    propertyAge: ageIn(elements, now),
    furnished: wordIn(text('furnished'), words.furnishings),
    virtualTour: textIn(text('view360')),
    ready: wordIn(text('completionstatus'), readiness),
  })
}

function placeIn({ text, own }: Elements): FeedWords['place'] {
  const path = [text('city'), text('community'), text('subcommunity'), text('propertyname')]
  const place = cutWords(path, maxSteps)
  return place.length === 0 ? undefined : { word: place, own: own('city', 'place') }
}

const codesIn = (text: string | undefined) => (text ?? '').split(/[,،|]/)

/** `dara:all` of our own export also names amenities without a code. */
function amenitiesIn({ text, own }: Elements): FeedWords['amenities'] {
  const lists = [text('privateamenities'), text('commercialamenities')]
  if (lists.every((one) => one === undefined)) return undefined
  const all = own('privateamenities', 'all') ?? own('commercialamenities', 'all')
  return { word: cutWords(lists.flatMap(codesIn), maxEntries), own: all }
}

function wordsIn(elements: Elements): FeedWords {
  const { text, own } = elements
  const type = textIn(text('propertytype'))
  const category = offeringOf(elements)?.category
  const place = placeIn(elements)
  const amenities = amenitiesIn(elements)
  return {
    ...(category && { category }),
    ...(type && { type: { word: type, own: own('propertytype', 'type') } }),
    ...(place && { place }),
    ...(amenities && { amenities }),
  }
}

function agentIn({ find }: Elements): RawAd['agent'] {
  const agent = find('agent')
  const { text } = createElementReader(
    agent ?? { name: '', attributes: {}, text: '', children: [] },
  )
  return {
    name: textIn(text('name')) ?? null,
    email: textIn(text('email')) ?? null,
    phone: textIn(text('phone')) ?? null,
  }
}

export function propertyFinderAd(record: XmlNode, now: Date): RawAd {
  const elements = createElementReader(record)
  const images = filesIn(elements.list('photo', 'url'), 'last_update')
  const video = elements.find('videotoururl')
  const videos = filesIn(video && [video], 'last_update')
  return {
    reference: elements.text('referencenumber')?.trim() ?? '',
    status: 'live',
    fields: dropUndefined({ ...fieldsIn(elements, now), videoUrl: videoLink(videos) }),
    words: wordsIn(elements),
    ...(images && { images }),
    ...(videos && { videos }),
    agent: agentIn(elements),
  }
}
