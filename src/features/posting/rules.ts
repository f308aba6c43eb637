import type { categories } from '#features/catalogue/contract.ts'
import type {
  advertiserTypes,
  areaUnits,
  finishings,
  furnishings,
  paymentMethods,
  purposes,
  readiness,
  rentPeriods,
  states,
} from '#features/properties/contract.ts'

type OneOf<Words extends readonly string[]> = Words[number]

/**
 * An ad as it is stored, its pictures and amenities with it. What is absent is null, or the
 * column's default. Days are `YYYY-MM-DD`; `space` is in `measurement`; prices in AED.
 * An ad with `source` and `sourceId` is the same ad when it comes again.
 */
export type NewProperty = {
  referenceId: string
  source?: string
  sourceId?: string
  accountId?: number | null
  agencyId?: number | null
  state: OneOf<typeof states>
  visible?: boolean
  startDate?: string | null
  endDate?: string | null
  firstPublishedAt?: Date | null
  adTypeId?: number | null
  category?: OneOf<typeof categories> | null
  typeId?: number | null
  portalType?: string | null
  nameEn?: string
  nameAr?: string
  descriptionEn?: string
  descriptionAr?: string
  purpose?: OneOf<typeof purposes> | null
  rentPeriod?: OneOf<typeof rentPeriods> | null
  cheques?: number | null
  totalPrice?: number | null
  price?: number | null
  space?: number | null
  measurement?: OneOf<typeof areaUnits> | null
  rooms?: number | null
  bathrooms?: number | null
  floors?: number | null
  furnished?: OneOf<typeof furnishings> | null
  ready?: OneOf<typeof readiness> | null
  handoverDate?: string | null
  mortgageEligible?: boolean | null
  finishing?: OneOf<typeof finishings> | null
  propertyAge?: number | null
  serviceCharge?: number | null
  propertyNumber?: string | null
  permitNumber?: string | null
  permitType?: string | null
  permitExpiresAt?: string | null
  authNumber?: string | null
  addressEn?: string
  addressAr?: string
  locationId?: number | null
  lat?: number | null
  lng?: number | null
  videoUrls?: string[]
  virtualTour?: string | null
  advertiserType?: OneOf<typeof advertiserTypes> | null
  paymentMethod?: OneOf<typeof paymentMethods> | null
  commission?: number | null
  ownerName?: string | null
  createdAt?: Date
  updatedAt?: Date
  /** Of an imported ad: what all of its row comes to, amenities too. */
  contentHash?: string | null
  amenityIds?: number[]
  images?: { drawing: string; width: number; height: number; thumbhash?: string | null }[]
  /** Earlier prices; the present one is added where it is not the last of them. */
  prices?: { price: number; at: Date }[]
}
