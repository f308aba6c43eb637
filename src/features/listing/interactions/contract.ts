import * as z from 'zod/mini'
import { endpoint } from '#platform/endpoint/endpoint.ts'

/** What a visitor does with an ad; the six counters of spec 3. */
export const actions = ['view', 'call', 'sms', 'whatsapp', 'favorite', 'share'] as const
export type Action = (typeof actions)[number]

/**
 * Records what a visitor did with an ad. Each visitor, ad and action counts once a day in Dubai
 * time. 404 when the ad is not public.
 */
export const recordAction = endpoint({
  summary: 'Record a view or a contact',
  method: 'POST',
  path: '/anonymous-users/action',
  access: 'visitor',
  /** As often as lists are read: whoever looks at an ad is counted for it. */
  limit: { max: 300, seconds: 300 },
  /** Of any size: an ad that cannot be there is as absent as one that is not public. */
  body: z.object({ propertyId: z.int(), action: z.enum(actions) }),
  status: 202,
  refusals: [404],
  reply: z.object({}),
})
