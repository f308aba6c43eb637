import * as z from 'zod/mini'
import { OwnProperty } from '#features/my-properties/contract.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { IdParams } from '#platform/endpoint/fields.ts'
import { lineField } from '#platform/endpoint/person-fields.ts'

/** What an operator makes of an ad (product.md 4). */
export const verdicts = ['live', 'changes_requested', 'rejected', 'suspended'] as const
export type Verdict = (typeof verdicts)[number]

/**
 * Lets an ad in, sends it back, rejects or suspends it, or ends a suspension; `reason` is mailed to
 * the advertiser and stays among the events of the ad. Letting in needs the version that was looked at,
 * the `ETag` of the own ad as `If-Match`: 428 `version_needed` without it, 409 with the current
 * `property` where the ad was changed since. 409 `not_possible_now` from a state where a verdict makes
 * no sense. The days of a wait are added to the ad's time.
 */
export const moderateProperty = endpoint({
  method: 'POST',
  path: '/properties/moderate/{id}',
  access: ['operator'],
  params: IdParams,
  body: z.object({ state: z.enum(verdicts, 'invalid_choice'), reason: lineField(500) }),
  reply: z.object({ property: OwnProperty }),
})
