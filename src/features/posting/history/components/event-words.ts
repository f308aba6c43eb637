import type { AdEvent } from '../contract.ts'
import type { phrases } from '../phrases.ts'

type Word = keyof typeof phrases

const known: Record<string, Word> = {
  shown: 'shown',
  hidden: 'hidden',
  sold: 'sold',
  rented: 'rented',
  withdrawn: 'withdrawn',
  renewed: 'renewed',
  submitted: 'published',
  changed: 'changed',
  paid: 'published',
  granted: 'published',
  'end date': 'expired',
  'back in the feed': 'returned',
}

/** The reasons of first events of ads that do not come from the form. */
const sources: Record<string, Word> = { import: 'imported', demo: 'posted' }

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

function firstWord(to: AdEvent['to'], reason: string): Word {
  return sources[reason] ?? (to === 'live' ? 'posted' : reached[to])
}

export function wordOf({ from, to, reason }: AdEvent): Word {
  if (from === null) return firstWord(to, reason ?? '')
  if (from === to) return known[reason ?? ''] ?? 'changed'
  if (reason === 'renewed' && (to === 'live' || to === 'under_offer')) return 'renewed'
  if (reason === 'back in the feed' && to === 'live') return 'returned'
  if (to === 'closed') return known[reason ?? ''] ?? 'closed'
  return (to === 'live' ? backFrom[from] : undefined) ?? reached[to]
}

export function ownWords({ from, reason }: AdEvent): string | null {
  if (reason === null || Object.hasOwn(known, reason)) return null
  return from === null && Object.hasOwn(sources, reason) ? null : reason
}
