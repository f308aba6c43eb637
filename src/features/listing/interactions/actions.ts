import { daySeconds, hourSeconds } from '#i18n/time-units.ts'
import type { Db, Visitor } from '#platform/handle.ts'
import { countCaller, countHit } from '#platform/session/throttle.ts'
import type { Caller } from '#platform/session/caller.ts'
import { allInTurn, repeatUntilNone } from '#platform/sweeping/batches.ts'
import type { Action } from './contract.ts'
import { countAction, dropDays, sumUpDays } from './queries.ts'
import { countingDay, firstKeptDay, firstSingleDay } from './rules.ts'

// Without a cookie every request is a new visitor, and carriers put thousands behind one address:
// requests beyond the limit are answered as usual but not counted.
const actionLimit = { max: 3_000, seconds: hourSeconds }

// Distinct visitors of a day, some 120 MB in the database; later ones are counted each time. `visitorsOfStep`
// visitors are counted together, so that not every view writes the same row.
const dailyVisitors = { max: 500_000, seconds: daySeconds, key: 'actions/all' }
const visitorsOfStep = 100

function createDailyQuota() {
  let left = 0
  let hasQuota = true
  return async (db: Db, now: Date): Promise<boolean> => {
    left -= 1
    if (left >= 0) return hasQuota
    left = visitorsOfStep - 1
    const { isWithin } = await countHit(db, { ...dailyVisitors, times: visitorsOfStep, now })
    hasQuota = isWithin
    return hasQuota
  }
}

type ActionCall = {
  db: Db
  visitor: Visitor
  caller: Pick<Caller, 'address' | 'allowance'>
  now: Date
}

type Counted = { propertyId: number; action: Action }

/**
 * Ask it before a transaction: it counts the caller on a connection of its own. Undefined for a call that
 * is answered and not counted, else what counts an action; false for an ad that is not public.
 */
export function createActionCounter() {
  const hasQuota = createDailyQuota()
  return async ({ db, visitor, caller, now }: ActionCall) => {
    const { isWithin } = await countCaller(db, { name: 'actions', ...actionLimit, caller, now })
    if (!isWithin || visitor.isBot) return undefined
    const visitorId = (await hasQuota(db, now)) ? visitor.id() : null
    return (within: Db, counted: Counted): Promise<boolean> =>
      countAction(within, { ...counted, visitorId, day: countingDay(now), at: now })
  }
}

/** Rows in one statement, for which other statements may have to wait. */
const batch = 10_000

export async function sweepInteractions(db: Db, now: Date): Promise<void> {
  const over = { single: firstSingleDay(now), kept: firstKeptDay(now) }
  await allInTurn([
    () => repeatUntilNone((limit) => sumUpDays(db, { day: over.single, limit }), batch),
    () => repeatUntilNone((limit) => dropDays(db, { day: over.kept, limit }), batch),
  ])
}
