export type Home = { price: number; isOffPlan: boolean }
export type Buyer = { isNational: boolean; isFirstHome: boolean }
export type Loan = { amount: number; yearlyRate: number; years: number }

type Share = { upTo: number; above: number }

type ByBuyer = { national: number; expatriate: number }

/**
 * `firstHome`, `otherHome` and `offPlan` are shares of the value in per cent, `threshold` is in dirhams.
 * Repayments are tested at rates that are `stressPoints` higher; `repaymentShare` is the part of an
 * income in per cent that all of them may take. `yearsOfIncome` limits the loan itself.
 */
type LendingRules = {
  validFrom: string
  source: string
  longestYears: number
  threshold: number
  firstHome: { national: Share; expatriate: Share }
  otherHome: ByBuyer
  offPlan: number
  stressPoints: readonly number[]
  repaymentShare: number
  yearsOfIncome: ByBuyer
}

/** The newest rules first. */
const lendingRules: readonly [LendingRules, ...LendingRules[]] = [
  {
    validFrom: '2020-01-01',
    source:
      'Central Bank of the UAE, Circular 31/2013 as amended by Resolutions 96/2019 and 31/2/2020',
    longestYears: 25,
    threshold: 5_000_000,
    firstHome: {
      national: { upTo: 85, above: 75 },
      expatriate: { upTo: 80, above: 70 },
    },
    otherHome: { national: 65, expatriate: 60 },
    offPlan: 50,
    stressPoints: [2, 3, 4],
    repaymentShare: 50,
    yearsOfIncome: { national: 8, expatriate: 7 },
  },
]

export const [rulesInForce] = lendingRules

export const longestYears = rulesInForce.longestYears

export const whoOf = ({ isNational }: Pick<Buyer, 'isNational'>): keyof ByBuyer =>
  isNational ? 'national' : 'expatriate'

/** Rounds half up; only for amounts that are shown. */
export function toFils(amount: number): number {
  return Math.round(amount * 100) / 100
}

export function largestShare(home: Home, buyer: Buyer): number {
  const { offPlan, otherHome, firstHome, threshold } = rulesInForce
  const who = whoOf(buyer)
  if (home.isOffPlan) return offPlan
  if (!buyer.isFirstHome) return otherHome[who]
  return home.price <= threshold ? firstHome[who].upTo : firstHome[who].above
}

export function largestLoan(home: Home, buyer: Buyer): number {
  return (home.price * largestShare(home, buyer)) / 100
}

export function smallestDownPayment(home: Home, buyer: Buyer): number {
  return (home.price * (100 - largestShare(home, buyer))) / 100
}

type Terms = Pick<Loan, 'yearlyRate' | 'years'>

/** The instalment for each dirham that is lent. */
function instalmentShare({ yearlyRate, years }: Terms): number {
  const months = years * 12
  const rate = yearlyRate / 12 / 100
  return rate === 0 ? 1 / months : rate / (1 - (1 + rate) ** -months)
}

/** Equal instalments on a reducing balance; the rate in per cent a year. */
export function monthlyInstalment({ amount, ...terms }: Loan): number {
  return amount * instalmentShare(terms)
}

/** The loan that such an instalment repays. */
export function loanFor(instalment: number, terms: Terms): number {
  return instalment / instalmentShare(terms)
}

/** What the instalments would be if the rate were higher, as the Central Bank has banks test them. */
export function stressedInstalments(loan: Loan) {
  return rulesInForce.stressPoints.map((points) => {
    const yearlyRate = loan.yearlyRate + points
    return { points, yearlyRate, monthly: monthlyInstalment({ ...loan, yearlyRate }) }
  })
}
