import { type Handler, handle } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { recordAction } from './contract.ts'
import { countAction, isPublic } from './queries.ts'
import { countingDay } from './rules.ts'

export const interactionHandlers: Handler[] = [
  handle(recordAction, async ({ db, body, visitor, now }) => {
    const { propertyId, action } = body
    const isThere = visitor.isBot
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
