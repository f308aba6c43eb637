import { createHash } from 'node:crypto'
import type { Stripe } from 'stripe'
import {
  type Checkout,
  type Gateway,
  type GatewayPayment,
  InvalidNotice,
  maxNoticeAgeSeconds,
  type Notice,
  type NoticeRequest,
  type Refund,
} from '../rules/gateway.ts'
import { expandedCharge, toPayment, toSessionParams } from '../rules/stripe.ts'
import { type Call, loadStripe, openStripeCalls, type StripeAccount } from './stripe-client.ts'

const isMissing = (error: unknown) => (error as { code?: string }).code === 'resource_missing'

const undefinedIfMissing = (error: unknown) => {
  if (isMissing(error)) return undefined
  throw error
}

const retrieve = (stripe: Stripe, reference: string) =>
  stripe.checkout.sessions
    .retrieve(reference, { expand: [expandedCharge] })
    .catch(undefinedIfMissing)

/**
 * Stripe refuses a key that comes with other parameters. Where they differ, nobody has seen the
 * earlier page, because its address would have been stored.
 */
function keyOf({ orderId }: Checkout, params: Stripe.Checkout.SessionCreateParams): string {
  const digest = createHash('sha256').update(JSON.stringify(params)).digest('hex')
  return `dara-checkout-${orderId}-${digest.slice(0, 16)}`
}

const start = (checkout: Checkout, now: Date) => async (stripe: Stripe) => {
  const params = toSessionParams(checkout, now)
  const idempotencyKey = keyOf(checkout, params)
  const { id, url } = await stripe.checkout.sessions.create(params, { idempotencyKey })
  if (url === null) throw new Error('a session without a page')
  return { reference: id, url }
}

/** Stripe refuses to end what has been paid or has ended. */
const end = (reference: string) => async (stripe: Stripe) => {
  try {
    await stripe.checkout.sessions.expire(reference)
  } catch (error) {
    const session = await retrieve(stripe, reference)
    if (session?.status === 'open') throw error
  }
}

const payBack =
  ({ reference, amountFils, orderId }: Refund) =>
  async (stripe: Stripe) => {
    const session = await retrieve(stripe, reference)
    const intent = session?.payment_intent
    if (!session || !intent || session.payment_status !== 'paid') return
    if (toPayment(session).refundedFils > 0) return
    const payment_intent = typeof intent === 'string' ? intent : intent.id
    await stripe.refunds.create(
      { payment_intent, amount: amountFils, metadata: { orderId } },
      { idempotencyKey: `dara-refund-${orderId}` },
    )
  }

type Intent = string | { id: string } | null

/** What is refunded names its payment intent; the session of that is our reference. */
const ofIntent = (intent: Intent) => async (stripe: Stripe) => {
  if (intent === null) return undefined
  const payment_intent = typeof intent === 'string' ? intent : intent.id
  const expand = [`data.${expandedCharge}`]
  const { data } = await stripe.checkout.sessions.list({ payment_intent, limit: 1, expand })
  return data[0] && toPayment(data[0])
}

/** Other events are about nothing that changes an order. */
function paymentIn(event: Stripe.Event, call: Call) {
  if (
    event.type === 'checkout.session.completed' ||
    event.type === 'checkout.session.async_payment_succeeded' ||
    event.type === 'checkout.session.expired'
  ) {
    return toPayment(event.data.object)
  }
  if (event.type === 'checkout.session.async_payment_failed') {
    return { ...toPayment(event.data.object), state: 'failed' } satisfies GatewayPayment
  }
  if (event.type === 'charge.refunded' || event.type === 'refund.updated') {
    return call(ofIntent(event.data.object.payment_intent))
  }
  return undefined
}

async function verify({ headers, body, now }: NoticeRequest, webhookSecret: string) {
  const { Stripe: Client } = await loadStripe()
  const header = headers['stripe-signature']
  if (typeof header !== 'string') throw new InvalidNotice('not signed')
  try {
    return Client.webhooks.constructEvent(
      body,
      header,
      webhookSecret,
      maxNoticeAgeSeconds,
      undefined,
      now.getTime(),
    )
  } catch (error) {
    throw new InvalidNotice((error as { type?: string }).type ?? 'not a notice')
  }
}

type Options = StripeAccount & { webhookSecret: string; now: () => Date }

/** Stripe's hosted Checkout. The reference is the id of its session. */
export function openStripe({ webhookSecret, now, ...account }: Options): Gateway {
  const call = openStripeCalls(account)
  const readNotice = async (request: NoticeRequest): Promise<Notice> => {
    const event = await verify(request, webhookSecret)
    const payment = await paymentIn(event, call)
    return { id: event.id, ...(payment && { payment }) }
  }
  return {
    name: 'stripe',
    pageOrigins: ['https://checkout.stripe.com'],
    startCheckout: (checkout) => call(start(checkout, now())),
    readNotice,
    findPayment: async (reference) => {
      const session = await call((stripe) => retrieve(stripe, reference))
      return session && toPayment(session)
    },
    endCheckout: (reference) => call(end(reference)),
    refund: (refund) => call(payBack(refund)),
  }
}
