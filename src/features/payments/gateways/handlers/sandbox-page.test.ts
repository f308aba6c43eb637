import helmet from '@fastify/helmet'
import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { hourMs } from '#i18n/time-units.ts'
import { answerFailure } from '#platform/http/failures.ts'
import { aCheckout } from '#test/payments/checkouts.ts'
import { freshDatabase } from '#test/database.ts'
import { openSandbox } from '../actions/sandbox.ts'
import type { Checkout } from '../rules/gateway.ts'
import { sandboxPage } from './sandbox-page.ts'

const { kysely: db } = await freshDatabase()
const clock = { at: new Date() }
const now = () => clock.at
const gateway = openSandbox({ db, secret: 'a secret of these tests', now })

const app = Fastify()
app.setErrorHandler(answerFailure)
await app.register(helmet, { global: false })
await app.register(sandboxPage, { db, now, limit: {}, publicUrl: undefined, slowMs: 60_000 })
afterAll(() => app.close())

async function start(more: Partial<Checkout> = {}) {
  const checkout = aCheckout(more)
  const { reference, url } = await gateway.startCheckout(checkout)
  return { ...checkout, reference, path: new URL(url).pathname }
}

type Sent = { path: string; body?: string; headers?: Record<string, string> }

const post = ({ path, body = '', headers = {} }: Sent) =>
  app.inject({
    method: 'POST',
    url: path,
    payload: body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

const press = (path: string, outcome: string) => post({ path, body: `outcome=${outcome}` })

const stateOf = async (reference: string) => (await gateway.findPayment(reference))?.state

const noticesOf = (reference: string) =>
  db
    .selectFrom('sandbox_notices')
    .select(['state', 'due_at'])
    .where('reference', '=', reference)
    .execute()

describe('The page of the sandbox', () => {
  test('says what is paid and that it is a test, in a form with four buttons', async () => {
    const { path } = await start({ description: '<b>Featured</b>' })
    const answer = await app.inject(path)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none';style-src 'sha256-[^']+';base-uri 'none';form-action 'self'/,
    )
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toContain('<html lang="en" dir="ltr">')
    expect(answer.body).toContain('no money moves')
    expect(answer.body).toContain('&lt;b&gt;Featured')
    expect(answer.body).toMatch(/AED.1,049\.5/)
    expect(answer.body.match(/<form /g)).toHaveLength(1)
    const buttons = [...answer.body.matchAll(/type="submit" name="outcome" value="(\w+)"/g)]
    expect(buttons.map(([, value]) => value)).toEqual(['pay', 'decline', 'slow', 'abandon'])
    expect(answer.body).not.toMatch(/<script|style=/)
  })

  test('is in Arabic for an Arabic payment', async () => {
    const { path } = await start({ language: 'ar', description: 'إعلان مميز' })
    const { body } = await app.inject(path)
    expect(body).toContain('<html lang="ar" dir="rtl">')
    expect(body).toContain('مصرف تجريبي')
  })

  test.each([
    ['pay', 'paid', 'successUrl', ['paid']],
    ['decline', 'failed', 'failureUrl', ['failed']],
    ['slow', 'open', 'successUrl', ['paid']],
    ['abandon', 'open', 'failureUrl', ['expired']],
  ] as const)('after %s is %s and returns to the %s', async (outcome, state, url, planned) => {
    const { path, reference, ...checkout } = await start()
    const answer = await press(path, outcome)
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe(checkout[url])
    expect(await stateOf(reference)).toBe(state)
    const notices = await noticesOf(reference)
    expect(notices.map((notice) => notice.state)).toEqual(planned)
    const isDue = notices[0]!.due_at <= now()
    expect(isDue).toBe(outcome === 'pay' || outcome === 'decline')
  })

  test('pressed twice, or another button after the first, changes nothing', async () => {
    for (const [first, second, state, url] of [
      ['pay', 'pay', 'paid', 'successUrl'],
      ['pay', 'decline', 'paid', 'successUrl'],
      ['decline', 'pay', 'failed', 'failureUrl'],
      ['slow', 'decline', 'open', 'successUrl'],
      ['slow', 'slow', 'open', 'successUrl'],
    ] as const) {
      const { path, reference, ...checkout } = await start()
      await press(path, first)
      const answer = await press(path, second)
      expect([answer.statusCode, answer.headers.location]).toEqual([303, checkout[url]])
      expect(await stateOf(reference)).toBe(state)
      expect(await noticesOf(reference)).toHaveLength(1)
    }
  })

  test('pressed ten times at once is paid once', async () => {
    const started = await Promise.all([start(), start(), start(), start()])
    for (const { path, reference } of started) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => press(path, 'pay')))
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([303]))
      expect(await noticesOf(reference)).toHaveLength(1)
    }
  })

  test('says how a payment ended, with no form and a link back', async () => {
    for (const [outcome, words] of [
      ['pay', 'This payment has been made.'],
      ['decline', 'This payment was declined.'],
      ['slow', 'still processing'],
    ] as const) {
      const { path } = await start()
      await press(path, outcome)
      const { body, statusCode } = await app.inject(path)
      expect(statusCode).toBe(200)
      expect(body).toContain(words)
      expect(body).not.toContain('<form')
      expect(body.match(/<a /g)).toHaveLength(1)
    }
  })

  test('can be paid no more after its time, or once the checkout was ended', async () => {
    const late = await start({ expiresAt: new Date(clock.at.getTime() - 1) })
    const ended = await start()
    await gateway.endCheckout(ended.reference)
    for (const { path, reference, failureUrl } of [late, ended]) {
      expect((await press(path, 'pay')).headers.location).toBe(failureUrl)
      expect(await stateOf(reference)).toBe('expired')
      expect((await app.inject(path)).body).toContain('can no longer be made')
    }
  })

  test('answers an unknown outcome with the page again', async () => {
    const { path, reference } = await start()
    const bodies = ['', 'outcome=', 'outcome=Pay', 'outcome=pay&outcome=pay', 'x=pay', 'outcome']
    for (const body of bodies) {
      const answer = await post({ path, body })
      expect(answer.statusCode).toBe(422)
      expect(answer.body).toContain('Press one of the buttons.')
      expect(answer.body).toContain('<form')
    }
    expect(await stateOf(reference)).toBe('open')
  })

  test('is not there for an unknown reference, whatever its text', async () => {
    const unknown = ['x', 'A'.repeat(22), '%00', '%F0%9F%98%80', '..%2F..', "'%20or%20true"]
    for (const reference of unknown) {
      const path = `/payment/sandbox/${reference}`
      expect((await app.inject(path)).statusCode).toBe(404)
      expect((await press(path, 'pay')).statusCode).toBe(404)
      expect((await press(path, 'nothing')).statusCode).toBe(404)
    }
  })

  test('takes no other body than that of a form', async () => {
    const { path, reference } = await start()
    for (const [type, body, status] of [
      ['application/json', '{"outcome":"pay"}', 415],
      ['text/plain', 'outcome=pay', 415],
      ['application/x-www-form-urlencoded', 'outcome=%FF', 400],
    ] as const) {
      const answer = await post({ path, body, headers: { 'content-type': type } })
      expect(answer.statusCode).toBe(status)
    }
    expect(await stateOf(reference)).toBe('open')
  })

  test('takes no form of another site', async () => {
    const { path, reference } = await start()
    const host = 'localhost:80'
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { host, origin: 'https://other.example' },
      { host, origin: 'null' },
    ]) {
      const answer = await post({ path, body: 'outcome=pay', headers })
      expect(answer.statusCode).toBe(403)
    }
    expect(await stateOf(reference)).toBe('open')
    const own = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }
    expect((await post({ path, body: 'outcome=pay', headers: own })).statusCode).toBe(303)
  })

  test('of an order is the same one, however often and at once it is started', async () => {
    const checkout = aCheckout({ expiresAt: new Date(clock.at.getTime() + hourMs) })
    const started = await Promise.all(
      Array.from({ length: 8 }, () => gateway.startCheckout(checkout)),
    )
    expect(new Set(started.map(({ url }) => url)).size).toBe(1)
    expect(await noticesOf(started[0]!.reference)).toHaveLength(1)
  })
})
