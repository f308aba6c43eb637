import * as z from 'zod/mini'
import { AdsByPurpose, PathStep } from '#features/reference/place-search/contract.ts'
import { defaultReadLimit, endpoint } from '#platform/endpoint/endpoint.ts'
import { Id, Named, Text } from '#platform/endpoint/fields.ts'

/** Asking prices of homes in AED; null where fewer than {minMedianAds} ads have one. */
export const AreaMedians = z.object({
  salePricePerSqm: z.nullable(z.number()),
  yearlyRent: z.nullable(z.number()),
})
export type AreaMedians = z.output<typeof AreaMedians>

/**
 * An emirate or a community with its public ads by purpose, its median prices and the type that
 * most of its homes have. `path` ends with the area itself.
 */
export const Area = z.object({
  id: Id,
  slug: z.string(),
  level: z.enum(['emirate', 'community']),
  name: Text,
  path: z.array(PathStep),
  counts: AdsByPurpose,
  medians: AreaMedians,
  commonType: z.nullable(Named),
})
export type Area = z.output<typeof Area>

export const hasMedian = ({ medians: { salePricePerSqm, yearlyRent } }: Pick<Area, 'medians'>) =>
  salePricePerSqm !== null || yearlyRent !== null

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
