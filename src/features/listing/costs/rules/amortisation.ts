import { type Loan, monthlyInstalment } from './mortgage.ts'

export type YearOfLoan = { year: number; principal: number; interest: number; balance: number }

function balanceAfter(months: number, loan: Loan): number {
  const { amount, yearlyRate } = loan
  const rate = yearlyRate / 12 / 100
  const monthly = monthlyInstalment(loan)
  if (rate === 0) return amount - monthly * months
  const growth = (1 + rate) ** months
  return amount * growth - (monthly * (growth - 1)) / rate
}

/** By the formula instead of month by month, so that nothing is added up but what is shown. */
export function amortise(loan: Loan): YearOfLoan[] {
  const paid = monthlyInstalment(loan) * 12
  const balances = Array.from({ length: loan.years + 1 }, (_, year) =>
    year === loan.years ? 0 : balanceAfter(year * 12, loan),
  )
  return balances.slice(1).map((balance, at) => {
    const principal = (balances[at] ?? 0) - balance
    return { year: at + 1, principal, interest: Math.max(0, paid - principal), balance }
  })
}
