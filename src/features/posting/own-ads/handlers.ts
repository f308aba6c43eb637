import { countsOf, countMatching } from './rules/attention.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import { paginationOf } from '#platform/endpoint/pagination.ts'
import { type Handler, handle } from '#platform/handle.ts'
import { deleteDraft, listMyProperties, readMyProperty } from './contract/own-ads.ts'
import { limitAdWrites, removeDraft, requireOwn, createViewContext, showOwn } from './actions.ts'
import { findOwnCards, findOwnPage } from './queries/own-ads.ts'
import { type Lookups, ownCardOf, versionOf } from './rules/own-ads.ts'

export const myPropertyHandlers = (lookups: Lookups): Handler[] => [
  handle(listMyProperties, async ({ db, account, query, now }) => {
    const request = { ...query, today: dayInDubai(now) }
    const { ids, matching, groups, permits } = await findOwnPage(db, account, request)
    const rows = await findOwnCards(db, ids)
    const context = createViewContext(db, { ...lookups, now, permits })
    return {
      properties: rows.map((row) => ownCardOf(row, context)),
      pagination: paginationOf(query, matching ?? countMatching(groups, query)),
      ...countsOf(groups),
    }
  }),

  handle(readMyProperty, async ({ db, account, params, now, versions }) => {
    const row = await requireOwn(db, { account, id: params.id })
    versions.show(versionOf(row))
    const property = await showOwn(db, row, { ...lookups, now })
    return { property: { propertyData: [property] } }
  }),

  handle(deleteDraft, async (call) => {
    const { db, account, params, now } = call
    await limitAdWrites(call)
    await db.transaction().execute(async (tx) => {
      await removeDraft(tx, await requireOwn(tx, { account, id: params.id }, { locks: true }), now)
    })
    return {}
  }),
]
