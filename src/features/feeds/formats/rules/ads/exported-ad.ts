import type { AdFields } from '#features/posting/fields/contract.ts'
import type { Amenity, Entry, PropertyType } from '#features/reference/catalogue/rules.ts'
import type { Place } from '#features/reference/places/rules.ts'
import type { FeedAgent } from './feed-ad.ts'

/** A picture or video by its whole address; `fileId` where it was uploaded to us. */
export type ExportedFile = { url: string; fileId: string | null }

/** An own ad with all that a writer of any dialect says of it. */
export type ExportedAd = {
  fields: AdFields
  state: string
  /** Whether others may show it. */
  isOnShow: boolean
  updatedAt: Date
  type: PropertyType | undefined
  adType: Entry | undefined
  /** From the emirate down. */
  path: Place[]
  amenities: Amenity[]
  images: ExportedFile[]
  videos: ExportedFile[]
  agent: FeedAgent
}

/** What stands before, between and after the ads of a file. */
export type Writer = { head: string; write: (ad: ExportedAd) => string; tail: string }
