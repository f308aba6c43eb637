import type { AdFields } from '#features/posting/fields/contract.ts'
import { claimFiles, releaseFiles } from '#features/files/uploads/queries.ts'
import { type FileRow, fileAddress } from '#features/files/uploads/rules.ts'
import type { Db } from '#platform/handle.ts'
import type { AccountId } from '#platform/session/account.ts'
import type { NewProperty } from '../rules/one-ad.ts'

type Image = NonNullable<NewProperty['images']>[number]

type MediaClaim = {
  id: number
  accountId: AccountId
  ad: AdFields
  drawnImages: readonly (Image & { id: string })[]
  now: Date
}

const uploadOf = ({ id, width, height, thumbhash }: FileRow): Image => ({
  fileId: id,
  width: width ?? 0,
  height: height ?? 0,
  thumbhash,
})

export async function claimMedia(db: Db, { id, accountId, ad, drawnImages, now }: MediaClaim) {
  const claimedFor = `properties/${id}`
  const known = new Map(drawnImages.map((image) => [image.id, image]))
  const imageIds = [...new Set(ad.imageIds ?? [])]
  const sentIds = imageIds.filter((one) => !known.has(one))
  const claim = { accountId, claimedFor }
  const images = await claimFiles(db, { ...claim, kind: 'image', ids: sentIds, path: 'imageIds' })
  const videoIds = [...new Set(ad.videoIds ?? [])]
  const videos = await claimFiles(db, { ...claim, kind: 'video', ids: videoIds, path: 'videoIds' })
  const qrIds = ad.qrCodeImageId ? [ad.qrCodeImageId] : []
  const path = 'qrCodeImageId'
  await claimFiles(db, { ...claim, kind: 'image', ids: qrIds, path, isList: false })
  await releaseFiles(db, { claimedFor, except: [...sentIds, ...videoIds, ...qrIds], now })
  const uploads = new Map(images.map((row) => [row.id, uploadOf(row)]))
  const plans = new Set(ad.floorPlanIds)
  return {
    images: imageIds
      .flatMap((one) => known.get(one) ?? uploads.get(one) ?? [])
      .map((image) => ({ ...image, isFloorPlan: plans.has(image.fileId ?? image.id ?? '') })),
    videoUrls: [...(ad.videoUrl ? [ad.videoUrl] : []), ...videos.map(fileAddress)],
    qrFileId: ad.qrCodeImageId ?? null,
  }
}
