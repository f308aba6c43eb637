import * as z from 'zod/mini'
import { endpoint } from '#platform/endpoint/endpoint.ts'

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
  /** As often as lists are read, because every ad that is opened is counted. */
  limit: { max: 300, seconds: 300 },
  /** Any integer: an id that cannot exist is answered like an ad that is not public. */
  body: z.object({ propertyId: z.int(), action: z.enum(actions) }),
  status: 202,
  refusals: [404],
  reply: z.object({}),
})
