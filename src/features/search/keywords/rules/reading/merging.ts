import type { Catalogue } from '#features/reference/catalogue/rules.ts'
import type { Gazetteer, Place } from '#features/reference/places/rules.ts'
import { searchParameters } from '#features/search/query/contract/filters.ts'
import type { Declaration } from '#features/search/query/contract/declaration.ts'
import { maxLocations } from '#features/search/query/contract/limits.ts'
import type { PropertySearch } from '#features/search/query/contract/search.ts'
import type { Filters } from '../query-parser.ts'

type Search = Partial<PropertySearch>
type SaidFilters = { [Name in keyof PropertySearch]?: PropertySearch[Name] | undefined }

const asList = <T>(one: T | undefined) => (one === undefined ? undefined : [one])
const asCount = (count: number | undefined) => asList(count?.toString())

function typeOf(slug: string | undefined, { typesNamed }: Catalogue): Search {
  if (slug === undefined) return {}
  const isResidential = typesNamed(slug).some(({ category }) => category === 'residential')
  return {
    property_type: isResidential ? [slug] : undefined,
    commercial_property_type: isResidential ? undefined : [slug],
  }
}

/** Rent periods and cheques imply a rent. */
function purposeOf({ purpose, rentPeriod, chequesMax }: Filters): PropertySearch['purpose'] {
  return purpose ?? (rentPeriod || chequesMax ? 'rent' : undefined)
}

function inOrder(low: number | undefined, high: number | undefined) {
  return low !== undefined && high !== undefined && low > high ? [high, low] : [low, high]
}

export function searchOf(filters: Filters, catalogue: Catalogue): Search {
  const [priceMin, priceMax] = inOrder(filters.priceMin, filters.priceMax)
  const [spaceMin, spaceMax] = inOrder(filters.spaceMin, filters.spaceMax)
  const saidFilters: SaidFilters = {
    purpose: purposeOf(filters),
    rent_period: filters.rentPeriod,
    rooms: asCount(filters.rooms),
    bathrooms: asCount(filters.bathrooms),
    price_min: priceMin,
    price_max: priceMax,
    space_min: spaceMin,
    space_max: spaceMax,
    unit: filters.unit,
    furnished: asList(filters.furnished),
    ready: filters.ready,
    cheques_max: filters.chequesMax,
  }
  const spoken = Object.entries(saidFilters).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(spoken), ...typeOf(filters.propertyType, catalogue) }
}

const ofRent = Object.entries<Declaration>(searchParameters).filter(
  ([, { purpose }]) => purpose === 'rent',
)
const withoutRent = Object.fromEntries(ofRent.map(([name]) => [name, undefined]))

/** Words win over filters that would leave no results, such as a rent period for homes on sale. */
export function mergeSearches(search: Search, saidFilters: Search): Search {
  const both = { ...search, ...saidFilters }
  const { price_min: least = 0, price_max: most = Number.POSITIVE_INFINITY } = both
  const isSpaceSaid = saidFilters.space_min !== undefined || saidFilters.space_max !== undefined
  return {
    ...both,
    ...(least > most && { price_min: saidFilters.price_min, price_max: saidFilters.price_max }),
    ...(isSpaceSaid && { space_min: saidFilters.space_min, space_max: saidFilters.space_max }),
    ...(saidFilters.purpose === 'sale' && withoutRent),
  }
}

const isIn = (inner: Place, outer: Place) => outer.lft <= inner.lft && inner.rgt <= outer.rgt

/** Places of the same name outside the chosen places are not meant. */
export function narrowToChosen(found: Place[], { locations, emirate }: Search, places: Gazetteer) {
  const chosen = locations?.flatMap((id) => places.byId(id) ?? []) ?? []
  const outer = [...chosen, ...places.emirates.filter(({ slug }) => slug === emirate)]
  const inside = found.filter((place) => outer.some((other) => isIn(place, other)))
  return { chosen, meant: inside.length > 0 ? inside : found }
}

/** Of nested places the smaller one counts: it was meant to narrow the search. */
export function mergePlaces(found: Place[], search: Search, places: Gazetteer): Search {
  if (found.length === 0) return {}
  const { chosen, meant } = narrowToChosen(found, search, places)
  const all = [...new Set([...chosen, ...meant])]
  const smallest = all.filter(
    (place) => !all.some((other) => other !== place && isIn(other, place)),
  )
  const locations = smallest.slice(-maxLocations).map(({ id }) => id)
  return { locations, emirate: undefined }
}
