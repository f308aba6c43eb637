import * as z from 'zod/mini'
import { endpoint, usualReads } from '#platform/endpoint/endpoint.ts'
import { Id, IdParams, Text, textField } from '#platform/endpoint/fields.ts'

export const placeLevels = ['emirate', 'community', 'sub-community', 'building'] as const

/**
 * A place. `slug` of an emirate is its own (`dubai`), of a deeper place the whole path
 * (`dubai/dubai-marina`); `path` leads from the emirate down to the place itself.
 */
const place = {
  id: Id,
  slug: z.string(),
  level: z.enum(placeLevels),
  name: Text,
  path: z.array(z.object({ id: Id, name: Text })),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
}

/** A suggestion; `count`: public ads in the place and everything below it, a minute old at most. */
export const LocationHit = z.object({ ...place, count: z.int() })
export type LocationHit = z.output<typeof LocationHit>

/** An emirate or a child of a place, with its public ads by purpose. */
export const Region = z.object({
  ...place,
  counts: z.object({ sale: z.int(), rent: z.int() }),
})
export type Region = z.output<typeof Region>

/** Reliability.md 3.10: text at most 100 characters. */
const typed = z.optional(textField(100))

/** Reliability.md 4: 120 suggestions a minute. */
const suggestions = { max: 120, seconds: 60 }

/** A place has up to hundreds below it, of which each takes some of the processor's time to write. */
const places = { max: 300, seconds: 300 }

/** The seven emirates, by name, each with its public ads. */
export const listEmirates = endpoint({
  method: 'GET',
  path: '/locations/emirates',
  access: 'public',
  lane: 'memory',
  limit: usualReads,
  reply: z.object({ emirates: z.array(Region) }),
})

/** The places right below one, by name; 404 where there is no such place. */
export const listRegions = endpoint({
  method: 'GET',
  path: '/locations/children/{id}',
  access: 'public',
  limit: places,
  params: IdParams,
  reply: z.object({ regions: z.array(Region) }),
})

/** Places of every level for what was typed so far, in either script; nothing typed, no hits. */
export const completeLocation = endpoint({
  method: 'GET',
  path: '/locations/auto-completion',
  access: 'public',
  lane: 'memory',
  limit: suggestions,
  query: z.object({ search: typed }),
  reply: z.object({ hits: z.array(LocationHit) }),
})

/** The same, but only places an ad may stand in: a community or deeper (product.md 5). */
export const chooseLocation = endpoint({
  method: 'GET',
  path: '/locations/choose-location',
  access: 'public',
  lane: 'memory',
  limit: suggestions,
  query: z.object({ query: typed }),
  reply: z.object({ hits: z.array(LocationHit) }),
})
