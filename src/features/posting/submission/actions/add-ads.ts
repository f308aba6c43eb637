import type { Terms } from '#features/posting/lifecycle/queries.ts'
import type { State } from '#features/posting/lifecycle/rules.ts'
import type { AdFields } from '#features/posting/fields/contract.ts'
import type { Lookups } from '#features/posting/own-ads/rules/own-ads.ts'
import { choosePackage } from '#features/posting/packages/queries.ts'
import type { PackageAssignment } from '#features/posting/packages/rules.ts'
import { addToSearch } from '#features/search/index-table/queries.ts'
import type { Language } from '#i18n/language.ts'
import type { Db } from '#platform/handle.ts'
import { attempt, type Reason, Refusal } from '#platform/refusal.ts'
import type { Account } from '#platform/session/account.ts'
import { findRemainingDrafts, findWhyNoDrafts } from '../queries/draft-quota.ts'
import { insertProperties, rewriteProperties } from '../queries/one-ad.ts'
import { type NewProperty, toStoredAd } from '../rules/one-ad.ts'
import { type CheckedAd, type SharedChecks, checkAd, requireNone } from './checks.ts'
import { claimMedia } from './media.ts'
import { findSlots, type Slots, type Submission, type SubmissionResult, takeSlot } from './slots.ts'

export type PostingContext = {
  account: Account
  language: Language
  now: Date
  terms: Terms
} & Lookups

type NewAd = {
  fields: AdFields
  isSubmitted: boolean
  subscriptionId: number | null | undefined
}

type SharedSlots = SharedChecks & { slots: Map<number, Promise<Slots>> }

type PrepareContext = PostingContext & { shared?: SharedSlots }

type PreparedAd = CheckedAd & { submitted: SubmissionResult }

const draft: SubmissionResult = { state: 'draft' }

/** Ads of one type share its free package, so its slots are looked up once. */
function findSharedSlots(db: Db, submission: Submission, shared?: SharedSlots): Promise<Slots> {
  const slots = shared?.slots.get(submission.adTypeId) ?? findSlots(db, submission)
  shared?.slots.set(submission.adTypeId, slots)
  return slots
}

/** A draft takes no slot of the package that was chosen for it. */
export async function chooseDraftPackage(
  db: Db,
  { adTypeId, subscriptionId }: Pick<AdFields, 'adTypeId'> & Pick<NewAd, 'subscriptionId'>,
): Promise<Pick<PackageAssignment, 'wantedPackageId'>> {
  if (!adTypeId || !subscriptionId) return {}
  return { wantedPackageId: (await choosePackage(db, { adTypeId, subscriptionId })).id }
}

async function prepareAd(db: Db, ad: NewAd, context: PrepareContext): Promise<PreparedAd> {
  const { fields, isSubmitted, subscriptionId } = ad
  const { shared, now, terms } = context
  const { managingAccountId, permits, isReviewed } = terms
  const own = { managingAccountId, propertyId: null, permits }
  const checkFor = isSubmitted ? 'submission' : 'draft'
  const checked = await checkAd(db, fields, { ...context, ...own, checkFor })
  if (checked.unusable.length + checked.missing.length > 0) return { ...checked, submitted: draft }
  if (!isSubmitted) {
    const { adTypeId } = fields
    const chosen = await chooseDraftPackage(db, { adTypeId, subscriptionId })
    return { ...checked, submitted: { ...draft, ...chosen } }
  }
  const adTypeId = checked.ad.adTypeId ?? 0
  const from = 'draft' as const
  const submission = { from, propertyId: null, adTypeId, subscriptionId, managingAccountId, now }
  const { value, refusal } = await attempt(async () =>
    takeSlot(await findSharedSlots(db, submission, shared), { from, isReviewed, now }),
  )
  if (value) return { ...checked, submitted: value }
  return { ...checked, missing: [...(refusal?.reasons ?? [])], submitted: draft }
}

function rowOf({ ad, submitted }: PreparedAd, { account, language, now, terms }: PostingContext) {
  const own = { accountId: account.id, agencyId: terms.agencyId, language }
  const firstPublishedAt = submitted.state === 'live' ? now : null
  return { ...toStoredAd(ad), ...own, ...submitted, firstPublishedAt }
}

type StoredAd = { id: number; row: NewProperty; ad: AdFields }

/** Files are claimed for the id of an ad, so the ad is stored first. */
async function addFiles(db: Db, { id, row, ad }: StoredAd, { account, now }: PostingContext) {
  const hasFiles = ad.imageIds?.length || ad.videoIds?.length || ad.qrCodeImageId
  if (!hasFiles) return
  const media = await claimMedia(db, { id, accountId: account.id, ad, drawnImages: [], now })
  const referenceId = row.referenceId ?? `DR-${id}`
  await rewriteProperties(db, [{ id, row: { ...row, ...media, referenceId } }], account.id)
}

type StoreContext = PostingContext & { reason: string | null }

/** Answers the ids in the order of the ads. */
async function storeAds(db: Db, prepared: readonly PreparedAd[], context: StoreContext) {
  const rows = prepared.map((one) => rowOf(one, context))
  const { added } = await insertProperties(db, rows, context.reason)
  for (const [at, { ad }] of prepared.entries()) {
    await addFiles(db, { id: added[at]!, row: rows[at]!, ad }, context)
  }
  await addToSearch(
    db,
    added.filter((_, at) => rows[at]!.state === 'live'),
  )
  return added
}

async function requireDraftQuota(db: Db, accountId: number): Promise<void> {
  const why = await findWhyNoDrafts(db, accountId)
  if (why) throw new Refusal(422, [why])
}

/** Run it in a transaction; answers the ad's id. Throws 422 with all faults of the ad. */
export async function addAd(db: Db, ad: NewAd, context: PostingContext): Promise<number> {
  if (!ad.isSubmitted) await requireDraftQuota(db, context.account.id)
  const prepared = await prepareAd(db, ad, context)
  requireNone([...prepared.unusable, ...prepared.missing])
  const [id] = await storeAds(db, [prepared], { ...context, reason: null })
  return id!
}

/** `missing` is what keeps it a draft. */
export type PostedAd = { id: number; state: State; missing: readonly Reason[] }

export type RefusedAd = { refused: readonly Reason[] }

const isUsable = ({ unusable }: PreparedAd) => unusable.length === 0

async function refuseDraftsOverQuota(db: Db, prepared: readonly PreparedAd[], accountId: number) {
  const drafts = prepared.filter((one) => isUsable(one) && one.submitted.state === 'draft')
  if (drafts.length === 0) return prepared
  const { remaining, why } = await findRemainingDrafts(db, accountId)
  const beyond = new Set(drafts.slice(remaining))
  return prepared.map((one) => (beyond.has(one) ? { ...one, unusable: [why] } : one))
}

/** Ads that may not be submitted become drafts while there is room. Run it in a transaction. */
export async function addAds(
  db: Db,
  ads: readonly AdFields[],
  context: PostingContext,
): Promise<(PostedAd | RefusedAd)[]> {
  const { account } = context
  const shared: SharedSlots = { permits: new Set(), hosts: {}, slots: new Map() }
  const prepared: PreparedAd[] = []
  for (const fields of ads) {
    const ad = { fields, isSubmitted: true, subscriptionId: null }
    prepared.push(await prepareAd(db, ad, { ...context, shared }))
  }
  const limited = await refuseDraftsOverQuota(db, prepared, account.id)
  const usable = limited.filter(isUsable)
  const ids = await storeAds(db, usable, { ...context, reason: 'import' })
  const idOf = new Map(usable.map((one, at) => [one, ids[at]!]))
  return limited.map((one) => {
    const { unusable, missing, submitted } = one
    const id = idOf.get(one)
    return id === undefined ? { refused: unusable } : { id, state: submitted.state, missing }
  })
}
