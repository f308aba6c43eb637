import type * as z from 'zod/mini'

type Schema = z.ZodMiniType
type Maybe<S> = S extends Schema ? z.output<S> : undefined

/** Operators are the marketplace's own staff. */
export const roles = ['agent', 'agency', 'broker', 'landlord', 'company', 'operator'] as const
export type Role = (typeof roles)[number]

/**
 * `visitor`: anybody, with a signed visitor cookie. `anyone`: an account where a token is sent, else a
 * visitor. `link`: the token of a mailed link. `cookie`:
 * the session's browser from our own origin, even with an expired token. `form`: an account, or
 * anybody for a public form (`?for=registration`). `account`: a login with a verified e-mail.
 */
export type Access =
  | 'public'
  | 'visitor'
  | 'anyone'
  | 'link'
  | 'cookie'
  | 'form'
  | 'account'
  | readonly Role[]

/** `max` calls of a caller in `seconds`; ten times as many of its network. */
export type Limit = { max: number; seconds: number }

/** For cheap public reads and pages: 5 per second. */
export const defaultReadLimit: Limit = { max: 1_500, seconds: 300 }

export type Upload = { field: string; maxFiles: number }

/**
 * Cheap calls must not wait for expensive ones (docs/decisions/0013). `memory` is never refused for
 * load; `upload` waits like an upload; `urgent` ends long work, so it runs also while the event
 * loop is behind.
 */
export type Lane = 'memory' | 'password' | 'slow' | 'upload' | 'urgent'

/**
 * `isRepeatable`: a POST that is safe to repeat without an `Idempotency-Key`.
 * `answersSecret`: the answer holds a secret, so it is not kept for an `Idempotency-Key`.
 * `slowWith`: whether a private read with this query belongs in the lane `slow`.
 * `download`: media types of the file; `reply` is `fileReply()`.
 * `versioned`: takes `If-Match`; when `required`, its absence is refused with 428.
 * `refusals`: statuses that do not follow from the rest of the declaration.
 */
export type Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema = Schema,
  Who extends Access = Access,
> = {
  summary: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  access: Who
  limit?: Limit
  params?: Params
  query?: Query
  body?: Body
  upload?: Upload
  status?: 200 | 201 | 202
  cacheSeconds?: number
  isRepeatable?: true
  answersSecret?: true
  lane?: Lane
  slowWith?: (query: Readonly<Record<string, unknown>>) => boolean
  download?: readonly string[]
  versioned?: 'optional' | 'required'
  refusals?: readonly (401 | 403 | 404 | 409 | 422)[]
  reply: Reply
}

export function endpoint<
  Reply extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  const Who extends Access = Access,
>(
  definition: Endpoint<Params, Query, Body, Reply, Who>,
): Endpoint<Params, Query, Body, Reply, Who> {
  return definition
}

// biome-ignore format: one line each reads as a table
export type ParamsOf<E> = E extends Endpoint<infer P, infer _Q, infer _B, infer _R> ? Maybe<P> : never
// biome-ignore format: see above
export type QueryOf<E> = E extends Endpoint<infer _P, infer Q, infer _B, infer _R> ? Maybe<Q> : never
// biome-ignore format: see above
export type BodyOf<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _R> ? Maybe<B> : never
// biome-ignore format: see above
export type ReplyOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer R> ? z.output<R> : never

/** Uploads are too large to compare, and unclaimed files are deleted; secrets must not be kept. */
export function isCreation(endpoint: Endpoint): boolean {
  const { method, status, upload, isRepeatable, answersSecret } = endpoint
  return method === 'POST' && status === 201 && !upload && !isRepeatable && !answersSecret
}

/** `GET /properties/{id}`: the same in the server and the page bundle. */
export function nameOf(call: { method: string; path: string }): string {
  return `${call.method} ${call.path}`
}
