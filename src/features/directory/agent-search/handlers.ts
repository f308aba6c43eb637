import { findAgents } from '#features/accounts/advertiser/queries/advertisers.ts'
import type { Catalogue } from '#features/reference/catalogue/rules.ts'
import type { Gazetteer } from '#features/reference/places/rules.ts'
import { paginationOf } from '#platform/endpoint/pagination.ts'
import { type Handler, handle } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { searchAgents } from './contract.ts'
import { findAgentIds } from './queries.ts'
import { filterOf, shownNames } from './rules.ts'

type Lookups = { gazetteer: () => Gazetteer; catalogue: () => Catalogue }

export const agentSearchHandlers = ({ gazetteer, catalogue }: Lookups): Handler[] => [
  handle(searchAgents, async ({ db, query, language }) => {
    const lookups = { gazetteer: gazetteer(), catalogue: catalogue() }
    const { filter, unknown } = filterOf(query, lookups)
    if (unknown.length > 0) throw new Refusal(422, unknown)
    const { ids, total } = await findAgentIds(db, filter, { ...query, names: shownNames(language) })
    const agents = await findAgents(db, ids)
    return {
      agents: ids.flatMap((id) => agents.get(id) ?? []),
      pagination: paginationOf(query, total),
    }
  }),
]
