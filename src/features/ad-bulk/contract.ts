import * as z from 'zod/mini'
import { states } from '#features/properties/contract.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { Id } from '#platform/endpoint/fields.ts'

export const bulkActions = ['show', 'hide', 'renew', 'close', 'delete'] as const
export type BulkAction = (typeof bulkActions)[number]

/** How many ads one call changes: twenty pages of my properties. */
export const mostAtOnce = 100

const Fault = z.object({ msg: z.string(), code: z.string(), path: z.optional(z.string()) })

/**
 * What became of one ad. `changed` is false where it was so already; `errors` say in the caller's
 * language why it was not done. `state` is where it is now that it is done: a renewed ad may be
 * `in_review`. Null where it was not done, and of a deleted draft.
 */
export const BulkResult = z.object({
  id: Id,
  done: z.boolean(),
  changed: z.boolean(),
  state: z.nullable(z.enum(states)),
  errors: z.array(Fault),
})
export type BulkResult = z.output<typeof BulkResult>

/**
 * Does the same with many own ads, each for itself: what one is refused keeps no other. Sent twice
 * it changes nothing more; an ad that was renewed within a day counts as renewed. `delete` is for
 * drafts. `subscriptionId` is for `renew` and one of the ad type of each; absent, the free one.
 */
export const changeProperties = endpoint({
  method: 'POST',
  path: '/properties/bulk',
  access: 'account',
  lane: 'slow',
  body: z.object({
    ids: z.array(Id).check(z.minLength(1, 'required'), z.maxLength(mostAtOnce, 'too_many')),
    action: z.enum(bulkActions, 'invalid_choice'),
    subscriptionId: z.optional(z.nullable(Id)),
  }),
  reply: z.object({ results: z.array(BulkResult) }),
})
