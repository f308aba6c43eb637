import { expect, describe, test } from 'vitest'
import { type Access, nameOf, type Role, roles } from '#platform/endpoint/endpoint.ts'
import { startSession } from '#platform/session/sessions.ts'
import { origin } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { handlers } from './handlers.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const endpoints = handlers(site.providers).map(({ endpoint }) => endpoint)

const actors = ['visitor', 'unverified', ...roles] as const
type Actor = (typeof actors)[number]

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

const open: Access[] = ['public', 'visitor', 'link', 'cookie']

/**
 * What the declared access means: refused with this status before anything else, or let in. Asked
 * without `for`, what forms may call is an account's.
 */
function expectedOf(access: Access, actor: Actor): 401 | 403 | 'in' {
  if (open.includes(access)) return 'in'
  if (actor === 'visitor') return 401
  if (actor === 'unverified') return 403
  return access === 'account' || access === 'form' || access.includes(actor) ? 'in' : 403
}

async function statusOf(endpoint: (typeof endpoints)[number], actor: Actor) {
  const token = await tokenFor(actor)
  const answer = await site.app.inject({
    method: endpoint.method,
    url: `/api${endpoint.path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')}`,
    headers: {
      host: 'localhost:80',
      origin,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(endpoint.method === 'GET' ? {} : { payload: '{}' }),
  })
  const { errors = [] } = answer.json()
  // A refresh without its cookie is 401 for everybody: that is its own answer, not the gate's.
  const isOwnAnswer = endpoint.access === 'cookie' || answer.statusCode === 422
  const isRefused =
    !isOwnAnswer && ['unauthenticated', 'forbidden', 'email_not_verified'].includes(errors[0]?.code)
  return isRefused ? answer.statusCode : 'in'
}

describe('every call lets in exactly those whom it declares', () => {
  test.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s',
    async (_, endpoint) => {
      for (const actor of actors) {
        expect([actor, await statusOf(endpoint, actor)]).toEqual([
          actor,
          expectedOf(endpoint.access, actor),
        ])
      }
    },
  )
})
