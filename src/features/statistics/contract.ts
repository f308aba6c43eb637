import * as z from 'zod/mini'
import { Counters } from '#features/my-properties/contract.ts'
import { states } from '#features/properties/contract.ts'
import { Package } from '#features/subscriptions/contract.ts'
import { fileReply } from '#platform/endpoint/download.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import {
  choiceField,
  Id,
  IdParams,
  integerField,
  Pagination,
  pageFields,
  Text,
} from '#platform/endpoint/fields.ts'
import { isReachable } from '#platform/endpoint/pagination.ts'

const Day = z.extend(Counters, { date: z.string() })
export type Day = z.output<typeof Day>

export type Counter = keyof z.output<typeof Counters>

/** The six counters of spec 3 in its order. */
export const counters = [
  'views',
  'callAttempts',
  'smsAttempts',
  'whatsappAttempts',
  'favoriteAttempts',
  'sharings',
] as const satisfies readonly Counter[]

/** Product.md 9: thirty days unless asked otherwise. */
export const periods = [7, 30, 90] as const

const days = z._default(
  integerField(7, 90).check(
    z.refine((count) => (periods as readonly number[]).includes(count), 'invalid_choice'),
  ),
  30,
)

const Period = z.object({ days })

/**
 * The days to today in Dubai in `totals` and `daily` (the oldest first), as many before in
 * `previous` and `dailyBefore`.
 */
const periodic = {
  totals: Counters,
  previous: Counters,
  daily: z.array(Day),
  dailyBefore: z.array(Day),
}

/**
 * What the own ads bring, an agency's and company's with those of members. `agents`: members;
 * `subscription`: the package of the ad that is on show the longest.
 */
export const Statistics = z.object({
  properties: z.object({
    total: z.int(),
    active: z.int(),
    hidden: z.int(),
    expired: z.int(),
    draft: z.int(),
  }),
  ...periodic,
  leads: z.int(),
  agents: z.int(),
  subscription: z.nullable(Package),
  /** The day after which that ad is no longer on show. */
  subscriptionEnds: z.nullable(z.string()),
})
export type Statistics = z.output<typeof Statistics>

/** How one's own ads fare. */
export const showStatistics = endpoint({
  method: 'GET',
  path: '/auth/statistics',
  access: 'account',
  lane: 'slow',
  query: Period,
  reply: z.object({ data: Statistics }),
})

export const AdStatistics = z.object(periodic)
export type AdStatistics = z.output<typeof AdStatistics>

/** How one own ad fares; another's is 404. */
export const showAdStatistics = endpoint({
  method: 'GET',
  path: '/properties/my-properties/{id}/statistics',
  access: 'account',
  lane: 'slow',
  params: IdParams,
  query: Period,
  reply: z.object({ statistics: AdStatistics }),
})

/** An ad among others: `contacts` are calls, SMS and WhatsApp, `conversion` those a view. */
const RankedAd = z.object({
  id: Id,
  referenceId: z.string(),
  name: Text,
  state: z.enum(states),
  counters: Counters,
  contacts: z.int(),
  conversion: z.nullable(z.number()),
})
export type RankedAd = z.output<typeof RankedAd>

export const ranks = ['contacts', 'views', 'conversion'] as const

/** The own ads that anybody did something with in the period, the best first. */
export const rankProperties = endpoint({
  method: 'GET',
  path: '/auth/statistics/properties',
  access: 'account',
  lane: 'slow',
  query: z
    .object({ days, ...pageFields(5), sort: z._default(choiceField(ranks), 'contacts') })
    .check(isReachable()),
  reply: z.object({ properties: z.array(RankedAd), pagination: Pagination }),
})

/**
 * The counters as a table, its first row in the reader's language: a row a day, or with `by=property`
 * a row for each ad that anybody did something with.
 */
export const saveStatistics = endpoint({
  method: 'GET',
  path: '/auth/statistics.csv',
  access: 'account',
  lane: 'slow',
  query: z.extend(Period, { by: z._default(choiceField(['day', 'property']), 'day') }),
  download: ['text/csv'],
  reply: fileReply(),
})

/** The counters of one own ad as a table of days; another's is 404. */
export const saveAdStatistics = endpoint({
  method: 'GET',
  path: '/properties/my-properties/{id}/statistics.csv',
  access: 'account',
  lane: 'slow',
  params: IdParams,
  query: Period,
  download: ['text/csv'],
  reply: fileReply(),
})
