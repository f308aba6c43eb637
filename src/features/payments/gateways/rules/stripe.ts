import type { Stripe } from 'stripe'
import { dayMs, minuteMs } from '#i18n/time-units.ts'
import type { Checkout, GatewayPayment, PaymentState } from './gateway.ts'

type Session = Stripe.Checkout.Session

/** Stripe takes half an hour to a day from its own now, which may be a little later than ours. */
const minLifeMs = 31 * minuteMs

/** Repeated within this time, a late start asks for the same end, so its idempotency key is the same. */
const lateStepMs = 5 * minuteMs

/** Undefined: Stripe's own, a day. */
export function expiryOf(expiresAt: Date, now: Date): Date | undefined {
  const leftMs = expiresAt.getTime() - now.getTime()
  if (leftMs >= dayMs) return undefined
  if (leftMs >= minLifeMs) return expiresAt
  return new Date(Math.ceil((now.getTime() + minLifeMs) / lateStepMs) * lateStepMs)
}

const toSeconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** Stripe's page has no Arabic, whose readers get the language of their browser, or English. */
const stripeLocales: readonly string[] = ['en']

const localeOf = ({ language }: Checkout) => (stripeLocales.includes(language) ? language : 'auto')

export function toSessionParams(
  checkout: Checkout,
  now: Date,
): Stripe.Checkout.SessionCreateParams {
  const { orderId, description, amountFils, email, successUrl, failureUrl } = checkout
  const expiresAt = expiryOf(checkout.expiresAt, now)
  const metadata = { orderId }
  return {
    mode: 'payment',
    client_reference_id: orderId,
    metadata,
    payment_intent_data: { metadata, description },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: checkout.currency.toLowerCase(),
          unit_amount: amountFils,
          product_data: { name: description },
        },
      },
    ],
    locale: localeOf(checkout),
    success_url: successUrl,
    cancel_url: failureUrl,
    ...(email !== null && { customer_email: email }),
    ...(expiresAt && { expires_at: toSeconds(expiresAt) }),
  }
}

const intentOf = ({ payment_intent: intent }: Session) =>
  intent && typeof intent === 'object' ? intent : undefined

const chargeOf = (session: Session) => {
  const charge = intentOf(session)?.latest_charge
  return charge && typeof charge === 'object' ? charge : undefined
}

/** A bank that has not answered yet may still pay. */
const isFailed = (session: Session) => {
  const status = intentOf(session)?.status
  return status === 'requires_payment_method' || status === 'canceled'
}

function stateOf(session: Session): PaymentState {
  if (session.payment_status === 'paid') {
    const charge = chargeOf(session)
    return charge && charge.amount_refunded >= charge.amount ? 'refunded' : 'paid'
  }
  if (session.status === 'expired') return 'expired'
  return session.status === 'complete' && isFailed(session) ? 'failed' : 'open'
}

/** Refunds are known only of a session whose charge is expanded. */
export function toPayment(session: Session): GatewayPayment {
  return {
    reference: session.id,
    state: stateOf(session),
    amountFils: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    refundedFils: chargeOf(session)?.amount_refunded ?? 0,
  }
}

export const expandedCharge = 'payment_intent.latest_charge'
