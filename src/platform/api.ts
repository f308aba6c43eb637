import { tmpdir } from 'node:os'
import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ApiServices, callRunner, type RunCall } from './http/call-runner.ts'
import { queryOf, readQuery } from './endpoint/codec.ts'
import type { Endpoint } from './endpoint/endpoint.ts'
import { callerOf } from './http/address.ts'
import { answerFailure } from './http/failures.ts'
import { readJsonBodies } from './http/bodies/json-body.ts'
import { Download } from './handle.ts'
import { refuseForeignWrite } from './http/origin.ts'
import { beginPieces } from './http/queueing/downloads.ts'
import { Refusal } from './refusal.ts'
import type { HandlerAnswer, ReadyCall } from './run-call.ts'
import type { Account } from './session/account.ts'
import { openCompressedTexts } from './kept-files/compressed-texts.ts'
import { openIncoming } from './uploads/receive.ts'

type ServingContext = ApiServices & {
  runCall: RunCall
  sendCompressed: ReturnType<typeof openCompressedTexts>
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH'] as const

/** HEAD is not allowed on mailed links: a mail scanner that follows one must not use it up. */
const takesHead = ({ method, access }: Endpoint) => method === 'GET' && access !== 'link'

function pathOf(call: ReadyCall): string {
  return call.endpoint.path.replace(/\{(\w+)\}/g, ':$1')
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

function sendAnswer(answer: HandlerAnswer, sendContext: SendContext) {
  const { reply } = sendContext
  if (!(answer instanceof Download)) {
    reply.type('application/json; charset=utf-8')
    return sendContent(typeof answer === 'string' ? answer : answer.content, sendContext)
  }
  const { type, name, content } = answer
  // The name needs no escaping: this program chose it, in ASCII.
  reply.header('content-disposition', `attachment; filename="${name}"`)
  if (content instanceof Uint8Array) return reply.type(type).send(content)
  reply.type(`${type}; charset=utf-8`)
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
      const files = upload && openIncoming(request, upload, incoming)
      const query = readQuery(queryOf(request.url))
      const { params, body } = request
      const input = { params, query, body }
      const { answer, account } = await services.runCall(call, {
        request,
        reply,
        input,
        ...(files && { files }),
      })
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

/** Returns how the same calls are made of forms that browsers send themselves. */
export function mountApi(app: FastifyInstance, calls: ReadyCall[], services: ApiServices): RunCall {
  const runCall = callRunner(services)
  const serving = {
    ...services,
    runCall,
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
  return runCall
}

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: ReadyCall
  }
}
