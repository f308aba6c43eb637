import * as z from 'zod/mini'
import { Quality } from '#features/ad-quality/contract.ts'
import { Warning } from '#features/text-agreement/contract.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { IdParams, Text } from '#platform/endpoint/fields.ts'

/**
 * An ad that seems to be the same home: by the number of its permit, or by place, type, rooms, area
 * and price. Of others only what the public sees is told; `own` ones lead to their form; `live` ones
 * are live or under offer.
 */
const Duplicate = z.object({
  id: z.int(),
  referenceId: z.string(),
  name: Text,
  reason: z.enum(['permit', 'same']),
  live: z.boolean(),
  own: z.boolean(),
})
export type Duplicate = z.output<typeof Duplicate>

/** `canPublish`: nothing that a submission asks for is missing; none of the rest holds it up. */
export const Checks = z.object({
  quality: z.object({ en: Quality, ar: Quality }),
  warnings: z.array(Warning),
  duplicates: z.array(Duplicate),
  canPublish: z.boolean(),
})
export type Checks = z.output<typeof Checks>

/** How good an own ad is, where it contradicts itself, and what else looks like it. */
export const readChecks = endpoint({
  method: 'GET',
  path: '/properties/my-properties/{id}/checks',
  access: 'account',
  params: IdParams,
  reply: z.object({ checks: Checks }),
})
