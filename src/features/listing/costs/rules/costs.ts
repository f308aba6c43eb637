export type CostItem =
  | 'downPayment'
  | 'transfer'
  | 'administration'
  | 'trustee'
  | 'agency'
  | 'mortgageRegistration'
  | 'firstCheque'
  | 'deposit'
  | 'leaseRegistration'
export type Cost = { item: CostItem; amount: number }

/** Shares in per cent; fees in dirhams, with VAT where it is due. */
type PurchaseCosts = {
  emirate: string
  validFrom: string
  source: string
  transferShare: number
  administration: number
  trustee: { from: number; below: number; above: number }
  agencyShare: number
  mortgageShare: number
  mortgageFee: number
}

/** The fees of emirates that are absent are not known. */
const purchaseCosts: readonly PurchaseCosts[] = [
  {
    emirate: 'dubai',
    validFrom: '2025-02-01',
    source: 'Dubai Land Department, fees of e-services; agency: 2 % and VAT, as the market has it',
    transferShare: 4,
    administration: 580,
    trustee: { from: 500_000, below: 2_100, above: 4_200 },
    agencyShare: 2,
    mortgageShare: 0.25,
    mortgageFee: 290,
  },
]

type RentCosts = {
  validFrom: string
  source: string
  depositShare: { furnished: number; unfurnished: number }
  agencyShare: number
  /** By emirate, where the fee is known. */
  leaseRegistration: Record<string, number>
}

const rentCosts: readonly [RentCosts, ...RentCosts[]] = [
  {
    validFrom: '2025-01-01',
    source: 'Usage of the market; Ejari: fee of a typing centre in Dubai',
    depositShare: { furnished: 10, unfurnished: 5 },
    agencyShare: 5,
    leaseRegistration: { dubai: 220 },
  },
]

/** Per cent. */
const vat = 5

const share = (amount: number, percent: number) => Math.round(amount * percent) / 100
const withVat = (amount: number) => share(amount, 100 + vat)

export function totalOf(costs: readonly Cost[]): number {
  return costs.reduce((sum, { amount }) => sum + amount, 0)
}

type Purchase = { emirate: string; price: number; loan: number }

export function cashToBuy({ emirate, price, loan }: Purchase): Cost[] | undefined {
  const fees = purchaseCosts.find((row) => row.emirate === emirate)
  if (!fees) return undefined
  const { trustee } = fees
  const registration = share(loan, fees.mortgageShare) + fees.mortgageFee
  return [
    { item: 'downPayment', amount: price - loan },
    { item: 'transfer', amount: share(price, fees.transferShare) },
    { item: 'administration', amount: fees.administration },
    { item: 'trustee', amount: price < trustee.from ? trustee.below : trustee.above },
    { item: 'agency', amount: withVat(share(price, fees.agencyShare)) },
    ...(loan > 0 ? [{ item: 'mortgageRegistration' as const, amount: registration }] : []),
  ]
}

type Lease = { emirate: string; yearlyRent: number; cheques: number; isFurnished: boolean }

export function cashToMoveIn(lease: Lease): Cost[] {
  const [usage] = rentCosts
  const { furnished, unfurnished } = usage.depositShare
  const registration = usage.leaseRegistration[lease.emirate]
  const { yearlyRent } = lease
  return [
    { item: 'firstCheque', amount: share(yearlyRent / lease.cheques, 100) },
    { item: 'deposit', amount: share(yearlyRent, lease.isFurnished ? furnished : unfurnished) },
    { item: 'agency', amount: withVat(share(yearlyRent, usage.agencyShare)) },
    ...(registration ? [{ item: 'leaseRegistration' as const, amount: registration }] : []),
  ]
}
