import dns from 'node:dns'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, expect, test, vi } from 'vitest'
import { listen, stopAccepting } from './listeners.ts'

async function openServer(port = 0, host = '127.0.0.1') {
  const app = Fastify({ forceCloseConnections: true })
  app.get('/', async () => 'home')
  afterAll(() => app.close())
  await listen(app, { port, host })
  return { app, port: (app.server.address() as AddressInfo).port }
}

function open(port: number) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  afterAll(() => socket.destroy())
  return socket
}

test.skipIf(process.platform !== 'linux')(
  'those who come while the event loop is busy do not wait for a turn each',
  async () => {
    const { app, port } = await openServer()
    let accepted = 0
    app.server.on('connection', () => {
      accepted += 1
    })
    for (let count = 0; count < 64; count += 1) open(port)
    // The first turn connects them, the second accepts.
    await turn()
    await turn()
    expect(accepted).toBeGreaterThan(8)
    await expect.poll(() => accepted).toBe(64)
  },
)

test('a connection is answered whichever socket took it, bad requests too', async () => {
  const { port } = await openServer()
  for (let count = 0; count < 40; count += 1) {
    const socket = open(port)
    socket.end(count % 2 ? 'GET / HTTP/1.1\r\nHost: x\r\n\r\n' : 'nonsense\r\n\r\n')
    const [first] = await once(socket, 'data')
    expect(String(first)).toMatch(count % 2 ? /^HTTP\/1\.1 200/ : /^HTTP\/1\.1 400/)
  }
})

test('the name of this machine opens one server, not a second one without its limits', async () => {
  const both = ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 }))
  const lookup = (_host: string, _options: object, done: (...found: unknown[]) => void) =>
    done(null, both)
  vi.spyOn(dns, 'lookup').mockImplementation(lookup as never)
  const { app } = await openServer(0, 'localhost')
  expect(app.addresses()).toMatchObject([{ address: '127.0.0.1' }])
  vi.restoreAllMocks()
})

test('a port that another server listens at is refused', async () => {
  const { port } = await openServer()
  await expect(openServer(port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

test('a server that stops accepting goes on with what is open', async () => {
  const { app, port } = await openServer()
  const sockets = Array.from({ length: 40 }, () => open(port))
  let accepted = 0
  app.server.on('connection', () => {
    accepted += 1
  })
  await expect.poll(() => accepted).toBe(40)
  stopAccepting(app.server)
  for (let count = 0; count < 40; count += 1) {
    const [error] = await once(open(port), 'error')
    expect(error.code).toBe('ECONNREFUSED')
  }
  for (const socket of sockets) {
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    const [first] = await once(socket, 'data')
    expect(String(first)).toMatch(/^HTTP\/1\.1 200/)
  }
})
