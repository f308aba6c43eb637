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

/**
 * A gateway in memory. Its notices are "signed" by a header, so that tests can send what a gateway
 * would: repeated, late, in any order, or with another amount.
 */
export function fakeGateway() {
  const payments = new Map<string, Kept>()
  const calls: string[] = []
  let isDown = false

  const find = (reference: string) => payments.get(reference)
  const ask = (call: string) => {
    calls.push(call)
    if (isDown) throw new GatewayUnavailable('down')
  }

  const gateway: Gateway = {
    name: 'sandbox',
    pageOrigins: ['https://bank.example'],
    startCheckout: async (checkout) => {
      ask(`start ${checkout.orderId}`)
      const reference = `ref-${checkout.orderId}`
      const { amountFils, currency } = checkout
      const url = `https://bank.example/${reference}`
      const kept = find(reference) ?? {
        reference,
        state: 'open' as const,
        amountFils,
        currency,
        refundedFils: 0,
        checkout,
        url,
      }
      payments.set(reference, kept)
      return { reference, url: kept.url }
    },
    readNotice: ({ headers, body }): Notice => {
      if (headers['x-signed'] !== 'yes') throw new InvalidNotice('not signed')
      return JSON.parse(body.toString()) as Notice
    },
    findPayment: async (reference) => {
      ask(`find ${reference}`)
      return find(reference)
    },
    endCheckout: async (reference) => {
      ask(`end ${reference}`)
      const kept = find(reference)
      if (kept?.state === 'open') kept.state = 'expired'
    },
    refund: async ({ reference }) => {
      ask(`refund ${reference}`)
      const kept = find(reference)
      if (kept?.state === 'paid')
        Object.assign(kept, { state: 'refunded', refundedFils: kept.amountFils })
    },
  }

  const referenceOf = (url: string) => url.split('/').at(-1) ?? ''

  return {
    gateway,
    calls,
    setDown: (down: boolean) => {
      isDown = down
    },
    /** What the payer or the bank does; no notice is sent by it. */
    set: (url: string, state: GatewayPayment['state']) => {
      const kept = find(referenceOf(url))!
      kept.state = state
      if (state === 'refunded') kept.refundedFils = kept.amountFils
      return kept
    },
    /** As the gateway would send it now, or with `changes`. */
    noticeOf: (url: string, changes: Partial<GatewayPayment> = {}): Notice => {
      const { reference, state, amountFils, currency, refundedFils } = find(referenceOf(url))!
      const payment = { reference, state, amountFils, currency, refundedFils, ...changes }
      return { id: randomUUID(), payment }
    },
  }
}
