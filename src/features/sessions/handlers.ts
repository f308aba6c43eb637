import { findUser } from '#features/accounts/queries.ts'
import { type Call, type Db, type Handler, handle } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { keepOnlyDevice } from '#platform/session/devices.ts'
import { databaseFor } from '#platform/session/open-account.ts'
import { endSessions, findSession, refreshSession } from '#platform/session/sessions.ts'
import { endSession, listSessions, logout, refresh } from './contract.ts'
import { findSessions } from './queries.ts'

type Keys = { refresh: Buffer }

type Found = { id: string; account_id: number }

const endOne = (db: Db, { id, account_id: accountId }: Found) =>
  endSessions(db, { accountId, only: id })

/** The browser in which this is asked for stays known, and no other. */
const endAll = ({ db, visitor, now }: Call<typeof logout>, { account_id: accountId }: Found) =>
  databaseFor(db, accountId)
    .transaction()
    .execute(async (tx) => {
      await endSessions(tx, { accountId })
      await keepOnlyDevice(tx, { accountId, visitorId: visitor.id(), now })
    })

export const sessionHandlers = ({ keys }: { keys: Keys }): Handler[] => [
  handle(refresh, async ({ db, caller, now }) => {
    const { refreshToken = '' } = caller
    const opened = await refreshSession(db, { refreshToken, key: keys.refresh, now })
    if (!opened) {
      caller.forget()
      throw new Refusal(401, [{ code: 'unauthenticated' }])
    }
    const user = await findUser(db, opened.accountId)
    caller.keep(opened, user.name)
    return { token: opened.token, user }
  }),

  handle(logout, async (call) => {
    const { db, caller, body, now } = call
    const { refreshToken, bearer } = caller
    const session = await findSession(db, {
      ...(refreshToken && { refreshToken }),
      ...(bearer && { bearer }),
      now,
    })
    // What is left of a session ends it, but no other one.
    const endsAll = body?.everywhere && session?.isLive
    if (session) await (endsAll ? endAll(call, session) : endOne(db, session))
    caller.forget()
    caller.clearStorage()
    return {}
  }),

  handle(listSessions, async ({ db, account }) => ({ sessions: await findSessions(db, account) })),

  handle(endSession, async ({ db, account, params }) => {
    const ended = await endSessions(db, { accountId: account.id, only: params.id })
    if (ended === 0) throw new Refusal(404, [{ code: 'not_found' }])
    return {}
  }),
]
