import * as z from 'zod/mini'
import { endpoint, defaultReadLimit } from '#platform/endpoint/endpoint.ts'
import { Id, IdParams, Named, Text } from '#platform/endpoint/fields.ts'

export const durationUnits = ['month', 'year'] as const

/**
 * What an advertiser buys for ads: `slots` public ads at once, each for `duration`. In AED;
 * `price` is without VAT, `total` includes it.
 */
export const Package = z.object({
  id: Id,
  name: Text,
  adType: Named,
  duration: z.object({ value: z.int(), unit: z.enum(durationUnits) }),
  slots: z.int(),
  price: z.number(),
  vat: z.number(),
  total: z.number(),
  features: z.array(Text),
  free: z.boolean(),
})
export type Package = z.output<typeof Package>

/**
 * The packages that an advertiser can buy for an ad type, the cheapest first. 404 for an unknown
 * ad type.
 */
export const listPackages = endpoint({
  summary: 'List the packages of an ad type',
  method: 'GET',
  path: '/subscriptions/ad-type/{id}',
  access: 'public',
  limit: defaultReadLimit,
  params: IdParams,
  reply: z.object({ subscriptions: z.array(Package) }),
})
