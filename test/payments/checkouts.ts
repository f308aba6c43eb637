import { randomUUID } from 'node:crypto'
import type { Checkout } from '#features/payments/gateways/rules/gateway.ts'
import { hourMs } from '#i18n/time-units.ts'

const origin = 'http://localhost:3000'

/** Of a new order, which can be paid for two hours. */
export function aCheckout(more: Partial<Checkout> = {}): Checkout {
  const orderId = randomUUID()
  return {
    orderId,
    description: 'Featured ad, 30 days',
    amountFils: 104_950,
    currency: 'AED',
    language: 'en',
    email: 'sara@example.com',
    successUrl: `${origin}/en/payment/success?order=${orderId}`,
    failureUrl: `${origin}/en/payment/failure?order=${orderId}`,
    expiresAt: new Date(Date.now() + 2 * hourMs),
    ...more,
  }
}
