import type { states } from '#features/listing/property/contract.ts'
import type { Language } from '#i18n/language.ts'
import type { Text } from '#i18n/phrases.ts'

export type EndingAd = {
  id: number
  title: Text
  referenceId: string
  endDate: string
  language: Language
  name: string
  email: string
}

export type State = (typeof states)[number]

type Initiator = 'advertiser' | 'operator' | 'calendar' | 'payment'

type TransitionRule = { by: Initiator; from: readonly State[]; to: readonly State[] }

/** Checks, package and moderation decide which of its states a submission reaches. */
export const transitions = {
  submit: {
    by: 'advertiser',
    from: ['draft', 'awaiting_payment', 'changes_requested'],
    to: ['awaiting_payment', 'in_review', 'live'],
  },
  offer: { by: 'advertiser', from: ['live'], to: ['under_offer'] },
  change: { by: 'advertiser', from: ['live', 'under_offer'], to: ['in_review'] },
  reopen: { by: 'advertiser', from: ['under_offer', 'closed'], to: ['live', 'in_review'] },
  close: {
    by: 'advertiser',
    from: ['awaiting_payment', 'live', 'under_offer', 'expired'],
    to: ['closed'],
  },
  renew: {
    by: 'advertiser',
    from: ['awaiting_payment', 'live', 'under_offer', 'expired', 'closed'],
    to: ['awaiting_payment', 'in_review', 'live', 'under_offer'],
  },
  pay: { by: 'payment', from: ['awaiting_payment'], to: ['in_review', 'live'] },
  expire: { by: 'calendar', from: ['live', 'under_offer'], to: ['expired'] },
  approve: { by: 'operator', from: ['in_review'], to: ['live'] },
  requestChanges: {
    by: 'operator',
    from: ['in_review', 'live', 'under_offer'],
    to: ['changes_requested'],
  },
  reject: { by: 'operator', from: ['in_review', 'changes_requested'], to: ['rejected'] },
  suspend: { by: 'operator', from: ['live', 'under_offer'], to: ['suspended'] },
  reinstate: { by: 'operator', from: ['suspended'], to: ['live'] },
} as const satisfies Record<string, TransitionRule>

export type TransitionName = keyof typeof transitions

const includesState = (states: readonly State[], state: State) => states.includes(state)

export function canTransition(name: TransitionName, from: State, to: State): boolean {
  const rule: TransitionRule = transitions[name]
  return includesState(rule.from, from) && includesState(rule.to, to)
}

export function findRequestedTransition(from: State, to: 'under_offer' | 'live' | 'closed') {
  const names = { under_offer: 'offer', live: 'reopen', closed: 'close' } as const
  const name = names[to]
  return canTransition(name, from, to) ? name : undefined
}

export function findVerdictTransition(
  from: State,
  to: 'live' | 'changes_requested' | 'rejected' | 'suspended',
) {
  const verdicts = ['approve', 'reinstate', 'requestChanges', 'reject', 'suspend'] as const
  return verdicts.find((name) => canTransition(name, from, to))
}

type Submission = { from: State; isPaid: boolean; isReviewed: boolean }

/** Nothing is reviewed before it is paid; an ad that was sent back is always reviewed. */
export function resolveSubmittedState({ from, isPaid, isReviewed }: Submission): State {
  if (!isPaid) return 'awaiting_payment'
  return isReviewed || from === 'changes_requested' ? 'in_review' : 'live'
}

type Period = { endDate: string | null; today: string }

/** It starts at the old end date, or today if it would be over; `last` gives its last day. */
export function computeRenewedEnd(
  { endDate, today }: Period,
  last: (start: string) => string,
): string {
  const next = last(endDate ?? today)
  return next > today ? next : last(today)
}

/** A renewal may be made once ahead: not while more than one whole period is left. */
export function isRenewalTooEarly(
  { endDate, today }: Period,
  last: (start: string) => string,
): boolean {
  return endDate !== null && endDate > last(today)
}
