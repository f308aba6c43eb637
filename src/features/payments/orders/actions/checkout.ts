import { type Gateway, GatewayUnavailable } from '#features/payments/gateways/rules/gateway.ts'
import type { Language } from '#i18n/language.ts'
import type { Db } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { newId } from '#platform/secrets/tokens.ts'
import {
  addOrder,
  endOrder,
  findOrder,
  findOpenOrder,
  type NewOrder,
  setRedirected,
} from '../queries.ts'
import { orderLifeMs, type StoredOrder } from '../rules.ts'
import { describeOrder } from './describe.ts'

/** Where an order is to be paid, and in which language its payer reads. */
export type PaymentContext = {
  gateway: Gateway
  origin: string
  language: Language
  now: Date
}

/** @throws Refusal 409 where the site takes no payments */
export function requireGateway(gateway: Gateway | undefined): Gateway {
  if (!gateway) throw new Refusal(409, [{ code: 'payments_off' }])
  return gateway
}

const retrySeconds = 30

export const unavailable = () => new Refusal(503, [{ code: 'payment_unavailable' }], retrySeconds)

const pageOf = ({ origin, language }: PaymentContext, page: string, { id }: { id: string }) =>
  `${origin}/${language}/payment/${page}?order=${id}`

type PayerContext = PaymentContext & {
  email: string | null
  /** The page of what is paid for, where that shows the outcome itself. */
  returnUrl?: string
}

/** Nobody is sent to another site by what a gateway answers. */
function requireKnownPage(url: string, { gateway, origin }: PaymentContext) {
  const known = [new URL(origin).origin, ...gateway.pageOrigins]
  const page = URL.canParse(url) ? new URL(url).origin : ''
  if (!known.includes(page)) throw new GatewayUnavailable(`unknown page ${page}`)
}

/**
 * The address of the gateway's page. The gateway is asked outside of a transaction; whoever is
 * interrupted asks again, and the gateway answers the same page.
 * @throws Refusal 503, and the order is kept
 */
export async function openPaymentPage(
  db: Db,
  order: StoredOrder,
  context: PayerContext,
): Promise<string> {
  if (order.url) return order.url
  const { gateway, email } = context
  const { id: orderId, amountFils, currency, language, expiresAt } = order
  const checkout = {
    orderId,
    description: describeOrder(order)[language],
    amountFils,
    currency,
    language,
    email,
    successUrl: context.returnUrl ?? pageOf(context, 'success', order),
    failureUrl: context.returnUrl ?? pageOf(context, 'failure', order),
    expiresAt,
  }
  try {
    const started = await gateway.startCheckout(checkout)
    requireKnownPage(started.url, context)
    await setRedirected(db, orderId, started)
    return started.url
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw unavailable()
    throw error
  }
}

export type OrderedItem = Pick<
  NewOrder,
  | 'kind'
  | 'accountId'
  | 'visitorHash'
  | 'placedBy'
  | 'propertyId'
  | 'requestId'
  | 'subscriptionId'
  | 'packageId'
  | 'terms'
  | 'netFils'
  | 'vatFils'
  | 'amountFils'
>

/** With `ended`, an earlier order whose page is to be closed once the transaction is committed. */
export type PlacedOrder = { order: StoredOrder; ended?: StoredOrder }

const sameTerms = (one: StoredOrder, item: OrderedItem) =>
  one.packageId === item.packageId && one.amountFils === item.amountFils

/**
 * The open order of an item, or a new one where it has none, another package is wanted, its price
 * has changed, or its time is over. Run it in a transaction that locked the open order.
 */
export async function placeOrder(
  db: Db,
  item: OrderedItem,
  { open, ...context }: PaymentContext & { open: StoredOrder | undefined },
): Promise<PlacedOrder> {
  const { gateway, now, language } = context
  const isUsable = open && open.expiresAt > now && open.gateway === gateway.name
  if (isUsable && sameTerms(open, item)) return { order: open }
  if (open) await endOrder(db, open.id, open.expiresAt > now ? 'cancelled' : 'expired')
  const id = newId()
  const expiresAt = new Date(now.getTime() + orderLifeMs)
  const shared = { currency: 'AED' as const, gateway: gateway.name, language, createdAt: now }
  const isAdded = await addOrder(db, { ...item, ...shared, id, expiresAt })
  const order = isAdded ? await findOrder(db, id) : await findOpenOrder(db, item)
  if (!order) throw unavailable()
  return { order, ...(open && { ended: open }) }
}

/** Nobody should pay an order that was given up. What fails here is found by `reconcile`. */
export async function closePage(
  gateway: Gateway | undefined,
  ended: StoredOrder | undefined,
): Promise<void> {
  if (!gateway || !ended?.reference || ended.gateway !== gateway.name) return
  await gateway.endCheckout(ended.reference).catch((error: unknown) => {
    if (!(error instanceof GatewayUnavailable)) throw error
  })
}
