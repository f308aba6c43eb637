import { type Gateway, GatewayUnavailable } from '#features/payments/gateways/rules/gateway.ts'
import { minuteMs } from '#i18n/time-units.ts'
import type { Db } from '#platform/handle.ts'
import { endOrder, lockOrder } from '../queries.ts'
import { claimUnsettled } from '../queries/unsettled.ts'
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

export type Reconciled = { asked: number; changed: number; unanswered: number }

type Asking = Reconciled & { errors: unknown[] }

/** A gateway that leaves so many questions unanswered is down: the others wait for the next time. */
const maxUnanswered = 10

async function askOne(db: Db, order: StoredOrder, asking: Asking & { context: ReconcileContext }) {
  asking.asked += 1
  try {
    if (await reconcileOne(db, order, asking.context)) asking.changed += 1
  } catch (error) {
    if (error instanceof GatewayUnavailable) asking.unanswered += 1
    else asking.errors.push(error)
  }
}

/** Questions at once: each settles in a connection of the database. */
const lanes = 3

async function askAll(
  db: Db,
  orders: readonly StoredOrder[],
  asking: Asking & { context: ReconcileContext },
) {
  const waiting = [...orders]
  const next = async () => {
    while (asking.unanswered < maxUnanswered) {
      const order = waiting.shift()
      if (!order) return
      await askOne(db, order, asking)
    }
  }
  await Promise.all(Array.from({ length: lanes }, next))
}

/**
 * Asks the gateway about what hangs: notices may be late or lost (drill R10).
 * @throws AggregateError after all others were asked, if some could not be settled
 */
export async function reconcile(db: Db, context: ReconcileContext): Promise<Reconciled> {
  const { now, graceMs = noticeGraceMs } = context
  const asking = { asked: 0, changed: 0, unanswered: 0, errors: [], context }
  for (let isMore = true; isMore; ) {
    const orders = await claimUnsettled(db, { graceMs, now, limit: maxOrdersAtOnce })
    await askAll(db, orders, asking)
    isMore = orders.length === maxOrdersAtOnce && asking.unanswered < maxUnanswered
  }
  const { errors, context: _, ...sum } = asking
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} payments not settled`)
  return sum
}
