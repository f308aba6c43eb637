import * as z from 'zod/mini'
import { states } from '#features/listing/property/contract.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { Fault, Id } from '#platform/endpoint/fields.ts'

export const bulkActions = ['show', 'hide', 'renew', 'close', 'delete'] as const
export type BulkAction = (typeof bulkActions)[number]

/** Ads in one call: twenty pages of my properties. */
export const maxAtOnce = 100

/**
 * What happened to one ad. `changed` is false when it was already so. `errors` says why it was not
 * done, in the language of `Accept-Language`. `state` is the state afterwards: a renewed ad may be
 * `in_review`. It is null when nothing was done, and for a deleted draft.
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
 * Does the same with up to {maxAtOnce} of your ads. Each ad has a result of its own, so one refusal does
 * not stop the others. Sending the same request again changes nothing more; an ad that was renewed
 * within a day counts as renewed. `delete` is for drafts. `subscriptionId` is for `renew` and must
 * belong to the ad type of each ad; without it the free package is used.
 */
export const changeProperties = endpoint({
  summary: 'Change many ads at once',
  method: 'POST',
  path: '/properties/bulk',
  access: 'account',
  lane: 'slow',
  body: z.object({
    ids: z.array(Id).check(z.minLength(1, 'required'), z.maxLength(maxAtOnce, 'too_many')),
    action: z.enum(bulkActions, 'invalid_choice'),
    subscriptionId: z.optional(z.nullable(Id)),
  }),
  reply: z.object({ results: z.array(BulkResult) }),
})
