import * as z from 'zod/mini'
import { OwnProperty } from '#features/posting/own-ads/contract/own-ads.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { IdParams } from '#platform/endpoint/fields.ts'
import { lineField } from '#platform/endpoint/person-fields.ts'

export const verdicts = ['live', 'changes_requested', 'rejected', 'suspended'] as const
export type Verdict = (typeof verdicts)[number]

/**
 * Approves an ad, returns it for changes, rejects or suspends it, or ends a suspension. `reason`
 * is mailed to the advertiser and kept in the history of the ad. An approval needs the `ETag` of
 * the version that was reviewed as `If-Match`: 428 `version_needed` without it, 409 with the
 * current `property` when the ad has changed since. 409 `not_possible_now` from a state that does
 * not allow it. The time of the wait is added to the time of the ad.
 */
export const moderateProperty = endpoint({
  summary: 'Approve or reject an ad',
  method: 'POST',
  path: '/properties/moderate/{id}',
  access: ['operator'],
  params: IdParams,
  body: z.object({ state: z.enum(verdicts, 'invalid_choice'), reason: lineField(500) }),
  versioned: 'required',
  reply: z.object({ property: OwnProperty }),
})
