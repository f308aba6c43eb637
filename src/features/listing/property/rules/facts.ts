import type { Property } from '../contract.ts'

/** To which ads a field applies; an empty scope is that of every ad. */
type Scope = {
  /** Slugs of the property types that have no such thing. */
  notOf?: readonly string[]
  /** Asked for, stored and shown for this purpose only. */
  purpose?: Property['purpose']
  /** Asked for and stored only then. */
  ready?: Property['ready']
  /** Stored for both purposes, shown for this one only. */
  shownFor?: Property['purpose']
  /** Stored in either case, asked for only then. */
  askedWhen?: Property['ready']
}

const notOfLand: Scope = { notOf: ['land'] }

/** The facts that an ad's page may state, in the order in which they are read (product.md 4). */
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
} satisfies Partial<Record<keyof Property | 'type', Scope>>

export type FactName = keyof typeof facts
export const factNames = Object.keys(facts) as FactName[]

type Scopes = Readonly<Record<string, Scope | undefined>>

const scopes: Scopes = facts

/** Of fields that are no facts of their own. */
const others: Scopes = { rentPeriod: { purpose: 'rent' } }

const scopeOf = (field: string): Scope => scopes[field] ?? others[field] ?? {}

/** What is known of an ad: the slug of its type, and what it says of itself. */
type Known = {
  type?: string | undefined
  purpose?: Property['purpose'] | null | undefined
  ready?: Property['ready'] | undefined
}

/** Whether properties of a type have such a thing; of an unknown type they do. */
export const isOfType = (field: string, type: string | undefined): boolean =>
  !scopeOf(field).notOf?.includes(type ?? '')

/** Whether an ad keeps a field: nothing that is known of it rules that out. */
export function isKept(field: string, { type, purpose, ready }: Known): boolean {
  const scope = scopeOf(field)
  const isOfPurpose = !purpose || (scope.purpose ?? purpose) === purpose
  return isOfType(field, type) && isOfPurpose && (scope.ready ?? ready) === ready
}

/** Whether the form asks for a field; before a purpose is chosen, as for a sale. */
export function isAskedFor(field: string, known: Known): boolean {
  const { ready } = known
  const isInTime = (scopeOf(field).askedWhen ?? ready) === ready
  return isInTime && isKept(field, { ...known, purpose: known.purpose || 'sale' })
}

/** Whether an ad's page states a fact that the ad has. */
export function isShown(field: string, { type, purpose }: Known): boolean {
  const scope = scopeOf(field)
  return isOfType(field, type) && (scope.purpose ?? scope.shownFor ?? purpose) === purpose
}
