import type { Arguments } from '#i18n/phrases.ts'
import type { RefusalCode } from '#i18n/refusals.ts'

const megabyte = 1024 * 1024

/**
 * What is counted by account, an agency's with its agents: what feeds said last, drafts, all other ads that
 * are not on show and that nobody paid for, these with those on show, and files with uploads that are begun.
 */
export type Kind = 'items' | 'drafts' | 'off_show' | 'submitted' | 'files'
/** Of which new accounts together have a bound; ads off show count for it among those that were submitted. */
export type SharedKind = Exclude<Kind, 'off_show'>
/** Of which each account has its own bound; how many ads are on show is bounded by packages. */
type OwnKind = Exclude<Kind, 'submitted'>

/**
 * Megabytes of an account. Items and drafts: three times what an agency of 20,000 ads needs. Ads off show:
 * what such an agency ends in 25 years. Files: 40,000 pictures of 0.5 MB, which count 1.5 MB each with their
 * sizes; each account of an agency has its own bound below that (files/quotas/rules/files.ts).
 */
export const maxMegabytes: Record<OwnKind, number> = {
  items: 384,
  drafts: 512,
  off_show: 4_096,
  files: 65_536,
}

/** Megabytes of ads off show of an account that is not known: what a landlord of 20 ads ends in 25 years. */
export const megabytesOffShowOfNewcomer = 4

/** Of what others leave of all, an account may hold so much: a hundred who take all they can leave some. */
const usualShare = 1 / 32

/**
 * Megabytes of a kind for all accounts together that nobody has verified or paid for. `most`: what they share;
 * `share`: the part that an account may hold of what others leave of it; `least`: what it may hold where that
 * is less; `reserve`: what such accounts may take beyond.
 */
type NewcomersRoom = { most: number; share: number; least: number; reserve: number }

/**
 * Submitted ads stay for ever, so each account has a small part of them: 4 MB at most, and 256 kB, thirty ads of
 * usual length, until 24,000 accounts have taken all they can (docs/decisions/0031-room-of-new-accounts.md).
 * Files: at most 50 GB, so that the disk lasts; 16 MB are ten pictures with their sizes.
 */
export const roomOfNewcomers: Record<SharedKind, NewcomersRoom> = {
  items: { most: 8_192, share: usualShare, least: 2, reserve: 4_096 },
  drafts: { most: 8_192, share: usualShare, least: 2, reserve: 4_096 },
  submitted: { most: 8_192, share: 1 / 2_048, least: 0.25, reserve: 4_096 },
  files: { most: 40_960, share: usualShare, least: 16, reserve: 10_240 },
}

/**
 * Bytes that a newcomer may hold at most. One that was known may hold more, and what it held beyond these when it
 * was does not count, so it takes no more from the others than one of them.
 */
export const maxOfNewcomer = (kind: SharedKind): number =>
  roomOfNewcomers[kind].most * roomOfNewcomers[kind].share * megabyte

/** Megabytes that all may take; bytes that are taken by an account and by all with it. */
type Shared = { most: number; byAccount: number; inAll: number; share?: number }

/** Bytes that an account may still take of what is shared; less than none where others took them. */
export const shareLeft = ({ most, byAccount, inAll, share = usualShare }: Shared) =>
  (most * megabyte - (inAll - byAccount)) * share - byAccount

/**
 * Bytes that an account takes. `whenKnown`: of these, what does not count because it was stored while the account
 * was known. `byNewcomers`: what all accounts take that are not known. Known are those that an operator has
 * verified, or that have an ad on show whose package was paid for or given.
 */
export type Stored = {
  byAccount: number
  whenKnown?: number
  byNewcomers: number
  isKnown: boolean
}

/** Of a kind that new accounts share, with the little that is left to each while the reserve lasts. */
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

/** Megabytes of an account's own; more than any where a kind has no such bound. */
function ownMegabytes(kind: Kind, isKnown: boolean): number {
  if (kind === 'submitted') return Number.POSITIVE_INFINITY
  return kind === 'off_show' && !isKnown ? megabytesOffShowOfNewcomer : maxMegabytes[kind]
}

/** Bytes that an account may still take. What newcomers take is taken from no known account. */
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

/** Room as the refusal of a kind says it: files in gigabytes. */
const roomInWords = (kind: keyof typeof codes) =>
  maxMegabytes[kind] / (kind === 'files' ? 1_024 : 1)

/** Why an account has used up its own room, or has none for so many bytes more, if so. */
export function whyOwnFull(
  kind: keyof typeof codes,
  byAccount: number,
  bytes = 1,
): FullReason | undefined {
  if (byAccount + bytes <= maxMegabytes[kind] * megabyte) return undefined
  return { code: codes[kind].full, values: { maximum: roomInWords(kind) } }
}

/** Why an account may store no more, or not so many bytes more, if so. */
export function whyFull(kind: Kind, stored: Stored, bytes = 1): FullReason | undefined {
  if (bytesLeft(kind, stored) >= bytes) return undefined
  if (kind === 'submitted') return { code: 'ads_taken' }
  if (kind === 'off_show') {
    return { code: 'off_show_full', values: { maximum: ownMegabytes(kind, stored.isKnown) } }
  }
  return whyOwnFull(kind, stored.byAccount, bytes) ?? { code: codes[kind].taken }
}
