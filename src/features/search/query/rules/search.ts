import { categories } from '#features/reference/catalogue/contract.ts'
import type { Catalogue } from '#features/reference/catalogue/rules.ts'
import type { Gazetteer } from '#features/reference/places/rules.ts'
import {
  advertiserTypes,
  finishings,
  furnishings,
  paymentMethods,
  purposes,
  readiness,
  rentPeriods,
} from '#features/listing/property/contract.ts'
import type { Around, Box } from './map-areas.ts'
import type { Counts, Filter, Range } from './matching.ts'
import { codeOf, publishedFrom } from '#features/listing/property/rules.ts'
import {
  countAlternatives,
  foldSearched,
  maxAlternatives,
} from '#features/search/index-table/rules.ts'
import { squareFoot } from '#i18n/area-factors.ts'
import { minuteMs } from '#i18n/time-units.ts'
import { type PropertySearch, usualRadius } from '../contract/search.ts'

type Path = keyof PropertySearch

/** What a search names that is not there, or asks too much for. */
export type SearchFault =
  | { code: 'unknown_location' | 'unknown_choice'; path: Path }
  | { code: 'too_many_alternatives'; path: Path; values: { maximum: number } }

export type Surroundings = { gazetteer: Gazetteer; catalogue: Catalogue; now: Date }

const fils = (amount: number | undefined) =>
  amount === undefined ? undefined : Math.round(amount * 100)

/** 1 sqft = 0.09290304 m² exactly, so a whole number of square feet is one of millionths too. */
function millionths(space: number | undefined, unit: PropertySearch['unit']) {
  if (space === undefined) return undefined
  return Math.round(space * (unit === 'sqft' ? squareFoot * 1_000_000 : 1_000_000))
}

function wordOf<Word extends string>(words: readonly Word[], word: Word | undefined) {
  return word === undefined ? undefined : codeOf(words, word)
}

function countsOf(wanted: string[] | undefined): Counts | undefined {
  if (!wanted) return undefined
  const [open, exact] = [true, false].map((isOpen) =>
    wanted
      .filter((count) => count.endsWith('+') === isOpen)
      .map((count) => Number.parseInt(count, 10)),
  ) as [number[], number[]]
  return { values: exact, from: open.length > 0 ? Math.min(...open) : undefined }
}

export function masksOf(amenityIds: readonly number[]): { low: string; high: string } {
  const mask = (ids: number[]) =>
    BigInt.asIntN(
      64,
      ids.reduce((bits, id) => bits | (1n << BigInt(id - 1)), 0n),
    ).toString()
  return {
    low: mask(amenityIds.filter((id) => id <= 64)),
    high: mask(amenityIds.filter((id) => id > 64).map((id) => id - 64)),
  }
}

function aroundOf({ near, radius }: PropertySearch): Around | undefined {
  const [lat, lng] = near ?? []
  if (lat === undefined || lng === undefined) return undefined
  return { lat, lng, radius: radius ?? usualRadius }
}

function boxOf([west, south, east, north]: number[]): Box {
  return { west: west!, south: south!, east: east!, north: north! }
}

type Finding = { faults: SearchFault[] }

function named<T>(wanted: string[] | undefined, find: (text: string) => T[], miss: () => void) {
  if (!wanted) return undefined
  const found = wanted.map(find)
  if (found.some((each) => each.length === 0)) miss()
  return found.flat()
}

const asList = <T>(one: T | undefined): T[] => (one === undefined ? [] : [one])

function choicesOf(search: PropertySearch, catalogue: Catalogue, { faults }: Finding) {
  const miss = (path: Path) => () => void faults.push({ code: 'unknown_choice', path })
  const ofCategory = (category?: string) => (text: string) =>
    catalogue.typesNamed(text).filter((type) => !category || type.category === category)
  const types = [
    named(search.property_type, ofCategory(), miss('property_type')),
    named(
      search.commercial_property_type,
      ofCategory('commercial'),
      miss('commercial_property_type'),
    ),
  ].filter((list) => list !== undefined)
  const adTypes = named(
    search.ad_type,
    (text) => asList(catalogue.adTypeNamed(text)),
    miss('ad_type'),
  )
  const amenities = named(
    search.amenities,
    (text) => asList(catalogue.amenityNamed(text)),
    miss('amenities'),
  )
  return {
    types: types.length > 0 ? types.flat().map(({ id }) => id) : undefined,
    adTypes: adTypes?.map(({ id }) => id),
    amenities: amenities && masksOf(amenities.map(({ id }) => id)),
  }
}

/** Places are apart or one holds the other: without the inner ones no ad counts twice. */
function outermost(ranges: Range[]): Range[] {
  const distinct = [...new Map(ranges.map((range) => [range.lft, range])).values()]
  const isInside = (inner: Range) => (outer: Range) =>
    outer.lft < inner.lft && inner.rgt < outer.rgt
  return distinct.filter((range) => !distinct.some(isInside(range)))
}

function placesOf(search: PropertySearch, gazetteer: Gazetteer, { faults }: Finding) {
  const miss = (path: Path) => faults.push({ code: 'unknown_location', path })
  const places = search.locations?.map((id) => gazetteer.byId(id))
  if (places?.includes(undefined)) miss('locations')
  const emirate = gazetteer.emirates.find(({ slug }) => slug === search.emirate)
  if (search.emirate !== undefined && !emirate) miss('emirate')
  const rangeOf = ({ lft, rgt }: Range) => ({ lft, rgt })
  return {
    places: places && outermost(places.filter((place) => place !== undefined).map(rangeOf)),
    emirate: emirate && rangeOf(emirate),
  }
}

function keywordOf({ keyword }: PropertySearch, { faults }: Finding): string | undefined {
  if (!keyword) return undefined
  const folded = foldSearched(keyword)
  if (countAlternatives(folded) > maxAlternatives) {
    const values = { maximum: maxAlternatives }
    faults.push({ code: 'too_many_alternatives', path: 'keyword', values })
  }
  return folded
}

/** Minutes, so that equal searches of one minute are equal filters. */
function publishedAfter(days: number | undefined, now: Date): number | undefined {
  if (days === undefined) return undefined
  const minute = Math.floor(now.getTime() / minuteMs) * 60
  return minute - days * 86_400 - publishedFrom
}

function plainly(search: PropertySearch): Filter {
  const ready = search.ready === 'all' ? undefined : search.ready
  return {
    purpose: wordOf(purposes, search.purpose),
    category: wordOf(categories, search.category),
    ready: wordOf(readiness, ready),
    priceMin: fils(search.price_min),
    priceMax: fils(search.price_max),
    rooms: countsOf(search.rooms),
    bathrooms: countsOf(search.bathrooms),
    spaceMin: millionths(search.space_min, search.unit),
    spaceMax: millionths(search.space_max, search.unit),
    furnished: search.furnished?.map((word) => codeOf(furnishings, word)),
    finishing: wordOf(finishings, search.finishing),
    floors: search.floors,
    ageMax: search.age_max,
    mortgageEligible: search.mortgage_eligible,
    paymentMethod: wordOf(paymentMethods, search.payment_method),
    rentPeriod: wordOf(rentPeriods, search.rent_period),
    chequesMax: search.cheques_max,
    serviceChargeMax: fils(search.service_charge_max),
    advertiserType: wordOf(advertiserTypes, search.advertiser_type),
    agent: search.agent,
    agency: search.agency,
    permit: search.permit || undefined,
    hasVideo: search.has_video,
    priceReduced: search.price_reduced,
  }
}

/** The search in numbers, and why it is refused. */
export function filterOf(
  search: PropertySearch,
  { gazetteer, catalogue, now }: Surroundings,
): { filter: Filter; faults: SearchFault[] } {
  const finding: Finding = { faults: [] }
  const filter = {
    ...plainly(search),
    ...choicesOf(search, catalogue, finding),
    ...placesOf(search, gazetteer, finding),
    keyword: keywordOf(search, finding),
    publishedAfter: publishedAfter(search.published_within, now),
    box: search.bbox && boxOf(search.bbox),
    polygon: search.polygon,
    near: aroundOf(search),
  }
  return { filter, ...finding }
}

/**
 * Filters whose alternatives the facets show: a cube is counted without them. `isBelow`: they show
 * the children of a place, so the emirate stays.
 */
export function withoutFacets(filter: Filter, isBelow: boolean): Filter {
  const { purpose, types, rooms, ready, furnished, emirate, ...rest } = filter
  return isBelow ? { ...rest, emirate } : rest
}

/** `both` is what two counts have in common; each of them counts what its own part leaves of that. */
export type Counting = { both: Filter; ofCells: Filter; ofPrices: Filter }

export function countingOf(filter: Filter, isBelow: boolean): Counting {
  const { priceMin, priceMax, purpose, types, rooms, ready, furnished, emirate } = filter
  const shown = { purpose, types, rooms, ready, furnished }
  return {
    both: withoutPrice(withoutFacets(filter, isBelow)),
    ofCells: { priceMin, priceMax },
    ofPrices: isBelow ? shown : { ...shown, emirate },
  }
}

/**
 * Whether to look at an ad costs more than to keep it for a second count. At 100,000 ads both counts
 * of a polygon of 200 corners take 262 ms of processor apart and 141 together, of a keyword that most
 * ads have 265 and 177; of everything on sale 46 and 51.
 */
export const isDear = ({ keyword, polygon }: Filter): boolean =>
  keyword !== undefined || polygon !== undefined

export function withoutPrice({ priceMin, priceMax, ...rest }: Filter): Filter {
  return rest
}
