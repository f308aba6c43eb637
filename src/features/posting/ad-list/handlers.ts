import { requestTransition, renewAd, switchVisible } from '#features/posting/lifecycle/actions.ts'
import { wasRenewed } from '#features/posting/lifecycle/queries.ts'
import { limitAdWrites, removeDraft, requireOwn } from '#features/posting/own-ads/actions.ts'
import type { Lookups, OwnRow } from '#features/posting/own-ads/rules/own-ads.ts'
import { dayMs } from '#i18n/time-units.ts'
import { type Call, type Db, type Handler, handle } from '#platform/handle.ts'
import { attempt, faultOf } from '#platform/refusal.ts'
import { type BulkAction, type BulkResult, changeProperties } from './contract.ts'

type Bulk = Call<typeof changeProperties> & Lookups

/** Whether there is nothing to do: the same request sent twice changes an ad once. */
const isDone: Record<BulkAction, (db: Db, row: OwnRow, now: Date) => boolean | Promise<boolean>> = {
  show: (_, { visible }) => visible,
  hide: (_, { visible }) => !visible,
  close: (_, { state }) => state === 'closed',
  renew: (db, { id }, now) => wasRenewed(db, id, new Date(now.getTime() - dayMs)),
  delete: () => false,
}

/** Null for a deleted draft. */
async function act(db: Db, row: OwnRow, call: Bulk): Promise<OwnRow['state'] | null> {
  const { body, account, now, gazetteer } = call
  const actionContext = { actorId: account.id, now, gazetteer }
  const { action, subscriptionId } = body
  if (action === 'renew') return renewAd(db, row, { ...actionContext, subscriptionId })
  if (action === 'close')
    return requestTransition(db, row, { ...actionContext, state: 'closed', reason: null })
  if (action === 'delete') {
    await removeDraft(db, row, now)
    return null
  }
  await switchVisible(db, row, { visible: action === 'show', actorId: account.id })
  return row.state
}

async function changeOne(id: number, call: Bulk): Promise<BulkResult> {
  const { db, account, body, now, language } = call
  const { value, refusal } = await attempt(() =>
    db.transaction().execute(async (tx) => {
      const row = await requireOwn(tx, { account, id }, { locks: true })
      if (await isDone[body.action](tx, row, now)) return { changed: false, state: row.state }
      return { changed: true, state: await act(tx, row, call) }
    }),
  )
  const errors = refusal?.reasons.map((reason) => faultOf(reason, language)) ?? []
  return { id, done: refusal === undefined, changed: false, state: null, ...value, errors }
}

export const adBulkHandlers = (lookups: Lookups): Handler[] => [
  handle(changeProperties, async (call) => {
    const ids = new Set(call.body.ids)
    await limitAdWrites(call, ids.size)
    const results: BulkResult[] = []
    // One after the other: a hundred at once would take every connection.
    for (const id of ids) {
      results.push(await changeOne(id, { ...lookups, ...call }))
    }
    return { results }
  }),
]
