import * as z from 'zod/mini'
import { advertiserRoles } from '#features/accounts/advertiser/contract.ts'
import { TaxDocument } from '#features/payments/invoices/contract.ts'
import { PrivateId } from '#features/payments/subscriptions/contract.ts'
import { defaultReadLimit, endpoint } from '#platform/endpoint/endpoint.ts'
import { Id, Pagination, pageFields, Text } from '#platform/endpoint/fields.ts'
import { isReachable } from '#platform/endpoint/pagination.ts'

export const orderKinds = [
  'property_subscription',
  'subscription_renewal',
  'property_request',
] as const
export type OrderKind = (typeof orderKinds)[number]

export const orderStates = [
  'created',
  'redirected',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'refunded',
] as const
export type OrderState = (typeof orderStates)[number]

const OrderParams = z.object({ id: PrivateId })

/**
 * A payment. `amount` includes `vat`. `url` is the page on which it is paid, of an open order alone.
 * `created`: the gateway has no page for it yet. `redirected`: its page is open. `isRefundPending`:
 * the gateway was asked to pay it back.
 */
export const Order = z.object({
  id: z.string(),
  kind: z.enum(orderKinds),
  state: z.enum(orderStates),
  amount: z.number(),
  vat: z.number(),
  currency: z.string(),
  url: z.nullable(z.string()),
  description: Text,
  propertyId: z.nullable(z.int()),
  requestId: z.nullable(z.string()),
  subscriptionId: z.nullable(z.string()),
  createdAt: z.string(),
  expiresAt: z.string(),
  paidAt: z.nullable(z.string()),
  isRefundPending: z.boolean(),
  documents: z.array(TaxDocument),
})
export type Order = z.output<typeof Order>

const PaymentPage = z.object({ url: z.string() })

/**
 * Starts the payment of the package of one of your ads that awaits it, and answers the address of the
 * gateway's page. The open order of the ad is answered again; another package cancels it. Where a
 * subscription to the package has a free slot, nothing is to be paid: the ad takes the slot, and the
 * address is that of the ad. 409 for an ad that awaits no payment, such as a live one.
 */
export const paySubscription = endpoint({
  summary: 'Pay for the package of an ad',
  method: 'POST',
  path: '/payment/property-subscription',
  access: advertiserRoles,
  body: z.object({ propertyId: Id, subscriptionId: z.optional(z.nullable(Id)) }),
  refusals: [404, 409],
  reply: PaymentPage,
})

/**
 * Starts the payment of another period of one of your subscriptions, from its old end; its ads follow.
 * The open order is answered again. 409 `renewal_too_early` while more than one whole period is left.
 */
export const payRenewal = endpoint({
  summary: 'Pay for the renewal of a subscription',
  method: 'POST',
  path: '/payment/subscription-renewal',
  access: advertiserRoles,
  body: z.object({ subscriptionId: PrivateId }),
  refusals: [404, 409],
  reply: PaymentPage,
})

/** One of your orders. What a gateway's page returns to asks for it, and trusts no address. */
export const readOrder = endpoint({
  summary: 'Read one of your orders',
  method: 'GET',
  path: '/payment/orders/{id}',
  access: 'anyone',
  limit: defaultReadLimit,
  params: OrderParams,
  reply: z.object({ order: Order }),
})

/** Your orders, the newest first. */
export const listOrders = endpoint({
  summary: 'List your orders',
  method: 'GET',
  path: '/payment/orders',
  access: advertiserRoles,
  query: z.object(pageFields(10)).check(isReachable()),
  reply: z.object({ orders: z.array(Order), pagination: Pagination }),
})

/**
 * Cancels one of your open orders; its payment page is closed. 409 for one that is not open. A payment
 * that was made meanwhile counts.
 */
export const cancelOrder = endpoint({
  summary: 'Cancel one of your open orders',
  method: 'POST',
  path: '/payment/orders/{id}/cancel',
  access: advertiserRoles,
  params: OrderParams,
  refusals: [409],
  reply: z.object({ order: Order }),
})
