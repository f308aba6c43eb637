import * as z from 'zod/mini'
import { OwnProperty } from '#features/posting/own-ads/contract/own-ads.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { Id, IdParams } from '#platform/endpoint/fields.ts'
import { optionalLine } from '#platform/endpoint/person-fields.ts'

const visibilities = new Map<unknown, boolean>([
  ...['visible', true, 'true', 1, '1', 'public', 'active'].map((word) => [word, true] as const),
  ...['hidden', false, 'false', 0, '0', 'private', 'inactive'].map(
    (word) => [word, false] as const,
  ),
])

const Visibility = z.pipe(
  z
    .union([z.string(), z.number(), z.boolean()])
    .check(z.refine((word) => visibilities.has(word), 'invalid_choice')),
  z.transform((word) => visibilities.get(word) === true),
)

const reply = z.object({ property: OwnProperty })

/** Shows or hides one of your ads in any state. The answer has its new `ETag`. */
export const setVisibility = endpoint({
  summary: 'Show or hide an ad',
  method: 'POST',
  path: '/properties/set-visibility/{id}',
  access: 'account',
  params: IdParams,
  body: z.object({ visibility: Visibility }),
  reply,
})

/**
 * Marks one of your ads as under offer, live again, or closed. `reason` (sold, rented, withdrawn)
 * is kept in the history of the ad. Closing an ad that awaits a payment leaves it in the package
 * that it had before. An ad that was changed since it was approved (`review` is `return`) becomes
 * `in_review` instead of live. 409 `not_possible_now` from a state that does not allow it, 409
 * `renewal_needed` when its time is over.
 */
export const setState = endpoint({
  summary: 'Change the state of an ad',
  method: 'POST',
  path: '/properties/set-state/{id}',
  access: 'account',
  params: IdParams,
  body: z.object({
    state: z.enum(['under_offer', 'live', 'closed']),
    reason: optionalLine(200),
  }),
  refusals: [409],
  reply,
})

/**
 * Renews one of your ads from its old end date; its id, history and statistics stay. Without
 * `subscriptionId` it takes the free package. With a paid package an ad that is over becomes
 * `awaiting_payment`; the package is shown as its `subscription` until it is paid, or given up by
 * closing the ad. An ad that was never public, or was changed since it was approved, is reviewed
 * first where the site reviews ads. 409 when it is already renewed, or is still public and the
 * package is a paid one.
 */
export const renewProperty = endpoint({
  summary: 'Renew an ad',
  method: 'POST',
  path: '/properties/renew/{id}',
  access: 'account',
  params: IdParams,
  body: z.object({ subscriptionId: z.optional(z.nullable(Id)) }),
  refusals: [409],
  reply,
})
