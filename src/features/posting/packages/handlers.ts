import type { Catalogue } from '#features/reference/catalogue/rules.ts'
import { type Handler, handle } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { listPackages } from './contract.ts'
import { findPackages } from './queries.ts'
import { packageOf } from './rules.ts'

export const subscriptionHandlers = ({ catalogue }: { catalogue: () => Catalogue }): Handler[] => [
  handle(listPackages, async ({ db, params }) => {
    const known = catalogue()
    if (!known.adTypes.some(({ id }) => id === params.id)) {
      throw new Refusal(404, [{ code: 'not_found' }])
    }
    const rows = await findPackages(db, params.id)
    return { subscriptions: rows.flatMap((row) => packageOf(row, known) ?? []) }
  }),
]
