import type { states } from '#features/listing/property/contract.ts'
import type { fieldSteps } from '#features/posting/fields/contract/ad-fields.ts'

type State = (typeof states)[number]

/** The position of a fact is its bit in `properties.status_flags`, so a new one comes last. */
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

/** An ad in one of the states needs attention if no facts are named or one of them is true. */
export type AttentionRule = {
  states: readonly State[]
  facts?: readonly Fact[]
  /** The step of the form that resolves it; without one the ad has to be renewed. */
  step?: (typeof fieldSteps)[number] | 'check'
}

const onShow: readonly State[] = ['live', 'under_offer']

/** States in which the public sees the ad or may see it later. */
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

export type AttentionReason = keyof typeof rules

export const attentionRules: Record<AttentionReason, AttentionRule> = rules

/** The most urgent first. */
export const attentionReasons = Object.keys(rules) as AttentionReason[]

export const anyReason: readonly ('any' | AttentionReason)[] = ['any', ...attentionReasons]
