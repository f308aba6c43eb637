import {
  isPermitNeeded,
  type Permit,
  permitFaults,
  type PermitPolicy,
} from '#features/listing/permits/rules.ts'
import { states } from '#features/listing/property/contract.ts'
import { type PermitRule, permitRules } from '#features/reference/permit-rules/rules.ts'
import type { Text } from '#i18n/phrases.ts'
import { dayMs } from '#i18n/time-units.ts'
import {
  anyReason,
  type AttentionReason,
  attentionReasons,
  type AttentionRule,
  attentionRules,
  type DayFact,
  type Fact,
  facts,
} from '../contract/attention.ts'

export type State = (typeof states)[number]

export const endsSoonDays = 7

export const factBits = (of: readonly Fact[]) =>
  of.reduce((bits, fact) => bits | (1 << facts.indexOf(fact)), 0)

/** `status_flags` has a bit for each state above those of facts. */
const firstStateBit = 8

export const stateBits = (of: readonly State[]) =>
  of.reduce((bits, state) => bits | (1 << (firstStateBit + states.indexOf(state))), 0)

const dayFacts: readonly DayFact[] = ['endsSoon', 'permitLapsed']

/** Day facts follow from the day and are not stored. */
export const storedBits = stateBits(states) | (factBits(facts) & ~factBits(dayFacts))

/** Ignored where operators ask for no permits. */
export const permitBits = factBits(['permitFaulty', 'permitLapsed'])

const relevantBits = (permits: PermitPolicy) => (permits === 'off' ? ~permitBits : -1)

export type Flagged = Permit & {
  state: State
  name: Text
  hasEnglish: boolean
  hasArabic: boolean
  endDate: string | null
}

type FlagOptions = { today: string; permits?: readonly PermitRule[] }

/** The database function `ad_status_flags` computes the `storedBits` of it. */
export function flagsOf(ad: Flagged, { today, permits = permitRules }: FlagOptions): number {
  const faults = permitFaults(ad, today, permits)
  const isTrue: Record<Fact, boolean> = {
    noArabic: !ad.hasArabic || ad.name.ar === '',
    noEnglish: !ad.hasEnglish || ad.name.en === '',
    permitNeeded: isPermitNeeded(ad.slugs, permits),
    permitFaulty: faults.some(({ code }) => code !== 'permit_expired'),
    permitLapsed: faults.some(({ code }) => code === 'permit_expired'),
    endsSoon:
      ad.endDate !== null && Date.parse(ad.endDate) - Date.parse(today) <= endsSoonDays * dayMs,
  }
  return stateBits([ad.state]) | factBits(facts.filter((fact) => isTrue[fact]))
}

/** One of `states` and, unless it is 0, one of `facts`. */
export type Masks = { states: number; facts: number }

/** One mask for all rules with the same states, since each ad is compared with each mask. */
export function masksOf(rules: readonly AttentionRule[]): Masks[] {
  const groups = Map.groupBy(rules, (rule) => (rule.facts ? stateBits(rule.states) : 0))
  return [...groups.values()].map((group) => ({
    states: stateBits(group.flatMap((rule) => rule.states)),
    facts: factBits(group.flatMap((rule) => rule.facts ?? [])),
  }))
}

type AnyReason = (typeof anyReason)[number]

export const rulesOf = (reason: AnyReason) =>
  reason === 'any' ? Object.values(attentionRules) : [attentionRules[reason]]

/** Computed once, since each ad of a list is compared with the masks of each reason. */
const masksByReason = new Map(anyReason.map((reason) => [reason, masksOf(rulesOf(reason))]))

export const matchesAny = (flags: number, all: readonly Masks[]): boolean =>
  all.some(
    (masks) => (flags & masks.states) !== 0 && (masks.facts === 0 || (flags & masks.facts) !== 0),
  )

export const needsAttention = (flags: number, reason: AnyReason): boolean =>
  matchesAny(flags, masksByReason.get(reason) ?? [])

export const reasonsOf = (flags: number, permits: PermitPolicy): AttentionReason[] =>
  attentionReasons.filter((reason) => needsAttention(flags & relevantBits(permits), reason))

/** Without `permitBits` where no permits are asked for. */
export type Group = { flags: number; total: number }

const sumOf = (groups: readonly Group[], isCounted: (flags: number) => boolean) =>
  groups.reduce((sum, { flags, total }) => sum + (isCounted(flags) ? total : 0), 0)

function isIn(state: State) {
  const bits = stateBits([state])
  return (flags: number) => (flags & bits) !== 0
}

type Filter = { state?: State | undefined; needs?: AnyReason | undefined }

export const countMatching = (groups: readonly Group[], { state, needs: reason }: Filter): number =>
  sumOf(
    groups,
    (flags) => (!state || isIn(state)(flags)) && (!reason || needsAttention(flags, reason)),
  )

export function countsOf(groups: readonly Group[]) {
  const byState = states.map((state) => [state, sumOf(groups, isIn(state))])
  const byReason = anyReason.map((reason) => [
    reason,
    sumOf(groups, (flags) => needsAttention(flags, reason)),
  ])
  return {
    counts: Object.fromEntries(byState) as Record<State, number>,
    needs: Object.fromEntries(byReason) as Record<AnyReason, number>,
  }
}
