import type { GatewayPayment } from '#features/payments/gateways/rules/gateway.ts'
import { filsPerDirham } from '#features/payments/invoices/rules.ts'
import type { OrderedTerms } from '#features/payments/subscriptions/rules.ts'
import { vatRate } from '#features/posting/packages/rules.ts'
import type { Language } from '#i18n/language.ts'
import { dayMs, hourMs } from '#i18n/time-units.ts'
import type { OrderKind, OrderState } from './contract.ts'

export type Amounts = { netFils: number; vatFils: number; amountFils: number }

export const dirhamsOf = (fils: number): number => fils / filsPerDirham

/** Of a price without VAT in dirhams. */
export function amountsOfPrice(price: number): Amounts {
  const netFils = Math.round(price * filsPerDirham)
  const vatFils = Math.round((netFils * vatRate) / 100)
  return { netFils, vatFils, amountFils: netFils + vatFils }
}

/** Of a price that includes VAT, in dirhams: the fee of a property request. */
export function amountsOfTotal(total: number): Amounts {
  const amountFils = Math.round(total * filsPerDirham)
  const netFils = Math.round((amountFils * 100) / (100 + vatRate))
  return { netFils, vatFils: amountFils - netFils, amountFils }
}

export type StoredOrder = Amounts & {
  id: string
  kind: OrderKind
  state: OrderState
  accountId: number | null
  visitorHash: Buffer | null
  placedBy: number | null
  propertyId: number | null
  requestId: string | null
  subscriptionId: string | null
  packageId: number | null
  terms: OrderedTerms | null
  currency: 'AED'
  gateway: string
  reference: string | null
  url: string | null
  language: Language
  createdAt: Date
  expiresAt: Date
  paidAt: Date | null
  refundRequestedAt: Date | null
  problem: string | null
}

/** How long an order can be paid: Stripe's shortest is half an hour, its longest a day. */
export const orderLifeMs = 2 * hourMs

/** How long an order is asked about after its end: a bank may be slow. */
export const followedMs = 3 * dayMs

export const isOpen = (state: OrderState) => state === 'created' || state === 'redirected'

/**
 * What becomes of an order by what its gateway says. A payment counts whenever it comes, also after
 * the order has failed, ended or was cancelled; nothing but a refund changes a paid order, and nothing
 * changes a refunded one. `mismatch`: not the amount or the currency of the order, or a part of it was
 * paid back.
 */
export type Outcome = 'pay' | 'refund' | 'pay_and_refund' | 'fail' | 'expire' | 'none' | 'mismatch'

export type Problem = 'amount' | 'currency' | 'partial_refund'

type ComparedOrder = Pick<StoredOrder, 'state' | 'amountFils' | 'currency'>

export function problemOf(order: ComparedOrder, payment: GatewayPayment): Problem | undefined {
  if (payment.state !== 'paid' && payment.state !== 'refunded') return undefined
  if (payment.currency.toUpperCase() !== order.currency) return 'currency'
  if (payment.amountFils !== order.amountFils) return 'amount'
  const isPartial = payment.refundedFils > 0 && payment.refundedFils < payment.amountFils
  return isPartial ? 'partial_refund' : undefined
}

const unpaidOutcomes: Record<GatewayPayment['state'], Outcome> = {
  open: 'none',
  paid: 'pay',
  refunded: 'pay_and_refund',
  failed: 'fail',
  expired: 'expire',
}

export function outcomeOf(order: ComparedOrder, payment: GatewayPayment): Outcome {
  const problem = problemOf(order, payment)
  if (problem === 'amount' || problem === 'currency') return 'mismatch'
  if (order.state === 'refunded') return 'none'
  if (order.state === 'paid') {
    if (problem) return 'mismatch'
    return payment.state === 'refunded' ? 'refund' : 'none'
  }
  const outcome = unpaidOutcomes[payment.state]
  const isEnd = outcome === 'fail' || outcome === 'expire'
  return isEnd && !isOpen(order.state) ? 'none' : outcome
}
