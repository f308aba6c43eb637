import type { Db } from '#platform/handle.ts'
import { type Call, type Handler, handle } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { countCaller, countHit } from '#platform/session/throttle.ts'
import { recordAction } from './contract.ts'
import { countAction, isPublic } from './queries.ts'
import { countingDay } from './rules.ts'

// Without a cookie every request is a new visitor, and carriers put thousands behind one address:
// requests beyond the limit are answered as usual but not counted.
const actionLimit = { max: 3_000, seconds: 3600 }

// Distinct visitors of a day, some 120 MB in the database; later ones are counted each time. `visitorsOfStep`
// visitors are counted together, so that not every view writes the same row.
const dailyVisitors = { max: 500_000, seconds: 86_400, key: 'actions/all' }
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

type ActionCall = Call<typeof recordAction>

export function interactionHandlers(): Handler[] {
  const hasQuota = createDailyQuota()
  const count = async ({ db, body, visitor, now }: ActionCall) =>
    countAction(db, {
      ...body,
      visitorId: (await hasQuota(db, now)) ? visitor.id() : null,
      day: countingDay(now),
      at: now,
    })
  return [
    handle(recordAction, async (call) => {
      const { db, body, visitor, caller, now } = call
      const { isWithin } = await countCaller(db, { name: 'actions', ...actionLimit, caller, now })
      const isCounted = isWithin && !visitor.isBot
      const isThere = isCounted ? await count(call) : await isPublic(db, body.propertyId)
      if (!isThere) throw new Refusal(404, [{ code: 'property_not_found', path: 'propertyId' }])
      return {}
    }),
  ]
}
