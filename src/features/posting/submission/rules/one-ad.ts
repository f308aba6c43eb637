import type { AdFields } from '#features/posting/fields/contract.ts'
import { typeIdOf } from '#features/posting/fields/rules.ts'
import type { ColumnName } from '#features/posting/fields/contract/ad-fields.ts'
import { type OwnRow, findWantedPackageId } from '#features/posting/own-ads/rules/own-ads.ts'
import type { states } from '#features/listing/property/contract.ts'
import type { Language } from '#i18n/language.ts'
import type { Basis } from '#features/posting/packages/rules.ts'

// Queries may not import i18n.
export { squareFoot } from '#i18n/area-factors.ts'

/** `id` is that of a stored picture. */
type NewImage = {
  id?: string
  drawing?: string | null
  fileId?: string | null
  width: number
  height: number
  thumbhash?: string | null
  isFloorPlan?: boolean
}

/** Days are `YYYY-MM-DD`, prices in AED, `space` in `measurement`; absent: null or the default. */
export type NewProperty = Pick<AdFields, ColumnName> & {
  source?: string
  sourceId?: string
  accountId?: number | null
  agencyId?: number | null
  state: (typeof states)[number]
  visible?: boolean
  startDate?: string | null
  endDate?: string | null
  firstPublishedAt?: Date | null
  typeId?: number | null
  portalType?: string | null
  nameEn?: string
  nameAr?: string
  descriptionEn?: string
  descriptionAr?: string
  addressEn?: string
  addressAr?: string
  lat?: number | null
  lng?: number | null
  videoUrls?: string[]
  packageId?: number | null
  packageBasis?: Basis
  wantedPackageId?: number | null
  subscriptionId?: string | null
  language?: Language
  qrFileId?: string | null
  createdAt?: Date
  updatedAt?: Date
  /** Hash of an imported row with its amenities. */
  contentHash?: string | null
  amenityIds?: number[]
  images?: NewImage[]
  /** Earlier prices; the present one is added unless it is the last of them. */
  prices?: { price: number; at: Date }[]
}

export function toStoredAd(ad: AdFields): Omit<NewProperty, 'state'> {
  const { name, description, addressDetails, amenityIds, ...rest } = ad
  return {
    // An undefined value is absent from the JSON that the statement reads.
    ...(rest as Partial<NewProperty>),
    typeId: typeIdOf(ad),
    nameEn: name?.en ?? '',
    nameAr: name?.ar ?? '',
    descriptionEn: description?.en ?? '',
    descriptionAr: description?.ar ?? '',
    addressEn: addressDetails?.en ?? '',
    addressAr: addressDetails?.ar ?? '',
    amenityIds: amenityIds ?? [],
    videoUrls: ad.videoUrl ? [ad.videoUrl] : [],
  }
}

/** What the advertiser does not write stays, except files. */
export function applyChange(row: OwnRow, ad: AdFields): NewProperty {
  const { state, lat, lng } = row
  const pin = row.locationId === ad.locationId ? { lat, lng } : {}
  return { ...toStoredAd(ad), state, wantedPackageId: findWantedPackageId(row, ad), ...pin }
}

/** Keeps the uploads of an ad when a change names no files. */
export const uploadsOf = (row: OwnRow, { videoUrl }: AdFields) => ({
  videoUrls: [
    ...(videoUrl ? [videoUrl] : []),
    ...row.videoUrls.filter((url) => url.startsWith('/')),
  ],
  qrFileId: row.qrCode?.id ?? null,
})

/** Of several rows with one source and id the last one counts. */
export function dropDuplicates(rows: readonly NewProperty[]): NewProperty[] {
  const keyOf = ({ source, sourceId }: NewProperty, at: number) =>
    source === undefined || sourceId === undefined ? at : JSON.stringify([source, sourceId])
  return [...new Map(rows.map((row, at) => [keyOf(row, at), row])).values()]
}
