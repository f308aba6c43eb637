import { randomUUID } from 'node:crypto'
import {
  type Checkout,
  type Gateway,
  type GatewayPayment,
  GatewayUnavailable,
  InvalidNotice,
  type Notice,
} from '#features/payments/gateways/rules/gateway.ts'

type Kept = GatewayPayment & { checkout: Checkout; url: string }

type Bank = { payments: Map<string, Kept>; ask: (call: string) => void }

const newPayment = (checkout: Checkout): Kept => {
  const { orderId, amountFils, currency } = checkout
  const reference = `ref-${orderId}`
  const url = `https://bank.example/${reference}`
  return { reference, state: 'open', amountFils, currency, refundedFils: 0, checkout, url }
}

const payBack = (kept: Kept | undefined) => {
  if (kept?.state !== 'paid') return
  Object.assign(kept, { state: 'refunded', refundedFils: kept.amountFils })
}

const gatewayOf = ({ payments, ask }: Bank): Gateway => ({
  name: 'sandbox',
  pageOrigins: ['https://bank.example'],
  startCheckout: async (checkout) => {
    ask(`start ${checkout.orderId}`)
    const payment = newPayment(checkout)
    const { reference } = payment
    const kept = payments.get(reference) ?? payment
    payments.set(reference, kept)
    return { reference, url: kept.url }
  },
  readNotice: ({ headers, body }): Notice => {
    if (headers['x-signed'] !== 'yes') throw new InvalidNotice('not signed')
    return JSON.parse(body.toString()) as Notice
  },
  findPayment: async (reference) => {
    ask(`find ${reference}`)
    return payments.get(reference)
  },
  endCheckout: async (reference) => {
    ask(`end ${reference}`)
    const kept = payments.get(reference)
    if (kept?.state === 'open') kept.state = 'expired'
  },
  refund: async ({ reference }) => {
    ask(`refund ${reference}`)
    payBack(payments.get(reference))
  },
})

const referenceOf = (url: string) => url.split('/').at(-1) ?? ''

/**
 * A gateway in memory. Its notices are "signed" by a header, so that tests can send what a gateway
 * would: repeated, late, in any order, or with another amount.
 */
export function fakeGateway() {
  const payments = new Map<string, Kept>()
  const calls: string[] = []
  let isDown = false
  const ask = (call: string) => {
    calls.push(call)
    if (isDown) throw new GatewayUnavailable('down')
  }
  const at = (url: string) => payments.get(referenceOf(url))!
  return {
    gateway: gatewayOf({ payments, ask }),
    calls,
    setDown: (down: boolean) => {
      isDown = down
    },
    /** What the payer or the bank does; no notice is sent by it. */
    set: (url: string, state: GatewayPayment['state']) => {
      const kept = at(url)
      kept.state = state
      if (state === 'refunded') kept.refundedFils = kept.amountFils
      return kept
    },
    /** As the gateway would send it now, or with `changes`. */
    noticeOf: (url: string, changes: Partial<GatewayPayment> = {}): Notice => {
      const { reference, state, amountFils, currency, refundedFils } = at(url)
      const payment = { reference, state, amountFils, currency, refundedFils, ...changes }
      return { id: randomUUID(), payment }
    },
  }
}
