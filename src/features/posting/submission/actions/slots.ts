import { findTerms } from '#features/posting/lifecycle/queries.ts'
import { resolveSubmittedState, type State } from '#features/posting/lifecycle/rules.ts'
import {
  choosePackage,
  countFreeSlots,
  packageFullReason,
} from '#features/posting/packages/queries.ts'
import {
  assignPackage,
  lastDayOf,
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
}

/** `left`: how many more ads of the keeper may take the package. */
export type Slots = { row: PackageRow; remaining: number }

/** @throws 422 for an unknown package, or if the keeper may submit no more drafts */
export async function findSlots(db: Db, submission: Submission): Promise<Slots> {
  const { from, propertyId, managingAccountId } = submission
  const row = await choosePackage(db, submission)
  if (from === 'draft') await requireSubmissionQuota(db, managingAccountId)
  return { row, remaining: await countFreeSlots(db, { row, managingAccountId, propertyId }) }
}

export type SubmissionResult = {
  state: State
  startDate?: string
  endDate?: string
} & PackageAssignment

type SlotContext = { from: State; isReviewed: boolean; now: Date }

/** @throws 422 `package_full` */
export function takeSlot(slots: Slots, { from, isReviewed, now }: SlotContext): SubmissionResult {
  const { row } = slots
  if (slots.remaining <= 0) throw new Refusal(422, [packageFullReason(row)])
  slots.remaining -= 1
  const state = resolveSubmittedState({ from, isPaid: row.price === 0, isReviewed })
  const assignment = assignPackage(row)
  if (state !== 'live') return { state, ...assignment }
  const startDate = dayInDubai(now)
  return { state, ...assignment, startDate, endDate: lastDayOf(startDate, row) }
}

/** For the free package of the ad type; 0 if there is none. */
export async function remainingSlots(db: Db, account: Account, adTypeId: number): Promise<number> {
  const { managingAccountId } = await findTerms(db, account.id)
  const submission = { from: 'draft' as const, propertyId: null, adTypeId, subscriptionId: null }
  const { value } = await attempt(() => findSlots(db, { ...submission, managingAccountId }))
  return value?.remaining ?? 0
}
