import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import type { PageContext } from '#platform/page-context.ts'
import { openSite } from '#test/site.ts'
import { limitPages } from './page-limits.ts'
import type { Renderer } from './pages/page-handler.ts'

/** What pages ask by the parameter in their address, whatever its path. */
const asked: Record<string, [name: string, query: object]> = {
  price_min: ['GET /properties', { purpose: 'sale', limit: '1' }],
  place: ['GET /locations/auto-completion', { search: 'marina' }],
}

const renderer: Renderer = {
  fetch: async ({ url }, { context }) => {
    const [, parameter = ''] = /\?(\w+)/.exec(url) ?? []
    const [name, query] = asked[parameter] ?? []
    if (!name) return new Response('<!doctype html><p>drawn</p>')
    const { status } = await (context as PageContext).dispatch(name, { query })
    return new Response(`<!doctype html><p>found ${status}</p>`, {
      status: status < 400 ? 200 : 500,
    })
  },
}
const env = { TRUST_PROXY: 'loopback', WORKER: 'off', RATE_LIMITS: 'on' }
const { app, config } = await openSite({ env, renderer })

const open = (url: string, address: string) =>
  app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8', 'x-forwarded-for': address } })

/** However an address is written, and whichever page makes it, a search is one. */
const spellings = [
  '/en/properties',
  '/./properties',
  '/x/../properties',
  '/Properties',
  '/properties/filters',
  '/properties//',
]

test('a caller gets as many new pages that search as searches, then a page that says so', async () => {
  for (let at = 0; at < 300; at += 1) {
    const path = spellings[at % spellings.length]
    const { statusCode } = await open(`${path}?price_min=${at}`, '203.0.113.5')
    expect(statusCode).toBe(200)
  }
  const refused = await open('/ar/properties?price_min=300', '203.0.113.5')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.headers['content-type']).toContain('text/html')
  expect(refused.headers['content-security-policy']).toContain("default-src 'none'")
  expect(refused.body).toContain('dir="rtl"')
  expect(refused.body).toContain('طلبات كثيرة جدًا')
  const english = await open('/properties?price_min=301', '203.0.113.5')
  expect(english.body).toContain('Too many requests')
  const free = ['/en/properties?price_min=294', '/en/about']
  for (const url of free) expect((await open(url, '203.0.113.5')).statusCode).toBe(200)
  expect((await open('/en/properties?price_min=302', '203.0.113.6')).statusCode).toBe(200)
})

test('a network gets ten times as many pages that make a call as a caller', async () => {
  for (let at = 0; at < 1_200; at += 1) {
    const { statusCode } = await open(`/en/about?place=${at}`, `2001:db8:1:${at % 20}::1`)
    expect(statusCode).toBe(200)
  }
  const refused = await open('/en/about?place=1200', '2001:db8:1:99::1')
  expect(refused.statusCode).toBe(429)
  expect(refused.body).toContain('Too many requests')
  expect((await open('/en/about?place=1200', '2001:db8:2:1::1')).statusCode).toBe(200)
})

test('a caller gets so many new pages of any kind', async () => {
  const statusOf = async (page: number) =>
    (await open(`/en/about?page=${page}`, '198.51.100.1')).statusCode
  const seen = new Set<number>()
  for (let page = 0; page < 1_500; page += 1) seen.add(await statusOf(page))
  expect([...seen]).toEqual([200])
  expect(await statusOf(1_500)).toBe(429)
})

test('a network gets ten times as many new pages of any kind as a caller', () => {
  const { countPage } = limitPages(config)
  const count = (ip: string) => countPage({ ip } as FastifyRequest)
  for (let caller = 1; caller <= 10; caller += 1) {
    for (let page = 0; page < 1_500; page += 1) count(`198.51.100.${caller}`)
  }
  expect(() => count('198.51.100.99')).toThrow('too_many_requests')
  expect(() => count('198.51.101.1')).not.toThrow()
})
