import { setTimeout as sleep } from 'node:timers/promises'
import { asker } from '#test/people.ts'
import { goal, timed } from '../support/goals.ts'
import { type DrillServer, newAddress, withServer } from '../support/environment.ts'

export const title = 'a stolen refresh token, a changed password, a logout'

type Session = { token: string; refresh: string }
type Answer = Awaited<ReturnType<ReturnType<typeof asker>>>

const sessionOf = ({ body, cookies }: Answer): Session => ({
  token: body.data.token,
  refresh: cookies.refresh_token?.value ?? '',
})

/** A little over the ten seconds in which two tabs may come with the same token. */
const pastGraceMs = 10_500

const callsOf = ({ site }: DrillServer, email: string) => {
  const ask = () => asker(site, newAddress())
  return {
    login: async (password = 'mint tea') =>
      sessionOf(await ask()('POST', '/auth/login', { body: { email, password } })),
    refresh: ({ refresh }: Session) =>
      ask()('POST', '/auth/refresh', { cookies: { refresh_token: refresh } }),
    statusOf: async ({ token }: Session) => (await ask()('GET', '/auth/account', { token })).status,
    logout: ({ token, refresh }: Session, body: object = {}) =>
      ask()('POST', '/auth/logout', { token, body, cookies: { refresh_token: refresh } }),
    change: ({ token }: Session, newPassword: string) =>
      ask()('PUT', '/auth/update-password', {
        token,
        body: { oldPassword: 'mint tea', newPassword },
      }),
  }
}

type Calls = ReturnType<typeof callsOf>

/** Milliseconds from what should end a session to its token being refused. */
async function untilDead({ statusOf }: Calls, session: Session, end: () => Promise<unknown>) {
  const { took } = await timed(async () => {
    await end()
    for (let tries = 0; (await statusOf(session)) !== 401 && tries < 50; tries += 1) await sleep(50)
  })
  return took
}

async function theft(calls: Calls) {
  const first = await calls.login()
  const second = sessionOf(await calls.refresh(first))
  const third = sessionOf(await calls.refresh(second))
  const replayed = await untilDead(calls, third, () => calls.refresh(first))
  const one = await calls.login()
  const next = sessionOf(await calls.refresh(one))
  const tabs = await calls.refresh(one)
  await sleep(pastGraceMs)
  const late = await untilDead(calls, next, () => calls.refresh(one))
  return [
    goal('an older token comes again: its family is dead', replayed, { atMost: 1000, unit: 'ms' }),
    goal('two tabs with the last token within ten seconds', tabs.status, { exactly: 200 }),
    goal('the same later: its family is dead', late, { atMost: 1000, unit: 'ms' }),
  ]
}

async function endings(calls: Calls) {
  const [one, other, third] = [await calls.login(), await calls.login(), await calls.login()]
  const left = await untilDead(calls, third, () => calls.logout(third))
  const again = (await calls.refresh(third)).status
  await calls.change(one, 'cardamom coffee')
  const changed = [await calls.statusOf(other), (await calls.refresh(other)).status]
  const kept = await calls.statusOf(one)
  const last = await calls.login('cardamom coffee')
  await calls.logout(last, { everywhere: true })
  const everywhere = await calls.statusOf(one)
  return [
    goal('after a logout its token', left, { atMost: 1000, unit: 'ms' }),
    goal('after a logout its refresh token', again, { exactly: 401 }),
    goal('after a new password: another session, at the next call', changed[0] ?? 0, {
      exactly: 401,
    }),
    goal('after a new password: its refresh token', changed[1] ?? 0, { exactly: 401 }),
    goal('after a new password: the session that chose it', kept, { exactly: 200 }),
    goal('after a logout everywhere: another session', everywhere, { exactly: 401 }),
  ]
}

export const run = () =>
  withServer(async (server, environment) => {
    const [thief, leaver] = await environment.addPeople(2)
    return [
      ...(await theft(callsOf(server, thief?.email ?? ''))),
      ...(await endings(callsOf(server, leaver?.email ?? ''))),
    ]
  })
