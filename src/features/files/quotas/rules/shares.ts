import type { Arguments } from '#i18n/phrases.ts'
import type { RefusalCode } from '#i18n/refusals.ts'

const megabyte = 1024 * 1024

/**
 * Counted per account, an agency with its agents. `items`: what feeds said last; `off_show`: unpaid
 * ads that are not live; `submitted`: these and live ads; `files`: with begun uploads.
 */
export type Kind = 'items' | 'drafts' | 'off_show' | 'submitted' | 'files'
/** New accounts share a limit of these; ads off show count as submitted. */
export type SharedKind = Exclude<Kind, 'off_show'>
type OwnKind = Exclude<Kind, 'submitted'>

/**
 * Per account. Items and drafts: three times what 20,000 ads need; ads off show: those that such an
 * agency ends in 25 years; files: 40,000 pictures of 0.5 MB, 1.5 MB each with their sizes.
 */
export const maxMegabytes: Record<OwnKind, number> = {
  items: 384,
  drafts: 512,
  off_show: 4_096,
  files: 65_536,
}

/** The ads that a landlord of 20 ads ends in 25 years. */
export const maxOffShowMegabytesOfNewcomer = 4

/** Part of what others leave, so that a hundred accounts which take all they can leave some. */
const defaultShare = 1 / 32

/** Megabytes: `share` of what others leave of `most`, or `least`, for which `reserve` is added. */
type NewcomersQuota = { most: number; share: number; least: number; reserve: number }

/**
 * Submitted ads stay for ever, so each account has a small part
 * (docs/decisions/0031-room-of-new-accounts.md). Files: at most 50 GB, for the disk; 16 MB are ten
 * pictures with sizes.
 */
export const quotaOfNewcomers: Record<SharedKind, NewcomersQuota> = {
  items: { most: 8_192, share: defaultShare, least: 2, reserve: 4_096 },
  drafts: { most: 8_192, share: defaultShare, least: 2, reserve: 4_096 },
  submitted: { most: 8_192, share: 1 / 2_048, least: 0.25, reserve: 4_096 },
  files: { most: 40_960, share: defaultShare, least: 16, reserve: 10_240 },
}

/** Bytes. What an account stored beyond these while it was known does not count. */
export const maxBytesOfNewcomer = (kind: SharedKind): number =>
  quotaOfNewcomers[kind].most * quotaOfNewcomers[kind].share * megabyte

/** `most` is in megabytes, the others in bytes. */
type SharedQuota = { most: number; byAccount: number; inAll: number; share?: number }

export const remainingShare = ({ most, byAccount, inAll, share = defaultShare }: SharedQuota) =>
  (most * megabyte - (inAll - byAccount)) * share - byAccount

/** Bytes; `whenKnown` was stored while the account was known (docs/glossary.md), not counted. */
export type StoredBytes = {
  byAccount: number
  whenKnown?: number
  byNewcomers: number
  isKnown: boolean
}

function remainingOfNewcomers(
  kind: SharedKind,
  { byAccount, byNewcomers, whenKnown = 0 }: StoredBytes,
): number {
  const { most, share, least, reserve } = quotaOfNewcomers[kind]
  const counted = Math.max(byAccount - whenKnown, Math.min(byAccount, maxBytesOfNewcomer(kind)))
  const others = byNewcomers - counted
  const ofFree = remainingShare({ most, byAccount, inAll: others + byAccount, share })
  const reserved = (most + reserve) * megabyte - others - byAccount
  return Math.max(ofFree, Math.min(least * megabyte - byAccount, reserved))
}

function ownMegabytes(kind: Kind, isKnown: boolean): number {
  if (kind === 'submitted') return Number.POSITIVE_INFINITY
  return kind === 'off_show' && !isKnown ? maxOffShowMegabytesOfNewcomer : maxMegabytes[kind]
}

export function remainingBytes(kind: Kind, stored: StoredBytes): number {
  const own = ownMegabytes(kind, stored.isKnown) * megabyte - stored.byAccount
  if (stored.isKnown || kind === 'off_show') return own
  return Math.min(own, remainingOfNewcomers(kind, stored))
}

export type FullReason = { code: RefusalCode; values?: Arguments }

const codes = {
  items: { full: 'feed_items_full', taken: 'feed_items_taken' },
  drafts: { full: 'drafts_full', taken: 'drafts_taken' },
  files: { full: 'files_full', taken: 'files_taken' },
} as const

const quotaInWords = (kind: keyof typeof codes) =>
  maxMegabytes[kind] / (kind === 'files' ? 1_024 : 1)

export function checkOwnQuota(
  kind: keyof typeof codes,
  byAccount: number,
  bytes = 1,
): FullReason | undefined {
  if (byAccount + bytes <= maxMegabytes[kind] * megabyte) return undefined
  return { code: codes[kind].full, values: { maximum: quotaInWords(kind) } }
}

export function checkQuota(kind: Kind, stored: StoredBytes, bytes = 1): FullReason | undefined {
  if (remainingBytes(kind, stored) >= bytes) return undefined
  if (kind === 'submitted') return { code: 'ads_taken' }
  if (kind === 'off_show') {
    return { code: 'off_show_full', values: { maximum: ownMegabytes(kind, stored.isKnown) } }
  }
  return checkOwnQuota(kind, stored.byAccount, bytes) ?? { code: codes[kind].taken }
}
