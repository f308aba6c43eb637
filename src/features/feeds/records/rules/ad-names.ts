import type { ColumnName } from '#features/posting/fields/contract/ad-fields.ts'

/**
 * Elements of portals' feeds that hold a field as it is, in the order in which they are written. What
 * a portal writes in other words or in several elements is read and written by its own files in
 * `features/feeds/formats/rules`.
 */
export const portalElements = {
  bayut: { bathrooms: 'Bathrooms' },
  'property-finder': { serviceCharge: 'service_charge', cheques: 'cheques' },
} as const satisfies Record<string, Partial<Record<ColumnName, string>>>

/**
 * Fields that an archive may hold in one value, with other names that they have there. The hash of an
 * imported ad depends on the order.
 */
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

/** Archives hold larger numbers than advertisers may write. */
export const archiveMaximums: Readonly<Partial<Record<string, number>>> = {
  bathrooms: 30,
  serviceCharge: 9_999_999_999.99,
}

/** Fields that files count: `7+` is seven, a studio has no rooms. */
export const countedFields: readonly string[] = ['rooms', 'bathrooms'] satisfies ColumnName[]
