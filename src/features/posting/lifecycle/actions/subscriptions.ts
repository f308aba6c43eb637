import { findPermitFaults } from '#features/listing/permits/queries.ts'
import { findOwnMany } from '#features/posting/own-ads/queries/own-ads.ts'
import type { OwnRow } from '#features/posting/own-ads/rules/own-ads.ts'
import { hasSlotFor, lockSlots } from '#features/posting/packages/queries/subscriptions.ts'
import type { HeldSubscription } from '#features/posting/packages/rules.ts'
import type { Gazetteer } from '#features/reference/places/rules.ts'
import type { Db } from '#platform/handle.ts'
import type { Account } from '#platform/session/account.ts'
import { transition } from '../queries.ts'
import { extendAds, findExpiredAds } from '../queries/subscriptions.ts'

type Renewal = {
  subscription: HeldSubscription
  packageId: number
  /** Who manages the ads. */
  account: Account
  gazetteer: () => Gazetteer
  /** `YYYY-MM-DD` in Dubai. */
  today: string
}

async function mayReturn(db: Db, row: OwnRow, { subscription, gazetteer, today }: Renewal) {
  const { id: propertyId, managingAccountId } = row
  if (!(await hasSlotFor(db, { subscriptionId: subscription.id, propertyId }))) return false
  const whose = { managingAccountId, propertyId, gazetteer, today }
  return (await findPermitFaults(db, row, whose)).length === 0
}

/**
 * The ads of a subscription follow its renewal: they last as long as it does, and those that ended
 * with it are live again, as far as its slots and their permits allow.
 */
export async function followRenewal(db: Db, renewal: Renewal): Promise<void> {
  const { subscription, account } = renewal
  const { id: subscriptionId, endDate } = subscription
  await extendAds(db, { subscriptionId, endDate })
  const ids = await findExpiredAds(db, subscriptionId)
  const rows = await findOwnMany(db, { account, ids }, { locks: true })
  await lockSlots(db, renewal.packageId, account.id)
  for (const row of rows) {
    if (row.state !== 'expired' || !(await mayReturn(db, row, renewal))) continue
    const step = {
      id: row.id,
      from: row.state,
      to: 'live',
      actorId: null,
      reason: 'renewed',
    } as const
    await transition(db, { ...step, endDate })
  }
}
