import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Language, languageOfHeader } from '#i18n/language.ts'
import { minuteMs } from '#i18n/time-units.ts'
import type { Endpoint } from '../endpoint/endpoint.ts'
import type { Db, Visitor } from '../handle.ts'
import { versionsOf } from './versions.ts'
import { answerOf } from '../idempotency/idempotent-reply.ts'
import type { HandlerAnswer, Input, ReadyCall, RequestContext } from '../run-call.ts'
import { hashOf, newId } from '../secrets/tokens.ts'
import type { Vault } from '../secrets/vault.ts'
import type { AccountId } from '../session/account.ts'
import { admit } from '../session/gate.ts'
import { databaseFor } from '../session/open-account.ts'
import { openPrivateLimits } from '../session/private-calls.ts'
import { type CallerOptions, readCaller } from '../session/read-caller.ts'
import type { Incoming } from '../uploads/receive.ts'

/** Public reads go to `reader`, all other calls to `primary`. */
export type ApiServices = {
  primary: Db
  reader: () => Db
  now: () => Date
  visitor: (request: FastifyRequest, reply: FastifyReply) => Visitor
  publicUrl: string | undefined
  /** Encrypts the answers that are kept for repeated requests. */
  vault: Vault
  onWrite?: (write: Write) => void
  callers?: CallerOptions
  /** The requests of a known account do not count towards its network; by default none is known. */
  isKnown?: (accountId: AccountId) => Promise<boolean>
  incoming?: string
}

export type Write = { accountId: number; path: string; params: unknown; answer: HandlerAnswer }

type RunningContext = ApiServices & { limitPrivate: ReturnType<typeof openPrivateLimits> }

const strict: CallerOptions = { isSecure: true, allowanceOf: () => 1 }

const signals = new WeakMap<FastifyReply['raw'], AbortSignal>()

/** Aborts when the answer has been sent or the connection has closed. */
export function signalOf({ raw }: FastifyReply): AbortSignal {
  const known = signals.get(raw)
  if (known) return known
  const gone = new AbortController()
  signals.set(raw, gone.signal)
  if (raw.destroyed) gone.abort()
  raw.once('close', () => gone.abort())
  return gone.signal
}

/** A form whose text does not say who sent it is the same form again only from the same sender. */
export type SameBy = 'text' | 'sender'

/**
 * `pageLanguage`: of the page whose form a browser without scripts has sent. `sameBy`: who presses its
 * button twice gets the first answer again.
 */
export type CallRequest = {
  request: FastifyRequest
  reply: FastifyReply
  input: Input
  files?: Incoming
  pageLanguage?: Language
  sameBy?: SameBy | undefined
}

/** Without scripts no header names the account: the token is in its cookie. */
const bearerOfPage = ({ cookies }: FastifyRequest) => cookies.auth_token

const onceMs = 10 * minuteMs

/** A new visitor's cookie comes with this answer, so the next press comes from the same sender. */
function withPlannedId(parts: RequestContext): RequestContext & { senderId: string } {
  const { account, visitor } = parts
  const id = visitor.known() ?? newId()
  const senderId = account ? `account/${account.id}` : `visitor/${id}`
  return { ...parts, senderId, visitor: { ...visitor, id: () => visitor.id(id) } }
}

/** The same form, sent again within some minutes, has the same key. */
function keyOfForm({ request, input }: CallRequest, now: Date, senderId?: string): string {
  const period = Math.trunc(now.getTime() / onceMs)
  const sent = JSON.stringify([senderId ?? bearerOfPage(request) ?? null, input])
  return `form/${period}/${hashOf(sent).toString('hex')}`
}

function keyedParts(asked: CallRequest, parts: RequestContext) {
  if (!asked.sameBy) return parts
  if (asked.sameBy === 'text') return { ...parts, key: keyOfForm(asked, parts.now) }
  const { senderId, ...planned } = withPlannedId(parts)
  return { ...planned, key: keyOfForm(asked, parts.now, senderId) }
}

async function requestContextOf(
  endpoint: Endpoint,
  { request, reply, files = noFiles, input, pageLanguage }: CallRequest,
  services: RunningContext,
): Promise<RequestContext> {
  const { primary, publicUrl, limitPrivate, callers = strict } = services
  const isPublicRead = endpoint.method === 'GET' && endpoint.access === 'public'
  const now = services.now()
  const isOfPage = pageLanguage !== undefined
  // Only routes of forms have made sure that our own page sent them; a page that is read is no form.
  const isOfForm = isOfPage && endpoint.method !== 'GET'
  const pageBearer = isOfPage ? bearerOfPage(request) : undefined
  const gate = { db: primary, now, publicUrl, isOfForm, pageBearer }
  const account = await admit(endpoint, request, gate)
  const isKnown = account !== undefined && (await services.isKnown?.(account.id)) === true
  const caller = readCaller(request, reply, { ...callers, publicUrl, isKnown })
  if (account)
    limitPrivate(endpoint, { account, caller, query: input.query as Record<string, unknown> })
  const shared = isPublicRead ? services.reader() : primary
  return {
    // Set here for all private calls, so no handler can write for an account that is being erased.
    db: account ? databaseFor(primary, account.id) : shared,
    account,
    caller: isOfPage ? { ...caller, bearer: pageBearer } : caller,
    versions: versionsOf(request, reply),
    language: pageLanguage ?? languageOfHeader(request.headers['accept-language']),
    visitor: services.visitor(request, reply),
    signal: signalOf(reply),
    receive: files.receive,
    log: request.log,
    now,
  }
}

const noFiles: Incoming = {
  receive: async () => {
    throw new Error('only an endpoint with `upload` gets files')
  },
  clear: async () => undefined,
}

/** The only way in which a request makes a call: permission, limits, the handler, and what follows a write. */
export function callRunner(services: ApiServices) {
  const running = { ...services, limitPrivate: openPrivateLimits() }
  return async (call: ReadyCall, asked: CallRequest) => {
    const { request, reply, input, files = noFiles } = asked
    const { endpoint } = call
    const { vault } = services
    const { answer, account } = await requestContextOf(endpoint, asked, running)
      .then(async (parts) => {
        const said = await answerOf(call, input, {
          ...keyedParts(asked, parts),
          request,
          reply,
          vault,
        })
        return { answer: said, account: parts.account }
      })
      .finally(files.clear)
    if (account && endpoint.method !== 'GET') {
      const { params } = input
      services.onWrite?.({ accountId: account.id, path: endpoint.path, params, answer })
    }
    return { answer, account }
  }
}

export type RunCall = ReturnType<typeof callRunner>
