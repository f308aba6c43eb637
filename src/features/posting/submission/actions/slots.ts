import { findTerms } from '#features/posting/lifecycle/queries.ts'
import { afterSubmission, type State } from '#features/posting/lifecycle/rules.ts'
import { choosePackage, freeSlots, fullPackage } from '#features/posting/packages/queries.ts'
import {
  chosenPlace,
  endOf,
  type PackageRow,
  type Place,
} from '#features/posting/packages/rules.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import type { Db } from '#platform/handle.ts'
import { attempt, Refusal } from '#platform/refusal.ts'
import type { Account } from '#platform/session/account.ts'
import { requireMarketRoom } from '../queries/draft-quota.ts'

export type Submission = {
  from: State
  propertyId: number | null
  adTypeId: number
  subscriptionId: number | null | undefined
  keeperId: number
}

/** `left`: how many more ads of the keeper may take the package. */
export type Slots = { row: PackageRow; left: number }

/** @throws 422 for an unknown package, or if the keeper may submit no more drafts */
export async function findSlots(db: Db, submission: Submission): Promise<Slots> {
  const { from, propertyId, keeperId } = submission
  const row = await choosePackage(db, submission)
  if (from === 'draft') await requireMarketRoom(db, keeperId)
  return { row, left: await freeSlots(db, { row, keeperId, propertyId }) }
}

export type Submitted = { state: State; startDate?: string; endDate?: string } & Place

type Taking = { from: State; isReviewed: boolean; now: Date }

/** @throws 422 `package_full` */
export function takeSlot(slots: Slots, { from, isReviewed, now }: Taking): Submitted {
  const { row } = slots
  if (slots.left <= 0) throw new Refusal(422, [fullPackage(row)])
  slots.left -= 1
  const state = afterSubmission({ from, isPaid: row.price === 0, isReviewed })
  const place = chosenPlace(row)
  if (state !== 'live') return { state, ...place }
  const startDate = dayInDubai(now)
  return { state, ...place, startDate, endDate: endOf(startDate, row) }
}

/** For the free package of the ad type; 0 if there is none. */
export async function remainingSlots(db: Db, account: Account, adTypeId: number): Promise<number> {
  const { keeperId } = await findTerms(db, account.id)
  const submission = { from: 'draft' as const, propertyId: null, adTypeId, subscriptionId: null }
  const { value } = await attempt(() => findSlots(db, { ...submission, keeperId }))
  return value?.left ?? 0
}
