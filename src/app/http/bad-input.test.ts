import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import {
  brokenBytes as broken,
  close,
  framingFaults as faultsOf,
  getOf as get,
  parsedAnswer as parsed,
  postHead as post,
} from '#test/fuzz/framing.ts'
import { rawHttp } from '#test/http/raw-http.ts'
import { openSite } from '#test/site.ts'

const site = await openSite()
const send = await rawHttp(site.app)

describe('bytes that are no request', () => {
  test.each(broken)('%s: refused in our error form', async (_name, statuses, pieces) => {
    const answer = await send(...pieces)
    expect(faultsOf(answer)).toEqual([])
    expect(statuses).toContain(parsed(answer).status)
  })

  test('are refused in Arabic where that was asked for', async () => {
    const answer = await send(`GET /%ff HTTP/1.1\r\n${close}Accept-Language: ar\r\n\r\n`)
    expect(parsed(answer).body).toContain('تعذّرت قراءة الطلب')
    const bytes = await send(`GET / HTTP/1.1\r\nAccept-Language: ar\r\nBad Header: 1\r\n\r\n`)
    expect(parsed(bytes).body).toContain('تعذّرت قراءة الطلب')
  })

  test('are answered once', async () => {
    const smuggled = `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${get('/healthz')}`
    expect((await send(smuggled)).match(/HTTP\/1\.1/g)).toHaveLength(1)
  })
})

const head = (path: string, type: string) =>
  `POST ${path} HTTP/1.1\r\n${close}Content-Type: ${type}\r\n`
const written = [
  ['/api/auth/login', 'application/json'],
  ['/api/feeds/upload', 'multipart/form-data; boundary=x'],
  ['/csp-reports', 'application/csp-report'],
  ['/api/nothing', 'application/json'],
  ['/en', 'application/json'],
] as const

describe('a compressed body', () => {
  const body = brotliCompressSync(Buffer.alloc(50_000_000, ' '))
  const unread = ['br', 'gzip', 'deflate', 'zstd', 'X-Gzip', 'identity, br']

  test.each(written)('is refused unread by %s', async (path, type) => {
    for (const encoding of unread) {
      const fields = `Content-Encoding: ${encoding}\r\nContent-Length: ${body.length}\r\n\r\n`
      const answer = await send(head(path, type), fields, body)
      expect([encoding, parsed(answer).status, faultsOf(answer)]).toEqual([encoding, 415, []])
      expect(parsed(answer).head).toContain('accept-encoding: identity')
    }
  })

  test('may say that it is not', async () => {
    const fields = `Content-Encoding: identity\r\nContent-Length: 2\r\n\r\n{}`
    const answer = await send(head('/api/auth/login', 'application/json'), fields)
    expect(parsed(answer).status).toBe(422)
  })
})

describe('a body in small chunks', () => {
  const chunked = (path: string, type: string) =>
    `${head(path, type)}Transfer-Encoding: chunked\r\n\r\n`
  const pieces = (count: number) => '1\r\n \r\n'.repeat(count)

  test.each(written)('is ended by %s', async (path, type) => {
    const answer = await send(chunked(path, type), pieces(1_100))
    expect(faultsOf(answer)).toEqual([])
    // The last two refuse it without reading.
    expect(parsed(answer).status).toBe(
      { '/api/feeds/upload': 401, '/en': 405 }[path as string] ?? 400,
    )
  })

  test('is read where it is short', async () => {
    const answer = await send(
      chunked('/api/auth/login', 'application/json'),
      pieces(150),
      '2\r\n{}\r\n0\r\n\r\n',
    )
    expect(parsed(answer).status).toBe(422)
  })
})

describe('methods', () => {
  test.each(['TRACE', 'PROPFIND', 'OPTIONS'])('%s does not exist', async (method) => {
    const answer = await send(`${method} /api/properties HTTP/1.1\r\n${close}\r\n`)
    expect([parsed(answer).status, faultsOf(answer)]).toEqual([404, []])
  })

  test.each(['PATCH', 'DELETE', 'PUT', 'POST'])('%s does nothing on a read', async (method) => {
    const answer = await send(`${method} /api/property-types HTTP/1.1\r\n${close}\r\n`)
    expect([parsed(answer).status, faultsOf(answer)]).toEqual([405, []])
    expect(parsed(answer).head).toContain('allow: get, head')
  })

  test('a write is no read, and a read no write', async () => {
    const read = await site.app.inject('/api/anonymous-users/action')
    expect([read.statusCode, read.headers.allow]).toEqual([405, 'POST'])
    const override = await site.app.inject({
      url: '/api/anonymous-users/action',
      headers: { 'x-http-method-override': 'POST' },
    })
    expect(override.statusCode).toBe(405)
    const page = await site.app.inject({ method: 'POST', url: '/en' })
    expect([page.statusCode, page.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test('no body is read where none is taken', async () => {
    const page = await site.app.inject({
      method: 'POST',
      url: '/en',
      headers: { 'content-type': 'application/json' },
      payload: '{"never":',
    })
    expect(page.statusCode).toBe(405)
  })

  test('HEAD says what GET would, without a body', async () => {
    const head = await site.app.inject({ method: 'HEAD', url: '/api/property-types/' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(Number(head.headers['content-length'])).toBeGreaterThan(1000)
  })
})

describe('an address of more parameters than any form has', () => {
  const unknown = (count: number) => Array.from({ length: count }, (_, at) => `p${at}=1`).join('&')

  test.each(['/en/properties', '/ar', '/api/properties', '/api/settings', '/nothing'])(
    'is refused before %s is looked for',
    async (path) => {
      const answer = await site.app.inject({
        url: `${path}?${unknown(251)}`,
        headers: { 'accept-language': 'ar' },
      })
      expect([answer.statusCode, answer.json().errors]).toEqual([
        400,
        [
          {
            code: 'too_many_parameters',
            msg: 'عدد المعاملات في هذا الرابط أكبر من المسموح (250)',
          },
        ],
      ])
    },
  )

  test('begins after the most that a form with every box ticked sends', async () => {
    for (const path of ['/en/properties', '/api/properties']) {
      expect((await site.app.inject(`${path}?${unknown(250)}`)).statusCode).toBe(200)
    }
  })
})

test.each([
  '/_serverFn',
  '/_serverFn/',
  '/_serverFn/x',
  '/%5FserverFn/x',
  '/_server%46n/',
  '/./_serverFn/x',
  '/en/../_serverFn/x',
])('%s, which the framework would answer, does not exist', async (path) =>
  expect(parsed(await send(get(path))).status).toBe(404),
)

describe('what is nobody’s business', () => {
  test.each([
    '/.git/config',
    '/.env',
    '/package.json',
    '/src/app/server.ts',
    '/node_modules/fastify/package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/media/drawn/..%2f..%2f..%2fpackage.json',
    '/media/drawn/%2e%2e/%2e%2e/package.json',
    '/assets/index.js.map',
  ])('%s is at most a page', async (path) => {
    const { body, head } = parsed(await send(get(path)))
    expect(body).not.toMatch(
      /"dependencies"|"name": "|repositoryformatversion|buildServer|"mappings"/,
    )
    expect(head).not.toContain('content-type: application/octet-stream')
  })
})
