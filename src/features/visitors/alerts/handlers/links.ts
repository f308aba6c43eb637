import { maskEmail } from '#features/directory/own-profile/rules.ts'
import { type Call, type Db, type Handler, handle } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { throttleToken } from '#platform/session/throttle.ts'
import { stopByLink } from '../actions/links.ts'
import { confirmAlerts, readAlertLink, stopAlerts } from '../contract.ts'
import { findLink, type FoundLink } from '../queries/links.ts'
import { setEmail } from '../queries/owners.ts'

type LinkCall = Pick<Call<typeof confirmAlerts>, 'db' | 'caller' | 'now'>

const notFound = () => new Refusal(404, [{ code: 'not_found' }])

/** Counted with all other links in emails. */
const requireTurn = ({ db, caller, now }: LinkCall) => throttleToken(db, { caller, now })

async function requireLink(
  db: Db,
  { token, now }: { token: string; now: Date },
  purpose?: FoundLink['purpose'],
): Promise<FoundLink> {
  const link = await findLink(db, token, now)
  if (!link || (purpose && link.purpose !== purpose)) throw notFound()
  return link
}

export const alertHandlers: Handler[] = [
  handle(readAlertLink, async (call) => {
    await requireTurn(call)
    const { purpose, email, searches } = await requireLink(call.db, { ...call.body, now: call.now })
    return { link: { purpose, email: email === null ? '' : maskEmail(email), searches } }
  }),

  handle(confirmAlerts, async (call) => {
    const { db, body, now } = call
    await requireTurn(call)
    await db.transaction().execute(async (tx) => {
      const { ownerId, email } = await requireLink(tx, { ...body, now }, 'confirm')
      await setEmail(tx, { ownerId, email: email ?? '', now })
    })
    return {}
  }),

  handle(stopAlerts, async (call) => {
    await requireTurn(call)
    if (!(await stopByLink(call.db, { ...call.body, now: call.now }))) throw notFound()
    return {}
  }),
]
