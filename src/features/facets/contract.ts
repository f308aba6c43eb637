import * as z from 'zod/mini'
import { categories } from '#features/catalogue/contract.ts'
import { Named } from '#platform/endpoint/fields.ts'

const Count = z.object({ value: z.string(), count: z.int() })
const NamedCount = z.extend(Named, { count: z.int() })

/**
 * How many ads each choice would give with the other filters kept: a facet's counts leave out its
 * own filter. Choices without an ad are left out. `rooms` values are `0` … `30`. With exactly one
 * chosen location, `locations` holds its children and `emirate` is empty; otherwise `emirate` is
 * filled and `locations` is empty. `price` is null where nothing is found; bucket limits are AED,
 * the lower one inside, the upper one outside except in the last.
 */
export const Facets = z.object({
  purpose: z.array(Count),
  propertyType: z.array(z.extend(NamedCount, { category: z.enum(categories) })),
  rooms: z.array(Count),
  furnished: z.array(Count),
  ready: z.array(Count),
  emirate: z.array(NamedCount),
  locations: z.array(NamedCount),
  price: z.nullable(
    z.object({
      min: z.number(),
      max: z.number(),
      buckets: z.array(z.object({ min: z.number(), max: z.number(), count: z.int() })),
    }),
  ),
})
export type Facets = z.output<typeof Facets>
