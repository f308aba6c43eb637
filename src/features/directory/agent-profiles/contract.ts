import * as z from 'zod/mini'
import { PropertyType } from '#features/reference/catalogue/contract.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { IdParams, Named } from '#platform/endpoint/fields.ts'

/** Those with the most ads. */
export const maxAreas = 24

/** The public ads of an advertiser for one purpose. */
const forOnePurpose = {
  count: z.int(),
  /** AED; of rents, those a year. */
  medianPrice: z.nullable(z.number()),
}

/**
 * What an advertiser offers now, counted from the public ads; those of an agency include those of its
 * members. Medians are AED, null where they would be of fewer than {minMedianAds} ads; those of rents
 * are of yearly ones. `areas` are the {maxAreas} communities with most ads, each with everything
 * below it.
 */
export const Figures = z.object({
  sale: z.object({ ...forOnePurpose, medianPricePerSqm: z.nullable(z.number()) }),
  rent: z.object(forOnePurpose),
  propertyTypes: z.array(z.extend(PropertyType, { count: z.int() })),
  areas: z.array(z.extend(Named, { path: z.array(Named), sale: z.int(), rent: z.int() })),
})
export type Figures = z.output<typeof Figures>

/** 404 where there is no public profile. */
export const showFigures = endpoint({
  summary: 'Read the figures of a public profile',
  method: 'GET',
  path: '/agents/figures/{id}',
  access: 'public',
  limit: { max: 300, seconds: 300 },
  params: IdParams,
  reply: z.object({ figures: Figures }),
})
