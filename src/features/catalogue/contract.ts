import * as z from 'zod/mini'
import { endpoint, usualReads } from '#platform/endpoint/endpoint.ts'
import { Id, Named, Text, textField } from '#platform/endpoint/fields.ts'

export const categories = ['residential', 'commercial'] as const

/** `plural` stands in titles: apartments, شقق. A slug is unique within its category. */
export const PropertyType = z.object({
  id: Id,
  slug: z.string(),
  name: Text,
  plural: Text,
  category: z.enum(categories),
})
export type PropertyType = z.output<typeof PropertyType>

export const Amenity = z.object({ id: Id, slug: z.string(), name: Text, group: z.string() })
export type Amenity = z.output<typeof Amenity>

/** Lookups change when an operator edits them: browsers may keep them for five minutes. */
const lookup = {
  method: 'GET',
  access: 'public',
  lane: 'memory',
  limit: usualReads,
  cacheSeconds: 300,
} as const

/** All types in the order they are offered: the spec's first. */
export const listPropertyTypes = endpoint({
  ...lookup,
  path: '/property-types',
  reply: z.object({ propertyTypes: z.array(PropertyType) }),
})

/** The same types by category; those of `commercial` are commercialPropertyTypeId's choices. */
export const groupPropertyTypes = endpoint({
  ...lookup,
  path: '/property-types/grouped',
  reply: z.object({
    grouped: z.object({
      residential: z.array(PropertyType),
      commercial: z.array(PropertyType),
    }),
  }),
})

/** The same list under the name that the form for posting asks for. */
export const listTypes = endpoint({
  ...lookup,
  path: '/property-properties/types',
  reply: z.object({ types: z.array(PropertyType) }),
})

/** Amenities with a word that starts like what was typed, in either language; empty: all. */
export const completeAmenity = endpoint({
  ...lookup,
  path: '/property-properties/amenities-auto-complete',
  /** Reliability.md 4: 120 suggestions a minute. */
  limit: { max: 120, seconds: 60 },
  /** Reliability.md 3.10: text at most 100 characters. */
  query: z.object({ query: z.optional(textField(100)) }),
  reply: z.object({ amenities: z.array(Amenity) }),
})

/** The kinds of ad one can buy. */
export const listAdTypes = endpoint({
  ...lookup,
  path: '/add-types/',
  reply: z.object({ adTypes: z.array(Named) }),
})

/** What an advertiser may be specialised in. */
export const listSpecialities = endpoint({
  ...lookup,
  path: '/specialities',
  reply: z.object({ speciality: z.array(Named) }),
})

/** The languages an advertiser may speak. */
export const listLanguages = endpoint({
  ...lookup,
  path: '/languages',
  reply: z.object({ languages: z.array(Named) }),
})
