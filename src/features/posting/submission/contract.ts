import * as z from 'zod/mini'
import { AdFields } from '#features/posting/fields/contract.ts'
import { OwnProperty } from '#features/posting/own-ads/contract/own-ads.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { Id, IdParams } from '#platform/endpoint/fields.ts'

/**
 * An ad as its advertiser writes it. `draft` true saves it, false submits it. `subscriptionId` is
 * a package of the ad type. In a change, absent fields stay and null clears a field. Prices are in
 * AED, `space` is in `measurement`, days are `YYYY-MM-DD`, `commission` is in percent. `imageIds`
 * are in display order; the first one is the cover. `floorPlanIds` are those of them that are floor
 * plans.
 */
export const AdBody = z.extend(AdFields, {
  draft: z.optional(z.boolean()),
  subscriptionId: z.optional(z.nullable(Id)),
})
export type AdBody = z.output<typeof AdBody>

const reply = z.object({ property: OwnProperty })

/**
 * Creates an ad and submits it, unless `draft` is true. All missing fields are refused together
 * with 422. Without `subscriptionId` the ad takes the free package of its ad type; a paid package
 * makes it `awaiting_payment`, and a full one is refused with 422 `subscriptionId`.
 */
export const createProperty = endpoint({
  summary: 'Create an ad',
  method: 'POST',
  path: '/properties',
  access: 'account',
  body: AdBody,
  status: 201,
  reply,
})

/**
 * Changes one of your ads: absent fields stay, null clears a field. Set `draft` to false to submit
 * a draft or an ad that was returned for changes. An ad keeps its package: another one is refused
 * with 422 `package_fixed`, except while the ad awaits its payment. Where the site reviews ads, a
 * public ad becomes `in_review` after a change of what visitors see (see `review`). With a stale
 * `If-Match`: 409 with the current `property`.
 */
export const updateProperty = endpoint({
  summary: 'Change an ad',
  method: 'PUT',
  path: '/properties/my-properties/{id}',
  access: 'account',
  params: IdParams,
  body: AdBody,
  versioned: 'optional',
  reply,
})
