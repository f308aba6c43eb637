import { kindOf } from '#features/accounts/advertiser/rules/kinds.ts'
import type { Catalogue } from '#features/reference/catalogue/rules.ts'
import type { Gazetteer } from '#features/reference/places/rules.ts'
import { type Handler, handle } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { showFigures } from './contract.ts'
import { findFigures, findProfileRole } from './queries.ts'
import { figuresOf } from './rules.ts'

type Lookups = { gazetteer: () => Gazetteer; catalogue: () => Catalogue }

export const agentProfileHandlers = ({ gazetteer, catalogue }: Lookups): Handler[] => [
  handle(showFigures, async ({ db, params }) => {
    const role = await findProfileRole(db, params.id)
    if (role === undefined) throw new Refusal(404, [{ code: 'not_found' }])
    const rows = await findFigures(db, { [kindOf(role)]: params.id })
    const names = { gazetteer: gazetteer(), catalogue: catalogue() }
    return { figures: figuresOf(rows, names) }
  }),
]
