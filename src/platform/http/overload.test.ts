import { type AddressInfo, connect } from 'node:net'
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import { Readable } from 'node:stream'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import type { Lane } from '../endpoint/endpoint.ts'
import type { ReadyCall } from '../run-call.ts'
import { answerFailure } from './failures.ts'
import { addOverloadGuard, overloadLimits, takeTurns } from './overload.ts'

const largestShare = (slots: number) => Math.ceil((slots * 2) / 3)
const places = largestShare(largestShare(overloadLimits.read.maxActive))
const hashes = largestShare(largestShare(overloadLimits.password.maxActive))

const neverMs = 600_000

/** Writes to their own connections and leaves them open. */
const writerTo = (app: FastifyInstance) => async (count: number, text: string) => {
  const { port } = app.server.address() as AddressInfo
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'))
  for (const socket of sockets) {
    socket.pause().on('error', () => undefined)
    socket.write(text)
  }
  return () => sockets.forEach((socket) => socket.destroy())
}

async function busyServer(sampling: number, options: FastifyServerOptions = {}) {
  const app = Fastify(options)
  app.setErrorHandler(answerFailure)
  takeTurns(app)
  addOverloadGuard(app, sampling)
  const gate = Promise.withResolvers<void>()
  let begun = 0
  app.get('/api/slow', async () => {
    begun += 1
    await gate.promise
    return {}
  })
  app.get('/api/slow-file', async () => {
    begun += 1
    await gate.promise
    return Readable.from(['a file'])
  })
  const call = (lane: Lane) => ({ config: { call: { endpoint: { lane } } as ReadyCall } })
  app.post('/api/auth/login', call('password'), () => gate.promise.then(() => ({})))
  app.get('/api/statistics', call('slow'), () => gate.promise.then(() => ({})))
  app.get('/api/settings', call('memory'), async () => ({}))
  app.post('/api/cancel', call('urgent'), async () => ({}))
  app.post('/api/sent', async () => ({}))
  app.post('/api/slow-sent', () => gate.promise.then(() => ({})))
  // More than the buffers of both ends of a connection take.
  const large = Buffer.alloc(16 * 1024 * 1024)
  app.get('/api/large', async () => large)
  app.get('/api/fast', async () => ({}))
  app.get('/healthz', async () => ({ status: 'ok' }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = (path: string, init?: RequestInit) => fetch(app.listeningOrigin + path, init)
  const writeOn = writerTo(app)
  const statusOfFast = async () => (await ask('/api/fast')).status
  return { app, ask, writeOn, statusOfFast, begun: () => begun, open: gate.resolve }
}

/** Keeps the event loop from turning, as pieces of work of 1.2 s each would, one after the other. */
async function hang(pieces: number) {
  for (let piece = 0; piece < pieces; piece += 1) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_200)
    await turn()
  }
}

describe('the overload guard', () => {
  test('answers others while one caller keeps all the places that it gets', async () => {
    const { app, ask, open } = await busyServer(neverMs, { trustProxy: true })
    const of = (address: string) => ({ headers: { 'x-forwarded-for': address } })
    const crowds = ['/api/slow', '/api/statistics'].flatMap((path) =>
      Array.from({ length: 60 }, () => ask(path, of('203.0.113.5'))),
    )
    expect((await Promise.race(crowds)).status).toBe(503)
    const others = Array.from({ length: 20 }, () => ask('/api/fast', of('203.0.113.6')))
    for (const other of others) expect((await other).status).toBe(200)
    const statistics = ask('/api/statistics', of('203.0.113.6'))
    open()
    expect((await statistics).status).toBe(200)
    await Promise.all(crowds)
    await app.close()
  })

  test('answers what is too much with 503 and Retry-After at once, and health always', async () => {
    const { app, ask, statusOfFast, open } = await busyServer(neverMs)
    const refused: Response[] = []
    const asked = Array.from({ length: 60 }, async () => {
      const answer = await ask('/api/slow')
      if (answer.status === 503) refused.push(answer)
    })
    await expect.poll(() => refused.length).toBe(60 - places)
    expect((await ask('/healthz')).status).toBe(200)
    open()
    await Promise.all(asked)
    expect(refused).toHaveLength(60 - places)
    expect(refused[0]?.headers.get('retry-after')).toBe('1')
    const body = (await refused[0]?.json()) as { errors: { code: string }[] }
    expect(body.errors[0]?.code).toBe('overloaded')
    await expect.poll(statusOfFast).toBe(200)
    await app.close()
  })

  test('leaves room for others while a crowd logs in', async () => {
    const { app, ask, statusOfFast, open } = await busyServer(neverMs)
    let refused = 0
    const asked = Array.from({ length: 40 }, async () => {
      if ((await ask('/api/auth/login', { method: 'POST' })).status === 503) refused += 1
    })
    await expect.poll(() => refused).toBe(40 - hashes)
    expect(await statusOfFast()).toBe(200)
    open()
    await Promise.all(asked)
    expect(refused).toBe(40 - hashes)
    await app.close()
  })

  test('lets what was sent wait where what is only read is refused', async () => {
    const { app, ask, open } = await busyServer(neverMs)
    const crowd = Array.from({ length: 2 * places + 8 })
    const statusOf = (path: string, method: string) => ask(path, { method }).then((it) => it.status)
    const sent = crowd.map(() => statusOf('/api/slow-sent', 'POST'))
    const reads = crowd.map(() => statusOf('/api/slow', 'GET'))
    expect(await Promise.race(reads)).toBe(503)
    open()
    expect(await Promise.all(sent)).toEqual(crowd.map(() => 200))
    await Promise.all(reads)
    await app.close()
  })

  test('refuses while the program itself is behind, but tells whoever watches it', async () => {
    const { app, ask, statusOfFast } = await busyServer(250)
    // Not at once: a server that has just started is given time.
    await sleep(600)
    const whileBehind = async () => {
      await hang(5)
      const [call, health] = await Promise.all([ask('/api/fast'), ask('/healthz')])
      return [call.status, call.headers.get('retry-after'), health.status]
    }
    // Again where asking itself took so long that the guard saw the program catch up.
    await expect.poll(whileBehind).toEqual([503, '1', 200])
    await expect.poll(statusOfFast).toBe(200)
    await app.close()
  })

  test('lets in what ends the work that the program is behind with', async () => {
    const { app, ask, statusOfFast } = await busyServer(250)
    await sleep(600)
    const whileBehind = async () => {
      await hang(5)
      const [call, cancel] = await Promise.all([
        ask('/api/fast'),
        ask('/api/cancel', { method: 'POST' }),
      ])
      return [call.status, cancel.status]
    }
    await expect.poll(whileBehind).toEqual([503, 200])
    await expect.poll(statusOfFast).toBe(200)
    await app.close()
  })

  test('refuses nothing after one long piece of work', async () => {
    const { app, statusOfFast } = await busyServer(250)
    // Begun as a sample begins, the work is all that this sample knows.
    for (let round = 0; round < 4; round += 1) {
      await sleep(round === 0 ? 1_001 : 1_000)
      await hang(1)
      expect(await statusOfFast()).toBe(200)
    }
    await app.close()
  })

  test('answers from memory, and what is no export, while others are refused', async () => {
    const { app, ask, statusOfFast, begun, open } = await busyServer(neverMs)
    const statistics = Array.from({ length: 40 }, () => ask('/api/statistics'))
    const first = await Promise.race(statistics)
    expect([first.status, first.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await statusOfFast()).toBe(200)
    const slow = Array.from({ length: places }, () => ask('/api/slow'))
    await expect.poll(begun).toBe(places)
    expect(await statusOfFast()).toBe(503)
    expect((await ask('/api/settings')).status).toBe(200)
    open()
    await Promise.all([...statistics, ...slow])
    await app.close()
  })

  test('counts a request once its body is there', async () => {
    const { app, ask, statusOfFast, writeOn } = await busyServer(neverMs)
    let arrived = 0
    app.server.on('request', () => {
      arrived += 1
    })
    const head = 'POST /api/sent HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
    const close = await writeOn(60, `${head}content-length: 100\r\n\r\n{"half`)
    await expect.poll(() => arrived).toBe(60)
    expect(await statusOfFast()).toBe(200)
    const body = JSON.stringify({ whole: true })
    const headers = { 'content-type': 'application/json' }
    expect((await ask('/api/sent', { method: 'POST', headers, body })).status).toBe(200)
    close()
    await app.close()
  })

  test('does not count those who do not read their answers', async () => {
    const { app, statusOfFast, writeOn } = await busyServer(neverMs)
    let unread = 0
    app.server.on('request', () => {
      unread += 1
    })
    const close = await writeOn(60, 'GET /api/large HTTP/1.1\r\nhost: x\r\n\r\n')
    await expect.poll(() => unread).toBe(60)
    expect(await statusOfFast()).toBe(200)
    close()
    await app.close()
  })

  test('keeps no place for those who have gone away before their file was made', async () => {
    const { app, ask, statusOfFast, begun, open } = await busyServer(neverMs)
    const leaving = new AbortController()
    const left = Array.from({ length: places }, () =>
      ask('/api/slow-file', { signal: leaving.signal }).catch(() => 'gone'),
    )
    await expect.poll(begun).toBe(places)
    leaving.abort()
    await Promise.all(left)
    open()
    await expect.poll(statusOfFast).toBe(200)
    await app.close()
  })

  test('counts the work of those who have gone away until it is done', async () => {
    const { app, ask, statusOfFast, begun, open } = await busyServer(neverMs)
    const leaving = new AbortController()
    const left = Array.from({ length: places }, () =>
      ask('/api/slow', { signal: leaving.signal }).catch(() => 'gone'),
    )
    await expect.poll(begun).toBe(places)
    leaving.abort()
    await Promise.all(left)
    expect(await statusOfFast()).toBe(503)
    open()
    await expect.poll(statusOfFast).toBe(200)
    await app.close()
  })
})
