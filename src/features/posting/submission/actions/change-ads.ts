import { moveAd } from '#features/posting/lifecycle/queries.ts'
import { mayMove, type State } from '#features/posting/lifecycle/rules.ts'
import type { AdFields } from '#features/posting/fields/contract.ts'
import { loadReviewed } from '#features/posting/own-ads/queries/review.ts'
import { type OwnRow, wantedStill } from '#features/posting/own-ads/rules/own-ads.ts'
import type { PermitPolicy } from '#features/listing/permits/rules.ts'
import { refreshSearch } from '#features/search/index-table/queries.ts'
import type { Db } from '#platform/handle.ts'
import { attempt, type Reason, Refusal } from '#platform/refusal.ts'
import { growthFinder } from '../queries/draft-quota.ts'
import { rewriteProperties } from '../queries/one-ad.ts'
import { changedAd, uploadsOf } from '../rules/one-ad.ts'
import { draftPackage, type Posted, type Posting, type RefusedAd } from './add-ads.ts'
import { type Change, type CheckedTogether, checkChange, requireNone } from './checks.ts'
import { claimMedia } from './media.ts'
import { findSlots, takeSlot } from './slots.ts'

type Changing = Omit<Posting, 'language' | 'terms'> & { permits: PermitPolicy }

type Submitting = { row: OwnRow; ad: AdFields; subscriptionId: number | null }

type Reviewing = Changing & { isReviewed: boolean }

/** Throws 422 if the package has no slot left. */
async function submit(db: Db, submitting: Submitting, reviewing: Reviewing): Promise<State> {
  const { row, ad, subscriptionId } = submitting
  const { account, now, isReviewed } = reviewing
  const { id, state: from, keeperId } = row
  const adTypeId = ad.adTypeId ?? 0
  const slots = await findSlots(db, { from, propertyId: id, adTypeId, subscriptionId, keeperId })
  const { state: to, ...rest } = takeSlot(slots, { from, isReviewed, now })
  return moveAd(db, { id, from, to, actorId: account.id, reason: 'submitted', ...rest })
}

/** The package stays: payment for another one would lead past the review. */
async function resubmit(db: Db, { row, subscriptionId }: Submitting, { account }: Changing) {
  const { id, state: from } = row
  if (subscriptionId !== row.packageId) {
    throw new Refusal(422, [{ code: 'package_fixed', path: 'subscriptionId' }])
  }
  await moveAd(db, { id, from, to: 'in_review', actorId: account.id, reason: 'submitted' })
}

async function submitSent(db: Db, submitting: Submitting, changing: Changing): Promise<void> {
  const { row } = submitting
  if (row.state === 'changes_requested') return resubmit(db, submitting, changing)
  const isReviewed = await loadReviewed(db, row.keeperId)
  await submit(db, submitting, { ...changing, isReviewed })
}

type SentChange = Change & {
  isDraft: boolean | undefined
  subscriptionId: number | null | undefined
}

/** An ad that awaits its payment is submitted again by the choice of a package. */
function isSubmission({ row: { state }, isDraft, subscriptionId }: SentChange) {
  if (state === 'awaiting_payment') return Boolean(subscriptionId)
  return isDraft === false && mayMove('submit', state, 'in_review')
}

const checkForKept = ({ state }: OwnRow) => (state === 'draft' ? 'draft' : 'shown')

/** Run it on a locked ad. Throws 422 with all faults of the change. */
export async function changeAd(db: Db, change: SentChange, changing: Changing): Promise<void> {
  const { row, subscriptionId } = change
  const { account, now } = changing
  const { id, keeperId } = row
  const submits = isSubmission(change)
  const checkFor = submits ? 'submission' : checkForKept(row)
  const checking = { ...changing, checkFor, isChoosing: Boolean(subscriptionId) } as const
  const { ad, before, unusable, missing } = await checkChange(db, change, checking)
  requireNone([...unusable, ...missing])
  const drawn = row.images.filter(({ drawing }) => drawing !== null)
  const media = await claimMedia(db, { id, accountId: account.id, ad, drawn, now })
  const { adTypeId } = ad
  const chosen = row.state === 'draft' ? await draftPackage(db, { adTypeId, subscriptionId }) : {}
  const stored = { ...changedAd(row, ad), ...media, ...chosen }
  await rewriteProperties(db, [{ id, row: stored }], account.id)
  const wanted = subscriptionId ?? stored.wantedPackageId ?? row.packageId
  if (submits) await submitSent(db, { row, ad, subscriptionId: wanted }, changing)
  else await refreshSearch(db, [id])
  // After the submission, since an ad counts by its state.
  requireNone(await growthFinder(db)({ id, keeperId, before, after: ad }))
}

/** A refused ad is left as it was. */
export type Changed = Posted | ({ id: number } & RefusedAd)

type Prepared = Change & { ad: AdFields; answer: Changed }

type Preparing = Changing & {
  together: CheckedTogether
  findGrowth: ReturnType<typeof growthFinder>
}

/** A submitted ad has to stay complete; the choices of a draft only have to exist. */
async function prepareChange(db: Db, change: Change, preparing: Preparing): Promise<Prepared> {
  const { id, state, keeperId } = change.row
  const checkFor = state === 'draft' ? 'submission' : 'shown'
  const checking = { ...preparing, checkFor, isChoosing: false } as const
  const { ad, before, unusable, missing } = await checkChange(db, change, checking)
  const growth = await preparing.findGrowth({ id, keeperId, before, after: ad })
  const faults: Reason[] = state === 'draft' ? unusable : [...unusable, ...missing]
  const refused = [...faults, ...growth]
  return { ...change, ad, answer: refused.length > 0 ? { id, refused } : { id, state, missing } }
}

const isRefused = ({ answer }: Prepared) => 'refused' in answer

const isComplete = ({ row, answer }: Prepared) =>
  row.state === 'draft' && 'missing' in answer && answer.missing.length === 0

async function submitDraft(db: Db, { row, ad }: Prepared, posting: Posting): Promise<Posted> {
  const { terms } = posting
  const { id, keeperId } = row
  const isTheirs = keeperId === terms.keeperId
  const isReviewed = isTheirs ? terms.isReviewed : await loadReviewed(db, keeperId)
  const submitting = { row, ad, subscriptionId: wantedStill(row, ad) }
  const reviewing = { ...posting, permits: terms.permits, isReviewed }
  const { value, refusal } = await attempt(() => submit(db, submitting, reviewing))
  return { id, state: value ?? row.state, missing: refusal?.reasons ?? [] }
}

/** For locked ads, in a transaction: files stay, and drafts that are complete are submitted. */
export async function changeAds(
  db: Db,
  changes: readonly Change[],
  posting: Posting,
): Promise<Changed[]> {
  const together = { permits: new Set<string>(), hosts: {} }
  const { permits } = posting.terms
  const preparing = { ...posting, permits, together, findGrowth: growthFinder(db) }
  const all: Prepared[] = []
  for (const change of changes) all.push(await prepareChange(db, change, preparing))
  const good = all.filter((one) => !isRefused(one))
  const stored = good.map(({ row, ad }) => ({
    id: row.id,
    row: { ...changedAd(row, ad), ...uploadsOf(row, ad) },
  }))
  const sentIn = new Set(await rewriteProperties(db, stored, posting.account.id))
  await refreshSearch(
    db,
    good.filter((one) => !isComplete(one)).map(({ row }) => row.id),
  )
  const answers: Changed[] = []
  for (const one of all) {
    const { answer } = one
    if (isComplete(one)) answers.push(await submitDraft(db, one, posting))
    else answers.push(sentIn.has(answer.id) ? { ...answer, state: 'in_review' as const } : answer)
  }
  return answers
}
