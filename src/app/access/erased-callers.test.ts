import { expect, describe, test } from 'vitest'
import { type Endpoint, nameOf } from '#platform/endpoint/endpoint.ts'
import { untilWaiting } from '#test/accounts/waiting.ts'
import { ownCalls } from '#test/access/own-calls.ts'
import { scenes } from '#test/access/scenes.ts'
import { accessFixtures, isOnObject, isPrivate, type Person } from '#test/access/fixtures.ts'
import { openSite } from '#test/site.ts'
import { handlers } from '../handlers.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const fixtures = accessFixtures(site)
const { kysely: db } = site.db

const writing = handlers(site.providers)
  .map((handler) => handler.endpoint)
  .filter((endpoint) => isPrivate(endpoint) && endpoint.method !== 'GET')

type Answer = { status: number; body: unknown }
type Prepared = { token: string; send: () => Promise<Answer> }

async function onObject({ method, path }: Endpoint, name: string): Promise<Prepared> {
  const { id, owner: token, body = {} } = await scenes[name]!(fixtures)
  const send = () => fixtures.ask(method, path.replace('{id}', String(id)), { token, body })
  return { token, send }
}

async function onSelf({ method, path }: Endpoint, name: string): Promise<Prepared> {
  const { role, prepare, send } = ownCalls[name]!
  const people = { owner: await fixtures.person(role), caller: await fixtures.person(role) }
  const body = { ...(await prepare?.(fixtures, people)) }
  const caller: Person = people.caller
  const { token } = caller
  return {
    token,
    send: () => (send ? send(fixtures, caller) : fixtures.ask(method, path, { token, body })),
  }
}

async function idOf(token: string): Promise<number> {
  const { body } = await fixtures.ask('GET', '/auth/account', { token })
  return body.data.user.id
}

/** Begins to erase the account, sends the call, and ends the erasure once the call waits for it. */
async function sendWhileErased({ token, send }: Prepared): Promise<Answer> {
  const id = await idOf(token)
  let answering: Promise<Answer> | undefined
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('accounts').select('id').where('id', '=', id).forUpdate().execute()
    answering = send()
    await untilWaiting(db, 1)
    await tx.updateTable('accounts').set({ erased_at: new Date() }).where('id', '=', id).execute()
  })
  return answering!
}

describe('a call that writes waits for an erasure of its account and is refused then', () => {
  test.each(writing.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s',
    async (name, endpoint) => {
      const prepared = await (isOnObject(endpoint) ? onObject : onSelf)(endpoint, name)
      const { status, body } = await sendWhileErased(prepared)
      expect([status, body]).toEqual([
        401,
        { errors: [expect.objectContaining({ code: 'unauthenticated' })] },
      ])
    },
  )
})
