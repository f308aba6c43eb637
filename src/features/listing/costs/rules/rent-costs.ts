import { type Cost, shareOf, withVat } from './cost-lines.ts'

/** Dirhams. */
type UtilityDeposit = { apartment: number; villa: number; connection: number }

/** Shares in per cent of a year's rent; fees in dirhams, by emirate where they are known. */
type RentCosts = {
  validFrom: string
  source: string
  depositShare: { furnished: number; unfurnished: number }
  agencyShare: number
  leaseRegistration: Record<string, number>
  /** Paid to the utility, not with the lease, so it is said beside the sum. */
  utilityDeposit: Record<string, UtilityDeposit>
}

/** The newest first. */
const rentCosts: readonly [RentCosts, ...RentCosts[]] = [
  {
    validFrom: '2025-01-01',
    source: 'Usage of the market; Ejari: fee of a typing centre in Dubai; deposits: DEWA',
    depositShare: { furnished: 10, unfurnished: 5 },
    agencyShare: 5,
    leaseRegistration: { dubai: 220 },
    utilityDeposit: { dubai: { apartment: 2_000, villa: 4_000, connection: 130 } },
  },
]

const [usage] = rentCosts

/** The numbers of cheques in a year that are usual; an ad may allow any up to twelve. */
const usualCheques = [1, 2, 3, 4, 6, 12]

export const utilityDepositIn = (emirate: string) => usage.utilityDeposit[emirate]

export type Lease = { emirate: string; yearlyRent: number; cheques: number; isFurnished: boolean }

export function cashToMoveIn(lease: Lease): Cost[] {
  const { furnished, unfurnished } = usage.depositShare
  const registration = usage.leaseRegistration[lease.emirate]
  const { yearlyRent } = lease
  return [
    { item: 'firstCheque', amount: shareOf(yearlyRent / lease.cheques, 100) },
    { item: 'deposit', amount: shareOf(yearlyRent, lease.isFurnished ? furnished : unfurnished) },
    { item: 'agency', amount: withVat(shareOf(yearlyRent, usage.agencyShare)) },
    ...(registration ? [{ item: 'leaseRegistration' as const, amount: registration }] : []),
  ]
}

/** An ad that allows some cheques allows fewer too. */
export const fewerCheques = (cheques: number) => usualCheques.filter((count) => count < cheques)
