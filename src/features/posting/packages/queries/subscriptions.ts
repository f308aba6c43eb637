import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import type { HeldSubscription } from '../rules.ts'

/** States in which an ad takes a slot of what it holds. */
export const slotStates = sql`('in_review', 'changes_requested', 'live', 'under_offer', 'suspended')`

/** Of `subscriptions s`, without the ad itself. */
const usedSlots = (propertyId: number | null) => sql`(
  select count(*)::integer
  from properties p
  where p.subscription_id = s.id and p.state in ${slotStates}
    and p.id is distinct from ${propertyId}::integer)`

export type SubscriptionHolder = {
  packageId: number
  managingAccountId: number
  propertyId: number | null
  /** `YYYY-MM-DD` in Dubai. */
  today: string
}

export type OpenSubscription = HeldSubscription & { remaining: number }

/** Those with free slots, the one that ends last first. Call it under the lock of `countFreeSlots`. */
export async function findOpenSubscriptions(
  db: Db,
  holder: SubscriptionHolder,
): Promise<OpenSubscription[]> {
  const { packageId, managingAccountId, propertyId, today } = holder
  const found = await sql<OpenSubscription>`
    select open.id, open.basis, open.end_date as "endDate", open.slots - open.used as remaining
    from (
      select s.*, ${usedSlots(propertyId)} as used
      from subscriptions s
      where s.account_id = ${managingAccountId} and s.package_id = ${packageId}
        and s.start_date <= ${today}::date and s.end_date >= ${today}::date
    ) as open
    where open.used < open.slots
    order by open.end_date desc, open.id`.execute(db)
  return found.rows
}

/** Slots of all subscriptions to the package that are active. */
export const subscribedSlots = ({
  packageId,
  managingAccountId,
  today,
}: SubscriptionHolder) => sql`(
  select coalesce(sum(s.slots), 0)::integer
  from subscriptions s
  where s.account_id = ${managingAccountId} and s.package_id = ${packageId}
    and s.start_date <= ${today}::date and s.end_date >= ${today}::date)`

type SlotOfAd = { subscriptionId: string; propertyId: number }

/** Whether the subscription of an ad has a slot for it. Call it under `lockSlots`. */
export async function hasSlotFor(db: Db, { subscriptionId, propertyId }: SlotOfAd) {
  const found = await sql<{ has: boolean }>`
    select ${usedSlots(propertyId)} < s.slots as has
    from subscriptions s
    where s.id = ${subscriptionId}`.execute(db)
  return found.rows[0]?.has === true
}

/**
 * Keeps two transactions from taking the same slots of a package until this one ends. Lock orders,
 * then subscriptions, then ads by their ids, then slots.
 */
export const lockSlots = (db: Db, packageId: number, managingAccountId: number) =>
  sql`select pg_advisory_xact_lock(${packageId}, ${managingAccountId})`.execute(db)

/** Of `properties p`: a `CurrentSubscription` or null. */
export const currentSubscription = sql`(
  select json_build_object('id', s.id, 'packageId', s.package_id, 'endDate', s.end_date)
  from subscriptions s
  where s.id = p.subscription_id)`
