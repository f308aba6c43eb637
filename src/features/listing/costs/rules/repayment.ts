import { type Buyer, type Home, largestShare, type Loan, monthlyInstalment } from './mortgage.ts'

type ByBuyer = { national: number; expatriate: number }

/**
 * Repayments are tested at rates that are `stressPoints` higher; `repaymentShare` is the part of an
 * income in per cent that all of them may take. `yearsOfIncome` limits the loan itself.
 */
type RepaymentRules = {
  validFrom: string
  source: string
  stressPoints: readonly number[]
  repaymentShare: number
  yearsOfIncome: ByBuyer
}

/** The newest rules first. */
const repaymentRules: readonly [RepaymentRules, ...RepaymentRules[]] = [
  {
    validFrom: '2013-10-28',
    source: 'Central Bank of the UAE, Circular 31/2013',
    stressPoints: [2, 3, 4],
    repaymentShare: 50,
    yearsOfIncome: { national: 8, expatriate: 7 },
  },
]

export const [repaymentInForce] = repaymentRules

export const yearsOfIncomeOf = ({ isNational }: Pick<Buyer, 'isNational'>): number =>
  repaymentInForce.yearsOfIncome[isNational ? 'national' : 'expatriate']

export function smallestDownPayment(home: Home, buyer: Buyer): number {
  return (home.price * (100 - largestShare(home, buyer))) / 100
}

export function loanFor(instalment: number, terms: Omit<Loan, 'amount'>): number {
  return instalment / monthlyInstalment({ amount: 1, ...terms })
}

/** What the instalments would be if the rate were higher, as the Central Bank has banks test them. */
export function stressedInstalments(loan: Loan) {
  return repaymentInForce.stressPoints.map((points) => {
    const yearlyRate = loan.yearlyRate + points
    return { points, yearlyRate, monthly: monthlyInstalment({ ...loan, yearlyRate }) }
  })
}
