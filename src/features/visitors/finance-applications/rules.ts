import { affordableLoan } from '#features/listing/costs/rules/affordability.ts'
import {
  type Buyer,
  type Home,
  longestYears,
  toFils,
} from '#features/listing/costs/rules/mortgage.ts'
import type { Gazetteer } from '#features/reference/places/rules.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import { type Indication, maxAge, minAge, type NewFinanceApplication } from './contract.ts'

const yearIn = (now: Date) => Number(dayInDubai(now).slice(0, 4))

type Applicant = Pick<NewFinanceApplication, 'birthYear'>

type BirthYearFault = { path: 'birthYear' } & (
  | { code: 'born_too_late'; values: { count: number } }
  | { code: 'born_too_early'; values: { year: string } }
)

export function findBirthYearFault({ birthYear }: Applicant, now: Date): BirthYearFault[] {
  const age = yearIn(now) - birthYear
  const path = 'birthYear'
  if (age < minAge) return [{ code: 'born_too_late', path, values: { count: minAge } }]
  if (age <= maxAge) return []
  return [{ code: 'born_too_early', path, values: { year: String(yearIn(now) - maxAge) } }]
}

export function findUnknownLocation(
  { locations }: Pick<NewFinanceApplication, 'locations'>,
  { byId }: Pick<Gazetteer, 'byId'>,
) {
  const path = 'locations'
  return locations.every((id) => byId(id)) ? [] : [{ code: 'unknown_location' as const, path }]
}

/** At the last instalment: what banks usually ask. No law has set an age since 2019. */
const usualLastAges: Record<NewFinanceApplication['employmentSituation'], number> = {
  employed: 65,
  'self-employed': 70,
  'other-income': 65,
}

type Means = Pick<
  NewFinanceApplication,
  | 'propertyStatus'
  | 'budget'
  | 'initialPaymentPercentage'
  | 'uaeNational'
  | 'birthYear'
  | 'employmentSituation'
  | 'totalIncome'
  | 'creditCardLimit'
  | 'monthlyRepayments'
>

export const lastAgeOf = ({ employmentSituation }: Pick<Means, 'employmentSituation'>) =>
  usualLastAges[employmentSituation]

/** The form does not ask about other homes, so it is a first home, in which the buyer will live. */
export function purchaseOf(means: Pick<Means, 'propertyStatus' | 'budget' | 'uaeNational'>) {
  const { propertyStatus, budget, uaeNational } = means
  const home: Home = { price: budget, isOffPlan: propertyStatus === 'under-construction' }
  const buyer: Buyer = { isNational: uaeNational, isFirstHome: true }
  return { home, buyer }
}

type Terms = { yearlyRate: number; now: Date }

/** What a bank may lend, and which limit decides it. */
export function indicationOf(means: Means, { yearlyRate, now }: Terms): Indication {
  const { budget, initialPaymentPercentage, birthYear } = means
  const wantedLoan = toFils((budget * (100 - initialPaymentPercentage)) / 100)
  const yearsLeft = lastAgeOf(means) - (yearIn(now) - birthYear)
  if (yearsLeft < 1) return { largestLoan: 0, boundBy: 'age', wantedLoan, years: 0, yearlyRate }
  const years = Math.min(longestYears, yearsLeft)
  const { totalIncome: income, monthlyRepayments: repayments, creditCardLimit: cardLimit } = means
  const { amount, bound } = affordableLoan({
    income: { income, repayments, cardLimit },
    ...purchaseOf(means),
    yearlyRate,
    years,
  })
  return { largestLoan: toFils(amount), boundBy: bound, wantedLoan, years, yearlyRate }
}
