import * as z from 'zod/mini'
import { maxAmount } from '#features/listing/costs/contract/mortgage.ts'
import { maxLocations } from '#features/search/query/contract/limits.ts'
import { ChosenPlace } from '#features/search/query/contract/search.ts'
import { consentField, spamSigns } from '#features/visitors/forms/contract.ts'
import { defaultReadLimit, endpoint } from '#platform/endpoint/endpoint.ts'
import { Id } from '#platform/endpoint/fields.ts'
import { emailField, lineField } from '#platform/endpoint/person-fields.ts'

export const financePath = '/finance'

const propertyTypes = ['apartment', 'villa', 'land'] as const
const propertyStatuses = ['completed', 'under-construction'] as const
const purchaseTimes = ['1-3-months', '3-6-months', '6-12-months', 'not-decided'] as const
const stages = ['searching', 'viewing', 'made-an-offer', 'not-decided'] as const
const applicationTypes = ['joint', 'single'] as const
const mortgageTypes = ['new', 'existing'] as const
const employmentSituations = ['employed', 'self-employed', 'other-income'] as const

/** How long an application is open unless it is closed earlier: until the latest time of a purchase. */
export const openMonths = 12

/** How long it is kept after that. */
export const closedMonths = 24

/** By the year of birth, so some have still to reach it this year. */
export const minAge = 18
export const maxAge = 100

const amountOf = (minimum: number) => z.number().check(z.gte(minimum), z.lte(maxAmount))

/**
 * What somebody wants to buy, and what they can pay: dirhams, and a month for `totalIncome` and
 * `monthlyRepayments`. In a joint application they are those of both applicants.
 * `initialPaymentPercentage` is the down payment in per cent of `budget`, which is the price.
 */
export const NewFinanceApplication = z.object({
  propertyType: z.enum(propertyTypes),
  propertyStatus: z.enum(propertyStatuses),
  locations: z
    .array(Id)
    .check(z.minLength(1, 'required'), z.maxLength(maxLocations, 'too_many_locations')),
  mortgageType: z.enum(mortgageTypes),
  budget: amountOf(1),
  initialPaymentPercentage: z.number().check(z.gte(0), z.lte(100)),
  purchaseTime: z.enum(purchaseTimes),
  stage: z.enum(stages),
  name: lineField(100),
  phone: lineField(40),
  email: emailField(),
  uaeNational: z.boolean(),
  birthYear: z.int32(),
  applicationType: z.enum(applicationTypes),
  employmentSituation: z.enum(employmentSituations),
  totalIncome: amountOf(1),
  creditCardLimit: amountOf(0),
  monthlyRepayments: amountOf(0),
  ...consentField('finance'),
  ...spamSigns,
})
export type NewFinanceApplication = z.output<typeof NewFinanceApplication>

const indicationLimits = ['repayments', 'income', 'value', 'age'] as const

/**
 * What a bank may lend, by the limits of the Central Bank: `largestLoan` in dirhams, which limit
 * decides it (`boundBy`), over how many years and at which rate in per cent a year. `wantedLoan` is the
 * budget without the initial payment. Indicative, not an offer.
 */
export const Indication = z.object({
  largestLoan: z.number(),
  boundBy: z.enum(indicationLimits),
  wantedLoan: z.number(),
  years: z.int(),
  yearlyRate: z.number(),
})
export type Indication = z.output<typeof Indication>

const ownNumber = z.nullable(z.number())

/**
 * A finance application. `isMasked`: phone and email are masked, and the name, the year of birth and all
 * amounts are null, except for who sent it, by the visitor's cookie or the account, and for operators.
 */
export const FinanceApplication = z.object({
  id: z.string(),
  isMasked: z.boolean(),
  propertyType: z.enum(propertyTypes),
  propertyStatus: z.enum(propertyStatuses),
  locations: z.array(ChosenPlace),
  mortgageType: z.enum(mortgageTypes),
  budget: ownNumber,
  initialPaymentPercentage: ownNumber,
  purchaseTime: z.enum(purchaseTimes),
  stage: z.enum(stages),
  name: z.nullable(z.string()),
  phone: z.string(),
  email: z.string(),
  uaeNational: z.nullable(z.boolean()),
  birthYear: ownNumber,
  applicationType: z.enum(applicationTypes),
  employmentSituation: z.nullable(z.enum(employmentSituations)),
  totalIncome: ownNumber,
  creditCardLimit: ownNumber,
  monthlyRepayments: ownNumber,
  indication: z.nullable(Indication),
  createdAt: z.string(),
})
export type FinanceApplication = z.output<typeof FinanceApplication>

/**
 * Stores your application, encrypted, and tells the company. It is open for {openMonths} months, or
 * until the company closes it, and deleted {closedMonths} months later. 422 `unknown_location` for
 * locations that do not exist.
 */
export const createApplication = endpoint({
  summary: 'Apply for finance',
  method: 'POST',
  path: '/finance-applications',
  access: 'visitor',
  body: NewFinanceApplication,
  status: 201,
  reply: z.object({ financeApplication: FinanceApplication }),
})

/** 128 random bits. */
export const applicationId = /^[\w-]{22}$/

/**
 * A finance application, by its link. 404 for an unknown one, 409 `application_unreadable` for one that
 * does not open.
 */
export const showApplication = endpoint({
  summary: 'Read a finance application',
  method: 'GET',
  path: '/finance-applications/show/{id}',
  access: 'visitor',
  limit: defaultReadLimit,
  params: z.object({ id: z.string().check(z.regex(applicationId)) }),
  reply: z.object({ financeApplication: FinanceApplication }),
})
