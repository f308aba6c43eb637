import { releaseFiles } from '#features/files/queries.ts'
import { type Handler, handle } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { paginationOf } from '#platform/endpoint/pagination.ts'
import { deleteDraft, listMyProperties, readMyProperty } from './contract.ts'
import { requireOwn, shownFor } from './jobs.ts'
import { countOwn, countStates, deleteProperty, findOwnCards } from './queries.ts'
import { countsOf, type Lookups, ownCardOf, ownPropertyOf, versionOf } from './rules.ts'

export const myPropertyHandlers = (lookups: Lookups): Handler[] => [
  handle(listMyProperties, async ({ db, account, query, now }) => {
    const [rows, states] = await Promise.all([
      findOwnCards(db, account, query),
      countStates(db, account),
    ])
    const counts = countsOf(states)
    const all = states.reduce((sum, { total }) => sum + total, 0)
    const inState = query.state ? counts[query.state] : all
    const found = rows[0]?.total ?? (query.search ? await countOwn(db, account, query) : inState)
    const shown = await shownFor(db, rows, { ...lookups, now })
    return {
      properties: rows.map((row) => ownCardOf(row, shown)),
      pagination: paginationOf(query, found),
      counts,
    }
  }),

  handle(readMyProperty, async ({ db, account, params, now, versions }) => {
    const row = await requireOwn(db, { account, id: params.id })
    versions.show(versionOf(row))
    const shown = await shownFor(db, [row], { ...lookups, now })
    return { property: { propertyData: [ownPropertyOf(row, shown)] } }
  }),

  handle(deleteDraft, async ({ db, account, params, now }) => {
    await db.transaction().execute(async (tx) => {
      const { id, state } = await requireOwn(tx, { account, id: params.id }, { locks: true })
      if (state !== 'draft') throw new Refusal(409, [{ code: 'not_a_draft' }])
      await releaseFiles(tx, { claimedFor: `properties/${id}`, except: [], now })
      await deleteProperty(tx, id)
    })
    return {}
  }),
]
