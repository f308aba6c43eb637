import { amortise } from './amortisation.ts'
import type { FeeType } from '../contract/fee-types.ts'
import { cashToBuy } from './purchase-costs.ts'
import { type Loan, monthlyInstalment } from './mortgage.ts'
import { stressedInstalments } from './repayment.ts'

type PlanRequest = Omit<Loan, 'amount'> & {
  price: number
  downPayment: number
  isOffPlan: boolean
  emirate: string
  type?: FeeType | undefined
}

/** All that the calculator shows of a home that is bought; `shares` are per cent of the price. */
export function planMortgage({
  price,
  downPayment,
  isOffPlan,
  emirate,
  type,
  ...terms
}: PlanRequest) {
  const loan = { amount: price - downPayment, ...terms }
  const monthly = monthlyInstalment(loan)
  const repaid = monthly * loan.years * 12
  const downShare = (downPayment / price) * 100
  return {
    price,
    downPayment,
    loan,
    shares: { down: downShare, loan: 100 - downShare },
    monthly,
    repaid,
    interest: repaid - loan.amount,
    stressed: stressedInstalments(loan),
    cash: cashToBuy({ emirate, price, loan: loan.amount, isOffPlan, type }),
    years: loan.amount > 0 ? amortise(loan) : [],
  }
}

export type MortgagePlan = ReturnType<typeof planMortgage>
