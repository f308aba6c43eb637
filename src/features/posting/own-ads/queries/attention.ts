import { type RawBuilder, sql } from 'kysely'
import { permitPolicy } from '#features/listing/permits/queries.ts'
import type { AttentionRule } from '../contract/attention.ts'
import {
  factBits,
  type Group,
  type Masks,
  masksOf,
  endsSoonDays,
  permitBits,
  type State,
  stateBits,
  storedBits,
} from '../rules/attention.ts'

const hasBit = (bits: number) => sql<boolean>`p.status_flags & ${sql.lit(bits)} <> 0`

/** Read from the flags, which the index of own ads has; it does not have the state. */
export const isOnShow = hasBit(stateBits(['live', 'under_offer']))
export const isIn = (state: State) => hasBit(stateBits([state]))

/** Masks permit bits where operators ask for no permits; the subselect runs once per statement. */
const relevantBits = sql`(
  select case ${permitPolicy} when 'off' then ${sql.lit(~permitBits)} else -1 end)`

const endsSoonBit = factBits(['endsSoon'])
const lapsedBit = factBits(['permitLapsed'])

/** Null if the ad has no such day. */
const isEnding = (today: string) => sql`p.end_date <= ${today}::date + ${sql.lit(endsSoonDays)}`
const isLapsed = (today: string) =>
  sql`p.permit_expires_at < ${today}::date and ${hasBit(factBits(['permitNeeded']))}`

/** All that is true of an ad in one number, as `flagsOf` computes it. */
export const statusFlags = (today: string) => sql<number>`((p.status_flags
  | case when ${isEnding(today)} then ${sql.lit(endsSoonBit)} else 0 end
  | case when ${isLapsed(today)} then ${sql.lit(lapsedBit)} else 0 end) & ${relevantBits})`

function matchesMasks(masks: Masks, today: string): RawBuilder<unknown> {
  if (masks.facts === 0) return hasBit(masks.states)
  const stored = masks.facts & storedBits
  const conditions = [
    ...(stored ? [sql`p.status_flags & (${relevantBits} & ${sql.lit(stored)}) <> 0`] : []),
    ...(masks.facts & endsSoonBit ? [sql`(${isEnding(today)}) is true`] : []),
    ...(masks.facts & lapsedBit
      ? [sql`(${isLapsed(today)} and ${relevantBits} & ${sql.lit(lapsedBit)} <> 0) is true`]
      : []),
  ]
  return sql`(${hasBit(masks.states)} and (${sql.join(conditions, sql` or `)}))`
}

/** Says the same as `statusFlags`, which are not computed for each ad here. */
export function needsAttention(
  today: string,
  rules: readonly AttentionRule[],
): RawBuilder<boolean> {
  const parts = masksOf(rules).map((masks) => matchesMasks(masks, today))
  return sql`(${sql.join(parts, sql` or `)})`
}

export const groupsOf = (isListed: RawBuilder<unknown>, today: string) => sql<Group[]>`(
  select coalesce(json_agg(grouped), '[]')
  from (
    select ${statusFlags(today)} as flags, count(*)::integer as total
    from properties p
    where ${isListed}
    group by 1
  ) grouped)`
