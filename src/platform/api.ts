import { tmpdir } from 'node:os'
import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOfHeader } from '#i18n/language.ts'
import { queryOf, readQuery } from './endpoint/codec.ts'
import type { Endpoint } from './endpoint/endpoint.ts'
import { callerOf } from './http/address.ts'
import { answerFailure } from './http/failures.ts'
import { readJsonBodies } from './http/bodies/json-body.ts'
import { type Db, Download, type Visitor } from './handle.ts'
import { refuseForeignWrite } from './http/origin.ts'
import { beginPieces } from './http/queueing/downloads.ts'
import { Refusal } from './refusal.ts'
import { answerOf } from './idempotency/idempotent-reply.ts'
import type { Answered, ReadyCall, RequestContext } from './run-call.ts'
import type { Vault } from './secrets/vault.ts'
import type { Account, AccountId } from './session/account.ts'
import { admit } from './session/gate.ts'
import { databaseFor } from './session/open-account.ts'
import { openPrivateLimits } from './session/private-calls.ts'
import { type CallerOptions, readCaller } from './session/read-caller.ts'
import { openCompressedTexts } from './kept-files/compressed-texts.ts'
import { versionsOf } from './http/versions.ts'
import { type Incoming, openIncoming } from './uploads/receive.ts'

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

export type Write = { accountId: number; path: string; params: unknown; answer: Answered }

type ServingContext = ApiServices & {
  limitPrivate: ReturnType<typeof openPrivateLimits>
  sendCompressed: ReturnType<typeof openCompressedTexts>
}

const strict: CallerOptions = { isSecure: true, allowanceOf: () => 1 }

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH'] as const

/** HEAD is not allowed on mailed links: a mail scanner that follows one must not use it up. */
const takesHead = ({ method, access }: Endpoint) => method === 'GET' && access !== 'link'

function pathOf(call: ReadyCall): string {
  return call.endpoint.path.replace(/\{(\w+)\}/g, ':$1')
}

/** Aborts when the answer has been sent or the connection has closed. */
export function signalOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  if (raw.destroyed) gone.abort()
  raw.once('close', () => gone.abort())
  return gone.signal
}

type ApiRequest = {
  request: FastifyRequest
  reply: FastifyReply
  files: Incoming
  query: Record<string, unknown>
}

async function requestContextOf(
  endpoint: Endpoint,
  { request, reply, files, query }: ApiRequest,
  services: ServingContext,
): Promise<RequestContext> {
  const { primary, publicUrl, limitPrivate, callers = strict } = services
  const isPublicRead = endpoint.method === 'GET' && endpoint.access === 'public'
  const now = services.now()
  const account = await admit(endpoint, request, { db: primary, now, publicUrl })
  const isKnown = account !== undefined && (await services.isKnown?.(account.id)) === true
  const caller = readCaller(request, reply, { ...callers, publicUrl, isKnown })
  if (account) limitPrivate(endpoint, { account, caller, query })
  const shared = isPublicRead ? services.reader() : primary
  return {
    // Set here for all private calls, so no handler can write for an account that is being erased.
    db: account ? databaseFor(primary, account.id) : shared,
    account,
    caller,
    versions: versionsOf(request, reply),
    language: languageOfHeader(request.headers['accept-language']),
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

type SendContext = {
  request: FastifyRequest
  reply: FastifyReply
  account: Account | undefined
  sendText: (text: string, reply: FastifyReply) => unknown
}

const sendAsItIs: SendContext['sendText'] = (text, reply) => reply.send(text)

const isConstant = ({ lane, params, query }: Endpoint) => lane === 'memory' && !params && !query

async function sendContent(content: string | AsyncIterable<string>, sendContext: SendContext) {
  const { request, reply, account, sendText } = sendContext
  if (typeof content === 'string') return sendText(content, reply)
  // Fastify would make it to its end; a web stream is cancelled.
  if (request.method === 'HEAD') return reply.send(new ReadableStream())
  const owner = account ? `account/${account.id}` : `address/${callerOf(request.ip)}`
  return reply.send(Readable.from(await beginPieces(content, { request, reply, owner })))
}

function sendAnswer(answer: Answered, sendContext: SendContext) {
  const { reply } = sendContext
  if (!(answer instanceof Download)) {
    reply.type('application/json; charset=utf-8')
    return sendContent(typeof answer === 'string' ? answer : answer.content, sendContext)
  }
  const { type, name, content } = answer
  // The name needs no escaping: this program chose it, in ASCII.
  reply.type(`${type}; charset=utf-8`)
  reply.header('content-disposition', `attachment; filename="${name}"`)
  return sendContent(content, sendContext)
}

function addCall(api: FastifyInstance, call: ReadyCall, services: ServingContext) {
  const { endpoint } = call
  const { upload } = endpoint
  const { incoming = tmpdir() } = services
  const sendText = isConstant(endpoint) ? services.sendCompressed : sendAsItIs
  api.route({
    method: endpoint.method,
    url: pathOf(call),
    exposeHeadRoute: takesHead(endpoint),
    config: { call },
    handler: async (request, reply) => {
      const files = upload ? openIncoming(request, upload, incoming) : noFiles
      const query = readQuery(queryOf(request.url))
      const asked = { request, reply, files, query }
      const { params, body } = request
      const input = { params, query, body }
      const { vault } = services
      const { answer, account } = await requestContextOf(endpoint, asked, services)
        .then(async (parts) => {
          const said = await answerOf(call, input, { ...parts, request, reply, vault })
          return { answer: said, account: parts.account }
        })
        .finally(files.clear)
      if (account && endpoint.method !== 'GET') {
        services.onWrite?.({ accountId: account.id, path: endpoint.path, params, answer })
      }
      reply.code(endpoint.status ?? 200).header('cache-control', cachingOf(endpoint))
      return sendAnswer(answer, { request, reply, account, sendText })
    },
  })
}

function addUploads(api: FastifyInstance, calls: ReadyCall[], services: ServingContext) {
  api.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false })
    for (const call of calls) addCall(scope, call, services)
  })
}

function cachingOf({ method, access, cacheSeconds }: Endpoint): string {
  if (method !== 'GET' || access !== 'public') return 'no-store'
  return cacheSeconds === undefined ? 'no-cache' : `public, max-age=${cacheSeconds}`
}

function addOtherMethods(api: FastifyInstance, path: string, group: readonly ReadyCall[]) {
  const taken = group.flatMap(({ endpoint }) =>
    takesHead(endpoint) ? ['GET', 'HEAD'] : [endpoint.method as string],
  )
  api.route({
    method: methods.filter((method) => !taken.includes(method)),
    url: path,
    exposeHeadRoute: false,
    handler: async (_request, reply) => {
      reply.header('allow', taken.join(', '))
      throw new Refusal(405, [{ code: 'method_not_allowed' }])
    },
  })
}

export function mountApi(app: FastifyInstance, calls: ReadyCall[], services: ApiServices) {
  const serving = {
    ...services,
    limitPrivate: openPrivateLimits(),
    sendCompressed: openCompressedTexts(),
  }
  app.register(
    async (api) => {
      readJsonBodies(api)
      api.setErrorHandler(answerFailure)
      api.setNotFoundHandler(() => {
        throw new Refusal(404, [{ code: 'not_found' }])
      })
      api.addHook('onRequest', async (request) => refuseForeignWrite(request, services.publicUrl))
      const uploads = calls.filter(({ endpoint }) => endpoint.upload)
      for (const call of calls) if (!call.endpoint.upload) addCall(api, call, serving)
      addUploads(api, uploads, serving)
      const paths = Map.groupBy(calls, pathOf)
      for (const [path, group] of paths) addOtherMethods(api, path, group)
    },
    { prefix: '/api' },
  )
}

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: ReadyCall
  }
}
