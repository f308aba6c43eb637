import { requireOwn } from '#features/posting/own-ads/actions.ts'
import { type Handler, handle } from '#platform/handle.ts'
import { listAdEvents } from './contract.ts'
import { findEvents } from './queries.ts'
import { eventOf } from './rules.ts'

/** A hundred events are years of an ad. */
const maxEvents = 100

export const adHistoryHandlers: Handler[] = [
  handle(listAdEvents, async ({ db, account, params }) => {
    const { id } = await requireOwn(db, { account, id: params.id })
    const rows = await findEvents(db, id, maxEvents)
    return { events: rows.map((row) => eventOf(row, account.id)) }
  }),
]
