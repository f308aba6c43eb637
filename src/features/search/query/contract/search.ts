import * as z from 'zod/mini'
import { Facets } from './facets.ts'
import { anyCompletion, defaults } from './limits.ts'
import { PropertySearch } from './property-search.ts'
import { listsOfProperties, PropertyCard } from '#features/listing/property/contract.ts'
import { queryString, type RawQuery, readQuery } from '#platform/endpoint/codec.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { Named, Pagination } from '#platform/endpoint/fields.ts'

export type { PropertySearch } from './property-search.ts'

/** Metres around `near` where no `radius` is given. */
export const defaultRadius = 5_000

const unsaid: Partial<PropertySearch> = { ready: anyCompletion, ...defaults }

/** Leaves out default values and sorts the parameters: equal searches have equal addresses. */
export function searchAddress(search: Partial<PropertySearch>): string {
  const said = Object.entries(search)
    .filter(([name, value]) => value !== unsaid[name as keyof PropertySearch])
    .filter(([name]) => name !== 'facets')
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return queryString(Object.fromEntries(said))
}

/** Not validated yet. */
export type SearchQuery = RawQuery

export const searchQueryIn = (text: string): SearchQuery => readQuery(text)

export const writeSearch = (search: Partial<PropertySearch>) => readQuery(searchAddress(search))

/** A location with its path from the emirate down to itself. */
export const ChosenPlace = z.extend(Named, { path: z.array(Named) })
export type ChosenPlace = z.output<typeof ChosenPlace>

/**
 * The filters that the words of `keyword` stand for: `query` has parameters of `GET /properties`,
 * including those already set, and `places` names its locations.
 */
export const Meant = z.object({
  query: z.record(z.string(), z.string()),
  places: z.array(ChosenPlace),
  total: z.int(),
  totalIsExact: z.boolean(),
})

/**
 * All parameters can be combined; an absent one means "any". `facets=1` adds `facets`, the number
 * of ads for each choice of a filter. `sort=featured`, the default, begins each {promotedBlock} ads with at most
 * {maxPromoted} promoted ones. `total` is exact up to {maxExactTotal}. `places` names the locations
 * of `locations` and `emirate`. With `keyword` the answer has `meant`, the filters that the words
 * stand for, or null when they stand for none; it never changes what is found.
 */
export const searchProperties = endpoint({
  summary: 'Search ads',
  method: 'GET',
  path: '/properties',
  access: 'public',
  limit: listsOfProperties,
  query: PropertySearch,
  reply: z.object({
    properties: z.array(PropertyCard),
    pagination: Pagination,
    places: z.array(ChosenPlace),
    facets: z.optional(Facets),
    meant: z.optional(z.nullable(Meant)),
  }),
})
export type SearchReply = z.output<typeof searchProperties.reply>
