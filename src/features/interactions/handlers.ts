import { type Handler, handle } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { countCaller } from '#platform/session/throttle.ts'
import { recordAction } from './contract.ts'
import { countAction, isPublic } from './queries.ts'
import { countingDay } from './rules.ts'

/**
 * Who keeps no cookie is a new visitor each time. Carriers put thousands of visitors behind one address,
 * so what is beyond is answered as always, but not counted.
 */
const actions = { max: 3_000, seconds: 3600 }

export const interactionHandlers: Handler[] = [
  handle(recordAction, async ({ db, body, visitor, caller, now }) => {
    const { propertyId, action } = body
    const { isWithin } = await countCaller(db, { name: 'actions', ...actions, caller, now })
    const isThere =
      visitor.isBot || !isWithin
        ? await isPublic(db, propertyId)
        : await countAction(db, {
            propertyId,
            action,
            visitorId: visitor.id(),
            day: countingDay(now),
            at: now,
          })
    if (!isThere) throw new Refusal(404, [{ code: 'property_not_found', path: 'propertyId' }])
    return {}
  }),
]
