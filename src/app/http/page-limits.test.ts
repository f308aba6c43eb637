import { expect, test } from 'vitest'
import { openSite } from '#test/site.ts'

const renderer = { fetch: async () => new Response('<!doctype html><p>drawn</p>') }
const env = { TRUST_PROXY: 'loopback', WORKER: 'off', RATE_LIMITS: 'on' }
const { app } = await openSite({ env, renderer })

const open = (url: string, address: string) =>
  app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8', 'x-forwarded-for': address } })

test('a caller gets as many new pages of results as searches, then a page that says so', async () => {
  for (let at = 0; at < 300; at += 1) {
    const { statusCode } = await open(`/en/properties?price_min=${at}`, '203.0.113.5')
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
  const free = ['/en/properties?price_min=299', '/en/about']
  for (const url of free) expect((await open(url, '203.0.113.5')).statusCode).toBe(200)
  expect((await open('/en/properties?price_min=302', '203.0.113.6')).statusCode).toBe(200)
}, 60_000)

test('a caller gets so many new pages of any kind, and its network ten times as many', async () => {
  let page = 0
  const statusOf = async (address: string) =>
    (await open(`/en/about?page=${(page += 1)}`, address)).statusCode
  const ask = async (count: number, address: string) => {
    const seen = new Set<number>()
    for (let at = 0; at < count; at += 1) seen.add(await statusOf(address))
    return [...seen]
  }
  expect(await ask(1_500, '198.51.100.1')).toEqual([200])
  expect(await ask(1, '198.51.100.1')).toEqual([429])
  for (let at = 2; at <= 10; at += 1) expect(await ask(1_500, `198.51.100.${at}`)).toEqual([200])
  expect(await ask(1, '198.51.100.99')).toEqual([429])
  expect(await ask(1, '198.51.101.1')).toEqual([200])
}, 120_000)
