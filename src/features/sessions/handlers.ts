import { findUser } from '#features/accounts/queries.ts'
import { type Handler, handle } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { endSessions, findSession, refreshSession } from '#platform/session/sessions.ts'
import { endSession, listSessions, logout, refresh } from './contract.ts'
import { findSessions } from './queries.ts'

type Keys = { refresh: Buffer }

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

  handle(logout, async ({ db, caller, body }) => {
    const { refreshToken, bearer } = caller
    const session = await findSession(db, {
      ...(refreshToken && { refreshToken }),
      ...(bearer && { bearer }),
    })
    if (session) {
      const only = body?.everywhere ? {} : { only: session.id }
      await endSessions(db, { accountId: session.account_id, ...only })
    }
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
