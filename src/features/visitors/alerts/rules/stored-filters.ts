import type { Gazetteer } from '#features/reference/places/rules.ts'
import type { PropertySearch } from '#features/search/query/contract/search.ts'
import type { Filter } from '#features/search/query/rules/matching.ts'
import { operandsOf } from '#features/search/query/rules/operands.ts'
import { placesNamed } from '#features/search/query/rules/places.ts'
import { keysOfSearch } from './keys.ts'

type Compiled = { search: PropertySearch; filter: Filter; gazetteer: Gazetteer }

export type StoredFilter = { keys: number[]; operands: Record<string, unknown> }

/** A list as PostgreSQL writes an array, which it reads faster than a list in JSON. */
function storedValue(value: unknown): unknown {
  if (Array.isArray(value)) return `{${value.join(',')}}`
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, storedValue(part)] as const),
  )
}

/**
 * What an ad is compared with, as `queries/fits.ts` reads it. Places are stored by their ids, because
 * their ranges change when places are added, and a time of publication as its number of days.
 */
export function storedFilterOf({ search, filter, gazetteer }: Compiled): StoredFilter {
  const { locations, emirate } = search
  const [place] = placesNamed({ emirate }, gazetteer)
  const wanted = {
    ...operandsOf(filter),
    locations,
    emirate: place?.id,
    published_within: search.published_within,
  }
  const asked = Object.entries(wanted).filter(([, value]) => value !== undefined)
  return {
    keys: keysOfSearch({
      purpose: filter.purpose,
      types: filter.property_type ?? [],
      rooms: filter.rooms,
      placeIds: locations ?? (place ? [place.id] : []),
    }),
    operands: Object.fromEntries(asked.map(([name, value]) => [name, storedValue(value)])),
  }
}
