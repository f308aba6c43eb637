import type { AdFields } from '#features/posting/fields/contract.ts'
import {
  type AdFault,
  choiceFaults,
  normalised,
  submissionFaults,
  typeOf,
} from '#features/posting/fields/rules.ts'
import { requireMarketRoom } from '../queries/draft-quota.ts'
import { findLinkFaults } from '#features/reference/link-hosts/queries.ts'
import { choosePackage, requireSlot } from '#features/posting/packages/queries.ts'
import { afterSubmission, type State } from '#features/posting/lifecycle/rules.ts'
import { claimFiles, releaseFiles } from '#features/files/uploads/queries.ts'
import { type FileRow, fileAddress } from '#features/files/uploads/rules.ts'
import { permitReasons } from '#features/listing/permits/queries.ts'
import type { PermitPolicy } from '#features/listing/permits/rules.ts'
import { chosenPlace, endOf } from '#features/posting/packages/rules.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import type { Db } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import type { AccountId } from '#platform/session/account.ts'
import type { Lookups } from '#features/posting/own-ads/rules/own-ads.ts'
import type { NewProperty } from '../rules/one-ad.ts'

function refuse(faults: readonly AdFault[]) {
  if (faults.length > 0) throw new Refusal(422, faults)
}

type Written = {
  isSubmitted: boolean
  keeperId: number
  /** Null: it is only being made. */
  propertyId: number | null
  permits?: PermitPolicy
  /** What is new of the ad: a link that it had before may stay where it leads, though nobody sees it. */
  changes?: AdFields
  now: Date
} & Lookups

/** What keeps an ad from being stored, or from being submitted. */
export async function faultsOf(db: Db, given: AdFields, written: Written): Promise<AdFault[]> {
  const names = { gazetteer: written.gazetteer(), catalogue: written.catalogue() }
  const type = typeOf(given, names.catalogue)
  const ad = normalised(given, type)
  const lacking = written.isSubmitted
    ? [
        ...submissionFaults(ad, type),
        ...(await permitReasons(db, ad, { ...written, today: dayInDubai(written.now) })),
      ]
    : []
  const links = await findLinkFaults(db, written.changes ?? given)
  return [...choiceFaults(ad, names), ...links, ...lacking]
}

/** An ad as it is stored: without what has no meaning for it. All its faults are refused at once. */
export async function checkedAd(db: Db, given: AdFields, written: Written): Promise<AdFields> {
  refuse(await faultsOf(db, given, written))
  const ad = normalised(given, typeOf(given, written.catalogue()))
  const rentPeriod =
    ad.purpose === 'rent' && written.isSubmitted ? (ad.rentPeriod ?? 'yearly') : ad.rentPeriod
  return { ...ad, rentPeriod }
}

type Submission = {
  from: State
  propertyId: number | null
  adTypeId: number
  subscriptionId: number | null | undefined
  keeperId: number
  isReviewed: boolean
  now: Date
}

/** Where a submitted ad stands: its package or the one that it awaits, its state and, once live, its days. */
export async function placeAd(db: Db, given: Submission) {
  const { from, propertyId, keeperId, isReviewed, now } = given
  const row = await choosePackage(db, given)
  if (from === 'draft') await requireMarketRoom(db, keeperId)
  await requireSlot(db, { row, keeperId, propertyId })
  const state = afterSubmission({ from, isPaid: row.price === 0, isReviewed })
  const place = chosenPlace(row)
  if (state !== 'live') return { state, ...place }
  const startDate = dayInDubai(now)
  return { state, ...place, startDate, endDate: endOf(startDate, row) }
}

type Image = NonNullable<NewProperty['images']>[number]

type Claiming = {
  id: number
  accountId: AccountId
  ad: AdFields
  /** Drawn pictures that the ad has and may keep. */
  drawn: readonly (Image & { id: string })[]
  now: Date
}

const uploadOf = ({ id, width, height, thumbhash }: FileRow): Image => ({
  fileId: id,
  width: width ?? 0,
  height: height ?? 0,
  thumbhash,
})

/** The pictures and videos of an ad become its own; those it no longer names are forgotten. */
export async function claimMedia(db: Db, { id, accountId, ad, drawn, now }: Claiming) {
  const claimedFor = `properties/${id}`
  const known = new Map(drawn.map((image) => [image.id, image]))
  const imageIds = [...new Set(ad.imageIds ?? [])]
  const sent = imageIds.filter((one) => !known.has(one))
  const claim = { accountId, claimedFor }
  const images = await claimFiles(db, { ...claim, kind: 'image', ids: sent, path: 'imageIds' })
  const videoIds = [...new Set(ad.videoIds ?? [])]
  const videos = await claimFiles(db, { ...claim, kind: 'video', ids: videoIds, path: 'videoIds' })
  const qrIds = ad.qrCodeImageId ? [ad.qrCodeImageId] : []
  const path = 'qrCodeImageId'
  await claimFiles(db, { ...claim, kind: 'image', ids: qrIds, path, isList: false })
  await releaseFiles(db, { claimedFor, except: [...sent, ...videoIds, ...qrIds], now })
  const uploads = new Map(images.map((row) => [row.id, uploadOf(row)]))
  return {
    images: imageIds.flatMap((one) => known.get(one) ?? uploads.get(one) ?? []),
    videoUrls: [...(ad.videoUrl ? [ad.videoUrl] : []), ...videos.map(fileAddress)],
    qrFileId: ad.qrCodeImageId ?? null,
  }
}
