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

/** A network counts once a week, so nobody can make a search popular from fewer than ten networks. */
export const minNetworks = 50

/** With the present one. */
export const countedWeeks = 5

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

/** Undefined for a search that is not counted: of no location or several, of no purpose, without ads. */
export function searchedIn(
  query: string,
  { gazetteer, counts, catalogue }: SearchLookups,
): Searched | undefined {
  const { data: search } = z.safeParse(PropertySearch, searchQueryIn(query))
  if (!search?.purpose) return undefined
  const place = placeIn(search, gazetteer)
  const typeId = typeIn(search, catalogue)
  if (!place || typeId === undefined || !counts.get(place.id)?.[search.purpose]) return undefined
  return { locationId: place.id, purpose: codeOf(purposes, search.purpose), typeId }
}

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
