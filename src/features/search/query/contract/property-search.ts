import * as z from 'zod/mini'
import { pageFields } from '#platform/endpoint/fields.ts'
import { isReachable } from '#platform/endpoint/pagination.ts'
import { type Range, ranges } from './declaration.ts'
import { fieldsOf } from './fields.ts'
import { searchParameters } from './filters.ts'
import { defaults } from './limits.ts'

type Ends = Partial<Record<`${Range}_${'min' | 'max'}`, number | undefined>>

const isOrdered = (name: Range) =>
  z.refine<Ends>(
    (search) => (search[`${name}_min`] ?? 0) <= (search[`${name}_max`] ?? Number.POSITIVE_INFINITY),
    { error: 'range_reversed', path: [`${name}_min`] },
  )

/**
 * Every parameter of `GET /properties` and, equally, of the results page's address: write it there
 * with `searchAddress`. Absent means "any". Refused with 422 beyond the parameters' own limits:
 * `range_reversed`, `page_too_deep`, `near_needed`, and by the handler `unknown_location`
 * (locations, emirate), `unknown_choice` (types, ad types, amenities) and `too_many_alternatives`
 * (a keyword with too many, joined by `or`). An agent or agency who is not there has no ads: an
 * empty list.
 */
export const PropertySearch = z
  .object({ ...fieldsOf(searchParameters), ...pageFields(defaults.limit) })
  .check(
    ...ranges.map(isOrdered),
    isReachable(),
    z.refine((search) => search.sort !== 'distance' || search.near !== undefined, {
      error: 'near_needed',
      path: ['sort'],
    }),
  )
export type PropertySearch = z.output<typeof PropertySearch>
