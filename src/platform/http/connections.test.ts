import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { type ConnectionLimits, limitConnections } from './connections.ts'

type Options = { limits?: Partial<ConnectionLimits>; trusted?: string[]; strangerMs?: number }

const wide = {
  maxIdleOfCaller: 100,
  maxIdleOfNetwork: 100,
  maxIdle: 100,
  maxOfCaller: 100,
  maxOfNetwork: 100,
}

/** Loopback is a whole network: each address in it is another caller. */
async function openServer({ limits, trusted = [], strangerMs = 60_000 }: Options = {}) {
  let asked = 0
  const gate = Promise.withResolvers<void>()
  const server = createServer(async ({ url }, response) => {
    asked += 1
    if (url === '/slow') await gate.promise
    response.end('answer')
  })
  server.keepAliveTimeout = strangerMs
  limitConnections(server, {
    isTrusted: (address) => trusted.includes(address),
    keepAliveMs: (isTrusted) => (isTrusted ? 60_000 : strangerMs),
    limits: { ...wide, ...limits },
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const open = async (localAddress = '127.0.0.2', text = '') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    if (text) socket.write(text)
    return socket.resume()
  }
  return { open, port, asked: () => asked, finish: gate.resolve }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`
const isOpen = (socket: Socket) => !socket.destroyed && !socket.readableEnded

test('a connection with many requests that have no answer yet is closed', async () => {
  const { open } = await openServer()
  const patient = await open('127.0.0.2', get('/slow').repeat(4))
  const flooding = await open('127.0.0.3', get('/slow').repeat(5))
  await once(flooding, 'close')
  expect(isOpen(patient)).toBe(true)
})

test('of the requests that a closed connection has sent none is worked on any more', async () => {
  const { open, asked } = await openServer()
  const flooding = await open('127.0.0.3', get('/slow').repeat(2_000))
  await once(flooding, 'close')
  expect(asked()).toBe(5)
})

describe('connections of strangers', () => {
  test('that are idle are so many of one address; the oldest one goes', async () => {
    const { open } = await openServer({ limits: { maxIdleOfCaller: 2 } })
    const first = await open()
    const other = await open('127.0.0.3')
    const second = await open('127.0.0.2', 'GET / HTTP/1.1\r\nhalf: ')
    const third = await open()
    await once(first, 'close')
    expect([second, third, other].map(isOpen)).toEqual([true, true, true])
  })

  test('that are idle are so many of one network', async () => {
    const { open } = await openServer({ limits: { maxIdleOfNetwork: 2, maxIdle: 3 } })
    const other = await open('127.0.1.1')
    const first = await open('127.0.0.2')
    const second = await open('127.0.0.3')
    const third = await open('127.0.0.4')
    await once(first, 'close')
    expect([other, second, third].map(isOpen)).toEqual([true, true, true])
  })

  test('that are idle are so many of all together', async () => {
    const { open } = await openServer({ limits: { maxIdle: 2 } })
    const first = await open('127.0.0.2')
    const second = await open('127.0.0.3')
    const third = await open('127.0.0.4')
    await once(first, 'close')
    expect([second, third].map(isOpen)).toEqual([true, true])
  })

  test('are idle again from their last answer on', async () => {
    const { open } = await openServer({ limits: { maxIdleOfCaller: 2 } })
    const first = await open()
    const second = await open()
    first.write(get('/'))
    await once(first, 'data')
    await open()
    await once(second, 'close')
    expect(isOpen(first)).toBe(true)
  })

  test('are not closed while they are being answered', async () => {
    const { open, asked, finish } = await openServer({ limits: { maxIdleOfCaller: 1 } })
    const busy = await open('127.0.0.2', get('/slow'))
    await expect.poll(asked).toBe(1)
    const idle = await open()
    await open()
    await once(idle, 'close')
    const answered = once(busy, 'data')
    finish()
    await answered
  })

  test('are so many of one address, busy ones included', async () => {
    const { open, asked, finish } = await openServer({ limits: { maxOfCaller: 2 } })
    const busy = [await open('127.0.0.2', get('/slow')), await open('127.0.0.2', get('/slow'))]
    await expect.poll(asked).toBe(2)
    await once(await open(), 'close')
    expect(busy.map(isOpen)).toEqual([true, true])
    const other = await open('127.0.0.3', get('/'))
    await once(other, 'data')
    finish()
  })
})

describe('busy connections of strangers', () => {
  test('are so many of one network', async () => {
    const { open, asked, finish } = await openServer({ limits: { maxOfNetwork: 2 } })
    const busy = [await open('127.0.0.2', get('/slow')), await open('127.0.0.3', get('/slow'))]
    await expect.poll(asked).toBe(2)
    await once(await open('127.0.0.4'), 'close')
    expect(busy.map(isOpen)).toEqual([true, true])
    await once(await open('127.0.1.1', get('/')), 'data')
    finish()
  })
})

describe('connections of a trusted proxy', () => {
  test('are not counted', async () => {
    const limits = { maxIdleOfCaller: 1, maxIdle: 1, maxOfCaller: 1 }
    const { open } = await openServer({ limits, trusted: ['127.0.0.9'] })
    const kept = [await open('127.0.0.9'), await open('127.0.0.9'), await open('127.0.0.9')]
    const stranger = await open()
    await open()
    await once(stranger, 'close')
    expect(kept.map(isOpen)).toEqual([true, true, true])
  })

  test('are kept open for longer than those of strangers', async () => {
    const { open } = await openServer({ trusted: ['127.0.0.9'], strangerMs: 50 })
    const proxy = await open('127.0.0.9', get('/'))
    const stranger = await open('127.0.0.2', get('/'))
    await once(stranger, 'close')
    expect(isOpen(proxy)).toBe(true)
    const answered = once(proxy, 'data')
    proxy.write(get('/'))
    await answered
  })
})

/** A proxy's way: a connection is used again until `keepsMs` have passed without a request. */
async function askTwice(open: () => Promise<Socket>, { apartMs = 0, keepsMs = 0 }) {
  const first = await open()
  const answered = once(first, 'data')
  first.write(get('/'))
  await answered
  await sleep(apartMs)
  if (apartMs >= keepsMs) first.destroy()
  const second = first.destroyed ? await open() : first
  if (!isOpen(second)) return 'closed by the server first'
  const again = once(second, 'data').then(() => 'answered')
  const lost = once(second, 'close').then(() => 'lost')
  second.write(get('/'))
  return Promise.race([again, lost]).finally(() => second.destroy())
}

test('a proxy that keeps its connections finds them open, whenever it asks again', async () => {
  const { open } = await openServer({ trusted: ['127.0.0.9'], strangerMs: 200 })
  const keepsMs = 2_000
  // Around the times at which the server closes a stranger's, and around the proxy's own.
  const moments = [200, 1_200, keepsMs].flatMap((around) =>
    Array.from({ length: 40 }, (_, at) => around - 40 + 2 * at),
  )
  const ask = (apartMs: number) => askTwice(() => open('127.0.0.9'), { apartMs, keepsMs })
  const answers = await Promise.all(moments.map(ask))
  expect(answers.filter((answer) => answer !== 'answered')).toEqual([])
})
