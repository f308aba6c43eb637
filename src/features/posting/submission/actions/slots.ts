import { findTerms } from '#features/posting/lifecycle/queries.ts'
import { resolveSubmittedState, type State } from '#features/posting/lifecycle/rules.ts'
import {
  findOpenSubscriptions,
  type OpenSubscription,
} from '#features/posting/packages/queries/subscriptions.ts'
import {
  choosePackage,
  countFreeSlots,
  packageFullReason,
} from '#features/posting/packages/queries.ts'
import {
  assignPackage,
  lastDayOf,
  type HeldSubscription,
  type PackageRow,
  type PackageAssignment,
} from '#features/posting/packages/rules.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import type { Db } from '#platform/handle.ts'
import { attempt, Refusal } from '#platform/refusal.ts'
import type { Account } from '#platform/session/account.ts'
import { requireSubmissionQuota } from '../queries/draft-quota.ts'

export type Submission = {
  from: State
  propertyId: number | null
  adTypeId: number
  subscriptionId: number | null | undefined
  managingAccountId: number
  now: Date
}

/** `remaining`: how many more ads of the managing account may take the package. */
export type Slots = { row: PackageRow; remaining: number; subscriptions: OpenSubscription[] }

/** @throws 422 for an unknown package, or if the keeper may submit no more drafts */
export async function findSlots(db: Db, submission: Submission): Promise<Slots> {
  const { from, propertyId, managingAccountId, now } = submission
  const row = await choosePackage(db, submission)
  if (from === 'draft') await requireSubmissionQuota(db, managingAccountId)
  const whose = { managingAccountId, propertyId, today: dayInDubai(now) }
  const remaining = await countFreeSlots(db, { row, ...whose })
  const holder = { packageId: row.id, ...whose }
  return { row, remaining, subscriptions: await findOpenSubscriptions(db, holder) }
}

export type SubmissionResult = {
  state: State
  startDate?: string
  endDate?: string
} & PackageAssignment

type SlotContext = { from: State; isReviewed: boolean; now: Date }

function takeSubscription({ subscriptions }: Slots): HeldSubscription | undefined {
  const open = subscriptions.find(({ remaining }) => remaining > 0)
  if (open) open.remaining -= 1
  return open
}

/** @throws 422 `package_full` */
export function takeSlot(slots: Slots, { from, isReviewed, now }: SlotContext): SubmissionResult {
  const { row } = slots
  if (slots.remaining <= 0) throw new Refusal(422, [packageFullReason(row)])
  slots.remaining -= 1
  const subscription = takeSubscription(slots)
  const isPaid = row.price === 0 || subscription !== undefined
  const state = resolveSubmittedState({ from, isPaid, isReviewed })
  const end = subscription && { endDate: subscription.endDate }
  const result = { state, ...assignPackage(row, subscription), ...end }
  if (state !== 'live') return result
  const startDate = dayInDubai(now)
  return { endDate: lastDayOf(startDate, row), ...result, startDate }
}

/** For the free package of the ad type; 0 if there is none. */
export async function remainingSlots(
  db: Db,
  account: Account,
  { adTypeId, now }: Pick<Submission, 'adTypeId' | 'now'>,
): Promise<number> {
  const { managingAccountId } = await findTerms(db, account.id)
  const submission = {
    from: 'draft' as const,
    propertyId: null,
    adTypeId,
    subscriptionId: null,
    now,
  }
  const { value } = await attempt(() => findSlots(db, { ...submission, managingAccountId }))
  return value?.remaining ?? 0
}
