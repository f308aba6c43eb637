import * as z from 'zod/mini'
import { endpoint, defaultReadLimit } from '#platform/endpoint/endpoint.ts'
import { choiceField, Id, IdParams, Text, textField } from '#platform/endpoint/fields.ts'

export const placeLevels = ['emirate', 'community', 'sub-community', 'building'] as const

/** A location on the way from the emirate down. */
export const PathStep = z.object({ id: Id, name: Text })

/** `slug` is the whole path (`dubai/dubai-marina`); `path` ends with the location itself. */
const place = {
  id: Id,
  slug: z.string(),
  level: z.enum(placeLevels),
  name: Text,
  path: z.array(PathStep),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
}

/**
 * A suggested location. `count` is the number of public ads in it and below it, of `purpose` where
 * the call names one, at most {countsRefreshMs/1000} seconds old.
 */
export const LocationHit = z.object({ ...place, count: z.int() })
export type LocationHit = z.output<typeof LocationHit>

/** Public ads by purpose. */
export const AdsByPurpose = z.object({ sale: z.int(), rent: z.int() })

/** An emirate, or a location inside another one, with its public ads by purpose. */
export const Region = z.object({
  ...place,
  counts: AdsByPurpose,
})
export type Region = z.output<typeof Region>

const typed = z.optional(textField(100))

/** The field with suggestions sends no more either, so that typing quickly is never refused. */
export const suggestions = { max: 120, seconds: 60 }

const countedPurposes = ['sale', 'rent'] as const
export type CountedPurpose = (typeof countedPurposes)[number]

/** A place may have hundreds below it, and serialising each takes processor time. */
const places = { max: 300, seconds: 300 }

/** The seven emirates by name, each with the number of its public ads. */
export const listEmirates = endpoint({
  summary: 'List the emirates',
  method: 'GET',
  path: '/locations/emirates',
  access: 'public',
  lane: 'memory',
  limit: defaultReadLimit,
  reply: z.object({ emirates: z.array(Region) }),
})

/** The locations directly below a location, by name. 404 for an unknown location. */
export const listRegions = endpoint({
  summary: 'List the locations inside a location',
  method: 'GET',
  path: '/locations/children/{id}',
  access: 'public',
  limit: places,
  params: IdParams,
  reply: z.object({ regions: z.array(Region) }),
})

/**
 * Locations of every level that match what was typed, in Latin or Arabic script, those with ads
 * first. Without `search` the list is empty.
 */
export const completeLocation = endpoint({
  summary: 'Suggest locations',
  method: 'GET',
  path: '/locations/auto-completion',
  access: 'public',
  lane: 'memory',
  limit: suggestions,
  query: z.object({ search: typed, purpose: z.optional(choiceField(countedPurposes)) }),
  reply: z.object({ hits: z.array(LocationHit) }),
})

/**
 * Like `GET /locations/auto-completion`, limited to locations that an ad may have: a community or
 * a location below one.
 */
export const chooseLocation = endpoint({
  summary: 'Suggest locations for an ad',
  method: 'GET',
  path: '/locations/choose-location',
  access: 'public',
  lane: 'memory',
  limit: suggestions,
  query: z.object({ query: typed }),
  reply: z.object({ hits: z.array(LocationHit) }),
})
