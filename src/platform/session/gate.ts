import type { FastifyRequest } from 'fastify'
import { queryOf, readQuery } from '../endpoint/codec.ts'
import type { Access, Endpoint, Role } from '../endpoint/endpoint.ts'
import type { Db } from '../handle.ts'
import { requireOwnOrigin } from '../http/origin.ts'
import { Refusal } from '../refusal.ts'
import { hashOf } from '../secrets/tokens.ts'
import type { Account, AccountId } from './account.ts'
import { addTolerance } from './clock-tolerance.ts'
import { tokenSeconds } from './sessions.ts'

export function bearerOf(header: string | undefined): string | undefined {
  return /^(?:bearer +)?([\w-]{20,100})$/i.exec(header?.trim() ?? '')?.[1]
}

async function findCaller(db: Db, token: string, now: Date) {
  return (
    db
      .selectFrom('session_tokens')
      .innerJoin('sessions', 'sessions.id', 'session_id')
      .innerJoin('accounts', 'accounts.id', 'account_id')
      .select(['accounts.id', 'accounts.role', 'accounts.email_verified_at'])
      .select('sessions.id as session_id')
      .where('hash', '=', hashOf(token))
      .where('erased_at', 'is', null)
      .where('expires_at', '>', now)
      // A token from a wrong clock would live longer; its session renews it.
      .where('expires_at', '<=', addTolerance(now, tokenSeconds))
      .executeTakeFirst()
  )
}

type Caller = NonNullable<Awaited<ReturnType<typeof findCaller>>>

const accountOf = ({ id, role, session_id: sessionId }: Caller): Account => ({
  id: id as AccountId,
  role: role as Role,
  sessionId,
})

type Bearer = { bearer: string | undefined; now: Date }

/** For calls that anybody may make; undefined without a valid token or before the e-mail is verified. */
export async function findAccount(db: Db, { bearer, now }: Bearer): Promise<Account | undefined> {
  const caller = bearer && (await findCaller(db, bearer, now))
  return caller && caller.email_verified_at ? accountOf(caller) : undefined
}

type GateContext = {
  db: Db
  now: Date
  publicUrl: string | undefined
  /** Our own page has sent it as a form, which its route has made sure of. */
  isOfForm?: boolean
  /** The token in the cookie of a browser without scripts, which reads a page or has sent its form. */
  pageBearer?: string | undefined
}

/** @throws Refusal 401 without a valid token, 403 before the e-mail is verified */
export async function requireAccount(
  request: FastifyRequest,
  { db, now }: GateContext,
): Promise<Account> {
  const token = bearerOf(request.headers.authorization)
  const caller = token && (await findCaller(db, token, now))
  if (!caller) throw new Refusal(401, [{ code: 'unauthenticated' }])
  if (!caller.email_verified_at) throw new Refusal(403, [{ code: 'email_not_verified' }])
  return accountOf(caller)
}

const open: readonly Access[] = ['public', 'visitor', 'link', 'cookie']

/** Parsed like the endpoint's query, so an empty `?for=` is no form. */
const isForForm = ({ url }: FastifyRequest) => Object.hasOwn(readQuery(queryOf(url)), 'for')

/** A link of another site may log a browser in or confirm something; our own pages use `fetch`. */
function refuseLinkOfOthers({ headers }: FastifyRequest) {
  const isOfOthers = headers['sec-fetch-site'] === 'cross-site'
  if (isOfOthers || headers['sec-fetch-mode'] === 'navigate') {
    throw new Refusal(403, [{ code: 'cross_site' }])
  }
}

/** A token that is sent has to be valid: its account would otherwise get the answer of a visitor. */
const isForVisitor = ({ access }: Endpoint, { headers }: FastifyRequest) =>
  access === 'anyone' && !headers.authorization

const forAllRoles: readonly Access[] = ['account', 'form', 'anyone']

/** @throws Refusal 401 without a valid token, 403 without the right role */
export async function admit(
  endpoint: Endpoint,
  request: FastifyRequest,
  parts: GateContext,
): Promise<Account | undefined> {
  const { access } = endpoint
  if (access === 'cookie') requireOwnOrigin(request, parts.publicUrl)
  if (access === 'link' && !parts.isOfForm) refuseLinkOfOthers(request)
  const isOfForm = parts.isOfForm || isForForm(request)
  if (open.includes(access) || (access === 'form' && isOfForm)) return undefined
  if (isForVisitor(endpoint, request))
    return findAccount(parts.db, { bearer: bearerOf(parts.pageBearer), now: parts.now })
  const account = await requireAccount(request, parts)
  if (!forAllRoles.includes(access) && !access.includes(account.role)) {
    throw new Refusal(403, [{ code: 'forbidden' }])
  }
  return account
}
