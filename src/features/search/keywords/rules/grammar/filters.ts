import type {
  areaUnits,
  furnishings,
  purposes,
  readiness,
  rentPeriods,
} from '#features/listing/property/contract.ts'

/** `propertyType` is a slug; `rooms` is 0 for a studio. */
export type Filters = {
  purpose?: (typeof purposes)[number]
  rentPeriod?: (typeof rentPeriods)[number]
  propertyType?: string
  rooms?: number
  bathrooms?: number
  priceMin?: number
  priceMax?: number
  spaceMin?: number
  spaceMax?: number
  unit?: (typeof areaUnits)[number]
  furnished?: (typeof furnishings)[number]
  ready?: (typeof readiness)[number]
  chequesMax?: number
}
