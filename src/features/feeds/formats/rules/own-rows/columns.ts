import type { AdFields } from '#features/posting/fields/contract.ts'
import * as words from '#features/feeds/bulk-import/rules/ads/words.ts'

/** How a cell of our own rows is read: text, number, a yes or no, or one of these words. */
type Reading = 'text' | 'number' | 'count' | 'flag' | Record<string, string>

type Field = Exclude<
  keyof AdFields,
  | 'adTypeId'
  | 'category'
  | 'propertyTypeId'
  | 'commercialPropertyTypeId'
  | 'name'
  | 'description'
  | 'addressDetails'
  | 'locationId'
  | 'amenityIds'
  | 'imageIds'
  | 'videoIds'
  | 'qrCodeImageId'
  | 'paymentPlan'
>

/** Fields of a single value, under the names of the wire, in the order of the columns. */
export const fieldColumns: Record<Field, Reading> = {
  referenceId: 'text',
  purpose: words.purposes,
  totalPrice: 'number',
  price: 'number',
  currency: 'text',
  rentPeriod: words.rentPeriods,
  cheques: 'number',
  space: 'number',
  measurement: words.areaUnits,
  rooms: 'count',
  bathrooms: 'count',
  floors: 'number',
  furnished: words.furnishings,
  ready: words.readiness,
  handoverDate: 'text',
  mortgageEligible: 'flag',
  finishing: words.finishings,
  propertyAge: 'number',
  serviceCharge: 'number',
  propertyNumber: 'text',
  permitNumber: 'text',
  permitType: 'text',
  permitExpiresAt: 'text',
  authNumber: 'text',
  videoUrl: 'text',
  virtualTour: 'text',
  advertiserType: words.advertiserTypes,
  paymentMethod: words.paymentMethods,
  commission: 'number',
  ownerName: 'text',
}

/** Texts in two languages: `name.en`, `name.ar`. */
export const textColumns = ['name', 'description', 'addressDetails'] as const
