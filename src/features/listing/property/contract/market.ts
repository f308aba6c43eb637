import * as z from 'zod/mini'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { IdParams, integerField, Named, Text } from '#platform/endpoint/fields.ts'
import { listsOfProperties, PropertyCard } from '../contract.ts'

/** A median of fewer ads would say more about those few than about the market. */
export const minMedianAds = 8

export const comparisonBases = ['price_per_area', 'price'] as const

/**
 * An ad beside the others of its purpose and type in `location`, the smallest location around it
 * that has at least {minMedianAds} with as many bedrooms, or else with any number of them; it is
 * never a whole emirate. `group` names them: two-bedroom apartments. `basis` is the price of a square
 * metre, or the price itself for an ad without an area and for rents of as many bedrooms; rents are
 * compared with those of the same period. `median` is in AED, `percent` is how far the ad is above
 * it, or below it if negative.
 */
export const PriceComparison = z.object({
  basis: z.enum(comparisonBases),
  median: z.number(),
  percent: z.int(),
  count: z.int(),
  group: Text,
  location: Named,
})
export type PriceComparison = z.output<typeof PriceComparison>

/**
 * Compares the price of an ad with similar ads around it: null if there are fewer than
 * {minMedianAds}, or for a rent whose period is unknown. 404 for an ad that is not public.
 */
export const comparePrice = endpoint({
  summary: 'Compare the price of an ad',
  method: 'GET',
  path: '/properties/comparison/{id}',
  access: 'public',
  limit: listsOfProperties,
  params: IdParams,
  reply: z.object({ comparison: z.nullable(PriceComparison) }),
})

/** As many as a page shows before its link to all of them. */
export const shownUnits = 6

/**
 * The other public ads in the same building, those for the same purpose first. `building` is null,
 * and the list empty, if the ad names no building. 404 for an ad that is not public.
 */
export const unitsInBuilding = endpoint({
  summary: 'List ads in the same building',
  method: 'GET',
  path: '/properties/building/{id}',
  access: 'public',
  limit: listsOfProperties,
  params: IdParams,
  query: z.object({ limit: z._default(integerField(1, 20), shownUnits) }),
  reply: z.object({
    building: z.nullable(Named),
    properties: z.array(PropertyCard),
    total: z.int(),
  }),
})
