import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { emailField } from '#platform/endpoint/person-fields.ts'
import { answerFailure } from '#platform/http/failures.ts'
import { handle } from '#platform/handle.ts'
import { readyCall } from '#platform/run-call.ts'
import { mountApi } from '#platform/api.ts'
import { readConfig } from '../config.ts'
import { callerOf } from '#platform/http/address.ts'
import { addLimits } from './limits.ts'

const limited = endpoint({
  summary: 'A call of this test',
  method: 'GET',
  path: '/limited',
  access: 'public',
  limit: { max: 2, seconds: 60 },
  reply: z.object({}),
})

const contact = endpoint({
  summary: 'A call of this test',
  method: 'POST',
  path: '/contact',
  access: 'visitor',
  body: z.object({ email: emailField() }),
  reply: z.object({}),
})

const own = endpoint({
  summary: 'A call of this test',
  method: 'GET',
  path: '/own',
  access: 'anyone',
  limit: { max: 2, seconds: 60 },
  reply: z.object({}),
})

const handlers = [
  handle(limited, async () => ({})),
  handle(contact, async () => ({})),
  handle(own, async () => ({})),
]

async function limitedServer(rateLimits: string) {
  const app = Fastify({ trustProxy: true })
  app.setErrorHandler(answerFailure)
  await addLimits(app, readConfig({ RATE_LIMITS: rateLimits }))
  mountApi(app, handlers.map(readyCall), {
    primary: {} as never,
    reader: () => ({}) as never,
    now: () => new Date(),
    visitor: () => ({ id: () => '', isBot: false, known: () => undefined }),
    publicUrl: undefined,
    vault: {} as never,
  })
  return app
}

const from = (address: string) => ({ url: '/api/limited', headers: { 'x-forwarded-for': address } })

describe('rate limits', () => {
  test('answer the call after the last with 429, Retry-After and our error shape', async () => {
    const app = await limitedServer('on')
    await app.inject(from('203.0.113.5'))
    await app.inject(from('203.0.113.5'))
    const refused = await app.inject(from('203.0.113.5'))
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json().errors[0]).toMatchObject({ code: 'too_many_requests' })
    expect((await app.inject(from('203.0.113.6'))).statusCode).toBe(200)
  })

  test('are a hundred times as wide for loopback in a demo, not for others', async () => {
    const app = await limitedServer('relaxed')
    for (let call = 0; call < 5; call += 1) {
      expect((await app.inject(from('127.0.0.1'))).statusCode).toBe(200)
    }
    await app.inject(from('203.0.113.5'))
    await app.inject(from('203.0.113.5'))
    expect((await app.inject(from('203.0.113.5'))).statusCode).toBe(429)
  })

  test('count what anybody sends before it is read, though it is nonsense', async () => {
    const app = await limitedServer('on')
    const send = (address: string, payload: object | string) =>
      app.inject({
        method: 'POST',
        url: '/api/contact',
        headers: { 'x-forwarded-for': address, 'content-type': 'application/json' },
        payload,
      })
    for (let call = 0; call < 300; call += 1) {
      const { statusCode } = await send('203.0.113.5', call % 2 ? '{' : { email: 'nobody' })
      expect(statusCode).toBe(call % 2 ? 400 : 422)
    }
    const refused = await send('203.0.113.5', { email: 'sara@example.com' })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await send('203.0.113.6', { email: 'sara@example.com' })).statusCode).toBe(200)
  })

  test('count a network ten times as wide, whoever of it asks', async () => {
    const app = await limitedServer('on')
    const statusOf = async (address: string) => (await app.inject(from(address))).statusCode
    for (let at = 0; at < 20; at += 1) expect(await statusOf(`2001:db8:1:${at}::1`)).toBe(200)
    const refused = await app.inject(from('2001:db8:1:99::1'))
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json().errors[0]).toMatchObject({ code: 'too_many_requests' })
    expect(await statusOf('2001:db8:2:1::1')).toBe(200)
  })

  test('count for a network nothing that a caller does beyond its own', async () => {
    const app = await limitedServer('on')
    for (let call = 0; call < 40; call += 1) await app.inject(from('203.0.113.5'))
    expect((await app.inject(from('203.0.113.6'))).statusCode).toBe(200)
  })

  test('of those without an account do not count who sends a token', async () => {
    const app = await limitedServer('on')
    const ask = async (headers = {}) =>
      (await app.inject({ url: '/api/own', remoteAddress: '203.0.113.5', headers })).statusCode
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429])
    expect(await ask({ authorization: 'no token' })).toBe(401)
  })

  test('take an IPv6 /64 for one caller', () => {
    expect(callerOf('2001:db8:1:2:aaaa::1')).toBe(callerOf('2001:db8:1:2:bbbb::9'))
    expect(callerOf('2001:db8:1:2::1')).not.toBe(callerOf('2001:db8:1:3::1'))
    expect(callerOf('2001:db8::1')).toBe('2001:db8:0:0')
    expect(callerOf('::1')).toBe('0:0:0:0')
    expect(callerOf('203.0.113.5')).toBe('203.0.113.5')
  })
})
