import { describe, expect, test } from 'vitest'
import { aCheckout } from '#test/payments/checkouts.ts'
import { freshDatabase } from '#test/database.ts'
import { openStripeServer } from '#test/payments/stripe-server.ts'
import type { Gateway, Notice } from '../rules/gateway.ts'
import { deliverSandboxNotices, type SentNotice } from './deliver-sandbox.ts'
import { openSandbox, pressButton } from './sandbox.ts'
import { openStripe } from './stripe.ts'

type Tried = {
  gateway: Gateway
  pay: (reference: string) => unknown
  fail: (reference: string) => unknown
  /** All notices since the last time, each perhaps more than once. */
  notices: () => Promise<Notice[]>
}

const now = () => new Date()

async function trySandbox(): Promise<Tried> {
  const { kysely: db } = await freshDatabase()
  const secret = 'a secret of these tests'
  const gateway = openSandbox({ db, secret, now })
  const press = (outcome: 'pay' | 'decline') => (reference: string) =>
    pressButton(db, { reference, outcome, now: now(), slowMs: 0 })
  const notices = async () => {
    const sent: SentNotice[] = []
    const send = async (notice: SentNotice) => {
      sent.push(notice)
      return 200
    }
    await deliverSandboxNotices({ db, secret, now, send })
    const requests = sent.map(({ headers, body }) => ({ headers, body: Buffer.from(body) }))
    return Promise.all(
      requests.map(async (request) => gateway.readNotice({ ...request, now: now() })),
    )
  }
  return { gateway, pay: press('pay'), fail: press('decline'), notices }
}

async function tryStripe(): Promise<Tried> {
  const webhookSecret = 'whsec_of_these_tests'
  const server = await openStripeServer(webhookSecret)
  const log = { warn: () => undefined }
  const account = { secretKey: 'sk_test_1', apiOrigin: server.origin, log }
  const gateway = openStripe({ ...account, webhookSecret, now })
  const read = async (event: object) => gateway.readNotice({ ...server.sign(event), now: now() })
  const notices = () => Promise.all(server.takeEvents().map(read))
  return { gateway, pay: server.pay, fail: server.fail, notices }
}

const tried = { sandbox: await trySandbox(), stripe: await tryStripe() }

describe.each(['sandbox', 'stripe'] as const)('The gateway %s', (name) => {
  const { gateway, pay, fail, notices } = tried[name]

  const start = async () => {
    const checkout = aCheckout()
    const { reference } = await gateway.startCheckout(checkout)
    const { orderId, amountFils } = checkout
    const common = { reference, amountFils, currency: 'AED', refundedFils: 0 }
    return { reference, orderId, amountFils, common }
  }
  const find = (reference: string) => gateway.findPayment(reference)
  const noticesOf = async (reference: string) => {
    const all = await notices()
    return all.flatMap(({ payment }) => (payment?.reference === reference ? [payment] : []))
  }

  test('starts one checkout of an order, however often and at once it is asked', async () => {
    const checkout = aCheckout()
    const started = await Promise.all(
      Array.from({ length: 5 }, () => gateway.startCheckout(checkout)),
    )
    started.push(await gateway.startCheckout(checkout))
    expect(new Set(started.map(({ reference }) => reference)).size).toBe(1)
    expect(new Set(started.map(({ url }) => url)).size).toBe(1)
    const other = await gateway.startCheckout(aCheckout())
    expect(other.reference).not.toBe(started[0]!.reference)
  })

  test('knows an open payment, and none by another reference', async () => {
    const { reference, common } = await start()
    expect(await find(reference)).toEqual({ ...common, state: 'open' })
    expect(await find('unknown')).toBeUndefined()
    await gateway.endCheckout('unknown')
  })

  test('says that a payment was made, and answers the same when asked', async () => {
    const { reference, common } = await start()
    await pay(reference)
    const paid = { ...common, state: 'paid' }
    expect(await noticesOf(reference)).toEqual([paid])
    expect(await find(reference)).toEqual(paid)
  })

  test('says that a payment failed', async () => {
    const { reference, common } = await start()
    await fail(reference)
    const failed = { ...common, state: 'failed' }
    expect(await noticesOf(reference)).toEqual([failed])
    expect(await find(reference)).toEqual(failed)
  })

  test('ends a checkout, also twice, and says so', async () => {
    const { reference, common } = await start()
    await gateway.endCheckout(reference)
    await gateway.endCheckout(reference)
    const expired = { ...common, state: 'expired' }
    expect(await noticesOf(reference)).toEqual([expired])
    expect(await find(reference)).toEqual(expired)
  })

  test('keeps a payment whose checkout is ended too late', async () => {
    const { reference } = await start()
    await pay(reference)
    await gateway.endCheckout(reference)
    expect(await find(reference)).toMatchObject({ state: 'paid' })
    expect(await noticesOf(reference)).toMatchObject([{ state: 'paid' }])
  })

  test('refunds an order once, however often and at once it is asked', async () => {
    const { reference, orderId, amountFils, common } = await start()
    await pay(reference)
    await notices()
    const refund = { reference, amountFils, orderId }
    await Promise.all([gateway.refund(refund), gateway.refund(refund)])
    await gateway.refund(refund)
    const refunded = { ...common, state: 'refunded', refundedFils: amountFils }
    expect(await noticesOf(reference)).toEqual([refunded])
    expect(await find(reference)).toEqual(refunded)
  })

  test('refunds nothing that was not paid', async () => {
    const { reference, orderId, amountFils } = await start()
    await gateway.refund({ reference, amountFils, orderId })
    expect(await noticesOf(reference)).toEqual([])
    expect(await find(reference)).toMatchObject({ state: 'open', refundedFils: 0 })
  })
})
