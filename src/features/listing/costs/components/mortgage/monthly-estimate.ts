import {
  type Home,
  largestLoan,
  largestShare,
  longestYears,
  monthlyInstalment,
} from '../../rules/mortgage.ts'

/** Most people who search here are expatriates who own no home yet. */
const usualBuyer = { isNational: false, isFirstHome: true }

export function estimateForUsualBuyer(home: Home, yearlyRate: number) {
  const loan = largestLoan(home, usualBuyer)
  return {
    loan,
    monthly: monthlyInstalment({ amount: loan, yearlyRate, years: longestYears }),
    years: longestYears,
    downShare: 100 - largestShare(home, usualBuyer),
  }
}
