import type { AdFields } from '#features/posting/fields/contract.ts'
import { typeIdOf } from '#features/posting/fields/rules.ts'
import type { ColumnName } from '#features/posting/fields/contract/ad-fields.ts'
import { type OwnRow, wantedStill } from '#features/posting/own-ads/rules/own-ads.ts'
import type { states } from '#features/listing/property/contract.ts'
import type { Language } from '#i18n/language.ts'
import type { Basis } from '#features/posting/packages/rules.ts'

// Queries import no i18n.
export { squareFoot } from '#i18n/area-factors.ts'

/** A drawn picture or an uploaded one; an `id` is the one it had. */
type NewImage = {
  id?: string
  drawing?: string | null
  fileId?: string | null
  width: number
  height: number
  thumbhash?: string | null
}

/**
 * An ad as it is stored, its pictures and amenities with it. What is absent is null, or the
 * column's default. Days are `YYYY-MM-DD`; `space` is in `measurement`; prices in AED.
 * An ad with `source` and `sourceId` is the same ad when it comes again, and one without
 * `referenceId` gets one that is made of its id.
 */
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
  language?: Language
  qrFileId?: string | null
  createdAt?: Date
  updatedAt?: Date
  /** Of an imported ad: what all of its row comes to, amenities too. */
  contentHash?: string | null
  amenityIds?: number[]
  images?: NewImage[]
  /** Earlier prices; the present one is added where it is not the last of them. */
  prices?: { price: number; at: Date }[]
}

/** What an advertiser wrote, as it is stored; files and whose it is come on top. */
export function storedAd(ad: AdFields): Omit<NewProperty, 'state'> {
  const { name, description, addressDetails, amenityIds, ...rest } = ad
  return {
    // What is undefined is absent from the JSON that the statement reads.
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

/** A stored ad as it is after a change: what its advertiser does not write stays, but for its files. */
export function changedAd(row: OwnRow, ad: AdFields): NewProperty {
  const { state, lat, lng } = row
  const pin = row.locationId === ad.locationId ? { lat, lng } : {}
  return { ...storedAd(ad), state, wantedPackageId: wantedStill(row, ad), ...pin }
}

/** The uploaded files of a stored ad that no change names; its pictures stay where none are given. */
export const uploadsOf = (row: OwnRow, { videoUrl }: AdFields) => ({
  videoUrls: [
    ...(videoUrl ? [videoUrl] : []),
    ...row.videoUrls.filter((url) => url.startsWith('/')),
  ],
  qrFileId: row.qrCode?.id ?? null,
})

/** Of several rows of one source and id the last one counts. */
export function withoutDoubles(rows: readonly NewProperty[]): NewProperty[] {
  const keyOf = ({ source, sourceId }: NewProperty, at: number) =>
    source === undefined || sourceId === undefined ? at : JSON.stringify([source, sourceId])
  return [...new Map(rows.map((row, at) => [keyOf(row, at), row])).values()]
}
