import type { AdEvent } from '../contract.ts'
import type { phrases } from '../phrases.ts'

type Word = keyof typeof phrases

/** Reasons that the product itself gives; others are somebody's own words. */
const known: Record<string, Word> = {
  shown: 'shown',
  hidden: 'hidden',
  sold: 'sold',
  rented: 'rented',
  withdrawn: 'withdrawn',
  renewed: 'renewed',
  submitted: 'published',
  'end date': 'expired',
}

const reached: Record<AdEvent['to'], Word> = {
  draft: 'begun',
  awaiting_payment: 'waits',
  in_review: 'submitted',
  changes_requested: 'changes',
  rejected: 'rejected',
  live: 'published',
  under_offer: 'offered',
  suspended: 'suspended',
  expired: 'expired',
  closed: 'closed',
}

const backFrom: Partial<Record<AdEvent['to'], Word>> = {
  in_review: 'approved',
  suspended: 'reinstated',
  under_offer: 'reopened',
  closed: 'reopened',
}

/** What an event is called. */
export function wordOf({ from, to, reason }: AdEvent): Word {
  if (from === null) return to === 'live' ? 'posted' : reached[to]
  if (from === to) return known[reason ?? ''] ?? 'changed'
  if (reason === 'renewed' && (to === 'live' || to === 'under_offer')) return 'renewed'
  if (to === 'closed') return known[reason ?? ''] ?? 'closed'
  return (to === 'live' ? backFrom[from] : undefined) ?? reached[to]
}

/** What somebody said of it in their own words. */
export function ownWords({ reason }: AdEvent): string | null {
  return reason === null || Object.hasOwn(known, reason) ? null : reason
}
