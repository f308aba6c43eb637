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

export type Visitor = {
  /** A browser that is new gets a cookie, with this id if one is given. */
  id: (ofNew?: string) => string
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
  signal: AbortSignal
  receive: Receive
  log: FastifyBaseLogger
  now: Date
}

export type Handler = {
  endpoint: Endpoint
  run: (call: Call<Endpoint>) => Promise<unknown>
}

/** A success with warnings: `reasons` are sent as `errors` beside `data`. */
export class Partly<Reply> {
  readonly reply: Reply
  readonly reasons: readonly Reason[]

  constructor(reply: Reply, reasons: readonly Reason[]) {
    this.reply = reply
    this.reasons = reasons
  }
}

/** Hold no lock or connection while `content` is produced: a client may take minutes per piece. */
export class Download {
  readonly type: string
  readonly name: string
  readonly content: string | Uint8Array | AsyncIterable<string>

  constructor({ type, name, content }: Pick<Download, 'type' | 'name' | 'content'>) {
    this.type = type
    this.name = name
    this.content = content
  }
}

/** For replies too large for memory. Nothing validates their shape, so each needs a test. */
export class WrittenReply {
  readonly content: AsyncIterable<string>

  constructor(content: AsyncIterable<string>) {
    this.content = content
  }
}

type HandlerReply<Reply> = [Reply] extends [Blob] ? Download : Reply | Partly<Reply> | WrittenReply

export function handle<E extends Endpoint>(
  endpoint: E,
  run: (call: Call<E>) => Promise<HandlerReply<ReplyOf<E>>>,
): Handler {
  if (isCreation(endpoint)) throw new Error(`${nameOf(endpoint)} creates: use handleCreation`)
  return { endpoint, run: run as unknown as Handler['run'] }
}

export class CreatedReply {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export type CreatingCall<E> = Call<E> & {
  /**
   * A refusal that `work` throws rolls back; one that it returns is thrown after the commit.
   * `about` names the row (`property_requests/ID`) with which a stored reply to a visitor is forgotten; its
   * table has the trigger `forget_answers`.
   * @throws Error at a second call, whose work would be committed without the reply
   */
  transact: (
    work: (tx: Db) => Promise<ReplyOf<E> | Refusal>,
    about?: (reply: ReplyOf<E>) => string,
  ) => Promise<CreatedReply>
}

/** Writes through `call.db` are committed separately, even when the rest fails or is repeated. */
export function handleCreation<E extends Endpoint>(
  endpoint: E,
  run: (call: CreatingCall<E>) => Promise<CreatedReply>,
): Handler {
  if (!isCreation(endpoint)) throw new Error(`${nameOf(endpoint)} does not create: use handle`)
  return { endpoint, run: run as unknown as Handler['run'] }
}
