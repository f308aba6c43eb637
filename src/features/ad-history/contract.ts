import * as z from 'zod/mini'
import { states } from '#features/properties/contract.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { IdParams } from '#platform/endpoint/fields.ts'

/**
 * A step in the life of an ad: `to` is `from` where it was shown or hidden, `from` is null where it
 * began. `reason`: `submitted`, `renewed`, `shown`, `hidden`, `end date`, or somebody's own words.
 * `by` is null where the calendar or an import did it; an operator has no name here.
 */
export const AdEvent = z.object({
  id: z.int(),
  at: z.string(),
  from: z.nullable(z.enum(states)),
  to: z.enum(states),
  reason: z.nullable(z.string()),
  by: z.nullable(
    z.object({
      role: z.enum(['advertiser', 'operator']),
      name: z.nullable(z.string()),
      isMe: z.boolean(),
    }),
  ),
})
export type AdEvent = z.output<typeof AdEvent>

/** The last hundred steps of an own ad, the newest first. */
export const listAdEvents = endpoint({
  method: 'GET',
  path: '/properties/my-properties/{id}/events',
  access: 'account',
  params: IdParams,
  reply: z.object({ events: z.array(AdEvent) }),
})
