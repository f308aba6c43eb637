import type { RunReason } from '#features/feed-runs/rules.ts'

const megabyte = 1024 * 1024

/** What is counted by account: what its feeds said last, and the drafts that it keeps. */
export type Kind = 'items' | 'drafts'

/** Megabytes of an account: three times what an agency of 20,000 ads needs. */
export const mostMegabytes: Record<Kind, number> = { items: 384, drafts: 512 }

/** Megabytes of each kind that all accounts may take together which nobody has verified or paid for. */
export const mostMegabytesOfNewcomers = 8_192

/** Of what others leave of all, an account may hold so much: a hundred who take all they can leave some. */
const shareOfFree = 1 / 32

/** Megabytes that all may take; bytes that are taken by an account and by all with it. */
type Shared = { most: number; byAccount: number; inAll: number }

/** Bytes that an account may still take of what is shared; less than none where others took them. */
export const shareLeft = ({ most, byAccount, inAll }: Shared) =>
  (most * megabyte - (inAll - byAccount)) * shareOfFree - byAccount

/**
 * Bytes that an account takes. `byNewcomers`: what all accounts take that are not known. Known are those
 * that an operator has verified, or that have an ad on show whose package was paid for or given.
 */
export type Stored = { byAccount: number; byNewcomers: number; isKnown: boolean }

/** Bytes that an account may still take. What newcomers take is taken from no known account. */
export function bytesLeft(kind: Kind, { byAccount, byNewcomers, isKnown }: Stored): number {
  const own = mostMegabytes[kind] * megabyte - byAccount
  if (isKnown) return own
  return Math.min(own, shareLeft({ most: mostMegabytesOfNewcomers, byAccount, inAll: byNewcomers }))
}

const codes = {
  items: { full: 'feed_items_full', taken: 'feed_items_taken' },
  drafts: { full: 'drafts_full', taken: 'drafts_taken' },
} as const

/** Why an account has used up its own room, if so. */
export function whyOwnFull(kind: Kind, byAccount: number): RunReason | undefined {
  const maximum = mostMegabytes[kind]
  if (byAccount < maximum * megabyte) return undefined
  return { code: codes[kind].full, values: { maximum } }
}

/** Why an account may store no more, if so. */
export function whyFull(kind: Kind, stored: Stored): RunReason | undefined {
  if (bytesLeft(kind, stored) > 0) return undefined
  return whyOwnFull(kind, stored.byAccount) ?? { code: codes[kind].taken }
}
