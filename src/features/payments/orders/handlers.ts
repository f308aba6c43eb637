import type { Gateway } from '#features/payments/gateways/rules/gateway.ts'
import { hourSeconds } from '#i18n/time-units.ts'
import { paginationOf } from '#platform/endpoint/pagination.ts'
import { type Call, type Db, type Handler, handle } from '#platform/handle.ts'
import { inRequestTransaction } from '#platform/idempotency/request-transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Account } from '#platform/session/account.ts'
import { throttleAccount } from '#platform/session/throttle.ts'
import { closePage, openPaymentPage, requireGateway } from './actions/checkout.ts'
import { orderForAd, orderForRenewal } from './actions/pay-ad.ts'
import { requireOwnOrder, showOrders } from './actions/show.ts'
import { cancelOrder, listOrders, payRenewal, paySubscription, readOrder } from './contract.ts'
import { endOrder, findOrder, findOrders, findPayer, lockOrder } from './queries.ts'
import { isOpen, type StoredOrder } from './rules.ts'

/** Each may begin a payment at the gateway; who has changed the mind begins some again. */
const checkoutLimit = { name: 'checkout', max: 40, seconds: hourSeconds }

type Dependencies = {
  /** Without one, nothing with a price can be bought. */
  gateway?: Gateway | undefined
}

type BuyerCall = Pick<Call<never>, 'db' | 'caller' | 'language' | 'now'> & { account: Account }

async function begin(call: BuyerCall, { gateway }: Dependencies) {
  const { db, account, caller, language, now } = call
  await throttleAccount(db, { ...checkoutLimit, account, caller, now })
  const { email } = await findPayer(db, account.id)
  return { gateway, account, language, now, origin: caller.origin(), email }
}

type Buyer = Awaited<ReturnType<typeof begin>>

const openPage = (db: Db, order: StoredOrder, buyer: Buyer) =>
  openPaymentPage(db, order, { ...buyer, gateway: requireGateway(buyer.gateway) })

async function payAd(call: Call<typeof paySubscription>, dependencies: Dependencies) {
  const { db, body, language } = call
  const buyer = await begin(call, dependencies)
  const { propertyId, subscriptionId } = body
  const placed = await inRequestTransaction(db, (tx) =>
    orderForAd(tx, { ...buyer, propertyId, subscriptionId }),
  )
  await closePage(buyer.gateway, placed?.ended)
  if (placed && 'order' in placed) return { url: await openPage(db, placed.order, buyer) }
  return { url: `${buyer.origin}/${language}/my-properties/${propertyId}` }
}

async function renew(call: Call<typeof payRenewal>, dependencies: Dependencies) {
  const { db, body } = call
  const buyer = await begin(call, dependencies)
  const { order, ended } = await inRequestTransaction(db, (tx) =>
    orderForRenewal(tx, { ...buyer, ...body }),
  )
  await closePage(buyer.gateway, ended)
  return { url: await openPage(db, order, buyer) }
}

async function cancel(call: Call<typeof cancelOrder>, { gateway }: Dependencies) {
  const { db, params } = call
  await requireOwnOrder(call, params.id)
  const ended = await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, params.id)
    if (!order || !isOpen(order.state)) throw new Refusal(409, [{ code: 'order_not_open' }])
    await endOrder(tx, order.id, 'cancelled')
    return order
  })
  await closePage(gateway, ended)
  const [order] = await showOrders(db, [(await findOrder(db, params.id))!])
  return { order: order! }
}

export const orderHandlers = (dependencies: Dependencies): Handler[] => [
  handle(paySubscription, (call) => payAd(call, dependencies)),

  handle(payRenewal, (call) => renew(call, dependencies)),

  handle(readOrder, async (call) => {
    const [order] = await showOrders(call.db, [await requireOwnOrder(call, call.params.id)])
    return { order: order! }
  }),

  handle(listOrders, async ({ db, account, query }) => {
    const { orders, total } = await findOrders(db, { accountId: account.id, ...query })
    return { orders: await showOrders(db, orders), pagination: paginationOf(query, total) }
  }),

  handle(cancelOrder, (call) => cancel(call, dependencies)),
]
