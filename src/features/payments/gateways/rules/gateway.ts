import type { Language } from '#i18n/language.ts'
import type { GatewayName } from '../contract.ts'

export type { GatewayName } from '../contract.ts'

/** Amounts are in fils: 100 are one dirham. */
export type Checkout = {
  orderId: string
  /** In `language`. */
  description: string
  amountFils: number
  currency: 'AED'
  language: Language
  email: string | null
  /** Where the gateway's page returns to. Their addresses name the order, not its outcome. */
  successUrl: string
  failureUrl: string
  expiresAt: Date
}

export type StartedCheckout = { reference: string; url: string }

/** `open`: not paid yet, and may still be. */
export type PaymentState = 'open' | 'paid' | 'failed' | 'expired' | 'refunded'

/** `refundedFils`: what was paid back so far. `refunded`: all of it was. */
export type GatewayPayment = {
  reference: string
  state: PaymentState
  amountFils: number
  currency: string
  refundedFils: number
}

/** `id` is the same at each delivery. `payment` is absent if the notice is about nothing of ours. */
export type Notice = { id: string; payment?: GatewayPayment }

export type NoticeRequest = {
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** As it was received, since the signature covers the bytes. */
  body: Buffer
  now: Date
}

export type Refund = { reference: string; amountFils: number; orderId: string }

/** Not signed by the gateway, too old, or not readable: answered with 400. */
export class InvalidNotice extends Error {}

/** It is down, or did not answer in time: answered with 503. */
export class GatewayUnavailable extends Error {}

/**
 * A payment provider with pages of its own. Calls end within `gatewayTimeoutMs`.
 * @throws GatewayUnavailable from every call
 */
export type Gateway = {
  name: GatewayName
  /** Origins of its pages other than our own: a form without scripts is redirected there. */
  pageOrigins: readonly string[]
  /** The same order starts one checkout, however often it is asked. */
  startCheckout: (checkout: Checkout) => Promise<StartedCheckout>
  /** @throws InvalidNotice, or GatewayUnavailable where the payment must be asked for */
  readNotice: (request: NoticeRequest) => Notice | Promise<Notice>
  findPayment: (reference: string) => Promise<GatewayPayment | undefined>
  /** Nobody can pay it afterwards. A payment that was made meanwhile stays. */
  endCheckout: (reference: string) => Promise<void>
  /** The same order is refunded once, however often it is asked. Its notice follows. */
  refund: (refund: Refund) => Promise<void>
}

export const gatewayTimeoutMs = 8_000

/** A notice that was signed longer ago is refused. */
export const maxNoticeAgeSeconds = 300
