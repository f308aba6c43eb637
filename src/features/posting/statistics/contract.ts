import * as z from 'zod/mini'
import { Counters } from '#features/posting/own-ads/contract/own-ads.ts'
import { states } from '#features/listing/property/contract.ts'
import { Package } from '#features/posting/packages/contract.ts'
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

/** The counters of one day in Dubai time. */
export const Day = z.extend(Counters, { date: z.string() })
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

/** In days. */
export const periods = [7, 30, 90] as const

/** The period of a call that names none, and of charts and ranks at first. */
export const usualDays = 30

const days = z._default(
  integerField(7, 90).check(
    z.refine((count) => (periods as readonly number[]).includes(count), 'invalid_choice'),
  ),
  usualDays,
)

const Period = z.object({ days })

const periodic = {
  totals: Counters,
  previous: Counters,
  daily: z.array(Day),
  dailyBefore: z.array(Day),
}

/**
 * How all your ads do; an agency and a company include the ads of members. `agents` counts
 * members; `subscription` is the package of the ad that stays public the longest.
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
  /** The day after which that ad is no longer public. */
  subscriptionEnds: z.nullable(z.string()),
})
export type Statistics = z.output<typeof Statistics>

/**
 * Views and contacts of all your ads in the last days, beside the same number of days before.
 */
export const showStatistics = endpoint({
  summary: 'Read the statistics of your ads',
  method: 'GET',
  path: '/auth/statistics',
  access: 'account',
  lane: 'slow',
  query: Period,
  reply: z.object({ data: Statistics }),
})

/**
 * The days until today in Dubai time in `totals` and `daily` (the oldest first), and the same
 * number of days before in `previous` and `dailyBefore`.
 */
export const AdStatistics = z.object(periodic)
export type AdStatistics = z.output<typeof AdStatistics>

/** Views and contacts of one of your ads. 404 for an ad of another account. */
export const showAdStatistics = endpoint({
  summary: 'Read the statistics of an ad',
  method: 'GET',
  path: '/properties/my-properties/{id}/statistics',
  access: 'account',
  lane: 'slow',
  params: IdParams,
  query: Period,
  reply: z.object({ statistics: AdStatistics }),
})

/**
 * An ad with its counters. `contacts` are calls, SMS and WhatsApp messages; `conversion` is
 * contacts for each view.
 */
export const RankedAd = z.object({
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

/** Your ads with any view or contact in the period, the best first. */
export const rankProperties = endpoint({
  summary: 'Rank your ads',
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
 * A CSV file with its header in the language of `Accept-Language`: a row for each day or, with
 * `by=property`, for each ad with any view or contact.
 */
export const saveStatistics = endpoint({
  summary: 'Download the statistics of your ads',
  method: 'GET',
  path: '/auth/statistics.csv',
  access: 'account',
  lane: 'slow',
  query: z.extend(Period, { by: z._default(choiceField(['day', 'property']), 'day') }),
  download: ['text/csv'],
  reply: fileReply(),
})

/** A CSV file with a row for each day. 404 for an ad of another account. */
export const saveAdStatistics = endpoint({
  summary: 'Download the statistics of an ad',
  method: 'GET',
  path: '/properties/my-properties/{id}/statistics.csv',
  access: 'account',
  lane: 'slow',
  params: IdParams,
  query: Period,
  download: ['text/csv'],
  reply: fileReply(),
})
