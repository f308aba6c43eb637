import * as z from 'zod/mini'
import type { Catalogue } from '#features/reference/catalogue/rules.ts'
import type { AdCounts, Gazetteer, Place } from '#features/reference/places/rules.ts'
import { purposes } from '#features/listing/property/contract.ts'
import { codeOf } from '#features/listing/property/rules.ts'
import { PropertySearch } from '#features/search/query/contract/property-search.ts'
import { searchQueryIn } from '#features/search/query/contract/search.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import { dayMs } from '#i18n/time-units.ts'
import type { PopularSearch } from './contract.ts'

/** As many as fit two lines of a wide screen. */
export const maxPopular = 10

/** So that the operators' own choice is among them, too. */
export const maxFound = 5

/** A network counts once for a search in all weeks that are counted. */
export const minNetworks = 50

/** So that networks which search for something on one day, or in one week, do not make it popular. */
export const minDays = 10

/** Networks of a block that count for a search: an owner of addresses often has a whole block. */
export const maxOfBlock = 10

/** The /16 of IPv4 or /32 of IPv6 of a network (platform/http/address.ts). */
export const blockOf = (network: string): string => network.split(/[.:]/).slice(0, 2).join('.')

/** With the present one. */
export const countedWeeks = 5

/** As long as a search counts, so that no network counts twice for it. */
export const networkDays = 7 * countedWeeks

/** What was searched for: `purpose` as a position in the list of purposes. */
export type Searched = { locationId: number; purpose: number; typeId: number | null }

export type SearchLookups = {
  gazetteer: Gazetteer
  counts: ReadonlyMap<number, AdCounts>
  catalogue: Catalogue
}

function placeIn(
  { locations = [], emirate }: PropertySearch,
  gazetteer: Gazetteer,
): Place | undefined {
  const [id, ...others] = locations
  if (others.length > 0) return undefined
  if (id !== undefined) return gazetteer.byId(id)
  return gazetteer.emirates.find(({ slug }) => slug === emirate)
}

/** Null for any type, undefined for several. */
function typeIn(search: PropertySearch, { typesNamed }: Catalogue): number | null | undefined {
  const { property_type = [], commercial_property_type = [] } = search
  const commercial = commercial_property_type
    .flatMap(typesNamed)
    .filter(({ category }) => category === 'commercial')
  const [type, ...others] = [...property_type.flatMap(typesNamed), ...commercial]
  if (others.length > 0) return undefined
  return type ? type.id : null
}

/** Undefined for a search of no location or several, of several types or of no purpose. */
export function namedSearchIn(
  query: string,
  { gazetteer, catalogue }: Omit<SearchLookups, 'counts'>,
): Searched | undefined {
  const { data: search } = z.safeParse(PropertySearch, searchQueryIn(query))
  if (!search?.purpose) return undefined
  const place = placeIn(search, gazetteer)
  const typeId = typeIn(search, catalogue)
  if (!place || typeId === undefined) return undefined
  return { locationId: place.id, purpose: codeOf(purposes, search.purpose), typeId }
}

/** Undefined for a search that is not counted, also because its location has no ads for it. */
export function searchedIn(query: string, lookups: SearchLookups): Searched | undefined {
  const searched = namedSearchIn(query, lookups)
  const purpose = searched && purposes[searched.purpose]
  return purpose && lookups.counts.get(searched.locationId)?.[purpose] ? searched : undefined
}

/** The row of the table `settings` in which operators exclude searches. */
export const excludedKey = 'excludedSearches'

const Excluded = z.array(
  z.object({ locationId: z.int(), purpose: z.int(), typeId: z.nullable(z.int()) }),
)

export const excludedIn = (value: unknown): Searched[] => z.safeParse(Excluded, value).data ?? []

export const isSameSearch = (one: Searched, other: Searched): boolean =>
  one.locationId === other.locationId &&
  one.purpose === other.purpose &&
  one.typeId === other.typeId

/** The Monday of the week in Dubai, `YYYY-MM-DD`. */
export function weekOf(now: Date): string {
  const day = Date.parse(dayInDubai(now))
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7
  return new Date(day - sinceMonday * dayMs).toISOString().slice(0, 10)
}

export const firstCountedWeek = (now: Date) =>
  weekOf(new Date(now.getTime() - (countedWeeks - 1) * 7 * dayMs))

/** Whatever the order of its parameters. */
const meaningOf = ({ url }: PopularSearch) => url.split(/[?&]/).toSorted().join('&')

/** Those that were found come first, and no search twice. */
export function chosenSearches(
  found: readonly PopularSearch[],
  ofSettings: readonly PopularSearch[],
): PopularSearch[] {
  const chosen = new Map<string, PopularSearch>()
  for (const one of [...found.slice(0, maxFound), ...ofSettings])
    if (!chosen.has(meaningOf(one))) chosen.set(meaningOf(one), one)
  return [...chosen.values()].slice(0, maxPopular)
}
