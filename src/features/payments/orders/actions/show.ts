import { visitorHashOf } from '#features/visitors/forms/queries.ts'
import type { Call, Db } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Account } from '#platform/session/account.ts'
import type { Order } from '../contract.ts'
import { findDocuments, findOwnOrder } from '../queries.ts'
import { dirhamsOf, isOpen, type StoredOrder } from '../rules.ts'
import { describeOrder } from './describe.ts'

type Document = Awaited<ReturnType<typeof findDocuments>>[number]

function shownOrder(order: StoredOrder, documents: readonly Document[]): Order {
  const { id, kind, state, currency, propertyId, requestId, subscriptionId } = order
  return {
    id,
    kind,
    state,
    amount: dirhamsOf(order.amountFils),
    vat: dirhamsOf(order.vatFils),
    currency,
    url: isOpen(state) ? order.url : null,
    description: describeOrder(order),
    propertyId,
    requestId,
    subscriptionId,
    createdAt: order.createdAt.toISOString(),
    expiresAt: order.expiresAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    isRefundPending: state === 'paid' && order.refundRequestedAt !== null,
    documents: documents
      .filter(({ orderId }) => orderId === id)
      .map((one) => ({ kind: one.kind, number: one.number, issuedAt: one.issuedAt.toISOString() })),
  }
}

export async function showOrders(db: Db, orders: readonly StoredOrder[]): Promise<Order[]> {
  const documents = await findDocuments(
    db,
    orders.map(({ id }) => id),
  )
  return orders.map((order) => shownOrder(order, documents))
}

type AskingCall = Pick<Call<never>, 'visitor'> & { db: Db; account: Account | undefined }

/** @throws Refusal 404 for an order of somebody else, as if it did not exist */
export async function requireOwnOrder(call: AskingCall, id: string): Promise<StoredOrder> {
  const { db, account, visitor } = call
  const known = visitor.known()
  const visitorHash = known === undefined ? null : visitorHashOf(known)
  const order = await findOwnOrder(db, id, { accountId: account?.id ?? null, visitorHash })
  if (!order) throw new Refusal(404, [{ code: 'not_found' }])
  return order
}
