import { findTerms, moveAd } from '#features/posting/lifecycle/queries.ts'
import { loadReviewed } from '#features/posting/own-ads/queries/review.ts'
import { mayMove } from '#features/posting/lifecycle/rules.ts'
import { findSize, findWhyAnyFull, findWhyNoDrafts } from './queries/draft-quota.ts'
import { merged } from '#features/posting/fields/rules.ts'
import type { Catalogue } from '#features/reference/catalogue/rules.ts'
import { choosePackage } from '#features/posting/packages/queries.ts'
import { limitAdWrites, requireOwn, showOwn } from '#features/posting/own-ads/actions.ts'
import {
  fieldsOf,
  type Lookups,
  mayBeOfType,
  type OwnRow,
  versionOf,
  wantedStill,
} from '#features/posting/own-ads/rules/own-ads.ts'
import { loadPermitPolicy } from '#features/listing/permits/queries.ts'
import type { PermitPolicy } from '#features/listing/permits/rules.ts'
import { addToSearch, refreshSearch } from '#features/search/index-table/queries.ts'
import type { Place } from '#features/posting/packages/rules.ts'
import {
  type Call,
  type CreatingCall,
  type Db,
  type Handler,
  handle,
  handleCreation,
} from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { createProperty, updateProperty } from './contract.ts'
import { checkedAd, claimMedia, placeAd } from './actions/one-ad.ts'
import { insertProperties, rewriteProperties } from './queries/one-ad.ts'
import { type NewProperty, storedAd } from './rules/one-ad.ts'

type Creating = CreatingCall<typeof createProperty>
type Updating = Call<typeof updateProperty>
type Submitted = Partial<Pick<NewProperty, 'state' | 'startDate' | 'endDate'>> & Place

/** A draft keeps the package that was chosen for it, and takes no place in it. */
async function draftPackage(db: Db, { adTypeId, subscriptionId }: Creating['body']) {
  if (!adTypeId || !subscriptionId) return {}
  return { wantedPackageId: (await choosePackage(db, { adTypeId, subscriptionId })).id }
}

type Showing = (Creating | Updating) & { lookups: Lookups; permits: PermitPolicy }

/** What was written, as its advertiser sees it; in the transaction that wrote it. */
async function shown(db: Db, id: number, { account, versions, now, lookups, permits }: Showing) {
  const row = await requireOwn(db, { account, id })
  versions.show(versionOf(row))
  return { property: await showOwn(db, row, { ...lookups, now, permits }) }
}

async function create(call: Creating, lookups: Lookups) {
  const { account, body, language, now } = call
  const isSubmitted = body.draft !== true
  await limitAdWrites(call)
  const { draft: _, subscriptionId, ...fields } = body
  return call.transact(async (tx) => {
    const { agencyId, keeperId, isReviewed, permits } = await findTerms(tx, account.id)
    if (!isSubmitted) await requireDraftRoom(tx, account.id)
    const written = { ...lookups, permits, isSubmitted, keeperId, propertyId: null, now }
    const ad = await checkedAd(tx, fields, written)
    const { adTypeId } = ad
    const wish = { from: 'draft', propertyId: null, subscriptionId, now } as const
    const placed: Submitted =
      isSubmitted && adTypeId
        ? await placeAd(tx, { ...wish, adTypeId, keeperId, isReviewed })
        : await draftPackage(tx, body)
    const own = { accountId: account.id, agencyId, language, state: 'draft' as const, ...placed }
    const firstPublishedAt = placed.state === 'live' ? now : null
    const row = { ...storedAd(ad), ...own, firstPublishedAt }
    const id = await addAd(tx, row, { ...call, ad })
    return shown(tx, id, { ...call, lookups, permits })
  })
}

async function requireDraftRoom(db: Db, accountId: number): Promise<void> {
  const why = await findWhyNoDrafts(db, accountId)
  if (why) throw new Refusal(422, [why])
}

type Grown = { id: number; accountId: number; before: number }

/** Where there is no room an ad may be changed, and not grow. */
async function requireNotGrown(db: Db, { id, accountId, before }: Grown): Promise<void> {
  const { kinds, bytes } = await findSize(db, id)
  if (bytes <= before) return
  const why = await findWhyAnyFull(db, kinds, accountId)
  if (why) throw new Refusal(422, [why])
}

type Adding = Pick<Creating, 'account' | 'now'> & { ad: Creating['body'] }

/** Files are claimed for the id of the ad, so the ad comes first. */
async function addAd(db: Db, row: NewProperty, { account, now, ad }: Adding): Promise<number> {
  const { added } = await insertProperties(db, [row])
  const id = added[0]!
  const hasFiles = ad.imageIds?.length || ad.videoIds?.length || ad.qrCodeImageId
  if (hasFiles) {
    const media = await claimMedia(db, { id, accountId: account.id, ad, drawn: [], now })
    const referenceId = row.referenceId ?? `DR-${id}`
    await rewriteProperties(db, [{ id, row: { ...row, ...media, referenceId } }], account.id)
  }
  if (row.state === 'live') await addToSearch(db, [id])
  return id
}

/** Ads that were sent back are submitted like drafts; one that awaits its payment on a new wish. */
function isSubmission({ state }: OwnRow, { draft, subscriptionId }: Updating['body']) {
  if (state === 'awaiting_payment') return Boolean(subscriptionId)
  return draft === false && mayMove('submit', state, 'in_review')
}

function requireAdType(
  row: OwnRow,
  { adTypeId, subscriptionId }: Updating['body'],
  catalogue: Catalogue,
) {
  const adType = catalogue.adTypeNamed(String(adTypeId))
  if (mayBeOfType(row, { adType, isChoosing: Boolean(subscriptionId) })) return
  throw new Refusal(422, [{ code: 'ad_type_fixed', path: 'adTypeId' }])
}

/** What of a stored ad stays when its advertiser writes it anew. */
async function kept(db: Db, row: OwnRow, ad: Updating['body']) {
  const { state, lat, lng } = row
  const wantedPackageId = wantedStill(row, ad)
  const pin = row.locationId === ad.locationId ? { lat, lng } : {}
  const chosen = state === 'draft' ? await draftPackage(db, ad) : {}
  return { state, wantedPackageId, ...pin, ...chosen }
}

async function rewrite(db: Db, row: OwnRow, call: Updating & Showing) {
  const { account, body, now, lookups, permits } = call
  const { draft: _, subscriptionId, ...changes } = body
  const names = { gazetteer: lookups.gazetteer(), catalogue: lookups.catalogue() }
  const submits = isSubmission(row, body)
  const isSubmitted = submits || row.state !== 'draft'
  const given = merged(fieldsOf(row, names), changes)
  const { id, keeperId } = row
  const news = submits ? given : changes
  const written = { ...lookups, permits, isSubmitted, keeperId, propertyId: id, changes: news, now }
  const ad = await checkedAd(db, given, written)
  requireAdType(row, { ...ad, subscriptionId }, names.catalogue)
  const drawn = row.images.filter(({ drawing }) => drawing !== null)
  const media = await claimMedia(db, { id, accountId: account.id, ad, drawn, now })
  const own = await kept(db, row, { ...ad, subscriptionId })
  await rewriteProperties(db, [{ id, row: { ...storedAd(ad), ...media, ...own } }], account.id)
  const wanted = subscriptionId ?? own.wantedPackageId ?? row.packageId
  if (submits && ad.adTypeId) await submit(db, row, { ...call, adTypeId: ad.adTypeId, wanted })
  else await refreshSearch(db, [id])
}

type Submitting = Updating & { adTypeId: number; wanted: number | null }

/** One that was sent back keeps what it holds, so that no payment leads past the operator. */
async function resubmit(db: Db, row: OwnRow, call: Submitting) {
  const { id, state: from } = row
  if (call.wanted !== row.packageId) {
    throw new Refusal(422, [{ code: 'package_fixed', path: 'subscriptionId' }])
  }
  const to = 'in_review'
  await moveAd(db, { id, from, to, actorId: call.account.id, reason: 'submitted' })
}

async function submit(db: Db, row: OwnRow, call: Submitting) {
  const { id, state: from, keeperId } = row
  const { adTypeId, wanted: subscriptionId, now, account } = call
  if (from === 'changes_requested') return resubmit(db, row, call)
  const isReviewed = await loadReviewed(db, keeperId)
  const wish = { from, propertyId: id, adTypeId, subscriptionId, keeperId, isReviewed, now }
  const placed = await placeAd(db, wish)
  const { state: to, ...rest } = placed
  await moveAd(db, { id, from, to, actorId: account.id, reason: 'submitted', ...rest })
}

async function update(call: Updating, lookups: Lookups) {
  const { account, params, versions, now } = call
  await limitAdWrites(call)
  return call.db.transaction().execute(async (tx) => {
    const before = await requireOwn(tx, { account, id: params.id }, { locks: true })
    const permits = await loadPermitPolicy(tx)
    const current = await showOwn(tx, before, { ...lookups, now, permits })
    versions.require(versionOf(before), { property: current })
    const { bytes } = await findSize(tx, before.id)
    await rewrite(tx, before, { ...call, lookups, permits })
    await requireNotGrown(tx, { id: before.id, accountId: account.id, before: bytes })
    return shown(tx, params.id, { ...call, lookups, permits })
  })
}

export const postingHandlers = (lookups: Lookups): Handler[] => [
  handleCreation(createProperty, (call) => create(call, lookups)),
  handle(updateProperty, (call) => update(call, lookups)),
]
