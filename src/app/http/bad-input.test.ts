import { describe, expect, test } from 'vitest'
import { rawHttp } from '#test/raw-http.ts'
import { openSite } from '#test/site.ts'

const site = await openSite()
const send = await rawHttp(site.app)

const internals = /FST_|ERR_|at .*\.[jt]s|node_modules|\bpg\b|select |relation|column|syntax/i

function parsed(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body }
}

/** What an answer lacks of our error form, in words only, with the headers of every answer. */
function faultsOf(answer: string): string[] {
  const { head, body } = parsed(answer)
  const [first] = JSON.parse(body).errors ?? []
  const wrong = {
    'no words': typeof first?.msg !== 'string' || !/^[a-z_]+$/.test(first?.code),
    internals: internals.test(body),
    'can be sniffed': !head.includes('x-content-type-options: nosniff'),
    'can run': !head.includes("content-security-policy: default-src 'none'"),
    'says what made it': /x-powered-by|\nserver:/.test(head),
  }
  return Object.entries(wrong).flatMap(([name, is]) => (is ? [name] : []))
}

const close = 'Host: localhost\r\nConnection: close\r\n'
const get = (path: string) => `GET ${path} HTTP/1.1\r\n${close}\r\n`
const post = `POST /api/anonymous-users/action HTTP/1.1\r\n${close}Content-Type: application/json\r\n`

const broken: [string, number[], (string | Buffer)[]][] = [
  [
    'broken UTF-8 as raw bytes in a query',
    [400],
    ['GET /api/properties?keyword=', Buffer.from([0xff, 0xfe, 0x80]), ` HTTP/1.1\r\n${close}\r\n`],
  ],
  ['broken UTF-8 in a path', [400], [get('/api/properties/%ff')]],
  ['broken UTF-8 in a page’s path', [400], [get('/en/%ff')]],
  ['half an escape', [400], [get('/api/properties/%')]],
  ['a path of 300 letters', [404], [get(`/api/properties/${'a'.repeat(300)}`)]],
  ['two Content-Lengths', [400], [`${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{} `]],
  [
    'a length and chunks',
    [400],
    [`${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ],
  ['chunks, perhaps', [400], [`${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`]],
  ['a negative length', [400], [`${post}Content-Length: -1\r\n\r\n{}`]],
  ['a blank before the colon', [400], [`GET / HTTP/1.1\r\nHost : localhost\r\n\r\n`]],
  ['a folded header', [400], [`GET / HTTP/1.1\r\n folded: 1\r\n${close}\r\n`]],
  ['HTTP/9', [400], [`GET / HTTP/9.1\r\n${close}\r\n`]],
  ['a method nobody knows', [400], [`STEAL / HTTP/1.1\r\n${close}\r\n`]],
  ['a host that is none', [400], ['GET /en HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n']],
  ['an address of 30 kB', [414, 431], [get(`/api/properties?keyword=${'a'.repeat(30_000)}`)]],
  [
    'cookies of 30 kB',
    [431],
    [`GET /api/properties HTTP/1.1\r\n${close}Cookie: a=${'b'.repeat(30_000)}\r\n\r\n`],
  ],
  [
    'a body in bytes that are no UTF-8',
    [400],
    [`${post}Content-Length: 4\r\n\r\n`, Buffer.from([0x22, 0xff, 0xfe, 0x22])],
  ],
  ['another site’s address', [404], [get('http://evil.example/en')]],
  ['an address without a site', [404], [get('//evil.example/en')]],
]

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

  test('HEAD says what GET would, without a body', async () => {
    const head = await site.app.inject({ method: 'HEAD', url: '/api/property-types/' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(Number(head.headers['content-length'])).toBeGreaterThan(1000)
  })
})

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
