import { beforeEach, describe, expect, test, vi } from 'vitest'
import { siteDatabase } from '#test/filled-databases.ts'
import { fakeGateway } from '#test/payments/fake-gateway.ts'
import { asker } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { wishOn } from '#test/visitors/wish.ts'
import { paymentLimit } from './handlers.ts'

const filled = await siteDatabase()

const setFee = (value: unknown) =>
  filled.db.pool.query(
    `insert into settings (key, value) values ('propertyRequestFee', $1)
    on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(value)],
  )

await setFee(149.5)

/** PostgreSQL tells the site of new settings. */
const soon = { timeout: 10_000 }

const bank = fakeGateway()
const { gateway } = bank

const env = { WORKER: 'off', RATE_LIMITS: 'off' }
const site = await openSite({ beside: filled, env, gateway })
const ask = asker(site)

const shownFee = async () => (await site.get('/property-request-page')).body.data.fee

/** A request, and the cookies of the browser that sent it. */
async function sendRequest() {
  const { body, cookies } = await ask('POST', '/property-request', { body: wishOn(site) })
  const { id } = body.data.propertyRequest as { id: string }
  return { id, cookies: { visitor: cookies.visitor?.value ?? '' } }
}

const pay = (requestId: string, cookies: Record<string, string> = {}) =>
  ask('POST', '/payment/property-request', { body: { requestId }, cookies })

beforeEach(() => {
  bank.calls.length = 0
})

describe('Where a gateway is connected, a property request', () => {
  test('costs what the settings say, and is paid on the page that the gateway answers', async () => {
    const fee = { amount: 149.5, currency: 'AED' }
    expect(await shownFee()).toEqual(fee)
    const { id, cookies } = await sendRequest()
    const { status, body } = await pay(id, cookies)
    expect(status).toBe(200)
    const { checkout } = bank.set(body.data.url, 'open')
    expect(checkout).toMatchObject({ amountFils: 14_950, currency: 'AED', language: 'en' })
    const itself = `http://localhost:80/en/property-request/show/${id}?sent=true`
    expect([checkout.successUrl, checkout.failureUrl]).toEqual([itself, itself])
    // Asked again, it is the same order.
    expect((await pay(id, cookies)).body).toEqual(body)
  })

  test('that is paid leads to itself; its order is read by the browser that sent it', async () => {
    const { id, cookies } = await sendRequest()
    const { url } = (await pay(id, cookies)).body.data
    const { checkout } = bank.set(url, 'paid')
    await site.app.inject({
      method: 'POST',
      url: '/api/payment/notices/sandbox',
      headers: { 'x-signed': 'yes', 'content-type': 'application/json' },
      payload: JSON.stringify(bank.noticeOf(url)),
    })
    const again = (await pay(id, cookies)).body.data.url
    expect(again).toBe(`http://localhost:80/en/property-request/show/${id}?sent=true`)
    const path = `/payment/orders/${checkout.orderId}`
    const { order } = (await ask('GET', path, { cookies })).body.data
    expect(order).toMatchObject({
      kind: 'property_request',
      state: 'paid',
      requestId: id,
      url: null,
    })
    expect((await ask('GET', path)).status).toBe(404)
  })

  test('that has ended cannot be paid', async () => {
    const { id, cookies } = await sendRequest()
    await filled.db.pool.query(
      `update property_requests set expires_at = now() - interval '1 minute' where id = $1`,
      [id],
    )
    const { status, body } = await pay(id, cookies)
    expect([status, body.errors[0].code, bank.calls]).toEqual([409, 'request_over', []])
  })

  test('is told at once where the gateway does not answer, and its order is kept', async () => {
    const { id, cookies } = await sendRequest()
    bank.setDown(true)
    const { status, body, headers } = await pay(id, cookies)
    bank.setDown(false)
    expect([status, body.errors[0].code]).toEqual([503, 'payment_unavailable'])
    expect(headers['retry-after']).toBeDefined()
    expect((await pay(id, cookies)).status).toBe(200)
    expect(new Set(bank.calls).size).toBe(1)
  })

  test('of somebody else cannot be paid', async () => {
    const { id } = await sendRequest()
    expect([(await pay(id)).status, bank.calls]).toEqual([404, []])
  })

  test('begins a payment at most so often in an hour, for all requests of a caller', async () => {
    const limited = await openSite({
      beside: filled,
      env: { ...env, RATE_LIMITS: 'on' },
      gateway,
    })
    await filled.db.pool.query('truncate throttles')
    const { id, cookies } = await sendRequest()
    const payment = () =>
      asker(limited)('POST', '/payment/property-request', { body: { requestId: id }, cookies })
    const statuses: number[] = []
    for (let time = 0; time <= paymentLimit.max; time += 1) statuses.push((await payment()).status)
    expect(statuses.indexOf(429)).toBe(paymentLimit.max)
    expect(bank.calls).toHaveLength(1)
  })

  test('costs what the settings say from then on; what is no amount changes nothing', async () => {
    await setFee(200)
    await vi.waitFor(async () => expect(await shownFee()).toMatchObject({ amount: 200 }), soon)
    await setFee('much')
    await vi.waitFor(() => expect(site.logged()).toContain('snapshot not refreshed'), soon)
    expect(await shownFee()).toMatchObject({ amount: 200 })
  })

  test('leads back to itself once it costs nothing', async () => {
    await setFee(0)
    await vi.waitFor(async () => expect(await shownFee()).toBeNull(), soon)
    const { id, cookies } = await sendRequest()
    const url = `http://localhost:80/en/property-request/show/${id}?sent=true`
    expect((await pay(id, cookies)).body).toEqual({ data: { url } })
    expect(bank.calls).toEqual([])
  })
})
