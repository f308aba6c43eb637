import * as z from 'zod/mini'
import { defaultReadLimit, endpoint } from '#platform/endpoint/endpoint.ts'
import { Text } from '#platform/endpoint/fields.ts'
import { requiredField } from '#platform/endpoint/person-fields.ts'

/** `url` is without language prefix: `/properties?purpose=rent`. */
export const PopularSearch = z.object({ label: Text, url: z.string() })
export type PopularSearch = z.output<typeof PopularSearch>

/**
 * At most {maxPopular} searches: first up to {maxFound} for which at least {minNetworks} networks
 * have searched in the last {countedWeeks} weeks on at least {minDays} days, and that no operator has excluded,
 * then those of the settings.
 */
export const listPopularSearches = endpoint({
  summary: 'List popular searches',
  method: 'GET',
  path: '/popular-searches',
  access: 'public',
  lane: 'memory',
  limit: defaultReadLimit,
  cacheSeconds: 300,
  reply: z.object({ searches: z.array(PopularSearch) }),
})

/** A polygon has hundreds of corners. */
const maxQueryLength = 8_000

/**
 * Counts the purpose, the location and the property type of a search that names one location, once
 * in {countedWeeks} weeks for each network. `query` has the parameters of `GET /properties`; nothing else of it is
 * stored. So that a search counts once, a keyed hash of it and the network is stored for
 * {networkDays} days.
 */
export const recordSearch = endpoint({
  summary: 'Record a search',
  method: 'POST',
  path: '/anonymous-users/search',
  access: 'visitor',
  /** As often as lists are read, because every search is sent. */
  limit: { max: 300, seconds: 300 },
  body: z.object({ query: requiredField(maxQueryLength) }),
  status: 202,
  reply: z.object({}),
})
