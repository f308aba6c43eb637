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
export const megabytesOffShowOfNewcomer = 4

/** Part of what others leave, so that a hundred accounts which take all they can leave some. */
const usualShare = 1 / 32

/** Megabytes: `share` of what others leave of `most`, or `least`, for which `reserve` is added. */
type NewcomersRoom = { most: number; share: number; least: number; reserve: number }

/**
 * Submitted ads stay for ever, so each account has a small part
 * (docs/decisions/0031-room-of-new-accounts.md). Files: at most 50 GB, for the disk; 16 MB are ten
 * pictures with sizes.
 */
export const roomOfNewcomers: Record<SharedKind, NewcomersRoom> = {
  items: { most: 8_192, share: usualShare, least: 2, reserve: 4_096 },
  drafts: { most: 8_192, share: usualShare, least: 2, reserve: 4_096 },
  submitted: { most: 8_192, share: 1 / 2_048, least: 0.25, reserve: 4_096 },
  files: { most: 40_960, share: usualShare, least: 16, reserve: 10_240 },
}

/** Bytes. What an account stored beyond these while it was known does not count. */
export const maxOfNewcomer = (kind: SharedKind): number =>
  roomOfNewcomers[kind].most * roomOfNewcomers[kind].share * megabyte

/** `most` is in megabytes, the others in bytes. */
type Shared = { most: number; byAccount: number; inAll: number; share?: number }

export const shareLeft = ({ most, byAccount, inAll, share = usualShare }: Shared) =>
  (most * megabyte - (inAll - byAccount)) * share - byAccount

/** Bytes; `whenKnown` was stored while the account was known (docs/glossary.md), not counted. */
export type Stored = {
  byAccount: number
  whenKnown?: number
  byNewcomers: number
  isKnown: boolean
}

function newcomersLeft(
  kind: SharedKind,
  { byAccount, byNewcomers, whenKnown = 0 }: Stored,
): number {
  const { most, share, least, reserve } = roomOfNewcomers[kind]
  const counted = Math.max(byAccount - whenKnown, Math.min(byAccount, maxOfNewcomer(kind)))
  const others = byNewcomers - counted
  const ofFree = shareLeft({ most, byAccount, inAll: others + byAccount, share })
  const reserved = (most + reserve) * megabyte - others - byAccount
  return Math.max(ofFree, Math.min(least * megabyte - byAccount, reserved))
}

function ownMegabytes(kind: Kind, isKnown: boolean): number {
  if (kind === 'submitted') return Number.POSITIVE_INFINITY
  return kind === 'off_show' && !isKnown ? megabytesOffShowOfNewcomer : maxMegabytes[kind]
}

export function bytesLeft(kind: Kind, stored: Stored): number {
  const own = ownMegabytes(kind, stored.isKnown) * megabyte - stored.byAccount
  if (stored.isKnown || kind === 'off_show') return own
  return Math.min(own, newcomersLeft(kind, stored))
}

export type FullReason = { code: RefusalCode; values?: Arguments }

const codes = {
  items: { full: 'feed_items_full', taken: 'feed_items_taken' },
  drafts: { full: 'drafts_full', taken: 'drafts_taken' },
  files: { full: 'files_full', taken: 'files_taken' },
} as const

/** Refusals name files in gigabytes. */
const roomInWords = (kind: keyof typeof codes) =>
  maxMegabytes[kind] / (kind === 'files' ? 1_024 : 1)

export function whyOwnFull(
  kind: keyof typeof codes,
  byAccount: number,
  bytes = 1,
): FullReason | undefined {
  if (byAccount + bytes <= maxMegabytes[kind] * megabyte) return undefined
  return { code: codes[kind].full, values: { maximum: roomInWords(kind) } }
}

export function whyFull(kind: Kind, stored: Stored, bytes = 1): FullReason | undefined {
  if (bytesLeft(kind, stored) >= bytes) return undefined
  if (kind === 'submitted') return { code: 'ads_taken' }
  if (kind === 'off_show') {
    return { code: 'off_show_full', values: { maximum: ownMegabytes(kind, stored.isKnown) } }
  }
  return whyOwnFull(kind, stored.byAccount, bytes) ?? { code: codes[kind].taken }
}
