import * as z from 'zod/mini'
import { Quality } from './quality.ts'
import { Warning } from './agreement.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { bilingualField, IdParams, Text } from '#platform/endpoint/fields.ts'

/**
 * An ad that seems to be the same home: it has the same permit number, or the same location, type,
 * rooms, area and price. Only public facts of other accounts' ads are given. `own` ads belong to
 * you; `live` ones are live or under offer.
 */
export const Duplicate = z.object({
  id: z.int(),
  referenceId: z.string(),
  name: Text,
  reason: z.enum(['permit', 'same']),
  live: z.boolean(),
  own: z.boolean(),
})
export type Duplicate = z.output<typeof Duplicate>

/** `canPublish` is true when nothing is missing that a submission needs; the rest is advice. */
export const Checks = z.object({
  quality: bilingualField(Quality),
  warnings: z.array(Warning),
  duplicates: z.array(Duplicate),
  canPublish: z.boolean(),
})
export type Checks = z.output<typeof Checks>

/**
 * How good one of your ads is, where its texts and fields contradict each other, and which other
 * ads look like it.
 */
export const readChecks = endpoint({
  summary: 'Check the quality of an ad',
  method: 'GET',
  path: '/properties/my-properties/{id}/checks',
  access: 'account',
  params: IdParams,
  reply: z.object({ checks: Checks }),
})
