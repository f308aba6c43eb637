import type { Samples } from './sample-fields.ts'
import { at, requestId } from './sample-values.ts'

const orderId = 'x9Kd2LmQ7pXvT9cR1sYw3g'
const subscriptionId = requestId

const paymentPage = { url: `https://dara.example/payment/sandbox/${orderId}` }

/** What advertisers buy and pay for. */
export const paymentSamples: Record<string, Samples> = {
  'paySubscription body': { subscriptionId: 2 },
  paySubscription: paymentPage,
  'payRenewal body': { subscriptionId },
  payRenewal: paymentPage,
  Order: {
    id: orderId,
    amount: 261.45,
    vat: 12.45,
    url: null,
    state: 'paid',
    description: { en: 'Package Plus, 3 months', ar: 'باقة بلس لمدة 3 أشهر' },
    requestId: null,
    subscriptionId,
    expiresAt: '2026-11-02T10:15:00.000Z',
    paidAt: at,
    isRefundPending: false,
  },
  TaxDocument: { number: 12, issuedAt: at },
  Subscription: {
    id: subscriptionId,
    state: 'active',
    startDate: '2026-11-02',
    endDate: '2027-02-02',
    slots: 25,
    slotsUsed: 3,
  },
}
