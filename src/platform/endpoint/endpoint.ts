import type * as z from 'zod/mini'

type Schema = z.ZodMiniType
type Maybe<S> = S extends Schema ? z.output<S> : undefined

/** Operators are the marketplace's own staff. */
export const roles = ['agent', 'agency', 'broker', 'landlord', 'company', 'operator'] as const
export type Role = (typeof roles)[number]

/**
 * Who may make a call. `public`: anybody, and the answer is the same for all;
 * `visitor`: anybody, and the signed visitor cookie says whose it is;
 * `link`: whoever holds the token of a mailed link;
 * `cookie`: the session's own browser, from our own origin, whether its token is still good or not;
 * `form`: an account, or anybody who says which public form it is `for` (`?for=registration`);
 * `account`: whoever is logged in with a verified e-mail; a list of roles: those of them.
 */
export type Access = 'public' | 'visitor' | 'link' | 'cookie' | 'form' | 'account' | readonly Role[]

/** How often a caller may call: `max` calls in `seconds`, its network ten times as often. */
export type Limit = { max: number; seconds: number }

/** Of public reads that cost little, and of pages: five a second. */
export const usualReads: Limit = { max: 1_500, seconds: 300 }

/** A body of files: multipart/form-data with at most `maxFiles` files in `field`. */
export type Upload = { field: string; maxFiles: number }

/**
 * What a call costs the server, so that cheap calls never wait for expensive ones (docs/decisions/0013).
 * `memory`: answered from memory in its own turns, so it is never refused for load; `password`: it
 * hashes a password; `slow`: it reads or writes much, such as an export or a statistic; `urgent`: short work
 * that ends long work, such as stopping an import, so it is let in also while the event loop is behind;
 * `upload`: it takes in a file that has arrived, for which it waits as an upload does.
 */
export type Lane = 'memory' | 'password' | 'slow' | 'upload' | 'urgent'

/**
 * One API call as one value: parsed, permitted, answered, documented and called by it.
 * `summary`: what it does, as a heading of the API reference; its docstring says the rest;
 * `path` stands under /api with `{id}` places; `status` is 200 unless said;
 * `isRepeatable`: a POST that answers alike by itself when it is asked twice, so that it needs no
 * `Idempotency-Key`, whose transaction its work would outlast;
 * `answersSecret`: its answer holds a secret that is shown once, so no `Idempotency-Key` keeps it;
 * `slowWith`: whether a query, as it came, makes a private read one that reads much, as `lane: 'slow'` does
 * always; such reads have a narrower limit;
 * `cacheSeconds`: how long browsers and proxies may keep the answer, for public reads only;
 * `download`: it answers with a file of one of these media types, its `reply` is `fileReply()`;
 * `versioned`: it takes the `ETag` of what it changes as `If-Match`, and refuses with 428 where it is
 * `required` and missing;
 * `refusals`: statuses of refusals that do not follow from the rest of the declaration.
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

/**
 * A POST that creates is done once under one `Idempotency-Key`. Not an upload: its
 * files are many megabytes to compare, and those that nobody claims are forgotten. Nor an answer with
 * a secret, which could be asked for again as long as it is kept.
 */
export function isCreation(endpoint: Endpoint): boolean {
  const { method, status, upload, isRepeatable, answersSecret } = endpoint
  return method === 'POST' && status === 201 && !upload && !isRepeatable && !answersSecret
}

/** `GET /properties/{id}`: the name of a call, equal in the server and the page bundle. */
export function nameOf(call: { method: string; path: string }): string {
  return `${call.method} ${call.path}`
}
