import { type Access, type Endpoint, roles } from '#platform/endpoint/endpoint.ts'
import type { asker } from '../people.ts'

/** Everybody who may call, each role logged in with a verified e-mail. */
export const actors = ['visitor', 'unverified', ...roles] as const
export type Actor = (typeof actors)[number]

const open: Access[] = ['public', 'visitor', 'link', 'cookie']

/**
 * What the declared access means: refused with this status before anything else, or let in. Asked
 * without `for`, what forms may call is an account's.
 */
export function expectedOf(access: Access, actor: Actor): 401 | 403 | 'in' {
  if (open.includes(access)) return 'in'
  if (actor === 'visitor') return access === 'anyone' ? 'in' : 401
  if (actor === 'unverified') return 403
  const isForAllRoles = ['account', 'form', 'anyone'].includes(String(access))
  return isForAllRoles || access.includes(actor) ? 'in' : 403
}

const refused = ['unauthenticated', 'forbidden', 'email_not_verified']

/** How a call is answered at the gate; what its handler says does not count. */
export async function gateOf(
  ask: ReturnType<typeof asker>,
  { method, path, access }: Endpoint,
  token: string | undefined,
): Promise<number | 'in'> {
  const { status, body } = await ask(
    method,
    path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000'),
    { ...(token && { token }), ...(method === 'GET' ? {} : { body: {} }) },
  )
  // A refresh without its cookie is 401 for everybody: that is its own answer, not the gate's.
  const isOwnAnswer = access === 'cookie' || status === 422
  return !isOwnAnswer && refused.includes(body.errors?.[0]?.code) ? status : 'in'
}
