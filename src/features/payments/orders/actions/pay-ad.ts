import type { Gateway } from '#features/payments/gateways/rules/gateway.ts'
import { lockSubscription, managingAccountOf } from '#features/payments/subscriptions/queries.ts'
import { mayRenew, termsOf } from '#features/payments/subscriptions/rules.ts'
import { settlePayment } from '#features/posting/lifecycle/actions.ts'
import { transition } from '#features/posting/lifecycle/queries.ts'
import { requireOwn } from '#features/posting/own-ads/actions.ts'
import type { OwnRow } from '#features/posting/own-ads/rules/own-ads.ts'
import { choosePackage, findPackage, requireSlot } from '#features/posting/packages/queries.ts'
import {
  findOpenSubscriptions,
  lockSlots,
  type OpenSubscription,
} from '#features/posting/packages/queries/subscriptions.ts'
import type { PackageRow } from '#features/posting/packages/rules.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import type { Db } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Account } from '#platform/session/account.ts'
import { endOrder, lockOpenOrder } from '../queries.ts'
import { amountsOfPrice, type StoredOrder } from '../rules.ts'
import { type PaymentContext, type PlacedOrder, placeOrder, requireGateway } from './checkout.ts'

type Buyer = Omit<PaymentContext, 'gateway'> & {
  /** Without one, only slots that are paid for can be taken. */
  gateway: Gateway | undefined
  account: Account
}

type AdPayment = Buyer & { propertyId: number; subscriptionId: number | null | undefined }

/** The package that the ad waits for, or another one of its ad type, which it then waits for. */
async function choose(db: Db, row: OwnRow, payment: AdPayment): Promise<PackageRow> {
  const { subscriptionId, account, now } = payment
  const { id, wantedPackage, adTypeId, managingAccountId } = row
  if (!wantedPackage || row.state !== 'awaiting_payment' || adTypeId === null) {
    throw new Refusal(409, [{ code: 'no_payment_due' }])
  }
  if (!subscriptionId || subscriptionId === wantedPackage.id) return wantedPackage
  const chosen = await choosePackage(db, { adTypeId, subscriptionId })
  if (chosen.price === 0) {
    throw new Refusal(422, [{ code: 'package_is_free', path: 'subscriptionId' }])
  }
  await requireSlot(db, { row: chosen, managingAccountId, propertyId: id, today: dayInDubai(now) })
  const same = { from: row.state, to: row.state } as const
  const step = { id, ...same, actorId: account.id, reason: 'package', wantedPackageId: chosen.id }
  await transition(db, step)
  return chosen
}

type Slot = { row: OwnRow; chosen: PackageRow; today: string }

async function findFreeSlot(db: Db, { row, chosen, today }: Slot) {
  const { managingAccountId, id: propertyId } = row
  await lockSlots(db, chosen.id, managingAccountId)
  const holder = { packageId: chosen.id, managingAccountId, propertyId, today }
  return (await findOpenSubscriptions(db, holder))[0]
}

type Taking = Buyer & { open: StoredOrder | undefined; subscription: OpenSubscription }

/** The slot was paid for already, so the open order is given up. */
async function takeFreeSlot(db: Db, row: OwnRow, taking: Taking) {
  const { open, subscription, account, now } = taking
  const current = await requireOwn(db, { account, id: row.id })
  await settlePayment(db, current, {
    basis: subscription.basis,
    actorId: account.id,
    now,
    subscription,
  })
  if (open) await endOrder(db, open.id, 'cancelled')
  return open && { ended: open }
}

type StartedAdPayment = PlacedOrder | { ended?: StoredOrder } | undefined

/** Undefined, or an ended order alone, where a free slot was taken and nothing is to be paid. */
export async function orderForAd(db: Db, payment: AdPayment): Promise<StartedAdPayment> {
  const { propertyId, account, now } = payment
  const open = await lockOpenOrder(db, { kind: 'property_subscription', propertyId })
  const row = await requireOwn(db, { account, id: propertyId }, { locks: true })
  const chosen = await choose(db, row, payment)
  const subscription = await findFreeSlot(db, { row, chosen, today: dayInDubai(now) })
  if (subscription) return takeFreeSlot(db, row, { ...payment, open, subscription })
  const item = {
    kind: 'property_subscription' as const,
    accountId: row.managingAccountId,
    visitorHash: null,
    placedBy: account.id,
    propertyId,
    requestId: null,
    subscriptionId: null,
    packageId: chosen.id,
    terms: termsOf(chosen),
    ...amountsOfPrice(chosen.price),
  }
  return placeOrder(db, item, { ...payment, gateway: requireGateway(payment.gateway), open })
}

type RenewalPayment = Buyer & { subscriptionId: string }

async function requireRenewable(db: Db, { subscriptionId, account, now }: RenewalPayment) {
  const row = await lockSubscription(db, subscriptionId)
  const owner = await db.selectNoFrom(managingAccountOf(account.id).as('id')).executeTakeFirst()
  if (!row || row.accountId !== owner?.id) throw new Refusal(404, [{ code: 'not_found' }])
  const offered = await findPackage(db, row.packageId)
  const today = dayInDubai(now)
  if (!offered || !mayRenew({ endDate: row.endDate, today }, termsOf(offered))) {
    throw new Refusal(409, [{ code: 'renewal_too_early' }])
  }
  if (offered.price === 0) throw new Refusal(409, [{ code: 'package_is_free' }])
  return { row, offered }
}

export async function orderForRenewal(db: Db, payment: RenewalPayment): Promise<PlacedOrder> {
  const { subscriptionId, account } = payment
  const open = await lockOpenOrder(db, { kind: 'subscription_renewal', subscriptionId })
  const { row, offered } = await requireRenewable(db, payment)
  const item = {
    kind: 'subscription_renewal' as const,
    accountId: row.accountId,
    visitorHash: null,
    placedBy: account.id,
    propertyId: null,
    requestId: null,
    subscriptionId,
    packageId: row.packageId,
    terms: termsOf(offered),
    ...amountsOfPrice(offered.price),
  }
  return placeOrder(db, item, { ...payment, gateway: requireGateway(payment.gateway), open })
}
