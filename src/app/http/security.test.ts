import { describe, expect, test } from 'vitest'
import { signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'

const key = Buffer.alloc(32, 1).toString('base64')
const demo = await openSite()
const production = await openSite({
  env: {
    DEMO: 'off',
    ENCRYPTION_KEY: key,
    PASSWORD_PEPPER: key,
    SMTP_URL: 'outbox',
    PUBLIC_URL: 'https://dara.example',
    TRUST_PROXY: '10.0.0.1',
    LOG_LEVEL: 'debug',
  },
})

const action = (
  { app, marinaIds }: typeof demo,
  headers: Record<string, string> = {},
  body: object = { propertyId: marinaIds[0], action: 'view' },
) =>
  app.inject({
    method: 'POST',
    url: '/api/anonymous-users/action?phone=0501112233',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  })

const paths = [
  '/api/properties',
  '/api/nothing',
  '/api/openapi.json',
  '/api/docs',
  '/en',
  '/robots.txt',
  '/sitemap.xml',
  '/healthz',
  '/media/drawn/none.webp',
]

describe('every answer', () => {
  test.each(paths)('%s says how it may be used, and nothing of what made it', async (url) => {
    const { headers } = await production.app.inject(url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect(headers['cross-origin-resource-policy']).toMatch(/^same-(origin|site)$/)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
    expect(Object.keys(headers)).not.toContain('x-powered-by')
    expect(Object.keys(headers)).not.toContain('server')
    expect(Object.keys(headers)).not.toContain('access-control-allow-origin')
  })

  test('promises HTTPS only where there is some', async () => {
    const { headers } = await demo.app.inject('/api/properties')
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  test('never reflects an origin', async () => {
    for (const origin of ['https://evil.example', 'null', 'https://dara.example.evil.example']) {
      const { headers } = await production.app.inject({
        url: '/api/properties',
        headers: { origin },
      })
      expect(JSON.stringify(headers)).not.toMatch(/evil|allow-origin/)
    }
  })
})

describe('policies', () => {
  test('an API answer opened as a page runs nothing', async () => {
    const { headers } = await demo.app.inject('/api/properties')
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'")
  })

  test('a page runs our files and exactly its own inline script', async () => {
    const { headers } = await demo.app.inject('/en')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+=*';/)
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
  })

  test('a page turns no text into a script', async () => {
    const { headers } = await demo.app.inject('/en')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("require-trusted-types-for 'script';trusted-types default;")
  })

  test('a picture is only a picture', async () => {
    const { headers } = await demo.app.inject('/media/drawn/none.webp')
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  })
})

describe('what is for operators', () => {
  const pages = ['/metrics', '/api/docs', '/api/docs/', '/api/openapi.json']
  const statuses = async ({ app }: typeof demo, headers: Record<string, string> = {}) => {
    const answers = pages.map((url) => app.inject({ url, headers }))
    return (await Promise.all(answers)).map(({ statusCode }) => statusCode < 400)
  }

  test('is open in a demo', async () => {
    expect(await statuses(demo)).toEqual([true, true, true, true])
  })

  test('is absent in production that names no token', async () => {
    expect(await statuses(production)).toEqual([false, false, false, false])
    const authorization = 'Bearer undefined'
    expect(await statuses(production, { authorization })).toEqual([false, false, false, false])
  })

  test('opens with the token alone where one is named', async () => {
    const guarded = await openSite({ env: { METRICS_TOKEN: 'of the operator and of nobody else' } })
    expect(await statuses(guarded)).toEqual([false, false, false, false])
    expect(
      await statuses(guarded, { authorization: 'Bearer of the operator and of nobody els' }),
    ).not.toContain(true)
    const authorization = 'Bearer of the operator and of nobody else'
    expect(await statuses(guarded, { authorization })).toEqual([true, true, true, true])
  })
})

describe('the visitor’s cookie', () => {
  test('is for the server alone, and for HTTPS alone where there is some', async () => {
    const [cookie] = (await action(production)).cookies
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', secure: true })
    expect(cookie).not.toHaveProperty('domain')
    expect(cookie!.name).toBe('__Host-visitor')
    const [plain] = (await action(demo)).cookies
    expect(plain).toMatchObject({ name: 'visitor', httpOnly: true, sameSite: 'Lax' })
    expect(plain).not.toHaveProperty('secure')
  })

  test('is known under its own name alone: another host of the domain cannot give it', async () => {
    const [made] = (await action(production)).cookies
    const withCookie = (name: string) => action(production, { cookie: `${name}=${made!.value}` })
    expect((await withCookie('__Host-visitor')).cookies).toEqual([])
    const [anew] = (await withCookie('visitor')).cookies
    expect(anew).toMatchObject({
      name: '__Host-visitor',
      value: expect.not.stringMatching(made!.value),
    })
  })

  test('comes with no page and no read', async () => {
    for (const url of paths) expect((await demo.app.inject(url)).cookies).toEqual([])
  })
})

describe('a write', () => {
  test.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://dara.example' }, 403],
    [{ origin: 'https://dara.example.evil.example' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://dara.example' }, 403],
    [{ 'content-type': 'text/plain' }, 415],
    [{ 'content-type': 'application/x-www-form-urlencoded' }, 415],
    [{ origin: 'https://dara.example', 'sec-fetch-site': 'same-origin' }, 202],
  ] as [Record<string, string>, number][])('with %o is answered %i', async (headers, status) => {
    expect((await action(production, headers)).statusCode).toBe(status)
  })
})

describe('addresses', () => {
  const limitLeft = async (site: typeof demo, remoteAddress: string, forwarded?: string) => {
    const { headers } = await site.app.inject({
      url: '/api/locations/auto-completion?search=marina',
      remoteAddress,
      headers: forwarded ? { 'x-forwarded-for': forwarded, forwarded: `for=${forwarded}` } : {},
    })
    return Number(headers['x-ratelimit-remaining'])
  }

  test('that a stranger claims count for nothing', async () => {
    const first = await limitLeft(production, '203.0.113.9')
    expect(await limitLeft(production, '203.0.113.9', '198.51.100.1')).toBe(first - 1)
    expect(await limitLeft(demo, '203.0.113.9', '127.0.0.1')).toBe(119)
  })

  test('that the trusted proxy names are the callers’', async () => {
    const first = await limitLeft(production, '10.0.0.1', '198.51.100.7')
    expect(await limitLeft(production, '10.0.0.1', '198.51.100.8')).toBe(first)
    expect(await limitLeft(production, '10.0.0.1', '6.6.6.6, 198.51.100.7')).toBe(first - 1)
  })
})

describe('the log', () => {
  test('of a whole run has no phone, token, query, cookie or body', async () => {
    await action(production, {
      authorization: 'Bearer token-of-sara',
      cookie: '__Host-visitor=cookie-of-sara',
      origin: 'https://evil.example',
    })
    await production.app.inject('/api/properties?keyword=secret-wish&permit=secret-permit')
    await production.app.inject('/en/verify/token-in-a-path')
    await production.app.inject('/api/properties/%ff')
    const logged = production.logged()
    expect(logged).toContain('"msg":"request completed"')
    expect(logged).toContain('"route":"/api/properties"')
    expect(logged).not.toMatch(/0501112233|of-sara|secret-wish|secret-permit|token-in-a-path/)
  })

  test('has one line for a write that another site sent', () => {
    const lines = production
      .logged()
      .split('\n')
      .filter((line) => line.includes('"refused"'))
    const last = JSON.parse(lines.at(-1)!)
    expect(last).toMatchObject({
      code: 'cross_site',
      status: 403,
      route: '/api/anonymous-users/action',
    })
    expect(last.reqId).toBeTruthy()
  })

  test('has one line for somebody who asks for what is not theirs, without its number', async () => {
    const { token } = await signUp(demo, { email: 'curious@example.com' })
    const headers = { authorization: `Bearer ${token}` }
    const url = '/api/properties/my-properties/987654'
    expect((await demo.app.inject({ url, headers })).statusCode).toBe(404)
    const lines = demo
      .logged()
      .split('\n')
      .filter((line) => line.includes('"refused"'))
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({
      status: 404,
      code: 'property_not_found',
      route: '/api/properties/my-properties/:id',
      address: '127.0.0.1',
    })
    expect(demo.logged()).not.toContain('987654')
  })
})
