import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger, FastifyError } from 'fastify'
import type { Language } from '#i18n/language.ts'
import type { Answer, Dispatch } from './call.ts'
import { writeQuery } from './endpoint/codec.ts'
import type { Endpoint } from './endpoint/endpoint.ts'
import type { Db, Visitor } from './handle.ts'
import { refusalOf } from './http/failures.ts'
import { faultOf } from './refusal.ts'
import type { ReadyCall } from './run-call.ts'
import type { Caller } from './session/caller.ts'
import type { Versions } from './http/versions.ts'

type Services = { reader: () => Db; now: () => Date; log: FastifyBaseLogger }

const forEverybody = () => {
  throw new Error('a page is rendered for everybody: it has no visitor and no session')
}

const noFiles = async () => {
  throw new Error('a page being rendered sends no files')
}

/** Never aborts: the page is cached for others even when its client disconnects. */
const { signal } = new AbortController()

const nobody: Visitor = { isBot: false, id: forEverybody, known: forEverybody }

const noCaller: Caller = {
  address: '',
  userAgent: '',
  allowance: 1,
  isKnown: false,
  bearer: undefined,
  refreshToken: undefined,
  origin: forEverybody,
  keep: forEverybody,
  greet: forEverybody,
  forget: forEverybody,
  clearStorage: forEverybody,
}

const noVersions: Versions = {
  show: forEverybody,
  require: forEverybody,
  requireNamed: forEverybody,
}

/** Internal errors must not reach the page; the request id finds them in the log. */
function fault(error: unknown, language: Language, log: FastifyBaseLogger): Answer {
  const requestId = randomUUID()
  log.error({ err: error, requestId }, 'unexpected failure while rendering a page')
  return { status: 500, body: { errors: [faultOf({ code: 'internal' }, language)], requestId } }
}

function failureAnswer(error: unknown, language: Language, log: FastifyBaseLogger): Answer {
  const refusal = refusalOf(error as FastifyError)
  if (!refusal) return fault(error, language, log)
  const errors = refusal.reasons.map((reason) => faultOf(reason, language))
  return { status: refusal.status, body: { errors } }
}

/** `count` throws when the limit is reached. */
export type PageAsker = { language: Language; count: (endpoint: Endpoint) => void }

/** Public reads only, since a page is the same for everybody. */
export function dispatcher(calls: readonly ReadyCall[], services: Services) {
  const readable = new Map(
    calls
      .filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.access === 'public')
      .map((call) => [call.name, call]),
  )
  return ({ language, count }: PageAsker): Dispatch =>
    async (name, { params = {}, query = {} }) => {
      const call = readable.get(name)
      if (!call) throw new Error(`${name} is no public read`)
      const { reader, now, log } = services
      const nothing = { account: undefined, caller: noCaller, versions: noVersions }
      const whose = { visitor: nobody, ...nothing, receive: noFiles, signal }
      const context = { db: reader(), language, ...whose, log, now: now() }
      const input = { params: writeQuery(params as object), query: writeQuery(query as object) }
      try {
        count(call.endpoint)
        const text = await call.answer({ ...input, body: undefined }, context)
        if (typeof text !== 'string')
          throw new Error(`${name} is sent in pieces, which no page shows`)
        return { status: 200, body: JSON.parse(text) }
      } catch (error) {
        return failureAnswer(error, language, log)
      }
    }
}
