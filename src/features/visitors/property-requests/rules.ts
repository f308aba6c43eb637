import { purposes } from '#features/listing/property/contract.ts'
import type { Catalogue } from '#features/reference/catalogue/rules.ts'
import type { Gazetteer, Place } from '#features/reference/places/rules.ts'
import type { PropertySearch } from '#features/search/query/contract/search.ts'
import {
  type ContactChannel,
  contactChannels,
  type Fee,
  type NewPropertyRequest,
  type PriceRange,
  type PropertyRequest,
  type Sharing,
} from './contract.ts'

/** Both currencies have been pegged to the US dollar for decades: units of each for a dollar. */
export const sarPerDollar = 3.75
export const aedPerDollar = 3.6725

/** To the fils. */
export const dirhamsOf = (riyals: number): number =>
  Math.round((riyals / sarPerDollar) * aedPerDollar * 100) / 100

/** In riyals: from a year's rent to the price of a villa. */
const bounds = [0, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000]

export const priceRanges: readonly PriceRange[] = bounds.map((min, at) => {
  const max = bounds[at + 1] ?? null
  const aed = { min: dirhamsOf(min), max: max === null ? null : dirhamsOf(max) }
  return { id: at + 1, sar: { min, max }, aed }
})

/** Of the setting: null where a request costs nothing, undefined where it is no amount of dirhams. */
export function feeOf(amount: unknown): Fee | null | undefined {
  if (amount === 0) return null
  const isAmount = typeof amount === 'number' && Number.isFinite(amount) && amount > 0
  return isAmount ? { amount, currency: 'AED' } : undefined
}

/** Whatever its sender can be reached by. */
export const givenChannels = ({ email }: Pick<Sharing, 'email'>): ContactChannel[] =>
  contactChannels.filter((channel) => channel !== 'email' || Boolean(email))

/** How advertisers may get in touch: by all that was given, where no channel was asked for. */
export function sharedChannels({ email, shareContact, contactChannels: chosen }: Sharing) {
  if (!shareContact) return []
  return givenChannels({ email }).filter((channel) => chosen?.includes(channel) ?? true)
}

/** `path` is the field. */
type ChoiceFault = {
  code: 'unknown_choice' | 'unknown_location' | 'location_elsewhere' | 'type_of_other_category'
  path: string
}

export type Lookups = { gazetteer: Gazetteer; catalogue: Catalogue }

const named = ({ id, slug, name }: Place) => ({ id, slug, name })

export function placeWithPath(gazetteer: Gazetteer, id: number | null | undefined) {
  const place = id ? gazetteer.byId(id) : undefined
  return place && { ...named(place), path: gazetteer.pathOf(place.id).map(named) }
}

const isBelow = (place: Place, above: Place) => place.lft > above.lft && place.lft < above.rgt

function placeFault(id: number, path: string, { gazetteer, city }: PlaceContext): ChoiceFault[] {
  const place = gazetteer.byId(id)
  if (!place || place.kind === 'emirate') return [{ code: 'unknown_location', path }]
  return city && !isBelow(place, city) ? [{ code: 'location_elsewhere', path }] : []
}

type PlaceContext = { gazetteer: Gazetteer; city: Place | undefined }

type ChosenIds = Pick<
  NewPropertyRequest,
  'city' | 'region' | 'area' | 'category' | 'propertyTypes' | 'priceRanges'
>

function placeFaults({ city: id, region, area }: ChosenIds, gazetteer: Gazetteer): ChoiceFault[] {
  const found = gazetteer.byId(id)
  const city = found?.kind === 'emirate' ? found : undefined
  const inCity = { gazetteer, city }
  return [
    ...(city ? [] : [{ code: 'unknown_choice' as const, path: 'city' }]),
    ...(typeof region === 'number' ? placeFault(region, 'region', inCity) : []),
    ...area.flatMap((one) => placeFault(one, 'area', inCity)).slice(0, 1),
  ]
}

function typeFaults({ category, propertyTypes }: ChosenIds, catalogue: Catalogue): ChoiceFault[] {
  const faults = propertyTypes.flatMap((id): ChoiceFault[] => {
    const path = 'propertyTypes'
    const type = catalogue.typeById(id)
    if (!type) return [{ code: 'unknown_choice', path }]
    return type.category === category ? [] : [{ code: 'type_of_other_category', path }]
  })
  return faults.slice(0, 1)
}

export function findUnknown(chosen: ChosenIds, { gazetteer, catalogue }: Lookups): ChoiceFault[] {
  const isOffered = (id: number) => priceRanges.some((range) => range.id === id)
  return [
    ...placeFaults(chosen, gazetteer),
    ...typeFaults(chosen, catalogue),
    ...(chosen.priceRanges.every(isOffered)
      ? []
      : [{ code: 'unknown_choice' as const, path: 'priceRanges' }]),
  ]
}

export const rangesOf = (ids: readonly number[]): PriceRange[] =>
  priceRanges.filter(({ id }) => ids.includes(id))

export type PurposeSearch = Partial<PropertySearch> & { purpose: (typeof purposes)[number] }

type RequestChoices = Pick<
  PropertyRequest,
  'goals' | 'category' | 'propertyTypes' | 'area' | 'priceRanges'
>

const purposesOf = ({ goals }: RequestChoices) =>
  purposes.filter((purpose) => goals.some((goal) => (goal === 'rent') === (purpose === 'rent')))

/**
 * The searches of ads that fit a request, one for each purpose. The prices of a request are whole prices or
 * rents of a year, so other rents are left out. Whole dirhams, so that the addresses are short.
 */
export function searchesFor(wish: RequestChoices): PurposeSearch[] {
  const { category, propertyTypes, area, priceRanges: ranges } = wish
  const min = Math.floor(Math.min(...ranges.map(({ aed }) => aed.min)))
  const maxima = ranges.map(({ aed }) => aed.max)
  const max = maxima.includes(null) ? undefined : Math.ceil(Math.max(...maxima.map(Number)))
  return purposesOf(wish).map((purpose) => ({
    purpose,
    ...(purpose === 'rent' && { rent_period: 'yearly' as const }),
    category,
    property_type: propertyTypes.map(({ id }) => String(id)),
    locations: area.map(({ id }) => id),
    ...(min > 0 && { price_min: min }),
    ...(max !== undefined && { price_max: max }),
  }))
}
