import * as z from 'zod/mini'
import { nameOf } from './endpoint/endpoint.ts'
import {
  type Call,
  CreatedReply,
  type Db,
  Download,
  type Handler,
  Partly,
  WrittenReply,
} from './handle.ts'
import { reasonsOf } from './issues.ts'
import { faultOf, Refusal } from './refusal.ts'
import type { Account } from './session/account.ts'
import { serialiserOf } from './reply-schema.ts'
import { Conflict } from './http/versions.ts'

export type Input = { params: unknown; query: unknown; body: unknown }

export type HandlerAnswer = string | WrittenReply | Download

/** Of an answer that is not sent in pieces. */
export function dataOf(answer: HandlerAnswer): unknown {
  if (typeof answer !== 'string') throw new Error('the answer is sent in pieces')
  return (JSON.parse(answer) as { data: unknown }).data
}

/** `about`: the row with which the answer is forgotten. */
type Created = { text: string; about: string | undefined }

export type RunTransaction = (
  work: (tx: Db) => Promise<Created | Refusal>,
) => Promise<Created | Refusal>

export type ReadyCall = Handler & {
  name: string
  answer: (
    input: Input,
    context: RequestContext,
    runTransaction?: RunTransaction,
  ) => Promise<HandlerAnswer>
}

export type RequestContext = Omit<Call<never>, 'params' | 'query' | 'body' | 'account'> & {
  account: Account | undefined
}

type Schema = z.ZodMiniType | undefined

function parsePart(schema: Schema, value: unknown, part: 'query' | 'body'): unknown {
  if (!schema) return undefined
  const result = z.safeParse(schema, value, { reportInput: true })
  if (result.success) return result.data
  throw new Refusal(422, reasonsOf(result.error.issues, part))
}

function parsedParams(schema: Schema, value: unknown): unknown {
  if (!schema) return undefined
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  throw new Refusal(404, [{ code: 'not_found' }])
}

function toShownConflict({ current }: Conflict, serialise: (reply: unknown) => string) {
  const { data } = JSON.parse(serialise(current)) as { data: object }
  return new Conflict(data)
}

type Serialise = (data: unknown) => string

function partial(
  { reply, reasons }: Partly<unknown>,
  serialise: Serialise,
  { language }: WithLanguage,
) {
  const faults = reasons.map((reason) => faultOf(reason, language))
  return `${serialise(reply).slice(0, -1)},"errors":${JSON.stringify(faults)}}`
}

type WithLanguage = Pick<RequestContext, 'language'>

async function* writeEnvelope({ content }: WrittenReply) {
  yield '{"data":'
  yield* content
  yield '}'
}

function transactor(name: string, runTransaction: RunTransaction, serialise: Serialise) {
  let isCalled = false
  return async (
    work: (tx: Db) => Promise<unknown>,
    about?: (reply: unknown) => string,
  ): Promise<CreatedReply> => {
    if (isCalled) throw new Error(`${name} calls transact twice`)
    isCalled = true
    const said = await runTransaction(async (tx) => {
      const reply = await work(tx)
      if (reply instanceof Refusal) return reply
      return { text: serialise(reply), about: about?.(reply) }
    })
    if (said instanceof Refusal) throw said
    return new CreatedReply(said.text)
  }
}

export function readyCall(handler: Handler): ReadyCall {
  const { endpoint } = handler
  const serialise = serialiserOf(endpoint.reply)
  const name = nameOf(endpoint)
  return {
    ...handler,
    name,
    answer: async (input, context, runTransaction) => {
      const params = parsedParams(endpoint.params, input.params)
      const query = parsePart(endpoint.query, input.query, 'query')
      const body = parsePart(endpoint.body, input.body, 'body')
      const run: RunTransaction =
        runTransaction ?? ((work) => context.db.transaction().execute(work))
      const parts = { params, query, body, transact: transactor(name, run, serialise) }
      const call = { ...context, ...parts } as unknown as Call<typeof endpoint>
      try {
        const said = await handler.run(call)
        if (said instanceof CreatedReply) return said.text
        if (said instanceof Download) return said
        if (said instanceof WrittenReply) return new WrittenReply(writeEnvelope(said))
        return said instanceof Partly ? partial(said, serialise, call) : serialise(said)
      } catch (error) {
        // Serialised like a reply, so undeclared fields are not sent.
        throw error instanceof Conflict ? toShownConflict(error, serialise) : error
      }
    },
  }
}
