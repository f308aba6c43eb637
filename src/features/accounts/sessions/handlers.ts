import { dropEmailLinks, findUser } from '#features/accounts/account/queries.ts'
import { type Call, type Db, type Handler, handle } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { isKnownDevice, keepOnlyDevice } from '#platform/session/devices.ts'
import { databaseFor } from '#platform/session/open-account.ts'
import { endSessions, findSession, refreshSession } from '#platform/session/sessions.ts'
import { endSession, listSessions, logout, refresh } from './contract.ts'
import { findSessions } from './queries.ts'

type Keys = { refresh: Buffer }

type FoundSession = { id: string; account_id: number }

const endOne = (db: Db, { id, account_id: accountId }: FoundSession) =>
  endSessions(db, { accountId, only: id })

/** A token proves no browser: a stolen one would make the thief's browser the only known one. */
async function keepOwnBrowser(tx: Db, { visitor, now }: Call<typeof logout>, accountId: number) {
  const visitorId = visitor.known()
  const isOwn = visitorId && (await isKnownDevice(tx, { accountId, visitorId }))
  await keepOnlyDevice(tx, { accountId, ...(isOwn && { visitorId }), now })
}

const endAll = (call: Call<typeof logout>, { account_id: accountId }: FoundSession) =>
  databaseFor(call.db, accountId)
    .transaction()
    .execute(async (tx) => {
      await endSessions(tx, { accountId })
      await dropEmailLinks(tx, accountId)
      await keepOwnBrowser(tx, call, accountId)
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
    caller.keep(opened, user)
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
    // A session that is no longer live may end itself, but no other session.
    const endsAll = body?.everywhere && session?.isLive
    if (session) await (endsAll ? endAll(call, session) : endOne(db, session))
    caller.forget()
    caller.clearStorage()
    return {}
  }),

  handle(listSessions, async ({ db, account }) => ({ sessions: await findSessions(db, account) })),

  handle(endSession, async ({ db, account, params }) => {
    await db.transaction().execute(async (tx) => {
      const ended = await endSessions(tx, { accountId: account.id, only: params.id })
      if (ended === 0) throw new Refusal(404, [{ code: 'not_found' }])
      await dropEmailLinks(tx, account.id)
    })
    return {}
  }),
]
