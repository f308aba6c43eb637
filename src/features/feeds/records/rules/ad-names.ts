import type { ColumnName } from '#features/posting/fields/contract/ad-fields.ts'

/** Elements that hold a field as it is, in the order in which they are written. */
export const portalElements = {
  bayut: { bathrooms: 'Bathrooms' },
  'property-finder': { serviceCharge: 'service_charge', cheques: 'cheques' },
} as const satisfies Record<string, Partial<Record<ColumnName, string>>>

/** Other names of fields in archives. The hash of an imported ad depends on the order. */
export const archiveNames = {
  bathrooms: [],
  floors: [],
  furnished: [],
  finishing: [],
  propertyAge: ['age'],
  rentPeriod: [],
  cheques: [],
  serviceCharge: [],
  mortgageEligible: [],
  paymentMethod: [],
  advertiserType: [],
  ready: [],
  handoverDate: ['completiondate'],
  permitNumber: [],
  permitType: [],
  permitExpiresAt: [],
} as const satisfies Partial<Record<ColumnName, readonly string[]>>

/** Archives hold larger numbers than advertisers may enter. */
export const archiveMaximums: Readonly<Partial<Record<string, number>>> = {
  bathrooms: 30,
  serviceCharge: 9_999_999_999.99,
}

export const countedFields: readonly string[] = ['rooms', 'bathrooms'] satisfies ColumnName[]
