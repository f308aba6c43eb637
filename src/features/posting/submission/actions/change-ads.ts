import { transition } from '#features/posting/lifecycle/queries.ts'
import { canTransition, type State } from '#features/posting/lifecycle/rules.ts'
import type { AdFields } from '#features/posting/fields/contract.ts'
import { loadIsReviewed } from '#features/posting/own-ads/queries/review.ts'
import { type OwnRow, findWantedPackageId } from '#features/posting/own-ads/rules/own-ads.ts'
import type { PermitPolicy } from '#features/listing/permits/rules.ts'
import { refreshSearch } from '#features/search/index-table/queries.ts'
import type { Db } from '#platform/handle.ts'
import { attempt, type Reason, Refusal } from '#platform/refusal.ts'
import { createGrowthCheck } from '../queries/draft-quota.ts'
import { rewriteProperties } from '../queries/one-ad.ts'
import { applyChange, uploadsOf } from '../rules/one-ad.ts'
import {
  chooseDraftPackage,
  type PostedAd,
  type PostingContext,
  type RefusedAd,
} from './add-ads.ts'
import { type Change, type SharedChecks, checkChange, requireNone } from './checks.ts'
import { claimMedia } from './media.ts'
import { findSlots, takeSlot } from './slots.ts'

type ChangeContext = Omit<PostingContext, 'language' | 'terms'> & { permits: PermitPolicy }

type AdSubmission = { row: OwnRow; ad: AdFields; subscriptionId: number | null }

type ReviewContext = ChangeContext & { isReviewed: boolean }

/** Throws 422 if the package has no slot left. */
async function submit(db: Db, submission: AdSubmission, context: ReviewContext): Promise<State> {
  const { row, ad, subscriptionId } = submission
  const { account, now, isReviewed } = context
  const { id, state: from, managingAccountId } = row
  const adTypeId = ad.adTypeId ?? 0
  const slots = await findSlots(db, {
    from,
    propertyId: id,
    adTypeId,
    subscriptionId,
    managingAccountId,
    now,
  })
  const { state: to, ...rest } = takeSlot(slots, { from, isReviewed, now })
  return transition(db, { id, from, to, actorId: account.id, reason: 'submitted', ...rest })
}

/** The package stays: payment for another one would lead past the review. */
async function resubmit(db: Db, { row, subscriptionId }: AdSubmission, { account }: ChangeContext) {
  const { id, state: from } = row
  if (subscriptionId !== row.packageId) {
    throw new Refusal(422, [{ code: 'package_fixed', path: 'subscriptionId' }])
  }
  await transition(db, { id, from, to: 'in_review', actorId: account.id, reason: 'submitted' })
}

async function submitChange(
  db: Db,
  submission: AdSubmission,
  context: ChangeContext,
): Promise<void> {
  const { row } = submission
  if (row.state === 'changes_requested') return resubmit(db, submission, context)
  const isReviewed = await loadIsReviewed(db, row.managingAccountId)
  await submit(db, submission, { ...context, isReviewed })
}

type RequestedChange = Change & {
  isDraft: boolean | undefined
  subscriptionId: number | null | undefined
}

/** An ad that awaits its payment is submitted again by the choice of a package. */
function isSubmission({ row: { state }, isDraft, subscriptionId }: RequestedChange) {
  if (state === 'awaiting_payment') return Boolean(subscriptionId)
  return isDraft === false && canTransition('submit', state, 'in_review')
}

const checkForStored = ({ state }: OwnRow) => (state === 'draft' ? 'draft' : 'shown')

/** Run it on a locked ad. Throws 422 with all faults of the change. */
export async function changeAd(
  db: Db,
  change: RequestedChange,
  context: ChangeContext,
): Promise<void> {
  const { row, subscriptionId } = change
  const { account, now } = context
  const { id, managingAccountId } = row
  const isSubmitting = isSubmission(change)
  const checkFor = isSubmitting ? 'submission' : checkForStored(row)
  const checkContext = { ...context, checkFor, isChoosing: Boolean(subscriptionId) } as const
  const { ad, before, unusable, missing } = await checkChange(db, change, checkContext)
  requireNone([...unusable, ...missing])
  const drawnImages = row.images.filter(({ drawing }) => drawing !== null)
  const media = await claimMedia(db, { id, accountId: account.id, ad, drawnImages, now })
  const { adTypeId } = ad
  const chosen =
    row.state === 'draft' ? await chooseDraftPackage(db, { adTypeId, subscriptionId }) : {}
  const stored = { ...applyChange(row, ad), ...media, ...chosen }
  await rewriteProperties(db, [{ id, row: stored }], account.id)
  const wanted = subscriptionId ?? stored.wantedPackageId ?? row.packageId
  if (isSubmitting) await submitChange(db, { row, ad, subscriptionId: wanted }, context)
  else await refreshSearch(db, [id])
  // After the submission, since an ad counts by its state.
  requireNone(await createGrowthCheck(db)({ id, managingAccountId, before, after: ad }))
}

/** A refused ad is left as it was. */
export type ChangeResult = PostedAd | ({ id: number } & RefusedAd)

type PreparedChange = Change & { ad: AdFields; result: ChangeResult }

type PrepareContext = ChangeContext & {
  shared: SharedChecks
  findGrowth: ReturnType<typeof createGrowthCheck>
}

/** A submitted ad has to stay complete; the choices of a draft only have to exist. */
async function prepareChange(
  db: Db,
  change: Change,
  context: PrepareContext,
): Promise<PreparedChange> {
  const { id, state, managingAccountId } = change.row
  const checkFor = state === 'draft' ? 'submission' : 'shown'
  const checkContext = { ...context, checkFor, isChoosing: false } as const
  const { ad, before, unusable, missing } = await checkChange(db, change, checkContext)
  const growth = await context.findGrowth({ id, managingAccountId, before, after: ad })
  const faults: Reason[] = state === 'draft' ? unusable : [...unusable, ...missing]
  const refused = [...faults, ...growth]
  return { ...change, ad, result: refused.length > 0 ? { id, refused } : { id, state, missing } }
}

const isChangeRefused = ({ result }: PreparedChange) => 'refused' in result

const isComplete = ({ row, result }: PreparedChange) =>
  row.state === 'draft' && 'missing' in result && result.missing.length === 0

async function submitDraft(
  db: Db,
  { row, ad }: PreparedChange,
  context: PostingContext,
): Promise<PostedAd> {
  const { terms } = context
  const { id, managingAccountId } = row
  const isSameAccount = managingAccountId === terms.managingAccountId
  const isReviewed = isSameAccount ? terms.isReviewed : await loadIsReviewed(db, managingAccountId)
  const submission = { row, ad, subscriptionId: findWantedPackageId(row, ad) }
  const reviewContext = { ...context, permits: terms.permits, isReviewed }
  const { value, refusal } = await attempt(() => submit(db, submission, reviewContext))
  return { id, state: value ?? row.state, missing: refusal?.reasons ?? [] }
}

/** For locked ads, in a transaction: files stay, and drafts that are complete are submitted. */
export async function changeAds(
  db: Db,
  changes: readonly Change[],
  context: PostingContext,
): Promise<ChangeResult[]> {
  const shared = { permits: new Set<string>(), hosts: {} }
  const { permits } = context.terms
  const prepareContext = { ...context, permits, shared, findGrowth: createGrowthCheck(db) }
  const all: PreparedChange[] = []
  for (const change of changes) all.push(await prepareChange(db, change, prepareContext))
  const accepted = all.filter((one) => !isChangeRefused(one))
  const stored = accepted.map(({ row, ad }) => ({
    id: row.id,
    row: { ...applyChange(row, ad), ...uploadsOf(row, ad) },
  }))
  const sentToReview = new Set(await rewriteProperties(db, stored, context.account.id))
  await refreshSearch(
    db,
    accepted.filter((one) => !isComplete(one)).map(({ row }) => row.id),
  )
  const results: ChangeResult[] = []
  for (const one of all) {
    const { result } = one
    if (isComplete(one)) results.push(await submitDraft(db, one, context))
    else
      results.push(
        sentToReview.has(result.id) ? { ...result, state: 'in_review' as const } : result,
      )
  }
  return results
}
