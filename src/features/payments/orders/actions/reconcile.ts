import { type Gateway, GatewayUnavailable } from '#features/payments/gateways/rules/gateway.ts'
import { minuteMs } from '#i18n/time-units.ts'
import type { Db } from '#platform/handle.ts'
import { claimUnsettled, endOrder, lockOrder } from '../queries.ts'
import { isOpen, type StoredOrder } from '../rules.ts'
import { sendRefund } from './refund.ts'
import { applyPayment, type SettleContext } from './settle.ts'

/** How long a notice is waited for before the gateway is asked. */
export const noticeGraceMs = 5 * minuteMs

export const reconcileIntervalMs = 2 * minuteMs

const maxOrdersAtOnce = 100

type ReconcileContext = Omit<SettleContext, 'gateway'> & {
  gateway: Gateway
  /** 0 asks about every open order, whatever its age. */
  graceMs?: number
}

/** An order that can no longer be paid, and of which the gateway knows no payment, has ended. */
async function endIfOver(db: Db, { id }: StoredOrder, now: Date): Promise<boolean> {
  const order = await lockOrder(db, id)
  if (!order || !isOpen(order.state) || order.expiresAt > now) return false
  await endOrder(db, id, 'expired')
  return true
}

async function reconcileOne(db: Db, order: StoredOrder, context: ReconcileContext) {
  const { gateway, now } = context
  const isOurs = order.reference !== null && order.gateway === gateway.name
  const payment = isOurs ? await gateway.findPayment(order.reference!) : undefined
  if (order.state === 'paid' && order.refundRequestedAt && payment?.state === 'paid') {
    await sendRefund(gateway, order)
  }
  return db.transaction().execute(async (tx) => {
    const settling = { ...context, gateway: gateway.name }
    const applied = payment && (await applyPayment(tx, payment, settling))
    const isEnded = await endIfOver(tx, order, now)
    return isEnded || applied?.result === 'applied'
  })
}

/** Undefined where the gateway does not answer. */
async function attemptOne(db: Db, order: StoredOrder, context: ReconcileContext) {
  try {
    return await reconcileOne(db, order, context)
  } catch (error) {
    if (error instanceof GatewayUnavailable) return undefined
    throw error
  }
}

export type Reconciled = { asked: number; changed: number; unanswered: number }

/** Asks the gateway about what hangs: notices may be late or lost (drill R10). */
export async function reconcile(db: Db, context: ReconcileContext): Promise<Reconciled> {
  const { now, graceMs = noticeGraceMs } = context
  const olderThan = new Date(now.getTime() - graceMs)
  const orders = await claimUnsettled(db, { olderThan, now, limit: maxOrdersAtOnce })
  const sum = { asked: orders.length, changed: 0, unanswered: 0 }
  for (const order of orders) {
    const isChanged = await attemptOne(db, order, context)
    if (isChanged === undefined) sum.unanswered += 1
    else if (isChanged) sum.changed += 1
  }
  return sum
}
