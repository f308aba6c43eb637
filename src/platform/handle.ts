import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Language } from '#i18n/language.ts'
import {
  type BodyOf,
  type Endpoint,
  isCreation,
  nameOf,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from './endpoint/endpoint.ts'
import type { Reason, Refusal } from './refusal.ts'
import type { AccountOf } from './session/account.ts'
import type { Caller } from './session/caller.ts'
import type { Receive } from './uploads/receive.ts'
import type { Tables } from './tables.ts'
import type { Versions } from './http/versions.ts'

export type Db = Kysely<Tables>

/** Whose visit it is: the id of the signed visitor cookie, made when first asked for. */
export type Visitor = {
  id: () => string
  known: () => string | undefined
  isBot: boolean
}

export type Call<E> = {
  db: Db
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  language: Language
  visitor: Visitor
  account: AccountOf<E>
  caller: Caller
  versions: Versions
  /** Ends when the client has gone, so that what only it waits for need not be begun. */
  signal: AbortSignal
  receive: Receive
  log: FastifyBaseLogger
  now: Date
}

export type Handler = {
  endpoint: Endpoint
  run: (call: Call<Endpoint>) => Promise<unknown>
}

/** A success with something left to say: its reasons stand as `errors` beside `data`. */
export class Partly<Reply> {
  readonly reply: Reply
  readonly reasons: readonly Reason[]

  constructor(reply: Reply, reasons: readonly Reason[]) {
    this.reply = reply
    this.reasons = reasons
  }
}

/**
 * A file as the answer of an endpoint with `download`, saved under `name`. A long `content` is made
 * while it is sent, one piece after the other: nothing may be held between two pieces, since a client
 * may take minutes to read one.
 */
export class Download {
  readonly type: string
  readonly name: string
  readonly content: string | AsyncIterable<string>

  constructor({ type, name, content }: Pick<Download, 'type' | 'name' | 'content'>) {
    this.type = type
    this.name = name
    this.content = content
  }
}

/**
 * A reply that is too long to be held: its JSON is sent while `content` is made, as a download is. Its
 * shape is the endpoint's, which a test has to show, since nothing looks at pieces of text.
 */
export class WrittenReply {
  readonly content: AsyncIterable<string>

  constructor(content: AsyncIterable<string>) {
    this.content = content
  }
}

type Said<Reply> = [Reply] extends [Blob] ? Download : Reply | Partly<Reply> | WrittenReply

/**
 * Contract → rules → queries: the function's reply is checked against the endpoint's. An endpoint that
 * `isCreation` takes `handleCreation`.
 */
export function handle<E extends Endpoint>(
  endpoint: E,
  run: (call: Call<E>) => Promise<Said<ReplyOf<E>>>,
): Handler {
  if (isCreation(endpoint)) throw new Error(`${nameOf(endpoint)} creates: use handleCreation`)
  return { endpoint, run: run as unknown as Handler['run'] }
}

/** The reply of a creating call as JSON text, written in its transaction. Only `transact` makes one. */
export class CreatedReply {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export type CreatingCall<E> = Call<E> & {
  /**
   * Runs `work` in one transaction and commits it together with the reply, where the request has an
   * `Idempotency-Key`. Called once; the handler returns what it returns. A refusal that `work` throws
   * undoes the transaction; one that it returns is thrown after the commit.
   *
   * @throws Error at a second call, whose work would be committed apart from the reply.
   */
  transact: (work: (tx: Db) => Promise<ReplyOf<E> | Refusal>) => Promise<CreatedReply>
}

/**
 * As `handle`, for an endpoint that is done once under an `Idempotency-Key`. What `run` writes through
 * `call.db` is committed by itself, also where the rest fails or is repeated.
 */
export function handleCreation<E extends Endpoint>(
  endpoint: E,
  run: (call: CreatingCall<E>) => Promise<CreatedReply>,
): Handler {
  if (!isCreation(endpoint)) throw new Error(`${nameOf(endpoint)} does not create: use handle`)
  return { endpoint, run: run as unknown as Handler['run'] }
}
