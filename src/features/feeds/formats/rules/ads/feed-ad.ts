import type { AdFields } from '#features/posting/fields/contract.ts'
import type { RefusalCode } from '#i18n/refusals.ts'
import type { Dialect } from '../../contract.ts'

export type FeedFault = {
  code: RefusalCode
  path?: string
  values?: Record<string, string | number>
}

/** Fetched once per address and version; `fileId` is set where the feed is our own export. */
export type FeedFile = { url: string; version: string | null; fileId: string | null }

/** `own` counts only while it would be written as `word`: the export may have been edited. */
export type Hinted<Word> = { word: Word; own: string | null }

export type FeedWords = {
  adType?: string
  category?: 'residential' | 'commercial'
  type?: Hinted<string>
  place?: Hinted<string[]>
  amenities?: Hinted<string[]>
}

export type FeedAgent = { name: string | null; email: string | null; phone: string | null }

export type RawAd = {
  reference: string
  status: 'live' | 'deleted'
  /** Names of AdFields; null removes a value, an absent field keeps it. */
  fields: Record<string, unknown>
  words: FeedWords
  images?: FeedFile[]
  videos?: FeedFile[]
  agent: FeedAgent
}

/** `faults`: fields left out as unusable; `notes`: fields cut; `hash` covers all that is read. */
export type FeedAd = Omit<RawAd, 'fields'> & {
  dialect: Dialect
  hash: string
  fields: AdFields
  faults: FeedFault[]
  notes: FeedFault[]
}
