import * as z from 'zod/mini'
import { categories } from '#features/reference/catalogue/contract.ts'
import { Named } from '#platform/endpoint/fields.ts'
import { type Declarations, facetsIn, type NamesWith } from './declaration.ts'
import { searchParameters } from './filters.ts'

/** A choice of a filter and the number of its ads. */
export const Count = z.object({ value: z.string(), count: z.int() })
/** A choice with a name and the number of its ads. */
export const NamedCount = z.extend(Named, { count: z.int() })

export function facetFields<D extends Declarations>(declarations: D) {
  const fields = facetsIn(declarations).map(({ name }) => [name, z.array(Count)] as const)
  return Object.fromEntries(fields) as Record<
    NamesWith<D, { facet: object }> & string,
    z.ZodMiniArray<typeof Count>
  >
}

const purposesAndTypes = z.object({
  purpose: z.array(Count),
  propertyType: z.array(z.extend(NamedCount, { category: z.enum(categories) })),
})

/**
 * How many ads each choice would give while the other filters stay: a facet ignores its own
 * filter. Choices without an ad are left out. `rooms` values are 0 to {maxRooms}. With exactly one
 * chosen location, `locations` has its children and `emirate` is empty; otherwise the other way
 * round. `price` is null when nothing is found; bucket limits are in AED, the lower one included,
 * the upper one excluded except in the last bucket.
 */
export const Facets = z.extend(purposesAndTypes, {
  ...facetFields(searchParameters),
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
