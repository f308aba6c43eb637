import * as z from 'zod/mini'
import { readAmount } from '#features/visitors/forms/components/read-amount.ts'
import { spamSignsOf } from '#features/visitors/forms/components/spam-signs.ts'
import { consentVersions } from '#features/visitors/forms/contract.ts'
import { areaIn } from '#features/visitors/property-requests/components/sent-request.ts'
import type { Language } from '#i18n/language.ts'
import { faultsFor, faultsIn } from '#platform/browser/check-input.ts'
import { stepFaults } from '#ui/form/form-state.ts'
import { textOf } from '#ui/form/typed.ts'
import { NewFinanceApplication } from '../contract.ts'
import { findBirthYearFault, indicationOf } from '../rules.ts'

const stepFields = [
  ['propertyType', 'propertyStatus', 'locations', 'mortgageType'],
  ['budget', 'initialPaymentPercentage', 'purchaseTime', 'stage'],
  ['name', 'phone', 'email', 'uaeNational', 'birthYear'],
  ['applicationType', 'employmentSituation', 'totalIncome', 'creditCardLimit', 'monthlyRepayments'],
] as const

export const lastStep = stepFields.length - 1

const ofSteps = stepFaults(stepFields)
export const { findFirstFaultyStep } = ofSteps

type FieldReader = (name: string) => string

const flags: Record<string, boolean> = { true: true, false: false }

function enteredIn(read: FieldReader) {
  const amount = (name: string) => readAmount(read(name))
  return {
    propertyType: read('propertyType'),
    propertyStatus: read('propertyStatus'),
    locations: areaIn(read('locations')).map(({ id }) => id),
    mortgageType: read('mortgageType'),
    budget: amount('budget'),
    initialPaymentPercentage: amount('initialPaymentPercentage'),
    purchaseTime: read('purchaseTime'),
    stage: read('stage'),
    name: read('name'),
    phone: read('phone'),
    email: read('email'),
    uaeNational: flags[read('uaeNational')],
    birthYear: amount('birthYear'),
    applicationType: read('applicationType'),
    employmentSituation: read('employmentSituation'),
    totalIncome: amount('totalIncome'),
    creditCardLimit: amount('creditCardLimit'),
    monthlyRepayments: amount('monthlyRepayments'),
  }
}

export const applicationIn = (typed: FormData) => ({
  ...enteredIn((name) => textOf(typed, name)),
  consentVersion: consentVersions.finance,
  ...spamSignsOf(typed),
})

const BirthYear = z.object({ birthYear: z.int() })

/** Steps cannot be skipped: what is wrong in an earlier one comes first. */
export function faultsUpTo(step: number, typed: FormData, language: Language) {
  const body = applicationIn(typed)
  const { data } = z.safeParse(BirthYear, body)
  return ofSteps.faultsUpTo(step, [
    ...faultsIn(NewFinanceApplication, body, language),
    ...faultsFor(data ? findBirthYearFault(data, new Date()) : [], language),
  ])
}

const Means = z.pick(NewFinanceApplication, {
  propertyStatus: true,
  budget: true,
  initialPaymentPercentage: true,
  uaeNational: true,
  birthYear: true,
  employmentSituation: true,
  totalIncome: true,
  creditCardLimit: true,
  monthlyRepayments: true,
})

type Typed = Readonly<Record<string, string>>

/** Undefined until everything that it is worked out from is right. */
export function indicationIn(typed: Typed, yearlyRate: number) {
  const now = new Date()
  const { data } = z.safeParse(
    Means,
    enteredIn((name) => typed[name] ?? ''),
  )
  if (!data || findBirthYearFault(data, now).length > 0) return undefined
  return { means: data, indication: indicationOf(data, { yearlyRate, now }) }
}
