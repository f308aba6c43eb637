import { beforeEach, describe, expect, test, vi } from 'vitest'
import { siteDatabase } from '#test/filled-databases.ts'
import { asker } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { wishOn } from '#test/visitors/wish.ts'
import type { RequestGateway } from './actions/fees.ts'
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

const started: unknown[] = []
const requestGateway: RequestGateway = {
  start: async (payment) => {
    started.push(payment)
    return `https://pay.example/${started.length}`
  },
}
const env = { WORKER: 'off', RATE_LIMITS: 'off' }
const site = await openSite({ beside: filled, env, requestGateway })
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
  started.length = 0
})

describe('Where a gateway is connected, a property request', () => {
  test('costs what the settings say, and is paid on the page that the gateway answers', async () => {
    const fee = { amount: 149.5, currency: 'AED' }
    expect(await shownFee()).toEqual(fee)
    const { id, cookies } = await sendRequest()
    const { status, body } = await pay(id, cookies)
    expect([status, body]).toEqual([200, { data: { url: 'https://pay.example/1' } }])
    const returnUrl = `http://localhost:80/en/property-request/show/${id}?sent=true`
    expect(started).toEqual([{ requestId: id, fee, returnUrl }])
  })

  test('of somebody else cannot be paid', async () => {
    const { id } = await sendRequest()
    expect([(await pay(id)).status, started]).toEqual([404, []])
  })

  test('begins a payment at most so often in an hour, for all requests of a caller', async () => {
    const limited = await openSite({
      beside: filled,
      env: { ...env, RATE_LIMITS: 'on' },
      requestGateway,
    })
    await filled.db.pool.query('truncate throttles')
    const { id, cookies } = await sendRequest()
    const payment = () =>
      asker(limited)('POST', '/payment/property-request', { body: { requestId: id }, cookies })
    const statuses: number[] = []
    for (let time = 0; time <= paymentLimit.max; time += 1) statuses.push((await payment()).status)
    expect(statuses.indexOf(429)).toBe(paymentLimit.max)
    expect(started).toHaveLength(paymentLimit.max)
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
    expect(started).toEqual([])
  })
})
