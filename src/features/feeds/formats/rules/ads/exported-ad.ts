import type { AdFields } from '#features/posting/fields/contract.ts'
import type { Amenity, Entry, PropertyType } from '#features/reference/catalogue/rules.ts'
import type { Place } from '#features/reference/places/rules.ts'
import type { FeedAgent } from './feed-ad.ts'

export type ExportedFile = { url: string; fileId: string | null }

export type ExportedAd = {
  fields: AdFields
  state: string
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

export const emptyAd: ExportedAd = {
  fields: {},
  state: '',
  isOnShow: false,
  updatedAt: new Date(0),
  type: undefined,
  adType: undefined,
  path: [],
  amenities: [],
  images: [],
  videos: [],
  agent: { name: null, email: null, phone: null },
}

export type Writer = { head: string; write: (ad: ExportedAd) => string; tail: string }
