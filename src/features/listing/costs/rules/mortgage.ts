export type Home = { price: number; isOffPlan: boolean }
export type Buyer = { isNational: boolean; isFirstHome: boolean }
export type Loan = { amount: number; yearlyRate: number; years: number }

type Share = { upTo: number; above: number }

/** Shares of the value in per cent; `threshold` in dirhams. */
type LendingRules = {
  validFrom: string
  source: string
  longestYears: number
  threshold: number
  firstHome: { national: Share; expatriate: Share }
  otherHome: { national: number; expatriate: number }
  offPlan: number
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
  },
]

const [rulesInForce] = lendingRules

export const lendingRulesSince = rulesInForce.validFrom

export const longestYears = rulesInForce.longestYears

/** Rounds half up; only for amounts that are shown. */
export function toFils(amount: number): number {
  return Math.round(amount * 100) / 100
}

export function largestShare(home: Home, { isNational, isFirstHome }: Buyer): number {
  const { offPlan, otherHome, firstHome, threshold } = rulesInForce
  const who = isNational ? 'national' : 'expatriate'
  if (home.isOffPlan) return offPlan
  if (!isFirstHome) return otherHome[who]
  return home.price <= threshold ? firstHome[who].upTo : firstHome[who].above
}

export function largestLoan(home: Home, buyer: Buyer): number {
  return (home.price * largestShare(home, buyer)) / 100
}

/** Equal instalments on a reducing balance; the rate in per cent a year. */
export function monthlyInstalment({ amount, yearlyRate, years }: Loan): number {
  const months = years * 12
  const rate = yearlyRate / 12 / 100
  if (rate === 0) return amount / months
  return (amount * rate) / (1 - (1 + rate) ** -months)
}
