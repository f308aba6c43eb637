import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { Stripe } from 'stripe'
import { atEnd } from '../database.ts'

type Session = Record<string, unknown> & { id: string; status: string; payment_status: string }
type Charge = { id: string; amount: number; amount_refunded: number; payment_intent: string }
type Intent = { id: string; status: string; latest_charge: Charge | null }
type Stored = { session: Session; intent: Intent }

type Answer = { status: number; body: unknown }
type Received = { method: string; path: string; fields: URLSearchParams; key?: string }

const fault = (status: number, error: object): Answer => ({ status, body: { error } })
const repeatedKey = () => fault(400, { type: 'idempotency_error' })
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
  return { session, intent }
}

const payerEnds = ({ session, intent }: Stored, isPaid: boolean) => {
  if (session.status === 'expired') throw new Error('it has expired')
  session.status = 'complete'
  session.payment_status = isPaid ? 'paid' : 'unpaid'
  intent.status = isPaid ? 'succeeded' : 'requires_payment_method'
  const amount = Number(session.amount_total)
  const charge = { id: `ch_${randomUUID()}`, amount, amount_refunded: 0, payment_intent: intent.id }
  intent.latest_charge = isPaid ? charge : null
}

const shown = ({ session, intent }: Stored) => ({ ...session, payment_intent: intent.id })
const expanded = ({ session, intent }: Stored) => ({ ...session, payment_intent: intent })

const good = (body: unknown): Answer => ({ status: 200, body })

async function receive(request: IncomingMessage): Promise<Received> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const body = await text(request)
  const key = request.headers['idempotency-key']
  return {
    method: request.method ?? '',
    path: pathname,
    fields: body === '' ? searchParams : new URLSearchParams(body),
    ...(typeof key === 'string' && { key }),
  }
}

/** The few calls of Stripe that are made, as its documentation describes their answers. */
class StripeServer {
  readonly received: Received[] = []
  readonly trouble: { answer?: Answer; delayMs?: number; blanks?: number } = {}
  readonly #stored = new Map<string, Stored>()
  readonly #answers = new Map<string, { fields: string; answer: Answer }>()
  readonly #events: object[] = []
  readonly #secret: string
  origin = ''

  constructor(secret: string) {
    this.#secret = secret
  }

  #tell(type: string, object: object) {
    this.#events.push({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } })
  }

  #ofIntent(fields: URLSearchParams) {
    const id = fields.get('payment_intent')
    return [...this.#stored.values()].filter(({ intent }) => intent.id === id)
  }

  #refund(fields: URLSearchParams): Answer {
    const charge = this.#ofIntent(fields)[0]?.intent.latest_charge
    if (!charge) return missing()
    charge.amount_refunded += Number(fields.get('amount'))
    this.#tell('charge.refunded', charge)
    return good({ id: `re_${randomUUID()}`, object: 'refund' })
  }

  #expire(one: Stored): Answer {
    if (one.session.status !== 'open') return fault(400, { type: 'invalid_request_error' })
    one.session.status = 'expired'
    this.#tell('checkout.session.expired', shown(one))
    return good(shown(one))
  }

  #create(fields: URLSearchParams): Answer {
    const made = newSession(fields)
    this.#stored.set(made.session.id, made)
    return good(shown(made))
  }

  #list = (fields: URLSearchParams) =>
    good({ object: 'list', data: this.#ofIntent(fields).map(expanded) })

  #answer({ method, path, fields }: Received): Answer {
    if (path === '/v1/refunds') return this.#refund(fields)
    if (path === '/v1/checkout/sessions') {
      return method === 'POST' ? this.#create(fields) : this.#list(fields)
    }
    const [, id = '', action] = /^\/v1\/checkout\/sessions\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? []
    const one = this.#stored.get(id)
    if (!one) return missing()
    return action === 'expire' ? this.#expire(one) : good(expanded(one))
  }

  /** The same key is answered with the same answer, and refused with other parameters. */
  #answerOnce(asked: Received): Answer {
    const { key } = asked
    if (this.trouble.answer) return this.trouble.answer
    if (key === undefined) return this.#answer(asked)
    const fields = String(asked.fields)
    const earlier = this.#answers.get(key)
    if (earlier) return earlier.fields === fields ? earlier.answer : repeatedKey()
    const answer = this.#answer(asked)
    this.#answers.set(key, { fields, answer })
    return answer
  }

  async serve(request: IncomingMessage, response: ServerResponse) {
    const asked = await receive(request)
    this.received.push(asked)
    const { status, body } = this.#answerOnce(asked)
    if (this.trouble.delayMs) await sleep(this.trouble.delayMs)
    response.writeHead(status, { 'content-type': 'application/json' })
    for (let blanks = this.trouble.blanks ?? 0; blanks > 0; blanks -= 1) {
      response.write(' ')
      await sleep(1_000)
    }
    response.end(JSON.stringify(body))
  }

  #payer(id: string, isPaid: boolean, event: string) {
    const one = this.#stored.get(id)!
    payerEnds(one, isPaid)
    this.#tell(`checkout.session.${event}`, shown(one))
  }

  pay = (id: string) => this.#payer(id, true, 'completed')
  payLater = (id: string) => this.#payer(id, true, 'async_payment_succeeded')
  fail = (id: string) => this.#payer(id, false, 'async_payment_failed')

  refundPartly(id: string, amount: number) {
    const { intent } = this.#stored.get(id)!
    const fields = { payment_intent: intent.id, amount: String(amount) }
    this.#refund(new URLSearchParams(fields))
  }

  takeEvents = () => this.#events.splice(0)

  sign(event: object) {
    const payload = JSON.stringify(event)
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: this.#secret })
    return { headers: { 'stripe-signature': header }, body: Buffer.from(payload) }
  }
}

/** Listens on loopback until the file ends. */
export async function openStripeServer(webhookSecret: string): Promise<StripeServer> {
  const stripe = new StripeServer(webhookSecret)
  const server = createServer((request, response) => void stripe.serve(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEnd(async () => {
    server.closeAllConnections()
    server.close()
  })
  stripe.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return stripe
}
