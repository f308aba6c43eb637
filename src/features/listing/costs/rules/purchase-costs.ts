import type { FeeType } from '../contract/fee-types.ts'
import { type Cost, type CostItem, shareOf, withVat } from './cost-lines.ts'

/** Per cent of the price or the loan; `atMost` and `fee` in dirhams. */
type Fee = { share: number; atMost?: number; fee?: number }

/** Dirhams, with VAT where it is due. */
type PurchaseCosts = {
  emirate: string
  validFrom: string
  source: string
  /** Whether sources disagree about some of the fees. */
  isDisputed: boolean
  transfer: Fee
  /** Instead of the transfer, before the building is finished. */
  offPlanRegistration: Fee
  /** Sources disagree whether a villa has the fee of land or that of other homes. */
  administration?: { usual: number; land: number }
  trustee?: { from: number; below: number; above: number }
  /** Before VAT. */
  agency: Fee
  mortgageRegistration: Fee
  /** What developers charge for their part in a registration, which no line contains. */
  developerFee?: { least: number; most: number }
  /** What the office of registration is said to charge, which no line contains. */
  officeFee?: { least: number; most: number }
}

/** The newest row of an emirate first. The fees of emirates that are absent are not known. */
const purchaseCosts: readonly PurchaseCosts[] = [
  {
    emirate: 'dubai',
    validFrom: '2025-02-01',
    source: 'Dubai Land Department, fees of e-services; agency: 2 % and VAT, as the market has it',
    isDisputed: false,
    transfer: { share: 4 },
    offPlanRegistration: { share: 4 },
    administration: { usual: 580, land: 430 },
    trustee: { from: 500_000, below: 2_100, above: 4_200 },
    agency: { share: 2 },
    mortgageRegistration: { share: 0.25, fee: 290 },
    developerFee: { least: 1_000, most: 5_000 },
  },
  {
    emirate: 'abu-dhabi',
    validFrom: '2025-02-01',
    source:
      'Secondary sources, which disagree: transfer 1 to 4 %, mortgage 0.09 to 0.25 %; the usual figures',
    isDisputed: true,
    transfer: { share: 2 },
    offPlanRegistration: { share: 2, atMost: 2_000_000 },
    agency: { share: 2, atMost: 500_000 },
    mortgageRegistration: { share: 0.1, atMost: 1_000_000 },
    officeFee: { least: 1_000, most: 5_000 },
  },
]

const feeOf = (amount: number, { share, atMost = Number.POSITIVE_INFINITY, fee = 0 }: Fee) =>
  Math.min(shareOf(amount, share), atMost) + fee

export type Purchase = {
  emirate: string
  price: number
  loan: number
  isOffPlan: boolean
  type?: FeeType | undefined
}

type Line = [item: CostItem, amount: number | undefined]

/** An off-plan home is bought from its developer: without an agency, and with no title to transfer yet. */
function feesOf({ price, isOffPlan, type }: Purchase, row: PurchaseCosts): Line[] {
  const { trustee, administration } = row
  if (isOffPlan) return [['offPlanRegistration', feeOf(price, row.offPlanRegistration)]]
  return [
    ['transfer', feeOf(price, row.transfer)],
    ['administration', administration?.[type === 'land' ? 'land' : 'usual']],
    ['trustee', trustee && (price < trustee.from ? trustee.below : trustee.above)],
    ['agency', withVat(feeOf(price, row.agency))],
  ]
}

/** Undefined where the fees are not known. */
export function cashToBuy(purchase: Purchase) {
  const { emirate, price, loan, isOffPlan, type } = purchase
  const row = purchaseCosts.find((one) => one.emirate === emirate)
  if (!row) return undefined
  const villaFees = type === 'villa' && !isOffPlan ? row.administration : undefined
  const lines: Line[] = [
    ['downPayment', price - loan],
    ...feesOf(purchase, row),
    ['mortgageRegistration', loan > 0 ? feeOf(loan, row.mortgageRegistration) : undefined],
  ]
  return {
    costs: lines.flatMap(([item, amount]): Cost[] =>
      amount === undefined ? [] : [{ item, amount }],
    ),
    // The registration of a home off-plan has a developer's fee that differs.
    isEstimate: row.isDisputed || isOffPlan || villaFees !== undefined,
    isDisputed: row.isDisputed,
    isForLand: type === 'land' && !isOffPlan && row.administration !== undefined,
    /** Of its administration, between which sources disagree. */
    villaFees: villaFees && { least: villaFees.land, most: villaFees.usual },
    validFrom: row.validFrom,
    notIncluded: isOffPlan ? row.developerFee : row.officeFee,
  }
}

export type CashToBuy = NonNullable<ReturnType<typeof cashToBuy>>
