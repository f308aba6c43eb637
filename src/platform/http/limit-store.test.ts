import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Counts, limitStore } from './limit-store.ts'

async function openApp() {
  const app = Fastify()
  await app.register(rateLimit, { global: false, store: limitStore })
  const config = { rateLimit: { max: 2, timeWindow: 60_000 } }
  app.get('/one', { config }, async () => 'one')
  app.get('/two', { config }, async () => 'two')
  return app
}

afterEach(() => vi.useRealTimers())

describe('A limit kept in memory', () => {
  it('refuses beyond it, each route and each caller by itself', async () => {
    const app = await openApp()
    const status = async (url: string, remoteAddress: string) =>
      (await app.inject({ url, remoteAddress })).statusCode
    const asked = [await status('/one', '10.0.0.1'), await status('/one', '10.0.0.1')]
    expect([...asked, await status('/one', '10.0.0.1')]).toEqual([200, 200, 429])
    expect(await status('/two', '10.0.0.1')).toBe(200)
    expect(await status('/one', '10.0.0.2')).toBe(200)
    await app.close()
  })

  it('refuses nobody for longer because the clock was set back', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3600_000 })
    const app = await openApp()
    for (let time = 0; time < 3; time += 1) await app.inject('/one')
    vi.setSystemTime(Date.now() - 3600_000)
    const refused = await app.inject('/one')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    await app.close()
  })
})

describe('Counts', () => {
  it('forget what has ended, as others come', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const counts = new Counts()
    for (let name = 0; name < 100; name += 1) counts.add(`early ${name}`, { windowMs: 1_000 })
    vi.advanceTimersByTime(1_001)
    for (let name = 0; name < 60; name += 1) counts.add(`late ${name}`, { windowMs: 1_000 })
    expect(counts.size).toBe(60)
  })

  it('keep the time of who comes again and again', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const counts = new Counts()
    counts.add('often', { windowMs: 1_000 })
    vi.advanceTimersByTime(900)
    expect(counts.add('often', { windowMs: 1_000 }).current).toBe(2)
    vi.advanceTimersByTime(200)
    expect(counts.add('often', { windowMs: 1_000 }).current).toBe(1)
  })
})
