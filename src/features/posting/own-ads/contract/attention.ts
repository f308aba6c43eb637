import type { states } from '#features/listing/property/contract.ts'
import type { fieldSteps } from '#features/posting/fields/contract/ad-fields.ts'

type State = (typeof states)[number]

/**
 * What may be true of an ad, whatever its state is. The place of a fact is its bit in `status_flags` of
 * properties, so a new one is the last; `dayFacts` follow from the day and are not stored.
 */
export const facts = [
  'noArabic',
  'noEnglish',
  'permitNeeded',
  'permitFaulty',
  'endsSoon',
  'permitLapsed',
] as const

export type Fact = (typeof facts)[number]
export type DayFact = Extract<Fact, 'endsSoon' | 'permitLapsed'>

/** An ad needs attention when it is in one of the states and, where facts are named, one of them is true. */
export type AttentionRule = {
  states: readonly State[]
  facts?: readonly Fact[]
  /** The step of the form that cures it; without one, the ad has to be renewed. */
  step?: (typeof fieldSteps)[number] | 'check'
}

const onShow: readonly State[] = ['live', 'under_offer']

/** In which the public may see the ad, now or later, without another submission. */
const open: readonly State[] = [
  'draft',
  'awaiting_payment',
  'in_review',
  'changes_requested',
  'suspended',
  ...onShow,
]

const rules = {
  payment: { states: ['awaiting_payment'], step: 'check' },
  changes: { states: ['changes_requested'], step: 'check' },
  renewal: { states: ['expired'] },
  expiry: { states: onShow, facts: ['endsSoon'] },
  permit: { states: open, facts: ['permitFaulty', 'permitLapsed'], step: 'permit' },
  arabic: { states: open, facts: ['noArabic'], step: 'words' },
  english: { states: open, facts: ['noEnglish'], step: 'words' },
} satisfies Record<string, AttentionRule>

/** Why an ad needs its advertiser's attention; `needs` on the wire. */
export type AttentionReason = keyof typeof rules

export const attentionRules: Record<AttentionReason, AttentionRule> = rules

/** The most urgent first. */
export const attentionReasons = Object.keys(rules) as AttentionReason[]

/** `any`: one of them. */
export const anyReason: readonly ('any' | AttentionReason)[] = ['any', ...attentionReasons]
