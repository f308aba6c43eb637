import * as z from 'zod/mini'
import { AdFields } from '#features/ad-rules/contract.ts'
import { OwnProperty } from '#features/my-properties/contract.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { Id, IdParams } from '#platform/endpoint/fields.ts'

/** `draft` true saves what is there, false submits it; `subscriptionId`: one of the ad type's. */
export const AdBody = z.extend(AdFields, {
  draft: z.optional(z.boolean()),
  subscriptionId: z.optional(z.nullable(Id)),
})
export type AdBody = z.output<typeof AdBody>

const reply = z.object({ property: OwnProperty })

/**
 * Makes an ad: submitted unless it is a draft. What it lacks is 422, all at once. Without
 * `subscriptionId` it takes the ad type's free package; a paid one leaves it in `awaiting_payment`,
 * a full one is 422 `subscriptionId`. Done once under one `Idempotency-Key`.
 */
export const createProperty = endpoint({
  method: 'POST',
  path: '/properties',
  access: 'account',
  body: AdBody,
  status: 201,
  reply,
})

/**
 * Changes an own ad: what is absent stays, null takes away. A draft is submitted with `draft` false,
 * an ad that was sent back too, in the package that it holds: another one is 422 `package_fixed`. One
 * that awaits its payment may choose again. Where ads are reviewed, one on show is `in_review` after a change
 * of what it shows (`review` of the own ad). With an `If-Match` that is stale: 409 with the current `property`.
 */
export const updateProperty = endpoint({
  method: 'PUT',
  path: '/properties/my-properties/{id}',
  access: 'account',
  params: IdParams,
  body: AdBody,
  reply,
})
