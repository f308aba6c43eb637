import * as z from 'zod/mini'
import { Counters } from '#features/my-properties/contract.ts'
import { Package } from '#features/subscriptions/contract.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'

const Day = z.extend(Counters, { date: z.string() })

/**
 * What the own ads bring, an agency's and company's with those of members: the thirty days to today
 * in Dubai in `totals` and `daily` (the oldest first), the thirty before in `previous`. `agents`:
 * members; `subscription`: the package of the ad that is on show the longest.
 */
export const Statistics = z.object({
  properties: z.object({
    total: z.int(),
    active: z.int(),
    hidden: z.int(),
    expired: z.int(),
    draft: z.int(),
  }),
  totals: Counters,
  previous: Counters,
  daily: z.array(Day),
  leads: z.int(),
  agents: z.int(),
  subscription: z.nullable(Package),
})
export type Statistics = z.output<typeof Statistics>

/** How one's own ads fare. */
export const showStatistics = endpoint({
  method: 'GET',
  path: '/auth/statistics',
  access: 'account',
  reply: z.object({ data: Statistics }),
})
