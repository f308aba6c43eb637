import * as z from 'zod/mini'
import { PropertyType } from '#features/reference/catalogue/contract.ts'
import { AdsByPurpose, PathStep, placeLevels } from '#features/reference/place-search/contract.ts'
import { defaultReadLimit, endpoint } from '#platform/endpoint/endpoint.ts'
import { Id, Named, Text, textField } from '#platform/endpoint/fields.ts'

/** The middle of the prices of `ads` ads, in AED. */
export const Median = z.object({ amount: z.number(), ads: z.int() })
export type Median = z.output<typeof Median>

/** Asking prices; null where fewer than {minMedianAds} ads have one. */
export const PriceMedians = z.object({
  price: z.nullable(Median),
  pricePerSqm: z.nullable(Median),
})
export type PriceMedians = z.output<typeof PriceMedians>

/** Rents are those of a year: other periods are not compared with them. */
export const MediansByPurpose = z.object({ sale: PriceMedians, rent: PriceMedians })
export type MediansByPurpose = z.output<typeof MediansByPurpose>

/**
 * An emirate or a community with its public ads by purpose, the median prices of its homes and the
 * type that most of them have. `path` ends with the area itself.
 */
export const Area = z.object({
  id: Id,
  slug: z.string(),
  level: z.enum(['emirate', 'community']),
  name: Text,
  path: z.array(PathStep),
  counts: AdsByPurpose,
  medians: MediansByPurpose,
  commonType: z.nullable(Named),
})
export type Area = z.output<typeof Area>

/** The page of a location; `slug` is its whole path. */
export const areaAddress = ({ slug }: { slug: string }) => `/emirates/${slug}`

/**
 * The seven emirates by name, then communities with at least {minMedianAds} public ads: at most
 * {maxCommunities}, those with a median first, then those with the most ads. Medians and types are computed every
 * {figuresRefreshMs/60000} minutes, and are null until the first time. Homes are residential
 * properties that have a number of bedrooms.
 */
export const listAreas = endpoint({
  summary: 'List areas with their prices',
  method: 'GET',
  path: '/locations/areas',
  access: 'public',
  lane: 'memory',
  limit: defaultReadLimit,
  reply: z.object({ areas: z.array(Area) }),
})

/** A property type with its public ads in a location and their median prices. */
export const TypeInArea = z.extend(PropertyType, {
  counts: AdsByPurpose,
  medians: MediansByPurpose,
})
export type TypeInArea = z.output<typeof TypeInArea>

/** A location directly below another one, with its public ads by purpose. */
export const AreaBelow = z.extend(Named, { counts: AdsByPurpose })
export type AreaBelow = z.output<typeof AreaBelow>

/**
 * A location of any level. `medians` are those of its homes, `types` has the types of its ads, those
 * with the most ads first, and `regions` the locations directly below it, by name.
 */
export const AreaDetails = z.object({
  id: Id,
  slug: z.string(),
  level: z.enum(placeLevels),
  name: Text,
  path: z.array(Named),
  counts: AdsByPurpose,
  medians: MediansByPurpose,
  commonType: z.nullable(Named),
  types: z.array(TypeInArea),
  regions: z.array(AreaBelow),
})
export type AreaDetails = z.output<typeof AreaDetails>

/** An emirate has hundreds of locations below it, and serialising each takes processor time. */
const details = { max: 300, seconds: 300 }

/**
 * The location that `slug` names (`dubai/dubai-marina`), in any case, or by another name of the
 * location in that emirate; the answer has its own slug. Counts are at most {countsRefreshMs/1000}
 * seconds old. Medians of a location with more than {maxAdsPerRequest} ads are computed every
 * {figuresRefreshMs/60000} minutes, and are null until the first time. 404 for an unknown location.
 */
export const readArea = endpoint({
  summary: 'Read a location with its prices',
  method: 'GET',
  path: '/locations/area',
  access: 'public',
  limit: details,
  query: z.object({ slug: textField(200) }),
  refusals: [404],
  reply: z.object({ area: AreaDetails }),
})
