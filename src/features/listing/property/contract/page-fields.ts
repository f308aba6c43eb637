import * as z from 'zod/mini'
import { PaymentPlan } from '#features/listing/payment-plan/contract.ts'
import { finishings, type purposes, type readiness } from './words.ts'

/** Columns of `properties` that an ad's page gets as they are. */
export const pageFields = {
  cheques: z.nullable(z.int()),
  floors: z.nullable(z.int()),
  handoverDate: z.nullable(z.string()),
  paymentPlan: z.nullable(PaymentPlan),
  mortgageEligible: z.nullable(z.boolean()),
  finishing: z.nullable(z.enum(finishings)),
  propertyAge: z.nullable(z.int()),
  serviceCharge: z.nullable(z.number()),
  permitType: z.nullable(z.string()),
  permitExpiresAt: z.nullable(z.string()),
}
export const pageFieldNames: readonly string[] = Object.keys(pageFields)

/** To which ads a field applies; an empty scope is that of every ad. */
export type Scope = {
  /** Slugs of the property types that have no such thing. */
  notOf?: readonly string[]
  /** Asked for, stored and shown for this purpose only. */
  purpose?: (typeof purposes)[number]
  /** Asked for and stored only then. */
  ready?: (typeof readiness)[number]
  /** Stored for both purposes, shown for this one only. */
  shownFor?: (typeof purposes)[number]
  /** Stored in either case, asked for only then. */
  askedWhen?: (typeof readiness)[number]
}

const notOfLand: Scope = { notOf: ['land'] }

/** The facts that an ad's page may state, in the order in which they are read. */
export const facts = {
  type: {},
  rooms: { notOf: ['land', 'building', 'office-space', 'showroom'] },
  bathrooms: notOfLand,
  spaceSqm: {},
  furnished: notOfLand,
  ready: {},
  handoverDate: { shownFor: 'sale', askedWhen: 'off-plan' },
  // What is built already is not paid in steps of its building.
  paymentPlan: { purpose: 'sale', ready: 'off-plan' },
  finishing: notOfLand,
  floors: notOfLand,
  propertyAge: notOfLand,
  serviceCharge: {},
  mortgageEligible: { shownFor: 'sale' },
  paymentMethod: {},
  cheques: { purpose: 'rent' },
  advertiserType: {},
  referenceId: {},
  firstPublishedAt: {},
  updatedAt: {},
} satisfies Record<string, Scope>

export type FactName = keyof typeof facts
