import type { AdFields } from '#features/posting/fields/contract.ts'
import type { RefusalCode } from '#i18n/refusals.ts'
import type { Dialect } from '../../contract.ts'

/** Why a row is no ad, or a field of it was not used or only in part; `path` as in AdFields. */
export type FeedFault = {
  code: RefusalCode
  path?: string
  values?: Record<string, string | number>
}

/**
 * A picture or video: to be fetched once by address and version. `fileId` says which of our uploads
 * it is, where the feed is our own export.
 */
export type FeedFile = { url: string; version: string | null; fileId: string | null }

/**
 * A word of a dialect that has to be looked up, and what our own export has said beside it. The
 * second counts only as long as it would be written as the first: somebody may have edited that.
 */
export type Hinted<Word> = { word: Word; own: string | null }

/** What names something of ours; absent where the feed does not speak of it. */
export type FeedWords = {
  adType?: string
  category?: 'residential' | 'commercial'
  type?: Hinted<string>
  /** From the emirate down. */
  place?: Hinted<string[]>
  amenities?: Hinted<string[]>
}

export type FeedAgent = { name: string | null; email: string | null; phone: string | null }

/** An ad as one row of a feed tells it, before anything of it was looked up or checked. */
export type ToldAd = {
  reference: string
  status: 'live' | 'deleted'
  /** Under the names of AdFields: null takes away, absent stays as it is. */
  fields: Record<string, unknown>
  words: FeedWords
  images?: FeedFile[]
  videos?: FeedFile[]
  agent: FeedAgent
}

/**
 * The same with its fields checked: `faults` say which of them could not be used and are absent for
 * that, `notes` which were cut. `hash` changes when anything does that is read of the ad, and only then. `images` and
 * `videos` are absent where the feed does not speak of them.
 */
export type FeedAd = Omit<ToldAd, 'fields'> & {
  dialect: Dialect
  hash: string
  fields: AdFields
  faults: FeedFault[]
  notes: FeedFault[]
}
