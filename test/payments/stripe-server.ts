import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Stripe } from 'stripe'
import { atEnd } from '../database.ts'

type Session = Record<string, unknown> & { id: string; status: string; payment_status: string }
type Charge = { id: string; amount: number; amount_refunded: number; payment_intent: string }
type Intent = { id: string; status: string; latest_charge: Charge | null }
type Stored = { session: Session; intent: Intent; fields: URLSearchParams }

type Answer = { status: number; body: unknown }
export type Received = { method: string; path: string; fields: URLSearchParams; key?: string }

const fault = (status: number, error: object): Answer => ({ status, body: { error } })
const missing = () => fault(404, { type: 'invalid_request_error', code: 'resource_missing' })

const newSession = (fields: URLSearchParams): Stored => {
  const id = `cs_test_${randomUUID()}`
  const session = {
    id,
    object: 'checkout.session',
    url: `https://checkout.stripe.com/c/pay/${id}`,
    status: 'open',
    payment_status: 'unpaid',
    amount_total: Number(fields.get('line_items[0][price_data][unit_amount]')),
    currency: fields.get('line_items[0][price_data][currency]'),
    payment_intent: null,
  }
  const intent = {
    id: `pi_${randomUUID()}`,
    status: 'requires_payment_method',
    latest_charge: null,
  }
  return { session, intent, fields }
}

/** The few calls of Stripe that are made, as its documentation describes their answers. */
export async function openStripeServer(webhookSecret: string) {
  const stored = new Map<string, Stored>()
  const answers = new Map<string, { fields: string; answer: Answer }>()
  const received: Received[] = []
  const events: object[] = []
  const trouble: { answer?: Answer; delayMs?: number } = {}

  const shown = ({ session, intent }: Stored, isExpanded: boolean) => ({
    ...session,
    payment_intent: session.payment_status === 'none' ? null : isExpanded ? intent : intent.id,
  })
  const tell = (type: string, object: object) =>
    events.push({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } })

  const refund = (fields: URLSearchParams): Answer => {
    const found = [...stored.values()].find(
      ({ intent }) => intent.id === fields.get('payment_intent'),
    )
    const charge = found?.intent.latest_charge
    if (!charge) return missing()
    charge.amount_refunded += Number(fields.get('amount'))
    tell('charge.refunded', charge)
    return { status: 200, body: { id: `re_${randomUUID()}`, object: 'refund' } }
  }

  const expire = (one: Stored): Answer => {
    if (one.session.status !== 'open') return fault(400, { type: 'invalid_request_error' })
    one.session.status = 'expired'
    tell('checkout.session.expired', shown(one, false))
    return { status: 200, body: shown(one, false) }
  }

  const list = (fields: URLSearchParams): Answer => {
    const data = [...stored.values()].filter(
      ({ intent }) => intent.id === fields.get('payment_intent'),
    )
    return { status: 200, body: { object: 'list', data: data.map((one) => shown(one, true)) } }
  }

  const create = (fields: URLSearchParams): Answer => {
    const made = newSession(fields)
    stored.set(made.session.id, made)
    return { status: 200, body: shown(made, false) }
  }

  const answerOf = ({ method, path, fields }: Received): Answer => {
    if (path === '/v1/refunds') return refund(fields)
    if (path === '/v1/checkout/sessions') return method === 'POST' ? create(fields) : list(fields)
    const [, id = '', action] = /^\/v1\/checkout\/sessions\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? []
    const one = stored.get(id)
    if (!one) return missing()
    return action === 'expire' ? expire(one) : { status: 200, body: shown(one, true) }
  }

  /** The same key is answered with the same answer, and refused with other parameters. */
  const answerOnce = (asked: Received): Answer => {
    if (trouble.answer) return trouble.answer
    const earlier = asked.key === undefined ? undefined : answers.get(asked.key)
    if (earlier) {
      const isSame = earlier.fields === String(asked.fields)
      return isSame ? earlier.answer : fault(400, { type: 'idempotency_error' })
    }
    const answer = answerOf(asked)
    if (asked.key !== undefined) answers.set(asked.key, { fields: String(asked.fields), answer })
    return answer
  }

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const body = await text(request)
    const key = request.headers['idempotency-key']
    const fields = body === '' ? url.searchParams : new URLSearchParams(body)
    const asked = {
      method: request.method ?? '',
      path: url.pathname,
      fields,
      ...(typeof key === 'string' && { key }),
    }
    received.push(asked)
    const answer = answerOnce(asked)
    if (trouble.delayMs) await new Promise((resolve) => setTimeout(resolve, trouble.delayMs))
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer.body))
  }

  const server = createServer((request, response) => void serve(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEnd(async () => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo

  const payerDoes = (id: string, has: { paid: boolean; later?: boolean }) => {
    const one = stored.get(id)!
    const { session, intent } = one
    if (session.status === 'expired') throw new Error('it has expired')
    session.status = 'complete'
    session.payment_status = has.paid ? 'paid' : 'unpaid'
    intent.status = has.paid ? 'succeeded' : 'requires_payment_method'
    const amount = Number(session.amount_total)
    intent.latest_charge = has.paid
      ? { id: `ch_${randomUUID()}`, amount, amount_refunded: 0, payment_intent: intent.id }
      : null
    const ending = has.paid ? 'async_payment_succeeded' : 'async_payment_failed'
    const type = has.paid && !has.later ? 'completed' : ending
    tell(`checkout.session.${type}`, shown(one, false))
  }

  const sign = (event: object, at = new Date()) => {
    const payload = JSON.stringify(event)
    const timestamp = Math.floor(at.getTime() / 1000)
    const secret = webhookSecret
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    return { headers: { 'stripe-signature': header }, body: Buffer.from(payload) }
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    trouble,
    pay: (id: string) => payerDoes(id, { paid: true }),
    payLater: (id: string) => payerDoes(id, { paid: true, later: true }),
    fail: (id: string) => payerDoes(id, { paid: false }),
    expire: (id: string) => expire(stored.get(id)!),
    refundPartly: (id: string, amount: number) =>
      refund(
        new URLSearchParams({
          payment_intent: stored.get(id)!.intent.id,
          amount: String(amount),
        }),
      ),
    takeEvents: () => events.splice(0),
    sign,
    countSessions: () => stored.size,
  }
}
