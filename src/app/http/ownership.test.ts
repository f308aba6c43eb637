import { describe, expect, test } from 'vitest'
import { type Access, type Endpoint, nameOf } from '#platform/endpoint/endpoint.ts'
import { jpeg, uploader } from '#test/files/uploads.ts'
import { asker, mailedToken, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { handlers } from '../handlers.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const ask = asker(site)

const open: readonly Access[] = ['public', 'visitor', 'link', 'cookie']

/** Calls on one thing that belongs to somebody. */
const guarded = handlers(site.providers)
  .map(({ endpoint }) => endpoint)
  .filter(({ path, access }) => path.includes('{') && !open.includes(access))

let count = 0
const person = async (role: string) => {
  count += 1
  const email = `${role}-${count}@example.com`
  return { email, ...(await signUp(site, { email, role })) }
}

/** Somebody's own thing, and another account of the same role. */
type Scene = { id: string | number; owner: string; stranger: string }

async function sessionScene(): Promise<Scene> {
  const [one, other] = [await person('landlord'), await person('landlord')]
  const body = { email: one.email, password: 'mint tea' }
  const owner = (await ask('POST', '/auth/login', { body })).body.data.token
  const { sessions } = (await ask('GET', '/auth/sessions', { token: owner })).body.data
  const { id } = sessions.find(({ current }: { current: boolean }) => !current)
  return { id, owner, stranger: other.token }
}

async function invitationScene(): Promise<Scene & { email: string }> {
  const [one, other] = [await person('agency'), await person('agency')]
  const email = `invited-${count}@example.com`
  await ask('POST', '/agencies/add-agent', { token: one.token, body: { email } })
  const { agents } = (await ask('GET', '/agents/my-agents', { token: one.token })).body.data
  return { id: agents[0].id, owner: one.token, stranger: other.token, email }
}

async function memberScene(): Promise<Scene> {
  const { owner, stranger, email } = await invitationScene()
  const agent = await person('agent')
  const body = { token: await mailedToken(site, email, 'join') }
  await ask('POST', '/agents/join-agency', { token: agent.token, body })
  return { id: agent.user.id, owner, stranger }
}

async function fileScene(): Promise<Scene> {
  const [one, other] = [await person('broker'), await person('broker')]
  const { body } = await uploader(site)('/files/upload/single', [await jpeg()], one)
  return { id: body.data.file.id, owner: one.token, stranger: other.token }
}

const scenes: Record<string, () => Promise<Scene>> = {
  'DELETE /auth/sessions/{id}': sessionScene,
  'DELETE /agencies/agents/{id}': memberScene,
  'DELETE /agencies/invitations/{id}': invitationScene,
  'DELETE /files/auth/{id}': fileScene,
  'POST /agencies/invitations/{id}/resend': invitationScene,
}

const missingIds = { string: '00000000-0000-4000-8000-000000000000', number: 2_000_000_000 }

const send = ({ method, path }: Endpoint, id: string | number, token: string) =>
  ask(method, path.replace(/\{\w+\}/, String(id)), {
    token,
    ...(method === 'PUT' ? { body: {} } : {}),
  })

describe('what belongs to somebody is for others as if it were not there', () => {
  test('and every call on one such thing is tried here', () => {
    expect(Object.keys(scenes).toSorted()).toEqual(guarded.map(nameOf).toSorted())
  })

  test.each(guarded.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s',
    async (name, endpoint) => {
      const { id, owner, stranger } = await scenes[name]!()
      const missing = await send(endpoint, missingIds[typeof id as 'string' | 'number'], stranger)
      const foreign = await send(endpoint, id, stranger)
      expect([foreign.status, foreign.body]).toEqual([404, missing.body])
      expect((await send(endpoint, id, owner)).status).toBeLessThan(300)
    },
  )
})
