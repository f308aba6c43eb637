import { type AddressInfo, connect } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { openSite } from '#test/site.ts'
import { calls } from '../handlers.ts'

/** Pages under /en/slow wait until the gate is opened. */
let gate = Promise.withResolvers<void>()
let rendering = 0
const renderer = {
  fetch: async ({ url }: Request) => {
    rendering += 1
    if (url.includes('/slow')) await gate.promise
    rendering -= 1
    return new Response(`<!doctype html><p>${url}</p>`)
  },
}

const site = await openSite({ env: { TRUST_PROXY: 'loopback', WORKER: 'off' }, renderer })
await site.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = site.app.server.address() as AddressInfo
const ask = (path: string, headers = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers, signal: AbortSignal.timeout(20_000) })
const statusOf = async (path: string) => (await ask(path)).status

/** Connections that send this and nothing else; resolves when the server has seen each of them. */
async function sendUnfinished(count: number, textOf: (at: number) => string) {
  let seen = 0
  const countSeen = () => {
    seen += 1
  }
  site.app.server.on('request', countSeen)
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'))
  for (const [at, socket] of sockets.entries()) {
    socket.on('error', () => undefined)
    socket.write(textOf(at))
  }
  await expect.poll(() => seen).toBe(count)
  site.app.server.off('request', countSeen)
  return () => sockets.forEach((socket) => socket.destroy())
}

const halfOf = (path: string, address: string) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${address}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"half`

describe('half-sent bodies', () => {
  const senders = {
    'one address': () => '203.0.113.5',
    'many addresses': (at: number) => `203.0.113.${at}`,
  }
  test.each(Object.entries(senders))('from %s stop nobody else', async (_name, addressOf) => {
    expect(await statusOf('/en')).toBe(200)
    const paths = ['/api/auth/login', '/api/anonymous-users/action', '/api/files/upload/single']
    const close = await sendUnfinished(120, (at) =>
      halfOf(paths[at % paths.length] ?? '', addressOf(at)),
    )
    const asked = ['/healthz', '/readyz', '/api/settings', '/api/properties', '/en', '/en/other']
    for (const path of asked) expect([path, await statusOf(path)]).toEqual([path, 200])
    close()
  })
})

describe('while more is asked for than can be answered', () => {
  /** Searches wait for a lock until it is released. */
  async function fillUsualLane() {
    const holder = await site.db.pool.connect()
    await holder.query('begin')
    await holder.query('lock table property_search in access exclusive mode')
    const searches = Array.from({ length: 60 }, (_, at) =>
      statusOf(`/api/properties?minPrice=${at + 1}`),
    )
    expect(await Promise.race(searches)).toBe(503)
    return async () => {
      await holder.query('rollback')
      holder.release()
      await Promise.all(searches)
    }
  }

  test('health, calls answered from memory and kept pages are answered', async () => {
    await statusOf('/en')
    const release = await fillUsualLane()
    const asked = ['/healthz', '/api/settings', '/api/property-types', '/api/locations/emirates']
    for (const path of [...asked, '/en']) expect([path, await statusOf(path)]).toEqual([path, 200])
    await release()
  })

  test('an old page is better than a refusal, and only few are rendered at once', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    gate.resolve()
    await statusOf('/en/slow')
    gate = Promise.withResolvers()
    vi.advanceTimersByTime(31_000)
    const crowd = Array.from({ length: 60 }, (_, at) => statusOf(`/en/slow?page=${at}`))
    expect(await Promise.race(crowd)).toBe(503)
    expect(rendering).toBe(2)
    const others = ['203.0.113.8', '198.51.100.8'].map((address) =>
      ask(`/en/slow?page=${address}`, { 'x-forwarded-for': address }),
    )
    await expect.poll(() => rendering).toBe(4)
    const elsewhere = await ask('/en/slow', { 'x-forwarded-for': '203.0.113.9' })
    expect([elsewhere.status, elsewhere.headers.get('cache-control')]).toEqual([200, 'no-store'])
    // Whoever makes the server busy must not get what has left the site.
    expect(await statusOf('/en/slow')).toBe(503)
    expect(await statusOf('/api/properties')).toBe(200)
    vi.useRealTimers()
    gate.resolve()
    const statuses = await Promise.all(crowd)
    for (const other of others) expect((await other).status).toBe(200)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
    await expect.poll(() => statusOf('/en/slow?page=0')).toBe(200)
  })
})

test('every call that takes a password has a place among those that hash one', () => {
  const takesPassword = ({ endpoint: { body } }: ReturnType<typeof calls>[number]) =>
    body !== undefined &&
    /"\w*password"/i.test(
      JSON.stringify(z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' })),
    )
  const taking = calls(site.providers).filter(takesPassword)
  expect(taking.length).toBeGreaterThan(5)
  const others = taking.filter(({ endpoint }) => endpoint.lane !== 'password')
  expect(others.map(({ name }) => name)).toEqual([])
})

test('an import can be stopped however busy it keeps the site', () => {
  const urgent = calls(site.providers).filter(({ endpoint }) => endpoint.lane === 'urgent')
  const names = urgent.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other))
  expect(names).toEqual(['DELETE /feeds/{id}', 'POST /feeds/runs/{id}/cancel'])
})
