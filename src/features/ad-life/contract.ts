import * as z from 'zod/mini'
import { OwnProperty } from '#features/my-properties/contract.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { Id, IdParams } from '#platform/endpoint/fields.ts'
import { optionalLine } from '#platform/endpoint/person-fields.ts'

/** Product.md 4: all that a visibility may be called. */
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

/** Shows or hides an own ad, whatever state it is in. Answers with its new `ETag`. */
export const setVisibility = endpoint({
  method: 'POST',
  path: '/properties/set-visibility/{id}',
  access: 'account',
  params: IdParams,
  body: z.object({ visibility: Visibility }),
  reply,
})

/**
 * Marks an own ad as under offer, live again, or closed. One that awaits a payment and is closed stays
 * in the package that it held before. `reason` is for its events: sold, rented,
 * withdrawn. One that was changed since it was let in (`review` is `return`) ends `in_review` instead of
 * live. 409 `not_possible_now` from a state where that makes no sense, 409 `renewal_needed`
 * where its time is over.
 */
export const setState = endpoint({
  method: 'POST',
  path: '/properties/set-state/{id}',
  access: 'account',
  params: IdParams,
  body: z.object({
    state: z.enum(['under_offer', 'live', 'closed']),
    reason: optionalLine(200),
  }),
  reply,
})

/**
 * Renews an own ad from its old end date, with its id, history and statistics. Without
 * `subscriptionId`: the free package. A paid one leaves an ad that is over in `awaiting_payment`, and
 * is its `subscription` until it is paid, or given up by closing the ad.
 * One that never was public, or was changed since it was let in, goes where moderation says. 409 where it is renewed already, or still on
 * show and the package is a paid one.
 */
export const renewProperty = endpoint({
  method: 'POST',
  path: '/properties/renew/{id}',
  access: 'account',
  params: IdParams,
  body: z.object({ subscriptionId: z.optional(z.nullable(Id)) }),
  reply,
})
