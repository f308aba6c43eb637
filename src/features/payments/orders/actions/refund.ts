import { type Gateway, GatewayUnavailable } from '#features/payments/gateways/rules/gateway.ts'
import { requireLastPeriod } from '#features/payments/subscriptions/actions.ts'
import type { Db } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { lockOrder, setRefundRequested } from '../queries.ts'
import type { StoredOrder } from '../rules.ts'

/** The gateway's notice, or `reconcile`, takes the package back. False where it did not answer. */
export async function sendRefund(gateway: Gateway, order: StoredOrder): Promise<boolean> {
  const { id: orderId, reference, amountFils } = order
  if (reference === null || order.gateway !== gateway.name) return false
  try {
    await gateway.refund({ reference, amountFils, orderId })
    return true
  } catch (error) {
    if (error instanceof GatewayUnavailable) return false
    throw error
  }
}

type RefundRequest = { id: string; gateway: Gateway; now: Date }

/**
 * Asks the gateway to pay an order back; the wish is stored first, so that `reconcile` repeats it.
 * @throws Refusal 404, or 409 for an order that is not paid or was renewed since
 */
export async function requestRefund(db: Db, { id, gateway, now }: RefundRequest) {
  const order = await db.transaction().execute(async (tx) => {
    const locked = await lockOrder(tx, id)
    if (!locked) throw new Refusal(404, [{ code: 'not_found' }])
    if (locked.state !== 'paid') throw new Refusal(409, [{ code: 'order_not_paid' }])
    const { subscriptionId } = locked
    if (subscriptionId) await requireLastPeriod(tx, { subscriptionId, orderId: id })
    if (locked.refundRequestedAt === null) await setRefundRequested(tx, id, now)
    return locked
  })
  return { order, isSent: await sendRefund(gateway, order) }
}
