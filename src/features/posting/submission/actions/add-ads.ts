import type { Terms } from '#features/posting/lifecycle/queries.ts'
import type { State } from '#features/posting/lifecycle/rules.ts'
import type { AdFields } from '#features/posting/fields/contract.ts'
import type { Lookups } from '#features/posting/own-ads/rules/own-ads.ts'
import { choosePackage } from '#features/posting/packages/queries.ts'
import type { Place } from '#features/posting/packages/rules.ts'
import { addToSearch } from '#features/search/index-table/queries.ts'
import type { Language } from '#i18n/language.ts'
import type { Db } from '#platform/handle.ts'
import { attempt, type Reason, Refusal } from '#platform/refusal.ts'
import type { Account } from '#platform/session/account.ts'
import { draftsLeft, findWhyNoDrafts } from '../queries/draft-quota.ts'
import { insertProperties, rewriteProperties } from '../queries/one-ad.ts'
import { type NewProperty, storedAd } from '../rules/one-ad.ts'
import { type Checked, type CheckedTogether, checkAd, requireNone } from './checks.ts'
import { claimMedia } from './media.ts'
import { findSlots, type Slots, type Submission, type Submitted, takeSlot } from './slots.ts'

export type Posting = { account: Account; language: Language; now: Date; terms: Terms } & Lookups

type NewAd = {
  fields: AdFields
  isSubmitted: boolean
  subscriptionId: number | null | undefined
}

type AddedTogether = CheckedTogether & { slots: Map<number, Promise<Slots>> }

type Preparing = Posting & { together?: AddedTogether }

type Prepared = Checked & { submitted: Submitted }

const draft: Submitted = { state: 'draft' }

/** Ads of one type share its free package, so its slots are looked up once. */
function slotsOf(db: Db, submission: Submission, together?: AddedTogether): Promise<Slots> {
  const slots = together?.slots.get(submission.adTypeId) ?? findSlots(db, submission)
  together?.slots.set(submission.adTypeId, slots)
  return slots
}

/** A draft takes no slot of the package that was chosen for it. */
export async function draftPackage(
  db: Db,
  { adTypeId, subscriptionId }: Pick<AdFields, 'adTypeId'> & Pick<NewAd, 'subscriptionId'>,
): Promise<Pick<Place, 'wantedPackageId'>> {
  if (!adTypeId || !subscriptionId) return {}
  return { wantedPackageId: (await choosePackage(db, { adTypeId, subscriptionId })).id }
}

async function prepareAd(db: Db, ad: NewAd, preparing: Preparing): Promise<Prepared> {
  const { fields, isSubmitted, subscriptionId } = ad
  const { together, now, terms } = preparing
  const { keeperId, permits, isReviewed } = terms
  const own = { keeperId, propertyId: null, permits }
  const checkFor = isSubmitted ? 'submission' : 'draft'
  const checked = await checkAd(db, fields, { ...preparing, ...own, checkFor })
  if (checked.unusable.length + checked.missing.length > 0) return { ...checked, submitted: draft }
  if (!isSubmitted) {
    const { adTypeId } = fields
    const chosen = await draftPackage(db, { adTypeId, subscriptionId })
    return { ...checked, submitted: { ...draft, ...chosen } }
  }
  const adTypeId = checked.ad.adTypeId ?? 0
  const from = 'draft' as const
  const submission = { from, propertyId: null, adTypeId, subscriptionId, keeperId }
  const { value, refusal } = await attempt(async () =>
    takeSlot(await slotsOf(db, submission, together), { from, isReviewed, now }),
  )
  if (value) return { ...checked, submitted: value }
  return { ...checked, missing: [...(refusal?.reasons ?? [])], submitted: draft }
}

function rowOf({ ad, submitted }: Prepared, { account, language, now, terms }: Posting) {
  const own = { accountId: account.id, agencyId: terms.agencyId, language }
  const firstPublishedAt = submitted.state === 'live' ? now : null
  return { ...storedAd(ad), ...own, ...submitted, firstPublishedAt }
}

type Stored = { id: number; row: NewProperty; ad: AdFields }

/** Files are claimed for the id of an ad, so the ad is stored first. */
async function addFiles(db: Db, { id, row, ad }: Stored, { account, now }: Posting) {
  const hasFiles = ad.imageIds?.length || ad.videoIds?.length || ad.qrCodeImageId
  if (!hasFiles) return
  const media = await claimMedia(db, { id, accountId: account.id, ad, drawn: [], now })
  const referenceId = row.referenceId ?? `DR-${id}`
  await rewriteProperties(db, [{ id, row: { ...row, ...media, referenceId } }], account.id)
}

type Storing = Posting & { reason: string | null }

/** Answers the ids in the order of the ads. */
async function storeAds(db: Db, prepared: readonly Prepared[], storing: Storing) {
  const rows = prepared.map((one) => rowOf(one, storing))
  const { added } = await insertProperties(db, rows, storing.reason)
  for (const [at, { ad }] of prepared.entries()) {
    await addFiles(db, { id: added[at]!, row: rows[at]!, ad }, storing)
  }
  await addToSearch(
    db,
    added.filter((_, at) => rows[at]!.state === 'live'),
  )
  return added
}

async function requireDraftRoom(db: Db, accountId: number): Promise<void> {
  const why = await findWhyNoDrafts(db, accountId)
  if (why) throw new Refusal(422, [why])
}

/** Run it in a transaction; answers the ad's id. Throws 422 with all faults of the ad. */
export async function addAd(db: Db, ad: NewAd, posting: Posting): Promise<number> {
  if (!ad.isSubmitted) await requireDraftRoom(db, posting.account.id)
  const prepared = await prepareAd(db, ad, posting)
  requireNone([...prepared.unusable, ...prepared.missing])
  const [id] = await storeAds(db, [prepared], { ...posting, reason: null })
  return id!
}

/** `missing` is what keeps it a draft. */
export type Posted = { id: number; state: State; missing: readonly Reason[] }

export type RefusedAd = { refused: readonly Reason[] }

const isUsable = ({ unusable }: Prepared) => unusable.length === 0

async function limitDrafts(db: Db, prepared: readonly Prepared[], accountId: number) {
  const drafts = prepared.filter((one) => isUsable(one) && one.submitted.state === 'draft')
  if (drafts.length === 0) return prepared
  const { left, why } = await draftsLeft(db, accountId)
  const beyond = new Set(drafts.slice(left))
  return prepared.map((one) => (beyond.has(one) ? { ...one, unusable: [why] } : one))
}

/** Ads that may not be submitted become drafts while there is room. Run it in a transaction. */
export async function addAds(
  db: Db,
  ads: readonly AdFields[],
  posting: Posting,
): Promise<(Posted | RefusedAd)[]> {
  const { account } = posting
  const together: AddedTogether = { permits: new Set(), hosts: {}, slots: new Map() }
  const prepared: Prepared[] = []
  for (const fields of ads) {
    const ad = { fields, isSubmitted: true, subscriptionId: null }
    prepared.push(await prepareAd(db, ad, { ...posting, together }))
  }
  const limited = await limitDrafts(db, prepared, account.id)
  const good = limited.filter(isUsable)
  const ids = await storeAds(db, good, { ...posting, reason: 'import' })
  const idOf = new Map(good.map((one, at) => [one, ids[at]!]))
  return limited.map((one) => {
    const { unusable, missing, submitted } = one
    const id = idOf.get(one)
    return id === undefined ? { refused: unusable } : { id, state: submitted.state, missing }
  })
}
