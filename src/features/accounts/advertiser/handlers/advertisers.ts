import { type Handler, handle } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { completeOwner, showAgent } from '../contract.ts'
import { findAgents, findOwners } from '../queries/advertisers.ts'

const maxOwners = 10

export const advertiserHandlers: Handler[] = [
  handle(showAgent, async ({ db, params }) => {
    const agent = (await findAgents(db, [params.id])).get(params.id)
    if (!agent) throw new Refusal(404, [{ code: 'advertiser_not_found' }])
    return { agent }
  }),

  handle(completeOwner, async ({ db, query }) => ({
    owners: await findOwners(db, query.query ?? '', maxOwners),
  })),
]
