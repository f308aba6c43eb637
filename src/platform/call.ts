import { type Answer, askWithBearer } from './browser/bearer.ts'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from './endpoint/endpoint.ts'
import { nameOf } from './endpoint/endpoint.ts'
import { readRetryAfter } from './browser/retry-after.ts'
import { queryString } from './endpoint/codec.ts'
import type { Fault } from './refusal.ts'

export type { Answer, Endpoint, ReplyOf }
export { nameOf }

type Part<Name extends string, Value> = undefined extends Value ? unknown : Record<Name, Value>

export type Input<E> = Part<'params', ParamsOf<E>> &
  (undefined extends QueryOf<E> ? unknown : { query?: Partial<QueryOf<E>> }) &
  Part<'body', BodyOf<E>>

type Loose = { params?: Record<string, unknown>; query?: object; body?: unknown }

type Details = { requestId?: string | undefined; retryAfterMs?: number | undefined }

/** `status` is 0 when there was no answer. */
export class CallFailure extends Error {
  readonly status: number
  readonly faults: readonly Fault[]
  readonly requestId: string | undefined
  readonly retryAfterMs: number | undefined

  constructor(status: number, faults: readonly Fault[], { requestId, retryAfterMs }: Details = {}) {
    super(faults[0]?.msg ?? `status ${status}`)
    this.name = 'CallFailure'
    this.status = status
    this.faults = faults
    this.requestId = requestId
    this.retryAfterMs = retryAfterMs
  }
}

export type Dispatch = (
  name: string,
  input: { params?: unknown; query?: unknown; body?: unknown },
) => Promise<Answer>

/** Spec 8: `errors` holds objects or strings, or the body is an array of `errmsg` objects. */
export function faultsOf(body: unknown): Fault[] {
  const list = Array.isArray(body) ? body : ((body as { errors?: unknown[] } | null)?.errors ?? [])
  return list.map((item) => {
    if (typeof item === 'string') return { msg: item, code: 'unknown' }
    const { msg, errmsg, code = 'unknown', path } = item as Record<string, string>
    return { msg: msg ?? errmsg ?? '', code, ...(path === undefined ? {} : { path }) }
  })
}

function parseAnswer(answer: Answer): unknown {
  if (answer.status >= 200 && answer.status < 300) return (answer.body as { data: unknown }).data
  const { requestId } = (answer.body ?? {}) as { requestId?: string }
  const { retryAfterMs } = answer
  throw new CallFailure(answer.status, faultsOf(answer.body), { requestId, retryAfterMs })
}

function addressOf(call: Endpoint, { params = {}, query = {} }: Loose): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  return `/api${path}${queryString(query)}`
}

/** `tag` is the last `ETag` read; it is sent as `If-Match`. */
export type Version = { tag?: string | null }

/** `keepalive`: the call outlives its page. `version` is updated from each answer. */
type CallOptions = {
  language: string
  dispatch?: Dispatch | undefined
  keepalive?: boolean
  version?: Version
  headers?: Record<string, string>
  signal?: AbortSignal
}

type SendOptions = {
  method: string
  address: string
  body?: unknown
  token?: string
  options: CallOptions
}

const isJson = ({ headers }: Response) => headers.get('content-type')?.includes('json') ?? false

/** Files have no envelope, so one is added. */
async function bodyOf(response: Response): Promise<unknown> {
  if (!response.headers.has('content-disposition')) return response.json()
  return { data: await response.blob() }
}

const noAnswer: Answer = { status: 0, body: { errors: [] } }

async function send({ method, address, body, token, options }: SendOptions): Promise<Answer> {
  const response = await fetch(address, {
    method,
    credentials: 'same-origin',
    ...(options.keepalive ? { keepalive: true } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
    headers: {
      'accept-language': options.language,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...options.headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => undefined)
  if (!response) return noAnswer
  const read = await bodyOf(response).catch(() => undefined)
  // An answer that is cut off after its head says nothing; a proxy's refusal is no JSON.
  if (!read && (response.ok || isJson(response))) return noAnswer
  if (options.version && response.ok) options.version.tag = response.headers.get('etag')
  const retryAfterMs = readRetryAfter(response.headers.get('retry-after'), Date.now())
  return { status: response.status, body: read ?? { errors: [] }, retryAfterMs }
}

/** Public reads are cached and equal for all; visit counts must not wait for a new token. */
const isAnonymous = ({ access }: Endpoint, options: CallOptions) =>
  access === 'public' || access === 'cookie' || options.keepalive

async function overNetwork(call: Endpoint, input: Loose, options: CallOptions): Promise<Answer> {
  const asked = { method: call.method, address: addressOf(call, input), body: input.body, options }
  if (isAnonymous(call, options)) return send(asked)
  return askWithBearer({
    isOwn: call.access === 'anyone',
    send: (token) => send({ ...asked, token }),
    renew: () =>
      send({
        method: 'POST',
        address: '/api/auth/refresh',
        options: { language: options.language },
      }),
  })
}

export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  via: CallOptions,
): Promise<ReplyOf<E>> {
  const loose = input as Loose
  const answer = via.dispatch
    ? await via.dispatch(nameOf(endpoint), loose)
    : await overNetwork(endpoint, loose, via)
  return parseAnswer(answer) as ReplyOf<E>
}
