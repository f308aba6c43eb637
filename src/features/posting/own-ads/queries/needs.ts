import { type RawBuilder, sql } from 'kysely'
import { permitPolicy } from '#features/listing/permits/queries.ts'
import {
  allNeeds,
  type Group,
  nearEnd,
  needBit,
  type State,
  standingOf,
  stateStep,
} from '../rules/needs.ts'

/** Bits of `standing` that say what the days of an ad mean. */
const onShow = sql.lit(128)
const permitCounts = sql.lit(256)

/** What an index of own ads says of the state of `properties p`, which is not in it as such. */
export const isOnShow = sql<boolean>`p.standing & ${onShow} <> 0`
export const isIn = (state: State) =>
  sql<boolean>`(p.standing between ${sql.lit(standingOf(state))}
    and ${sql.lit(standingOf(state) + stateStep - 1)})`

const expiryBit = needBit('expiry')
const permitBit = needBit('permit')

/** The state and all needs, but permits where nobody asks for them; found once a statement. */
const told = sql`(
  select case ${permitPolicy} when 'off' then ${sql.lit((-stateStep | allNeeds) & ~permitBit)}
    else ${sql.lit(-stateStep | allNeeds)} end)`

/** Whether an ad's last day is near, and whether its permit's is over. */
type Days = { isNear: RawBuilder<unknown>; isOver: RawBuilder<unknown> }

const daysBy = (today: string): Days => ({
  isNear: sql`p.end_date <= ${today}::date + ${sql.lit(nearEnd)}`,
  isOver: sql`p.permit_expires_at < ${today}::date`,
})

/** Whether that asks something of the advertiser. */
const isEnding = ({ isNear }: Days) => sql`${isNear} and ${isOnShow}`
const isLapsed = ({ isOver }: Days) => sql`${isOver} and p.standing & ${permitCounts} <> 0`

const standingBy = (days: Days): RawBuilder<number> => sql`((p.standing
  | case when ${isEnding(days)} then ${sql.lit(expiryBit)} else 0 end
  | case when ${isLapsed(days)} then ${sql.lit(permitBit)} else 0 end) & ${told})`

/**
 * The state of an ad and what it asks for in one number: a bit for each need, as `needsOf` says it,
 * and the state above them.
 */
export const standing = (today: string) => standingBy(daysBy(today))

/** Whether an ad asks for any of these: as `standing` has it, which is not worked out for each. */
export function asksOf(today: string, bits: number): RawBuilder<boolean> {
  const days = daysBy(today)
  const lapsed = sql`${isLapsed(days)} and ${told} & ${sql.lit(permitBit)} <> 0`
  return sql`(p.standing & (${told} & ${sql.lit(bits)}) <> 0
    ${bits & expiryBit ? sql`or (${isEnding(days)}) is true` : sql``}
    ${bits & permitBit ? sql`or (${lapsed}) is true` : sql``})`
}

/** Above all bits of `standing` of properties. */
const dayStep = sql.lit(65_536)

/** Counts ads by one number of what the index says, and works out what that means once a group. */
export function groupsOf(isListed: RawBuilder<unknown>, today: string): RawBuilder<Group[]> {
  const { isNear, isOver } = daysBy(today)
  const days = { isNear: sql`p.days & 1 <> 0`, isOver: sql`p.days & 2 <> 0` }
  return sql`(
    select coalesce(json_agg(grouped), '[]')
    from (
      select ${standingBy(days)} as standing, sum(p.total)::integer as total
      from (
        select mark % ${dayStep} as standing, mark / ${dayStep} as days, total
        from (
          select p.standing + case when ${isNear} then ${dayStep} else 0 end
            + case when ${isOver} then 2 * ${dayStep} else 0 end as mark, count(*) as total
          from properties p
          where ${isListed}
          group by 1
        ) marked
      ) p
      group by 1
    ) grouped)`
}
