import { type Handler, handle } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { createActionCounter } from './actions.ts'
import { recordAction } from './contract.ts'
import { isPublic } from './queries.ts'

export function interactionHandlers(): Handler[] {
  const prepareCount = createActionCounter()
  return [
    handle(recordAction, async (call) => {
      const { db, body } = call
      const count = await prepareCount(call)
      const isThere = count ? await count(db, body) : await isPublic(db, body.propertyId)
      if (!isThere) throw new Refusal(404, [{ code: 'property_not_found', path: 'propertyId' }])
      return {}
    }),
  ]
}
