import { photoOf } from '#features/accounts/advertiser/rules/advertisers.ts'
import { bothTexts } from '#i18n/texts/both-texts.ts'
import type { Text } from '#i18n/phrases.ts'
import { categories } from '#features/reference/catalogue/contract.ts'
import type { Catalogue, Entry, PropertyType } from '#features/reference/catalogue/rules.ts'
import { pictureOf } from '#features/files/uploads/rules.ts'
import type { Gazetteer } from '#features/reference/places/rules.ts'
import {
  advertiserTypes,
  finishings,
  furnishings,
  type Offer,
  paymentMethods,
  type Property,
  type PropertyCard,
  purposes,
  readiness,
  rentPeriods,
} from './contract.ts'

/** property_search stores a word as its position in these lists. */
export const storedWords = {
  purpose: purposes,
  category: categories,
  rent_period: rentPeriods,
  furnished: furnishings,
  ready: readiness,
  finishing: finishings,
  payment_method: paymentMethods,
  advertiser_type: advertiserTypes,
} as const

export function codeOf<Word extends string>(words: readonly Word[], word: Word): number {
  return words.indexOf(word)
}

type AdvertiserRow = {
  id: number
  slug: string
  name: string
  secondName: string | null
  role: 'agent' | 'agency' | 'broker' | 'landlord' | 'company' | 'operator'
  photo: string | null
  phone: string | null
  whatsapp: string | null
  verified: boolean
  hasProfile: boolean
  job: string | null
  secondJob: string | null
  brn: string | null
  orn: string | null
}

/** Either `drawing` or `fileId` is set. */
type ImageRow = {
  id: string
  drawing: string | null
  fileId: string | null
  width: number
  height: number
  thumbhash: string | null
  isFloorPlan: boolean
}

type SameOnTheWire = Pick<
  PropertyCard,
  | 'id'
  | 'referenceId'
  | 'name'
  | 'purpose'
  | 'rentPeriod'
  | 'totalPrice'
  | 'price'
  | 'currency'
  | 'category'
  | 'space'
  | 'measurement'
  | 'spaceSqm'
  | 'rooms'
  | 'bathrooms'
  | 'furnished'
  | 'ready'
  | 'permitNumber'
  | 'priceReduced'
  | 'active'
  | 'visible'
  | 'state'
>

export type CardRow = SameOnTheWire & {
  adTypeId: number | null
  typeId: number
  locationId: number
  lat: number | null
  lng: number | null
  createdAt: Date
  firstPublishedAt: Date | null
  agent: AdvertiserRow | null
  agency: AdvertiserRow | null
  images: ImageRow[]
}

export type PropertyRow = CardRow &
  Omit<
    Property,
    | keyof PropertyCard
    | 'amenities'
    | 'videos'
    | 'qrCodeImage'
    | 'updatedAt'
    | 'lastViewedAt'
    | 'priceHistory'
    | 'agentLanguages'
  > & {
    updatedAt: Date
    lastViewedAt: Date | null
    amenityIds: number[]
    videoUrls: string[]
    qrCode: Pick<ImageRow, 'id' | 'width' | 'height' | 'thumbhash'> | null
    prices: { price: number; at: string }[]
    agentLanguageIds: number[]
  }

export type Names = { gazetteer: Gazetteer; catalogue: Catalogue }

const purposeLabels = {
  sale: { en: 'For sale', ar: 'للبيع' },
  rent: { en: 'For rent', ar: 'للإيجار' },
}

const imageWidths = [320, 640, 960, 1280, 1920]

export const named = ({ id, slug, name }: Entry) => ({ id, slug, name })

export function imageOf({ drawing, fileId, ...image }: ImageRow, alt: Text) {
  const { isFloorPlan } = image
  if (fileId !== null) return { ...pictureOf({ ...image, id: fileId }), alt, isFloorPlan }
  const address = (width: number) => `/media/drawn/${drawing}-${width}.webp`
  const widths = imageWidths.filter((width) => width <= image.width)
  return {
    ...image,
    alt,
    url: address(widths.at(-1) ?? imageWidths[0]!),
    srcset: widths.map((width) => `${address(width)} ${width}w`).join(', '),
  }
}

function locationOf(row: CardRow, gazetteer: Gazetteer): PropertyCard['location'] {
  const place = gazetteer.byId(row.locationId)
  const path = gazetteer.pathOf(row.locationId)
  return {
    id: row.locationId,
    name: place?.name ?? { en: '', ar: '' },
    path: path.map(({ id, slug, name }) => ({ id, slug, name })),
    lat: row.lat ?? place?.lat ?? null,
    lng: row.lng ?? place?.lng ?? null,
  }
}

function advertiserOf(row: AdvertiserRow | null): PropertyCard['agent'] & PropertyCard['agency'] {
  if (!row) return null
  const { secondName, secondJob, ...rest } = row
  return {
    ...rest,
    names: bothTexts({ first: row.name, second: secondName }),
    jobs: bothTexts({ first: row.job, second: secondJob }),
    photo: photoOf(row.photo),
  }
}

const roundToCents = (amount: number) => Math.round(amount * 100) / 100

export function cardOf(row: CardRow, { gazetteer, catalogue }: Names): PropertyCard {
  const type = catalogue.typeById(row.typeId)
  const adType = catalogue.adTypes.find(({ id }) => id === row.adTypeId)
  const isCommercial = type?.category === 'commercial'
  return {
    ...row,
    purposeLabel: purposeLabels[row.purpose],
    pricePerSqm: row.spaceSqm ? roundToCents(row.totalPrice / row.spaceSqm) : null,
    adType: adType ? named(adType) : null,
    propertyType: type && !isCommercial ? named(type) : null,
    commercialPropertyType: type && isCommercial ? named(type) : null,
    location: locationOf(row, gazetteer),
    agent: advertiserOf(row.agent),
    agency: advertiserOf(row.agency),
    images: row.images.map((image) => imageOf(image, row.name)),
    createdAt: row.createdAt.toISOString(),
    firstPublishedAt: row.firstPublishedAt?.toISOString() ?? null,
  }
}

export function propertyOf(row: PropertyRow, names: Names): Property {
  const amenities = names.catalogue.amenities.filter(({ id }) => row.amenityIds.includes(id))
  return {
    ...row,
    ...cardOf(row, names),
    amenities: amenities.map((amenity) => ({ ...named(amenity), group: amenity.group })),
    videos: row.videoUrls.map((url) => ({ url })),
    qrCodeImage: row.qrCode && pictureOf(row.qrCode),
    updatedAt: row.updatedAt.toISOString(),
    lastViewedAt: row.lastViewedAt?.toISOString() ?? null,
    priceHistory: row.prices.map(({ price, at }) => ({ price, at: new Date(at).toISOString() })),
    agentLanguages: names.catalogue.languages
      .filter(({ id }) => row.agentLanguageIds.includes(id))
      .map(named),
  }
}

/** Without what only feeds need. */
export const shownType = ({ category, plural, ...type }: PropertyType) => ({
  ...named(type),
  plural,
  category,
})

type Offered = Pick<Offer, 'purpose'> & { typeId: number; locationId: number }

/** Null if an operator has removed the type or location since. */
export function offerOf({ purpose, typeId, locationId }: Offered, names: Names): Offer | null {
  const type = names.catalogue.typeById(typeId)
  const location = names.gazetteer.byId(locationId)
  return type && location ? { purpose, type: shownType(type), location: named(location) } : null
}

/** Types that visitors may accept for each other; a type in no family is alone. */
const families = [
  ['apartment', 'penthouse', 'duplex', 'floor', 'hotel-apartment'],
  ['villa', 'townhouse', 'palace', 'chalet', 'rest-house', 'farm', 'bungalow', 'compound'],
  ['office-space', 'business-centre', 'co-working-space', 'whole-floor', 'half-floor'],
  ['showroom', 'shop', 'retail', 'restaurant'],
  ['warehouse', 'factory', 'storage'],
  ['labour-camp', 'staff-accommodation'],
]

export function findSimilarTypes(typeId: number, catalogue: Catalogue): number[] {
  const type = catalogue.typeById(typeId)
  const family = families.find((slugs) => type && slugs.includes(type.slug)) ?? []
  const kin = catalogue.propertyTypes.filter(
    (other) => other.category === type?.category && family.includes(other.slug),
  )
  return [...new Set([typeId, ...kin.map(({ id }) => id)])]
}
