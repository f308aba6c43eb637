import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { mountApi } from './api.ts'
import { endpoint } from './endpoint/endpoint.ts'
import { IdParams, integerField, Text } from './endpoint/fields.ts'
import { answerFailure } from './http/failures.ts'
import { Download, handle } from './handle.ts'
import { Refusal } from './refusal.ts'
import { readyCall } from './run-call.ts'

const readHome = endpoint({
  summary: 'A call of this test',
  method: 'GET',
  path: '/homes/{id}',
  access: 'public',
  params: IdParams,
  query: z.object({ rooms: z.optional(integerField(0, 30)) }),
  reply: z.object({ home: z.object({ id: z.int(), name: Text, note: z.nullable(z.string()) }) }),
})

const addHome = endpoint({
  summary: 'A call of this test',
  method: 'POST',
  path: '/homes',
  access: 'visitor',
  status: 201,
  isRepeatable: true,
  body: z.object({ name: z.object({ ar: z.string().check(z.minLength(3)) }), rooms: z.int() }),
  reply: z.object({}),
})

const readFile = endpoint({
  summary: 'A call of this test',
  method: 'GET',
  path: '/homes.csv',
  access: 'public',
  reply: z.instanceof(Blob),
})

let pieces = 0
async function* endless() {
  for (; pieces < 1_000; pieces += 1) yield 'home\n'.repeat(1_000)
}

const secret = { name: { en: 'Sea view', ar: 'إطلالة' }, note: null, ownerPhone: '+971500000000' }

function homesServer() {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true }, bodyLimit: 5000 })
  app.setErrorHandler(answerFailure)
  app.register(cookie)
  const handlers = [
    handle(readHome, async ({ params }) => {
      if (params.id === 9) throw new Refusal(404, [{ code: 'property_not_found' }])
      if (params.id === 8) throw new Error('column "owner" does not exist')
      if (params.id === 40) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
      if (params.id === 55) throw Object.assign(new Error('lock timeout'), { code: '55P03' })
      return { home: { ...secret, id: params.id } }
    }),
    handle(addHome, async () => ({})),
    handle(
      readFile,
      async () => new Download({ type: 'text/csv', name: 'homes.csv', content: endless() }),
    ),
  ]
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

const app = homesServer()
const send = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/homes',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })

describe('every call', () => {
  test('answers {data} and never a field that its contract does not name', async () => {
    const answer = await app.inject('/api/homes/5/')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.json()).toEqual({ data: { home: { id: 5, name: secret.name, note: null } } })
  })

  test('makes nothing of a file whose head alone is asked for', async () => {
    const { statusCode, headers, body } = await app.inject({
      method: 'HEAD',
      url: '/api/homes.csv',
    })
    expect([statusCode, body, pieces]).toEqual([200, '', 0])
    expect(headers['content-disposition']).toBe('attachment; filename="homes.csv"')
    expect((await app.inject('/api/homes.csv')).body).toHaveLength(5_000_000)
  })

  test.each(['0', '-1', 'abc', '5.5', '99999999999', '%00', '٥x'])('knows no id %s', async (id) => {
    const answer = await app.inject(`/api/homes/${id}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json().errors[0].code).toBe('not_found')
  })

  test('says what is wrong with a parameter, in the caller’s language', async () => {
    const english = await app.inject('/api/homes/5?rooms=many')
    expect(english.statusCode).toBe(422)
    expect(english.json()).toEqual({
      errors: [{ msg: 'Enter a number', code: 'invalid_number', path: 'rooms' }],
    })
    const arabic = await app.inject({
      url: '/api/homes/5?rooms=31',
      headers: { 'accept-language': 'ar-AE,en;q=0.5' },
    })
    expect(arabic.json().errors[0]).toMatchObject({ msg: 'أدخل 30 أو أقل', path: 'rooms' })
  })

  test('tells a missing field from a wrong one, by its path', async () => {
    const answer = await send('{"name":{"ar":"هي"}}')
    expect(answer.statusCode).toBe(422)
    const faults = answer
      .json()
      .errors.map(({ code, path }: Record<string, string>) => [path, code])
    expect(faults).toEqual([
      ['name.ar', 'too_short'],
      ['rooms', 'required'],
    ])
    const wrong = await send('{"name":{"ar":"بيت"},"rooms":"3"}')
    expect(wrong.json().errors).toMatchObject([{ path: 'rooms' }])
  })

  test.each([
    ['{"name":', 400, 'malformed'],
    ['{"__proto__":{"x":1}}', 400, 'malformed'],
    ['[]', 422, 'invalid'],
    ['', 422, 'required'],
    ['['.repeat(400) + ']'.repeat(400), 400, 'malformed'],
    [JSON.stringify({ name: 'x'.repeat(6000) }), 413, 'body_too_large'],
    [JSON.stringify(Array(1001).fill(0)), 400, 'malformed'],
    [Buffer.from('{"name":"\xff"}', 'latin1'), 400, 'malformed'],
    [Buffer.from('{"name":{}}', 'utf16le'), 400, 'malformed'],
  ])('refuses the body %s with status %i', async (payload, status, code) => {
    const answer = await send(payload)
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([status, code])
    expect(answer.json().errors[0].path).not.toBe('')
  })

  test('reads a query up to its end, question marks and all', async () => {
    const answer = await app.inject('/api/homes/5?rooms=3?')
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, 'rooms'])
  })

  test('takes JSON only', async () => {
    const answer = await send('name=x', { 'content-type': 'application/x-www-form-urlencoded' })
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([
      415,
      'unsupported_media_type',
    ])
  })

  test('refuses a write that comes from another site, whatever it carries', async () => {
    const body = '{"name":{"ar":"بيت"},"rooms":3}'
    expect((await send(body, { origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await send(body, { origin: 'null' })).statusCode).toBe(403)
    expect((await send(body, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await send(body, { origin: 'http://localhost:80' })).statusCode).toBe(201)
    expect((await send(body)).statusCode).toBe(201)
  })

  test('answers an unknown path with 404 and a wrong method with 405 and what is allowed', async () => {
    expect((await app.inject('/api/nothing')).json().errors[0].code).toBe('not_found')
    const wrong = await app.inject({ method: 'DELETE', url: '/api/homes/5' })
    expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test.each([40, 55])(
    'asks to come again where the database gave way to others (%i)',
    async (id) => {
      const answer = await app.inject(`/api/homes/${id}`)
      expect([answer.statusCode, answer.json().errors[0].code]).toEqual([503, 'unavailable'])
      expect(answer.headers['retry-after']).toBe('2')
    },
  )

  test('hides a fault of ours behind a request id', async () => {
    const answer = await app.inject('/api/homes/8')
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('column')
    expect(answer.json().requestId).toBeTruthy()
  })
})
