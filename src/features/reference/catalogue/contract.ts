import * as z from 'zod/mini'
import { endpoint, defaultReadLimit } from '#platform/endpoint/endpoint.ts'
import { Id, Named, Text, textField } from '#platform/endpoint/fields.ts'

export const categories = ['residential', 'commercial'] as const

/** `plural` is the name for headings: apartments, شقق. A slug is unique within its category. */
export const PropertyType = z.object({
  id: Id,
  slug: z.string(),
  name: Text,
  plural: Text,
  category: z.enum(categories),
})
export type PropertyType = z.output<typeof PropertyType>

/** Something that a home or its building offers. */
export const Amenity = z.object({ id: Id, slug: z.string(), name: Text, group: z.string() })
export type Amenity = z.output<typeof Amenity>

const lookup = {
  method: 'GET',
  access: 'public',
  lane: 'memory',
  limit: defaultReadLimit,
  cacheSeconds: 300,
} as const

/** All property types, in the order in which they are offered. */
export const listPropertyTypes = endpoint({
  summary: 'List the property types',
  ...lookup,
  path: '/property-types',
  reply: z.object({ propertyTypes: z.array(PropertyType) }),
})

/**
 * The property types by category. The ids under `commercial` are the values of
 * `commercialPropertyTypeId`.
 */
export const groupPropertyTypes = endpoint({
  summary: 'List the property types by category',
  ...lookup,
  path: '/property-types/grouped',
  reply: z.object({
    grouped: z.object({
      residential: z.array(PropertyType),
      commercial: z.array(PropertyType),
    }),
  }),
})

/** The same list as `GET /property-types`, under the name that the form for an ad uses. */
export const listTypes = endpoint({
  summary: 'List the property types for a form',
  ...lookup,
  path: '/property-properties/types',
  reply: z.object({ types: z.array(PropertyType) }),
})

/**
 * Amenities with a word that starts with what was typed, in either language. Without `query`: all
 * amenities.
 */
export const completeAmenity = endpoint({
  summary: 'Suggest amenities',
  ...lookup,
  path: '/property-properties/amenities-auto-complete',
  limit: { max: 120, seconds: 60 },
  query: z.object({ query: z.optional(textField(100)) }),
  reply: z.object({ amenities: z.array(Amenity) }),
})

/** The types of ad that an advertiser can choose. Each has its own packages. */
export const listAdTypes = endpoint({
  summary: 'List the ad types',
  ...lookup,
  path: '/add-types/',
  reply: z.object({ adTypes: z.array(Named) }),
})

/** What advertisers can be specialised in. */
export const listSpecialities = endpoint({
  summary: 'List the specialities',
  ...lookup,
  path: '/specialities',
  reply: z.object({ speciality: z.array(Named) }),
})

/** The languages that advertisers can say they speak. */
export const listLanguages = endpoint({
  summary: 'List the spoken languages',
  ...lookup,
  path: '/languages',
  reply: z.object({ languages: z.array(Named) }),
})
