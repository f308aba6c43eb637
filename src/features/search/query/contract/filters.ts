import { categories } from '#features/reference/catalogue/contract.ts'
import {
  advertiserTypes,
  areaUnits,
  finishings,
  furnishings,
  paymentMethods,
  purposes,
  readiness,
  rentPeriods,
} from '#features/listing/property/contract.ts'
import type { Declarations, NamesWith } from './declaration.ts'
import {
  anyCompletion,
  defaults,
  maxKeywordLength,
  maxLocations,
  maxRooms,
  sorts,
} from './limits.ts'

const price = { kind: 'number', minimum: 0, maximum: 100_000_000_000, unit: 'AED' } as const
const space = { kind: 'number', minimum: 0, maximum: 1_000_000_000, unit: 'area' } as const
const types = { kind: 'names', of: 'types', maximum: 50, sheet: 'own' } as const

/**
 * Contract, addresses, chips, the form, facets and SQL are derived from it (docs/decisions/0036).
 * It is plain data without schemas, so that the first page need not load them.
 */
export const searchParameters = {
  purpose: {
    kind: 'choice',
    choices: purposes,
    hasTabs: true,
    sheet: 'own',
    facet: { order: 1, firstBit: 0, bits: 1, isAlwaysSet: true },
  },
  category: { kind: 'choice', choices: categories, isIndexed: true, sheet: 'own' },
  /** An ad has any one of these or of `commercial_property_type`. */
  property_type: { ...types, isIndexed: true },
  commercial_property_type: { ...types, partOf: 'property_type' },
  ad_type: { kind: 'names', of: 'adTypes', maximum: 50 },
  /** Each includes everything below it. */
  locations: {
    kind: 'ids',
    of: 'places',
    maximum: maxLocations,
    code: 'too_many_locations',
    isIndexed: true,
    sheet: 'own',
  },
  emirate: { kind: 'slug', of: 'places', maximum: 80, isIndexed: true },
  ready: {
    kind: 'choice',
    choices: readiness,
    anyChoice: anyCompletion,
    isIndexed: true,
    relaxation: 19,
    sheet: { as: 'radios', position: 1, purpose: 'sale' },
    facet: { order: 4, firstBit: 3, bits: 2 },
  },
  price_min: { ...price, range: 'price', relaxation: 18, sheet: 'own' },
  price_max: { ...price, range: 'price', relaxation: 18, sheet: 'own' },
  rooms: {
    kind: 'counts',
    maximum: maxRooms,
    isIndexed: true,
    relaxation: 20,
    sheet: 'own',
    facet: { order: 2, firstBit: 5, bits: 6 },
  },
  bathrooms: { kind: 'counts', maximum: maxRooms, relaxation: 11, sheet: 'own' },
  space_min: { ...space, range: 'space', relaxation: 17, sheet: 'own' },
  space_max: { ...space, range: 'space', relaxation: 17, sheet: 'own' },
  unit: { kind: 'choice', choices: areaUnits, usual: defaults.unit, isOption: true, sheet: 'own' },
  furnished: {
    kind: 'choices',
    choices: furnishings,
    maximum: 3,
    relaxation: 7,
    sheet: { as: 'boxes', position: 2 },
    facet: { order: 3, firstBit: 1, bits: 2 },
  },
  finishing: {
    kind: 'choice',
    choices: finishings,
    relaxation: 8,
    sheet: { as: 'select', position: 5, isRare: true },
  },
  floors: {
    kind: 'integer',
    minimum: 0,
    maximum: 200,
    relaxation: 9,
    sheet: { as: 'number', position: 7, isRare: true },
  },
  age_max: {
    kind: 'integer',
    minimum: 0,
    maximum: 100,
    relaxation: 10,
    sheet: { as: 'number', position: 6, isRare: true },
  },
  mortgage_eligible: {
    kind: 'flag',
    purpose: 'sale',
    relaxation: 15,
    sheet: { as: 'flag', position: 3 },
  },
  payment_method: {
    kind: 'choice',
    choices: paymentMethods,
    relaxation: 12,
    sheet: { as: 'select', position: 3, isRare: true },
  },
  rent_period: {
    kind: 'choice',
    choices: rentPeriods,
    purpose: 'rent',
    sheet: 'own',
  },
  cheques_max: {
    kind: 'integer',
    minimum: 1,
    maximum: 12,
    purpose: 'rent',
    relaxation: 13,
    sheet: 'own',
  },
  service_charge_max: {
    ...price,
    relaxation: 14,
    sheet: { as: 'number', position: 4, isRare: true },
  },
  /** An ad must have all of them. */
  amenities: { kind: 'names', of: 'amenities', maximum: 30, relaxation: 3, sheet: 'own' },
  advertiser_type: {
    kind: 'choice',
    choices: advertiserTypes,
    relaxation: 16,
    sheet: { as: 'select', position: 8, isRare: true },
  },
  agent: { kind: 'id' },
  agency: { kind: 'id' },
  keyword: {
    kind: 'text',
    maximum: maxKeywordLength,
    isDerived: true,
    relaxation: 1,
    sheet: 'own',
  },
  permit: {
    kind: 'text',
    maximum: 100,
    relaxation: 2,
    sheet: { as: 'text', position: 10, isRare: true },
  },
  has_video: { kind: 'flag', relaxation: 5, sheet: { as: 'flag', position: 2 } },
  /** Days. */
  published_within: {
    kind: 'integer',
    minimum: 1,
    maximum: 3650,
    isDerived: true,
    relaxation: 6,
    sheet: { as: 'days', position: 9, isRare: true },
  },
  price_reduced: { kind: 'flag', relaxation: 4, sheet: { as: 'flag', position: 1 } },
  bbox: { kind: 'box' },
  polygon: { kind: 'polygon' },
  near: { kind: 'point' },
  /** Has an effect only with `near`. */
  radius: { kind: 'number', minimum: 1, maximum: 500_000, unit: 'metres', isOption: true },
  sort: { kind: 'choice', choices: sorts, usual: defaults.sort, isOption: true },
  facets: { kind: 'flag', isOption: true },
} as const satisfies Declarations

export type SearchParameters = typeof searchParameters
export type ParameterName = keyof SearchParameters

/** Parameters that are searched as one have only the first one's name here. */
export type FilterName = Exclude<
  ParameterName,
  NamesWith<SearchParameters, { isOption: true } | { partOf: string }>
>

export type FacetName = NamesWith<SearchParameters, { facet: object }>
