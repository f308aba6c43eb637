import * as z from 'zod/mini'
import { categories } from '#features/reference/catalogue/contract.ts'
import { Facets } from './facets.ts'
import {
  advertiserTypes,
  areaUnits,
  finishings,
  furnishings,
  listsOfProperties,
  PropertyCard,
  paymentMethods,
  purposes,
  readiness,
  rentPeriods,
} from '#features/listing/property/contract.ts'
import { boxField, pointField, polygonField } from '#platform/endpoint/area-fields.ts'
import { queryString, type RawQuery, readQuery } from '#platform/endpoint/codec.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import {
  choiceField,
  countsField,
  flagField,
  integerField,
  listField,
  Named,
  numberField,
  Pagination,
  pageFields,
  textField,
} from '#platform/endpoint/fields.ts'
import { isReachable } from '#platform/endpoint/pagination.ts'

/** Spec 9: at most 4 locations in a search. */
export const mostLocations = 4

/** Metres around `near` where no `radius` is given. */
export const usualRadius = 5_000

export const sorts = [
  'featured',
  'newest',
  'price_asc',
  'price_desc',
  'price_per_area_asc',
  'price_per_area_desc',
  'space_asc',
  'space_desc',
  'rooms_desc',
  'distance',
] as const

const largestId = 2_147_483_647
const largestPrice = 100_000_000_000

const idField = () => integerField(1, largestId)
const slugs = () => listField(textField(80), { maximum: 50 })

const fields = {
  purpose: z.optional(choiceField(purposes)),
  category: z.optional(choiceField(categories)),
  /** Ids or slugs; together with `commercial_property_type` any one of them. */
  property_type: z.optional(slugs()),
  commercial_property_type: z.optional(slugs()),
  ad_type: z.optional(slugs()),
  /** Each with everything below it. */
  locations: z.optional(
    listField(idField(), { maximum: mostLocations, code: 'too_many_locations' }),
  ),
  emirate: z.optional(textField(80)),
  ready: z.optional(choiceField(['all', ...readiness])),
  price_min: z.optional(numberField(0, largestPrice)),
  price_max: z.optional(numberField(0, largestPrice)),
  rooms: z.optional(countsField(30)),
  bathrooms: z.optional(countsField(30)),
  /** In `unit`. */
  space_min: z.optional(numberField(0, 1_000_000_000)),
  space_max: z.optional(numberField(0, 1_000_000_000)),
  unit: z._default(choiceField(areaUnits), 'sqm'),
  furnished: z.optional(listField(choiceField(furnishings), { maximum: 3 })),
  finishing: z.optional(choiceField(finishings)),
  floors: z.optional(integerField(0, 200)),
  age_max: z.optional(integerField(0, 100)),
  mortgage_eligible: z.optional(flagField()),
  payment_method: z.optional(choiceField(paymentMethods)),
  rent_period: z.optional(choiceField(rentPeriods)),
  cheques_max: z.optional(integerField(1, 12)),
  service_charge_max: z.optional(numberField(0, largestPrice)),
  /** Ids or slugs; an ad must have all of them. */
  amenities: z.optional(listField(textField(80), { maximum: 30 })),
  advertiser_type: z.optional(choiceField(advertiserTypes)),
  agent: z.optional(idField()),
  agency: z.optional(idField()),
  keyword: z.optional(textField(100)),
  permit: z.optional(textField(100)),
  has_video: z.optional(flagField()),
  /** Days. */
  published_within: z.optional(integerField(1, 3650)),
  price_reduced: z.optional(flagField()),
  bbox: z.optional(boxField()),
  polygon: z.optional(polygonField()),
  near: z.optional(pointField()),
  /** Metres; counts only with `near`. */
  radius: z.optional(numberField(1, 500_000)),
  sort: z._default(choiceField(sorts), 'featured'),
  facets: z.optional(flagField()),
  ...pageFields(20),
}

type Limits = Partial<Record<`${'price' | 'space'}_${'min' | 'max'}`, number | undefined>>

const isOrdered = (name: 'price' | 'space') =>
  z.refine<Limits>(
    (search) => (search[`${name}_min`] ?? 0) <= (search[`${name}_max`] ?? Number.POSITIVE_INFINITY),
    { error: 'range_reversed', path: [`${name}_min`] },
  )

/**
 * Every parameter of `GET /properties` and, equally, of the results page's address:
 * write it there with `searchAddress`. Absent means "any". Refused with 422 beyond the fields' own
 * limits:
 * `range_reversed`, `page_too_deep`, `near_needed`, and by the handler `unknown_location`
 * (locations, emirate), `unknown_choice` (types, ad types, amenities) and `too_many_alternatives`
 * (a keyword with more than four, joined by `or`). An agent or agency who is not there has no ads: an
 * empty list.
 */
export const PropertySearch = z.object(fields).check(
  isOrdered('price'),
  isOrdered('space'),
  isReachable(),
  z.refine((search) => search.sort !== 'distance' || search.near !== undefined, {
    error: 'near_needed',
    path: ['sort'],
  }),
)
export type PropertySearch = z.output<typeof PropertySearch>

const unsaid: Partial<PropertySearch> = {
  ready: 'all',
  unit: 'sqm',
  sort: 'featured',
  page: 1,
  limit: 20,
}

/**
 * `?purpose=sale&…` for a results page or a saved search, or nothing: what is said anyway is left
 * out, and parameters stand in one order, so equal searches have equal addresses.
 */
export function searchAddress(search: Partial<PropertySearch>): string {
  const said = Object.entries(search)
    .filter(([name, value]) => value !== unsaid[name as keyof PropertySearch])
    .filter(([name]) => name !== 'facets')
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return queryString(Object.fromEntries(said))
}

/** The parameters of an address or of a filled form, before anything has read them. */
export type SearchQuery = RawQuery

/** `purpose=sale&rooms=1&rooms=2`, with or without its question mark. */
export const searchQueryIn = (text: string): SearchQuery => readQuery(text)

/** The shortest parameters of a search, in one order. */
export const writeSearch = (search: Partial<PropertySearch>) => readQuery(searchAddress(search))

/** A location with its path from the emirate down to itself. */
export const ChosenPlace = z.extend(Named, { path: z.array(Named) })
export type ChosenPlace = z.output<typeof ChosenPlace>

/**
 * The filters that the words of `keyword` stand for: `query` has parameters of `GET /properties`,
 * including those already set, and `places` names its locations.
 */
export const Meant = z.object({
  query: z.record(z.string(), z.string()),
  places: z.array(ChosenPlace),
  total: z.int(),
  totalIsExact: z.boolean(),
})

/**
 * All parameters can be combined; an absent one means "any". `facets=1` adds `facets`, the number
 * of ads for each choice of a filter. `total` is exact up to 5,000. `places` names the locations
 * of `locations` and `emirate`. With `keyword` the answer has `meant`, the filters that the words
 * stand for, or null when they stand for none; it never changes what is found.
 */
export const searchProperties = endpoint({
  summary: 'Search ads',
  method: 'GET',
  path: '/properties',
  access: 'public',
  limit: listsOfProperties,
  query: PropertySearch,
  reply: z.object({
    properties: z.array(PropertyCard),
    pagination: Pagination,
    places: z.array(ChosenPlace),
    facets: z.optional(Facets),
    meant: z.optional(z.nullable(Meant)),
  }),
})
export type SearchReply = z.output<typeof searchProperties.reply>
