import * as z from 'zod/mini'
import { states } from '#features/listing/property/contract.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { IdParams, PartialText } from '#platform/endpoint/fields.ts'

/**
 * A step in the history of an ad. `from` equals `to` when the ad was shown or hidden; `from` is
 * null for the first step. `reason` is `submitted`, `renewed`, `shown`, `hidden`, `end date`, or
 * the words of a person. `by` is null when the calendar or an import caused the step; an operator
 * has no name here.
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
      names: PartialText,
      isMe: z.boolean(),
    }),
  ),
})
export type AdEvent = z.output<typeof AdEvent>

/** The last {maxEvents} changes of state of one of your ads, the newest first. */
export const listAdEvents = endpoint({
  summary: 'List the history of an ad',
  method: 'GET',
  path: '/properties/my-properties/{id}/events',
  access: 'account',
  params: IdParams,
  reply: z.object({ events: z.array(AdEvent) }),
})
