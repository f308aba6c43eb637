import { followRenewal } from '#features/posting/lifecycle/actions/subscriptions.ts'
import { shortenAds } from '#features/posting/lifecycle/queries/subscriptions.ts'
import type { HeldSubscription } from '#features/posting/packages/rules.ts'
import { lastDayOf } from '#features/posting/packages/rules.ts'
import type { Gazetteer } from '#features/reference/places/rules.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import type { Db } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { newId } from '#platform/secrets/tokens.ts'
import type { Account } from '#platform/session/account.ts'
import {
  addPeriod,
  addSubscription,
  findPeriods,
  lockSubscription,
  refundPeriod,
  setEnd,
  type StoredSubscription,
} from './queries.ts'
import { dayBefore, type OrderedTerms, renewedEndOf } from './rules.ts'

type Purchase = {
  accountId: number
  packageId: number
  terms: OrderedTerms
  /** Null: granted by an operator. */
  orderId: string | null
  now: Date
}

/** Begins today. */
export async function startSubscription(db: Db, purchase: Purchase): Promise<HeldSubscription> {
  const { accountId, packageId, terms, orderId, now } = purchase
  const startDate = dayInDubai(now)
  const endDate = lastDayOf(startDate, terms)
  const id = newId()
  const basis = orderId === null ? 'granted' : 'paid'
  const { slots } = terms
  await addSubscription(db, { id, accountId, packageId, basis, slots, startDate, endDate, now })
  await addPeriod(db, { subscriptionId: id, orderId, startDate, endDate })
  return { id, basis, endDate }
}

type Renewal = Omit<Purchase, 'accountId' | 'packageId'> & {
  account: Account | undefined
  gazetteer: () => Gazetteer
}

/** Run it with the subscription locked. Its ads follow. */
export async function renewSubscription(
  db: Db,
  row: StoredSubscription,
  renewal: Renewal,
): Promise<HeldSubscription> {
  const { terms, orderId, now, account, gazetteer } = renewal
  const { id, basis, packageId, endDate: oldEnd } = row
  const today = dayInDubai(now)
  const endDate = renewedEndOf({ endDate: oldEnd, today }, terms)
  const startDate = oldEnd !== null && lastDayOf(oldEnd, terms) === endDate ? oldEnd : today
  await addPeriod(db, { subscriptionId: id, orderId, startDate, endDate })
  await setEnd(db, { id, endDate, slots: terms.slots })
  const subscription = { id, basis, endDate }
  if (account) await followRenewal(db, { subscription, packageId, account, gazetteer, today })
  return subscription
}

type Refunded = { subscriptionId: string; orderId: string; now: Date }

/** Only the last period can be taken back: later ones were counted from its end. */
export async function requireLastPeriod(
  db: Db,
  { subscriptionId, orderId }: Omit<Refunded, 'now'>,
) {
  const [last] = await findPeriods(db, subscriptionId)
  if (last?.orderId !== orderId) throw new Refusal(409, [{ code: 'refund_order' }])
}

/** Ads whose time is over by it leave the site. A refund that was taken back before changes nothing. */
export async function takeBackPeriod(db: Db, refunded: Refunded): Promise<void> {
  const { subscriptionId, orderId, now } = refunded
  const today = dayInDubai(now)
  const row = await lockSubscription(db, subscriptionId)
  const periods = await findPeriods(db, subscriptionId)
  const period = periods.find((one) => one.orderId === orderId)
  if (!row || !period) return
  await refundPeriod(db, period.id, now)
  const last = periods.find(({ id }) => id !== period.id)
  await setEnd(db, { id: subscriptionId, endDate: last?.endDate ?? null })
  await shortenAds(db, { subscriptionId, endDate: last?.endDate ?? dayBefore(today), today })
}
