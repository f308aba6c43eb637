import { type Buyer, type Home, largestLoan, longestYears } from './mortgage.ts'
import { loanFor, repaymentInForce, yearsOfIncomeOf } from './repayment.ts'

/** Dirhams a month, but for the limit of the cards. */
export type Income = { income: number; repayments: number; cardLimit: number }

export const loanLimits = ['repayments', 'income', 'value'] as const
export type LoanLimit = (typeof loanLimits)[number]

type Request = { income: Income; home: Home; buyer: Buyer; yearlyRate: number; years?: number }

/** Per cent of the limit of credit cards that banks count as a monthly repayment: their practice, no rule. */
const cardShare = 5

/** Points above the loan's rate, within the range of the Central Bank. */
const testedPoints = 3

/** What is left for instalments each month; negative if other repayments take more already. */
export function roomForInstalments({ income, repayments, cardLimit }: Income): number {
  return (
    (income * repaymentInForce.repaymentShare) / 100 - repayments - (cardLimit * cardShare) / 100
  )
}

/**
 * The least of three limits, and which one it is: what the income can repay at a higher rate, the
 * income of some years, and the share of the home's value.
 */
export function affordableLoan({ income, home, buyer, yearlyRate, years = longestYears }: Request) {
  const room = Math.max(0, roomForInstalments(income))
  const limits: Record<LoanLimit, number> = {
    repayments: loanFor(room, { yearlyRate: yearlyRate + testedPoints, years }),
    income: income.income * 12 * yearsOfIncomeOf(buyer),
    value: largestLoan(home, buyer),
  }
  const amount = Math.min(...Object.values(limits))
  const bound = loanLimits.find((limit) => limits[limit] === amount) ?? 'repayments'
  return { amount, bound, limits }
}
