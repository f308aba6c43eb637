import type { GatewayName, GatewayPayment } from '#features/payments/gateways/rules/gateway.ts'
import {
  renewSubscription,
  startSubscription,
  takeBackPeriod,
} from '#features/payments/subscriptions/actions.ts'
import { lockSubscription } from '#features/payments/subscriptions/queries.ts'
import { settlePayment } from '#features/posting/lifecycle/actions.ts'
import { lockAds } from '#features/posting/lifecycle/queries/subscriptions.ts'
import { findOwn } from '#features/posting/own-ads/queries/own-ads.ts'
import type { HeldSubscription } from '#features/posting/packages/rules.ts'
import type { Gazetteer } from '#features/reference/places/rules.ts'
import type { Db } from '#platform/handle.ts'
import type { Account } from '#platform/session/account.ts'
import { accountOfJob } from '#platform/session/account-of-job.ts'
import { lockIfOpen } from '#platform/session/open-account.ts'
import {
  endOrder,
  findSubscriptionOfAd,
  findSubscriptionOfOrder,
  lockOrderOf,
  setPaid,
  setProblem,
  setRefunded,
  setRefundRequested,
  setSubscription,
} from '../queries.ts'
import { addEntries } from '../queries/ledger.ts'
import type { NoticeResult } from '../queries/notices.ts'
import { outcomeOf, problemOf, type StoredOrder } from '../rules.ts'
import type { IssueDocument } from './documents.ts'

export type SettleContext = {
  gateway: GatewayName
  gazetteer: () => Gazetteer
  issueDocument: IssueDocument
  now: Date
}

type PaidOrder = StoredOrder & {
  accountId: number
  packageId: number
  terms: NonNullable<StoredOrder['terms']>
}

const isOfPackage = (order: StoredOrder): order is PaidOrder =>
  order.accountId !== null && order.packageId !== null && order.terms !== null

/** The subscription that an order renews: the one named, or that of its ad, if it is to this package. */
async function findRenewed(db: Db, { subscriptionId, propertyId, ...order }: PaidOrder) {
  const id = subscriptionId ?? (propertyId && (await findSubscriptionOfAd(db, propertyId)))
  const row = id ? await lockSubscription(db, id) : undefined
  const isSame = row?.accountId === order.accountId && row.packageId === order.packageId
  return isSame ? row : undefined
}

type Owner = { account: Account | undefined }

async function activate(db: Db, order: PaidOrder, context: SettleContext & Owner) {
  const { id: orderId, accountId, packageId, terms, propertyId } = order
  const { now } = context
  const renewed = await findRenewed(db, order)
  if (propertyId) await lockAds(db, { subscriptionId: renewed?.id ?? null, propertyId })
  if (!renewed) return startSubscription(db, { accountId, packageId, terms, orderId, now })
  return renewSubscription(db, renewed, { ...context, terms, orderId })
}

type Attachment = Owner & { subscription: HeldSubscription; now: Date }

/** An ad that was deleted, closed or wants another package meanwhile is left alone: its slot is free. */
async function attachAd(db: Db, order: PaidOrder, { account, subscription, now }: Attachment) {
  const { propertyId, packageId } = order
  if (!account || !propertyId) return
  const row = await findOwn(db, { account, id: propertyId })
  const awaitsIt = row?.state === 'awaiting_payment' && row.wantedPackage?.id === packageId
  if (!awaitsIt) return
  const { basis } = subscription
  await settlePayment(db, row, { basis, actorId: order.placedBy, now, subscription })
}

async function start(db: Db, order: PaidOrder, context: SettleContext): Promise<void> {
  const { now } = context
  const isOpen = await lockIfOpen(db, order.accountId)
  const account = isOpen ? await accountOfJob(db, order.accountId) : undefined
  const subscription = await activate(db, order, { ...context, account })
  await setSubscription(db, order.id, subscription.id)
  await attachAd(db, order, { account, subscription, now })
  // Nobody is left who could use it.
  if (!account) await setRefundRequested(db, order.id, now)
}

/** The document comes last: other payments wait for its number until the transaction ends. */
async function pay(db: Db, order: StoredOrder, context: SettleContext): Promise<void> {
  const { now, issueDocument } = context
  await setPaid(db, order.id, now)
  await addEntries(db, { ...order, orderId: order.id, event: 'payment', now })
  if (isOfPackage(order)) await start(db, order, context)
  await issueDocument(db, order, { kind: 'invoice', now })
}

async function refund(db: Db, order: StoredOrder, { now, issueDocument }: SettleContext) {
  const { id: orderId, subscriptionId } = order
  await setRefunded(db, orderId, now)
  await addEntries(db, { ...order, orderId, event: 'refund', now })
  if (subscriptionId) await takeBackPeriod(db, { subscriptionId, orderId, now })
  await issueDocument(db, order, { kind: 'credit_note', now })
}

async function payAndRefund(db: Db, order: StoredOrder, context: SettleContext) {
  await pay(db, order, context)
  const subscriptionId =
    order.packageId === null ? null : await findSubscriptionOfOrder(db, order.id)
  await refund(db, { ...order, subscriptionId }, context)
}

/**
 * Applies what a gateway says of a payment to its order: in the caller's transaction, with the order
 * locked, and never twice.
 */
export async function applyPayment(
  db: Db,
  payment: GatewayPayment,
  context: SettleContext,
): Promise<{ orderId: string | null; result: NoticeResult }> {
  const { gateway } = context
  const order = await lockOrderOf(db, { gateway, reference: payment.reference })
  if (!order) return { orderId: null, result: 'unknown_order' }
  const result = await applyOutcome(db, order, { ...context, payment })
  return { orderId: order.id, result }
}

type Applied = SettleContext & { payment: GatewayPayment }

async function applyOutcome(db: Db, order: StoredOrder, context: Applied): Promise<NoticeResult> {
  const { payment } = context
  const problem = problemOf(order, payment)
  if (problem) await setProblem(db, order.id, problem)
  const outcome = outcomeOf(order, payment)
  if (outcome === 'none') return 'nothing_new'
  if (outcome === 'mismatch') return 'mismatch'
  if (outcome === 'pay') await pay(db, order, context)
  if (outcome === 'refund') await refund(db, order, context)
  if (outcome === 'pay_and_refund') await payAndRefund(db, order, context)
  if (outcome === 'fail') await endOrder(db, order.id, 'failed')
  if (outcome === 'expire') await endOrder(db, order.id, 'expired')
  return 'applied'
}
