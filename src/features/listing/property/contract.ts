import * as z from 'zod/mini'
import { Amenity, categories, PropertyType } from '#features/reference/catalogue/contract.ts'
import { endpoint, defaultReadLimit } from '#platform/endpoint/endpoint.ts'
import {
  IdParams,
  integerField,
  maxPageSize,
  Named,
  PartialText,
  Picture,
  Text,
} from '#platform/endpoint/fields.ts'
import { toLatinWords } from '#platform/endpoint/plain-values.ts'
import { pageFields } from './contract/page-fields.ts'
import {
  advertiserTypes,
  areaUnits,
  furnishings,
  paymentMethods,
  purposes,
  readiness,
  rentPeriods,
  states,
} from './contract/words.ts'

export * from './contract/words.ts'

/**
 * A location. `path` leads from the emirate down to the location itself. `lat` and `lng` are in
 * degrees, or null if unknown.
 */
export const Location = z.object({
  id: z.int(),
  name: Text,
  path: z.array(Named),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
})

/** A picture of an ad, a photo or a floor plan; `srcset` lists its sizes as HTML writes them. */
export const Image = z.extend(Picture, {
  srcset: z.string(),
  alt: Text,
  isFloorPlan: z.boolean(),
})

const advertiser = {
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  names: PartialText,
  role: z.enum(['agent', 'agency', 'broker', 'landlord', 'company', 'operator']),
  photo: z.nullable(Picture),
  phone: z.nullable(z.string()),
  whatsapp: z.nullable(z.string()),
  verified: z.boolean(),
  hasProfile: z.boolean(),
}

/**
 * The person who offers an ad; `names` and `jobs` are as in a profile. `phone` and `whatsapp` are null when the profile hides them. Without a
 * profile (`hasProfile` is false) only the name is known, and `GET /agents/details/{id}` answers 404.
 */
export const ListingAgent = z.object({
  ...advertiser,
  job: z.nullable(z.string()),
  jobs: PartialText,
  brn: z.nullable(z.string()),
})

/** The agency or company that offers an ad, with the same rules as `ListingAgent`. */
export const ListingAgency = z.object({ ...advertiser, orn: z.nullable(z.string()) })

/** An uploaded video, or the address of one. */
export const Video = z.object({ url: z.string() })

/** A price that an ad had from `at` on, for its present purpose and rent period. */
export const PricePoint = z.object({ price: z.number(), at: z.string() })

const card = {
  id: z.int(),
  referenceId: z.string(),
  name: Text,
  purpose: z.enum(purposes),
  purposeLabel: Text,
  rentPeriod: z.nullable(z.enum(rentPeriods)),
  totalPrice: z.number(),
  price: z.number(),
  pricePerSqm: z.nullable(z.number()),
  currency: z.string(),
  category: z.enum(categories),
  adType: z.nullable(Named),
  propertyType: z.nullable(Named),
  commercialPropertyType: z.nullable(Named),
  space: z.nullable(z.number()),
  measurement: z.nullable(z.enum(areaUnits)),
  spaceSqm: z.nullable(z.number()),
  rooms: z.nullable(z.int()),
  bathrooms: z.nullable(z.int()),
  furnished: z.nullable(z.enum(furnishings)),
  ready: z.nullable(z.enum(readiness)),
  location: Location,
  images: z.array(Image),
  permitNumber: z.nullable(z.string()),
  priceReduced: z.boolean(),
  agent: z.nullable(ListingAgent),
  agency: z.nullable(ListingAgency),
  active: z.boolean(),
  visible: z.boolean(),
  state: z.enum(states),
  createdAt: z.string(),
  firstPublishedAt: z.nullable(z.string()),
}

/**
 * An ad in a list: the first {cardImages} pictures and none of the long texts. `rooms` 0 is a studio.
 * `space` is in `measurement`, `spaceSqm` in m², prices are in AED. A commercial ad has
 * `commercialPropertyType` and no `propertyType`; a residential one the other way round.
 */
export const PropertyCard = z.object(card)
export type PropertyCard = z.output<typeof PropertyCard>

/**
 * A public ad with all its pictures. `agentLanguages` are those that the agent speaks. Days are
 * `YYYY-MM-DD`, instants ISO 8601 in UTC.
 */
export const Property = z.object({
  ...card,
  description: Text,
  ...pageFields,
  addressDetails: Text,
  amenities: z.array(Amenity),
  videos: z.array(Video),
  virtualTour: z.nullable(z.string()),
  qrCodeImage: z.nullable(Picture),
  advertiserType: z.nullable(z.enum(advertiserTypes)),
  paymentMethod: z.nullable(z.enum(paymentMethods)),
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  updatedAt: z.string(),
  lastViewedAt: z.nullable(z.string()),
  priceHistory: z.array(PricePoint),
  agentLanguages: z.array(Named),
})
export type Property = z.output<typeof Property>

/**
 * 404 `property_not_found` for an id that never existed, 404 `property_gone` for an ad that is not
 * public any more or not yet.
 */
export const readProperty = endpoint({
  summary: 'Read an ad',
  method: 'GET',
  path: '/properties/{id}',
  access: 'public',
  limit: defaultReadLimit,
  params: IdParams,
  reply: z.object({ property: Property }),
})

export const listsOfProperties = { max: 300, seconds: 300 }

/** What an ad offers: enough to search for more of it. */
export const Offer = z.object({
  purpose: z.enum(purposes),
  type: PropertyType,
  location: Named,
})
export type Offer = z.output<typeof Offer>

/**
 * Ads that resemble this one, the most similar first. It also works for an ad that is not public
 * any more. `offer` says what the ad offers, or offered until it was closed or expired; it is null
 * for one that is not public for another reason. 404 for an unknown id.
 */
export const similarProperties = endpoint({
  summary: 'List similar ads',
  method: 'GET',
  path: '/properties/similar/{id}',
  access: 'public',
  params: IdParams,
  limit: listsOfProperties,
  query: z.object({ limit: z._default(integerField(1, maxPageSize), 15) }),
  reply: z.object({ properties: z.array(PropertyCard), offer: z.nullable(Offer) }),
})

/** Characters. A page of results contains each address twice. */
const maxSlugLength = 28

/** The address is made of this title in every language, so an ad has one address. */
export const slugLanguage = 'en'
type SlugTitle = { [slugLanguage]: string }

export function slugOf(name: SlugTitle): string {
  const words = toLatinWords(name[slugLanguage])
  const whole = words.slice(0, maxSlugLength + 1)
  const kept =
    words.length > maxSlugLength ? whole.slice(0, Math.max(whole.lastIndexOf(' '), 1)) : words
  return kept.replaceAll(' ', '-') || 'property'
}

/** `/properties/5/sea-view-apartment`, without language prefix. */
export function propertyAddress(property: { id: number; name: SlugTitle }): string {
  return `/properties/${property.id}/${slugOf(property.name)}`
}
