import type { AdFields } from '#features/posting/fields/contract.ts'
import { isApplicable } from '#features/posting/fields/rules.ts'
import { type ContentLanguage, otherContentLanguage } from '#i18n/language.ts'
import { enough, type PointCode, pointCodes, type Quality, worths } from '../contract/quality.ts'
import { createNameFinder, measureScriptShare } from './words/naming.ts'

export type RatedAd = {
  ad: AdFields
  /** `names`: everything people call the type. */
  type: { slug: string; names: readonly string[] } | undefined
  /** All names of the location and of those above it, except the emirate. */
  placeNames: readonly string[]
  /** A building, or a location with none below it. */
  isExactPlace: boolean
  amenityNames: readonly string[]
  images: readonly { width: number; height: number }[]
  /** A valid permit, or none is needed at the location. */
  hasPermit: boolean
  /** A visitor finds a phone or WhatsApp number. */
  hasContact: boolean
}

/** Many Arabic texts have names of towers in Latin letters. */
const minScriptShare = 0.6
const title = ({ ad }: RatedAd, language: ContentLanguage) => ad.name?.[language] ?? ''
const description = ({ ad }: RatedAd, language: ContentLanguage) => ad.description?.[language] ?? ''

const ofRooms = /\b(?:bed|br|bhk|studio|room)|\d(?:br|bhk)|غرف|استوديو|ستوديو/iu
const ofArea = /\bsq|\bm2\b|m²|met(?:er|re)|feet|قدم|متر|م²|م2/iu

/** How many of type, location, rooms, area and amenities a text names. */
function countNamedKinds(rated: RatedAd, text: string): number {
  const { type, placeNames, amenityNames } = rated
  const isNamed = createNameFinder(text)
  const anyOf = (list: readonly string[]) => list.some(isNamed)
  const kinds = [
    anyOf(type?.names ?? []),
    anyOf(placeNames),
    ofRooms.test(text),
    ofArea.test(text),
    anyOf(amenityNames),
  ]
  return kinds.filter(Boolean).length
}

const asked = [
  'space',
  'rooms',
  'bathrooms',
  'floors',
  'furnished',
  'finishing',
  'propertyAge',
  'ready',
  'handoverDate',
  'paymentPlan',
  'serviceCharge',
  'mortgageEligible',
  'paymentMethod',
  'rentPeriod',
  'cheques',
] as const satisfies (keyof AdFields)[]

const ofSale: readonly string[] = ['serviceCharge', 'mortgageEligible', 'paymentMethod']

function findMissingFact({ ad, type }: RatedAd): string | undefined {
  const isSaid = (field: (typeof asked)[number]) => (ad[field] ?? null) !== null
  return asked.find((field) => {
    if (isSaid(field) || !isApplicable(field, { ...ad, type })) return false
    if (field === 'handoverDate') return ad.ready === 'off-plan'
    return !(ad.purpose === 'rent' && ofSale.includes(field))
  })
}

function findMissingText({ ad }: RatedAd, language: ContentLanguage): string | undefined {
  const field = (['name', 'description'] as const).find((one) => !ad[one]?.[language])
  return field && `${field}.${language}`
}

function isRight(text: string, language: ContentLanguage): boolean {
  return measureScriptShare(text, language) >= minScriptShare
}

type QualityPoint = { path: string; reached: boolean }
type Test = (rated: RatedAd, language: ContentLanguage) => QualityPoint

const field =
  (path: string, isReached: (rated: RatedAd) => boolean): Test =>
  (rated) => ({ path, reached: isReached(rated) })

const text =
  (
    path: 'name' | 'description' | 'addressDetails',
    isReached: (text: string, rated: RatedAd) => boolean,
  ): Test =>
  (rated, language) => ({
    path: `${path}.${language}`,
    reached: isReached(rated.ad[path]?.[language] ?? '', rated),
  })

const tests: Record<PointCode, Test> = {
  photos_three: field('imageIds', ({ images }) => images.length >= enough.few),
  photos_eight: field('imageIds', ({ images }) => images.length >= enough.many),
  cover_large: field('imageIds', ({ images: [cover] }) =>
    cover ? cover.width >= enough.width && cover.height >= enough.height : false,
  ),
  title_length: text('name', (written) => written.length >= enough.title),
  title_says: text(
    'name',
    (written, rated) => countNamedKinds(rated, written) >= enough.titleFacts,
  ),
  description_length: text('description', (written) => written.length >= enough.description),
  description_says: text(
    'description',
    (written, rated) => countNamedKinds(rated, written) >= enough.descriptionFacts,
  ),
  right_language: (rated, language) => {
    const isTitle = isRight(title(rated, language), language)
    const reached = isTitle && isRight(description(rated, language), language)
    return { path: `${isTitle ? 'description' : 'name'}.${language}`, reached }
  },
  other_language: (rated, language) => {
    const other = otherContentLanguage(language)
    const path = findMissingText(rated, other)
    return { path: path ?? `name.${other}`, reached: path === undefined }
  },
  exact_place: field('locationId', ({ isExactPlace }) => isExactPlace),
  address: text('addressDetails', (written) => written.length >= 3),
  facts: (rated) => {
    const path = findMissingFact(rated)
    return { path: path ?? 'space', reached: path === undefined }
  },
  amenities_five: field('amenityIds', ({ ad }) => (ad.amenityIds?.length ?? 0) >= enough.amenities),
  video: field('videoUrl', ({ ad }) => Boolean(ad.videoUrl || ad.videoIds?.length)),
  virtual_tour: field('virtualTour', ({ ad }) => Boolean(ad.virtualTour)),
  permit: field('permitNumber', ({ hasPermit }) => hasPermit),
  qr_code: field('qrCodeImageId', ({ ad }) => Boolean(ad.qrCodeImageId)),
  contact: field('contact', ({ hasContact }) => hasContact),
}

export function qualityOf(rated: RatedAd, language: ContentLanguage): Quality {
  const points = pointCodes.map((code) => ({
    code,
    worth: worths[code],
    ...tests[code](rated, language),
  }))
  const score = points.reduce((sum, { worth, reached }) => sum + (reached ? worth : 0), 0)
  return { score, points }
}
