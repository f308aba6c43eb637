import { expect, describe, test } from 'vitest'
import { nameOf, type Role } from '#platform/endpoint/endpoint.ts'
import { startSession } from '#platform/session/sessions.ts'
import { type Actor, actors, expectedOf, gateOf } from '#test/access/roles.ts'
import { asker } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { handlers } from '../handlers.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const ask = asker(site)
const endpoints = handlers(site.providers).map(({ endpoint }) => endpoint)

let count = 0

async function tokenOf(role: Role, isVerified: boolean): Promise<string> {
  count += 1
  const { id } = await site.db.kysely
    .insertInto('accounts')
    .values({
      role,
      slug: role,
      name: role,
      email: `${role}-${count}@example.com`,
      email_verified_at: isVerified ? new Date() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const started = { accountId: id, device: 'test', now: new Date() }
  return (await startSession(site.db.kysely, started)).token
}

const tokenFor = async (actor: Actor): Promise<string | undefined> => {
  if (actor === 'visitor') return undefined
  return actor === 'unverified' ? tokenOf('agent', false) : tokenOf(actor, true)
}

describe('every call lets in exactly those whom it declares', () => {
  test.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s',
    async (_, endpoint) => {
      for (const actor of actors) {
        expect([actor, await gateOf(ask, endpoint, await tokenFor(actor))]).toEqual([
          actor,
          expectedOf(endpoint.access, actor),
        ])
      }
    },
  )
})
