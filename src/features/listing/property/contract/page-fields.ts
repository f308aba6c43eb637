import * as z from 'zod/mini'
import { PaymentPlan } from '#features/listing/payment-plan/contract.ts'
import { finishings, type purposes, type readiness } from './words.ts'

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

/** An empty scope includes every ad. */
export type Scope = {
  /** Slugs of property types that do not have the field. */
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

/** In the order in which the page shows them. */
export const facts = {
  type: {},
  rooms: { notOf: ['land', 'building', 'office-space', 'showroom'] },
  bathrooms: notOfLand,
  spaceSqm: {},
  furnished: notOfLand,
  ready: {},
  handoverDate: { shownFor: 'sale', askedWhen: 'off-plan' },
  // A finished building is not paid for in stages of construction.
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
