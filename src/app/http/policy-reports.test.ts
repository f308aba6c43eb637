import { describe, expect, test } from 'vitest'
import { openSite } from '#test/site.ts'

const site = await openSite({ env: { RATE_LIMITS: 'on' } })

const key = Buffer.alloc(32, 1).toString('base64')
const production = {
  DEMO: 'off',
  ENCRYPTION_KEY: key,
  PASSWORD_PEPPER: key,
  PUBLIC_URL: 'https://dara.example',
  SMTP_URL: 'outbox',
  TRUST_PROXY: 'none',
}

const token = 'token-in-a-path'

const current = (violations: [directive: string, blocked: string][]) =>
  violations.map(([effectiveDirective, blockedURL]) => ({
    type: 'csp-violation',
    age: 7,
    url: `https://dara.example/en/verify/${token}`,
    user_agent: 'Sara’s browser',
    body: { effectiveDirective, blockedURL, documentURL: `https://dara.example/${token}` },
  }))

const older = (directive: string, blocked: string) => ({
  'csp-report': {
    'document-uri': `https://dara.example/en/verify/${token}`,
    'violated-directive': directive,
    'blocked-uri': blocked,
  },
})

let host = 0
/** Each from another address, so that only the test of the limit meets it. */
const send = (body: unknown, type = 'application/reports+json', more: object = {}) => {
  host += 1
  return site.app.inject({
    method: 'POST',
    url: '/csp-reports',
    remoteAddress: `203.0.113.${host}`,
    headers: { 'content-type': type },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    ...more,
  })
}

const counts = async () => {
  const { body } = await site.app.inject('/metrics')
  const lines = body.split('\n').filter((line) => line.startsWith('policy_violations_total{'))
  return Object.fromEntries(
    lines.map((line) => {
      const [, directive, source, count] = /directive="(.*)",source="(.*)"} (\d+)/.exec(line)!
      return [`${directive} ${source}`, Number(count)]
    }),
  )
}

describe('a page', () => {
  test('names the address for reports in its policy and beside it, kept or new', async () => {
    for (const url of ['/en', '/en', '/api/docs/', '/dev/mail']) {
      const { headers } = await site.app.inject(url)
      expect([url, headers['reporting-endpoints']]).toEqual([url, 'csp="/csp-reports"'])
      expect(headers['content-security-policy']).toMatch(/;report-uri \/csp-reports$/)
    }
  })

  test('names it for the Reporting API too where there is HTTPS', async () => {
    const { app } = await openSite({ env: production })
    const { headers } = await app.inject('/en')
    expect(headers['content-security-policy']).toMatch(/;report-uri \/csp-reports;report-to csp$/)
  })
})

describe('a report of what a policy refused', () => {
  test('is counted by directive and kind of source, in both forms that browsers send', async () => {
    const list = current([
      ['script-src-elem', 'https://evil.example/a.js'],
      ['script-src-elem', 'inline'],
      ['require-trusted-types-for', 'trusted-types-sink'],
    ])
    expect((await send(list)).statusCode).toBe(204)
    const single = older("script-src-elem 'self'", 'inline')
    expect((await send(single, 'application/csp-report')).statusCode).toBe(204)
    expect(await counts()).toEqual({
      'script-src-elem https': 1,
      'script-src-elem inline': 2,
      'require-trusted-types-for trusted-types-sink': 1,
    })
  })

  test('adds no name that a stranger made up', async () => {
    await send(current(Array.from({ length: 15 }, (_, at) => [`mine-${at}`, `mine-${at}:x`])))
    expect((await counts())['other other']).toBe(15)
    expect(Object.keys(await counts())).toHaveLength(4)
  })

  test('counts at most twenty times, and only what is a violation', async () => {
    const before = (await counts())['img-src data'] ?? 0
    await send(current(Array.from({ length: 100 }, () => ['img-src', 'data'])))
    await send([{ type: 'deprecation', body: { id: 'x' } }, { type: 'crash' }])
    expect((await counts())['img-src data']).toBe(before + 20)
  })

  test.each([
    ['{"a":', 'application/csp-report', 400],
    ['{"a":1}', 'application/csp-report', 400],
    ['[1]', 'application/reports+json', 400],
    ['{"__proto__":{}}', 'application/reports+json', 400],
    ['{}', 'application/json', 415],
    ['a=1', 'application/x-www-form-urlencoded', 415],
    [`["${'x'.repeat(40_000)}"]`, 'application/reports+json', 413],
  ])('that is none, %.20s as %s, is answered %3$i', async (body, type, status) => {
    const before = await counts()
    expect((await send(body, type)).statusCode).toBe(status)
    expect(await counts()).toEqual(before)
  })

  test('is taken thirty times a minute from one address', async () => {
    const statuses: number[] = []
    for (let sent = 0; sent < 35; sent += 1) {
      const answer = await send(current([['font-src', 'data']]), 'application/reports+json', {
        remoteAddress: '198.51.100.1',
      })
      statuses.push(answer.statusCode)
    }
    expect(statuses).toEqual([...Array(30).fill(204), ...Array(5).fill(429)])
    expect((await counts())['font-src data']).toBe(30)
  })

  test('leaves one line in the log, as counts without an address', async () => {
    const { app, logged } = await openSite()
    const payload = JSON.stringify(
      current([
        ['script-src-elem', `https://evil.example/${token}`],
        ['script-src-elem', 'inline'],
      ]),
    )
    const headers = { 'content-type': 'application/reports+json' }
    for (const _ of [1, 2])
      await app.inject({ method: 'POST', url: '/csp-reports', headers, payload })
    expect(logged()).not.toContain('policy violated')
    await app.close()
    const lines = logged()
      .split('\n')
      .filter((line) => line.includes('policy violated'))
    expect(lines.map((line) => JSON.parse(line).violations)).toEqual([
      { 'script-src-elem https': 2, 'script-src-elem inline': 2 },
    ])
    expect(logged()).not.toMatch(/evil|token-in-a-path|Sara/)
  })
})
