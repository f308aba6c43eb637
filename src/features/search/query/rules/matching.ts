import type { Around, Box } from './map-areas.ts'

export type Range = { lft: number; rgt: number }

/** `values`, or `from` and more. */
export type Counts = { values: number[]; from: number | undefined }

/**
 * A search in the numbers of property_search: codes for words, fils, millionths of a square metre,
 * ranges of the nested set. Absent means any.
 */
export type Filter = {
  purpose?: number | undefined
  category?: number | undefined
  types?: number[] | undefined
  adTypes?: number[] | undefined
  places?: Range[] | undefined
  emirate?: Range | undefined
  ready?: number | undefined
  priceMin?: number | undefined
  priceMax?: number | undefined
  rooms?: Counts | undefined
  bathrooms?: Counts | undefined
  spaceMin?: number | undefined
  spaceMax?: number | undefined
  furnished?: number[] | undefined
  finishing?: number | undefined
  floors?: number | undefined
  ageMax?: number | undefined
  mortgageEligible?: boolean | undefined
  paymentMethod?: number | undefined
  rentPeriod?: number | undefined
  chequesMax?: number | undefined
  serviceChargeMax?: number | undefined
  /** Two masks of 64 bits as signed decimal text. */
  amenities?: { low: string; high: string } | undefined
  advertiserType?: number | undefined
  agent?: number | undefined
  agency?: number | undefined
  keyword?: string | undefined
  permit?: string | undefined
  hasVideo?: boolean | undefined
  publishedAfter?: number | undefined
  priceReduced?: boolean | undefined
  box?: Box | undefined
  polygon?: number[] | undefined
  near?: Around | undefined
}
