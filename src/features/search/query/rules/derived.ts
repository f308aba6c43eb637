import type { Catalogue } from '#features/reference/catalogue/rules.ts'
import type { Gazetteer } from '#features/reference/places/rules.ts'
import { publishedFrom } from '#features/listing/property/rules/rank.ts'
import {
  countAlternatives,
  foldSearched,
  maxAlternatives,
} from '#features/search/index-table/rules.ts'
import { daySeconds, minuteMs } from '#i18n/time-units.ts'
import type { NamesWith } from '../contract/declaration.ts'
import type { FilterName, SearchParameters } from '../contract/filters.ts'
import { type PropertySearch, defaultRadius } from '../contract/search.ts'
import type { Filter, Masks, Range } from './matching.ts'

type Path = keyof PropertySearch

export type SearchFault =
  | { code: 'unknown_location' | 'unknown_choice'; path: Path }
  | { code: 'too_many_alternatives'; path: Path; values: { maximum: number } }

export type SearchContext = { gazetteer: Gazetteer; catalogue: Catalogue; now: Date }

export type Finding = SearchContext & { faults: SearchFault[] }

const asList = <T>(one: T | undefined): T[] => (one === undefined ? [] : [one])

type WithId = { id: number }
type List = { path: Path; texts: string[] | undefined; find: (text: string) => WithId[] }

function idsOf({ path, texts, find }: List, { faults }: Finding): number[] | undefined {
  if (!texts) return undefined
  const found = texts.map(find)
  if (found.some((each) => each.length === 0)) faults.push({ code: 'unknown_choice', path })
  return found.flat().map(({ id }) => id)
}

function typesOf(search: PropertySearch, finding: Finding): number[] | undefined {
  const { typesNamed } = finding.catalogue
  const isCommercial = ({ category }: { category: string }) => category === 'commercial'
  const commercial = (text: string) => typesNamed(text).filter(isCommercial)
  const lists: List[] = [
    { path: 'property_type', texts: search.property_type, find: typesNamed },
    {
      path: 'commercial_property_type',
      texts: search.commercial_property_type,
      find: commercial,
    },
  ]
  const ids = lists.map((list) => idsOf(list, finding)).filter((list) => list !== undefined)
  return ids.length > 0 ? ids.flat() : undefined
}

function masksOf(amenityIds: readonly number[]): Masks {
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

/** Places are disjoint or nested: without the inner ones no ad counts twice. */
function outermost(ranges: Range[]): Range[] {
  const distinct = [...new Map(ranges.map((range) => [range.lft, range])).values()]
  const isInside = (inner: Range) => (outer: Range) =>
    outer.lft < inner.lft && inner.rgt < outer.rgt
  return distinct.filter((range) => !distinct.some(isInside(range)))
}

const rangeOf = ({ lft, rgt }: Range) => ({ lft, rgt })

function placesOf({ locations }: PropertySearch, { gazetteer, faults }: Finding) {
  const places = locations?.map((id) => gazetteer.byId(id))
  if (places?.includes(undefined)) faults.push({ code: 'unknown_location', path: 'locations' })
  return places && outermost(places.filter((place) => place !== undefined).map(rangeOf))
}

function emirateOf({ emirate }: PropertySearch, { gazetteer, faults }: Finding) {
  const found = gazetteer.emirates.find(({ slug }) => slug === emirate)
  if (emirate !== undefined && !found) faults.push({ code: 'unknown_location', path: 'emirate' })
  return found && rangeOf(found)
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

/** Whole minutes, so that equal searches within a minute are equal cache keys. */
export const publishedMinute = (now: Date): number =>
  Math.floor(now.getTime() / minuteMs) * 60 - publishedFrom

function publishedAfter({ published_within: days }: PropertySearch, { now }: Finding) {
  return days === undefined ? undefined : publishedMinute(now) - days * daySeconds
}

function boxOf({ bbox }: PropertySearch) {
  const [west, south, east, north] = bbox ?? []
  return bbox && { west: west!, south: south!, east: east!, north: north! }
}

function aroundOf({ near, radius }: PropertySearch) {
  const [lat, lng] = near ?? []
  if (lat === undefined || lng === undefined) return undefined
  return { lat, lng, radius: radius ?? defaultRadius }
}

type DerivedName = Extract<
  FilterName,
  NamesWith<
    SearchParameters,
    { kind: 'names' | 'ids' | 'slug' | 'box' | 'point' } | { isDerived: true }
  >
>

export const derivedFilters: {
  [Name in DerivedName]: (search: PropertySearch, finding: Finding) => Filter[Name]
} = {
  property_type: typesOf,
  ad_type: ({ ad_type: texts }, finding) => {
    const find = (text: string) => asList(finding.catalogue.adTypeNamed(text))
    return idsOf({ path: 'ad_type', texts, find }, finding)
  },
  amenities: ({ amenities: texts }, finding) => {
    const find = (text: string) => asList(finding.catalogue.amenityNamed(text))
    const ids = idsOf({ path: 'amenities', texts, find }, finding)
    return ids && masksOf(ids)
  },
  locations: placesOf,
  emirate: emirateOf,
  keyword: keywordOf,
  published_within: publishedAfter,
  bbox: boxOf,
  near: aroundOf,
}
