import { beforeEach, describe, expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#i18n/time-units.ts'
import { aCheckout } from '#test/payments/checkouts.ts'
import { openStripeServer } from '#test/payments/stripe-server.ts'
import { GatewayUnavailable, gatewayTimeoutMs, InvalidNotice } from '../rules/gateway.ts'
import { expiryOf } from '../rules/stripe.ts'
import { openStripe } from './stripe.ts'

const webhookSecret = 'whsec_of_these_tests'
const server = await openStripeServer(webhookSecret)
const warnings: object[] = []
const account = {
  secretKey: 'sk_test_1',
  webhookSecret,
  now: () => new Date(),
  log: { warn: (context: object) => void warnings.push(context) },
}
const gateway = openStripe({ ...account, apiOrigin: server.origin })

beforeEach(() => {
  server.received.length = 0
  warnings.length = 0
  delete server.trouble.answer
  delete server.trouble.delayMs
  server.takeEvents()
})

const now = () => new Date()

describe('A checkout at Stripe', () => {
  test('names the order, the amount in fils, the payer and where to return', async () => {
    const checkout = aCheckout()
    const { reference, url } = await gateway.startCheckout(checkout)
    expect(url).toBe(`https://checkout.stripe.com/c/pay/${reference}`)
    expect(Object.fromEntries(server.received[0]!.fields)).toEqual({
      mode: 'payment',
      client_reference_id: checkout.orderId,
      'metadata[orderId]': checkout.orderId,
      'payment_intent_data[metadata][orderId]': checkout.orderId,
      'payment_intent_data[description]': checkout.description,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'aed',
      'line_items[0][price_data][unit_amount]': '104950',
      'line_items[0][price_data][product_data][name]': checkout.description,
      locale: 'en',
      customer_email: checkout.email,
      success_url: checkout.successUrl,
      cancel_url: checkout.failureUrl,
      expires_at: String(Math.floor(checkout.expiresAt.getTime() / 1000)),
    })
  })

  test('leaves out the email of a payer without one', async () => {
    await gateway.startCheckout(aCheckout({ email: null, language: 'ar' }))
    const { fields } = server.received[0]!
    expect(fields.has('customer_email')).toBe(false)
    expect(fields.get('locale')).toBe('auto')
  })

  test('ends within what Stripe allows: half an hour to a day', () => {
    const at = new Date('2026-12-01T08:00:00Z')
    const after = (ms: number) => new Date(at.getTime() + ms)
    expect(expiryOf(after(2 * hourMs), at)).toEqual(after(2 * hourMs))
    expect(expiryOf(after(dayMs), at)).toBeUndefined()
    for (const leftMs of [-hourMs, 0, 30 * minuteMs]) {
      expect(expiryOf(after(leftMs), at)).toEqual(after(35 * minuteMs))
      expect(expiryOf(after(leftMs), after(minuteMs))).toEqual(after(35 * minuteMs))
    }
  })

  test('is unavailable, not broken, for whatever Stripe answers', async () => {
    const { reference } = await gateway.startCheckout(aCheckout())
    for (const [status, type] of [
      [500, 'api_error'],
      [429, 'rate_limit_error'],
      [401, 'invalid_request_error'],
      [400, 'invalid_request_error'],
      [400, 'idempotency_error'],
    ] as const) {
      server.trouble.answer = { status, body: { error: { type, message: 'sara@example.com' } } }
      const calls = [
        () => gateway.startCheckout(aCheckout()),
        () => gateway.findPayment(reference),
        () => gateway.endCheckout(reference),
        () => gateway.refund({ reference, amountFils: 1, orderId: 'one' }),
      ]
      await Promise.all(
        calls.map((call) => expect(call()).rejects.toBeInstanceOf(GatewayUnavailable)),
      )
    }
    expect(warnings).toHaveLength(20)
    expect(JSON.stringify(warnings)).not.toContain('sara')
  })

  test('asks again once where Stripe failed, with the same key', async () => {
    server.trouble.answer = { status: 503, body: { error: { type: 'api_error' } } }
    const started = gateway.startCheckout(aCheckout())
    await expect.poll(() => server.received.length).toBe(1)
    delete server.trouble.answer
    await started
    const [first, second, ...more] = server.received
    expect(more).toEqual([])
    expect(first!.key).toMatch(/^dara-checkout-/)
    expect(second!.key).toBe(first!.key)
  })

  test('is unavailable in time where Stripe answers nothing or in drops, or is not there', async () => {
    server.trouble.delayMs = 12_000
    const dripping = await openStripeServer(webhookSecret)
    dripping.trouble.blanks = 12
    const other = openStripe({ ...account, apiOrigin: dripping.origin })
    const begun = performance.now()
    await Promise.all(
      [gateway, other].map((asked) =>
        expect(asked.startCheckout(aCheckout())).rejects.toBeInstanceOf(GatewayUnavailable),
      ),
    )
    expect(performance.now() - begun).toBeLessThan(gatewayTimeoutMs + 1_000)
    const nobody = openStripe({ ...account, apiOrigin: 'http://127.0.0.1:9' })
    await expect(nobody.findPayment('cs_1')).rejects.toBeInstanceOf(GatewayUnavailable)
  })
})

describe('An event of Stripe', () => {
  const event = { id: 'evt_1', object: 'event', type: 'customer.created', data: { object: {} } }

  test('about nothing of ours has no payment', async () => {
    const notice = await gateway.readNotice({ ...server.sign(event), now: now() })
    expect(notice).toEqual({ id: 'evt_1' })
  })

  test('is refused when it is unsigned, forged, altered, old or not JSON', async () => {
    const signed = server.sign(event)
    const forger = await openStripeServer('whsec_of_somebody')
    const altered = Buffer.from(String(signed.body).replace('evt_1', 'evt_2'))
    const header = signed.headers['stripe-signature']
    for (const request of [
      { headers: {}, body: signed.body },
      { headers: { 'stripe-signature': '' }, body: signed.body },
      { headers: { 'stripe-signature': [header, header] }, body: signed.body },
      forger.sign(event),
      { headers: signed.headers, body: altered },
      { headers: signed.headers, body: Buffer.alloc(0) },
    ]) {
      await expect(gateway.readNotice({ ...request, now: now() })).rejects.toBeInstanceOf(
        InvalidNotice,
      )
    }
    const age = (seconds: number) =>
      gateway.readNotice({ ...signed, now: new Date(Date.now() + seconds * 1000) })
    await expect(age(302)).rejects.toBeInstanceOf(InvalidNotice)
    expect(await age(295)).toEqual({ id: 'evt_1' })
  })

  test('of a bank that pays later is open, then paid', async () => {
    const { reference } = await gateway.startCheckout(aCheckout())
    const session = { id: reference, status: 'complete', payment_status: 'unpaid' }
    const completed = { ...event, type: 'checkout.session.completed', data: { object: session } }
    const first = await gateway.readNotice({ ...server.sign(completed), now: now() })
    expect(first.payment).toMatchObject({ reference, state: 'open' })
    server.payLater(reference)
    const [later] = server.takeEvents()
    const second = await gateway.readNotice({ ...server.sign(later!), now: now() })
    expect(second.payment).toMatchObject({ reference, state: 'paid', amountFils: 104_950 })
  })

  test('of a refund in part says how much was paid back', async () => {
    const { reference } = await gateway.startCheckout(aCheckout())
    server.pay(reference)
    server.takeEvents()
    server.refundPartly(reference, 50)
    const [refunded] = server.takeEvents()
    const { payment } = await gateway.readNotice({ ...server.sign(refunded!), now: now() })
    expect(payment).toMatchObject({ reference, state: 'paid', refundedFils: 50 })
    expect(await gateway.findPayment(reference)).toEqual(payment)
  })

  test('of a refund is unavailable where its payment cannot be asked for', async () => {
    const { reference } = await gateway.startCheckout(aCheckout())
    server.pay(reference)
    server.takeEvents()
    server.refundPartly(reference, 50)
    const [refunded] = server.takeEvents()
    server.trouble.answer = { status: 500, body: {} }
    const reading = gateway.readNotice({ ...server.sign(refunded!), now: now() })
    await expect(reading).rejects.toBeInstanceOf(GatewayUnavailable)
  })
})
