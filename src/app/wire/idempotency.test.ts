import { describe, expect, test } from 'vitest'
import { isCreation, nameOf } from '#platform/endpoint/endpoint.ts'
import { ownCalls } from '#test/access/own-calls.ts'
import { accessWorld, isPrivate } from '#test/access/world.ts'
import { mailsTo, registration } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { handlers } from '../handlers.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const world = accessWorld(site)
const { ask } = world

const creating = handlers(site.providers)
  .map(({ endpoint }) => endpoint)
  .filter((endpoint) => isCreation(endpoint) && isPrivate(endpoint))

const key = (text: string) => ({ headers: { 'idempotency-key': text } })

describe('asked twice under one Idempotency-Key', () => {
  test('a registration is one, with one mail', async () => {
    const body = registration({ email: 'twice@example.com' })
    const answers = await Promise.all(
      [1, 2, 3].map(() => ask('POST', '/auth/register', { body, ...key('one') })),
    )
    for (const answer of answers) expect([answer.status, answer.body]).toEqual([201, { data: {} }])
    expect(await mailsTo(site, 'twice@example.com')).toHaveLength(1)
    const other = { ...body, name: 'Another Name' }
    const refused = await ask('POST', '/auth/register', { body: other, ...key('one') })
    expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'key_used_otherwise'])
  })

  test.each(creating.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s is answered alike',
    async (name, { method, path }) => {
      const { role, prepare } = ownCalls[name]!
      const people = { owner: await world.person(role), caller: await world.person(role) }
      const { token } = people.caller
      const body = (await prepare?.(world, people)) ?? {}
      const first = await ask(method, path, { token, body, ...key('mine') })
      const second = await ask(method, path, { token, body, ...key('mine') })
      expect(first.status).toBe(201)
      expect([second.status, second.body]).toEqual([201, first.body])
      expect(second.headers['idempotency-replayed']).toBe('true')
      const theirs = { token: people.owner.token, body, ...key('mine') }
      const other = await ask(method, path, theirs)
      expect(other.headers).not.toHaveProperty('idempotency-replayed')
    },
  )
})
