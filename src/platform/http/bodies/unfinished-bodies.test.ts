import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify, { type FastifyRequest } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { answerFailure } from '../failures.ts'
import { bareHeaders } from '../security-headers.ts'
import { type BodyLimits, defaultBodyLimits, limitUnfinishedBodies } from './unfinished-bodies.ts'
import { answerBrokenBytes } from '../unreadable.ts'

/** Never reached in a test unless it says so. */
const lax: BodyLimits = {
  ...defaultBodyLimits,
  checkIntervalMs: 20,
  ordinaryMs: 60_000,
  floorAfterMs: 60_000,
}

/** Reads a body as uploads do: without a parser, as it comes. */
const readAll = async ({ raw }: FastifyRequest) => {
  let bytes = 0
  for await (const chunk of raw) bytes += chunk.length
  return `${bytes} bytes`
}

async function listen(limits: Partial<BodyLimits>) {
  const app = Fastify({
    trustProxy: 'loopback',
    clientErrorHandler: answerBrokenBytes(bareHeaders({ isSecure: false })),
  })
  app.setErrorHandler(answerFailure)
  limitUnfinishedBodies(app, { ...lax, ...limits })
  app.post('/usual', async () => 'usual')
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.post('/files', { config: { isUpload: true } }, readAll)
    scope.post('/refused', { config: { isUpload: true } }, async (_request, reply) =>
      reply.code(401).send('who are you?'),
    )
  })
  app.get('/long', async () => new Promise((resolve) => setTimeout(() => resolve('long'), 600)))
  await app.listen({ port: 0, host: '127.0.0.1' })
  afterAll(() => app.close())
  return app.server
}

async function openServer(limits: Partial<BodyLimits>) {
  const server = await listen(limits)
  const { port } = server.address() as AddressInfo
  let requests = 0
  server.on('request', () => {
    requests += 1
  })
  const open = () => {
    const socket = connect(port, '127.0.0.1')
    const got: Buffer[] = []
    socket.on('data', (bytes: Buffer) => got.push(bytes))
    socket.on('error', () => undefined)
    const said = () => Buffer.concat(got).toString()
    const closed = new Promise<string>((resolve) => {
      socket.once('close', () => resolve(said()))
    })
    return { socket, closed, said }
  }
  /** Sends half of a body, and resolves when the server has seen its headers. */
  const sendHalf = async (path: string, address = '203.0.113.5') => {
    const client = open()
    const seen = requests + 1
    client.socket.write(`${headOf(path, 100, address)}half`)
    await expect.poll(() => requests).toBe(seen)
    return client
  }
  return { open, sendHalf }
}

const headOf = (path: string, length: number, address = '203.0.113.5') =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${address}\r\ncontent-type: text/plain\r\nconnection: close\r\ncontent-length: ${length}\r\n\r\n`

const drip = (socket: Socket, bytes: number) => {
  const timer = setInterval(() => socket.write('x'.repeat(bytes)), 20)
  socket.once('close', () => clearInterval(timer))
}

describe('a body that arrives slowly', () => {
  test('ends with 408 in words', async () => {
    const { sendHalf } = await openServer({ ordinaryMs: 200 })
    const answer = await (await sendHalf('/usual')).closed
    expect(answer).toMatch(/^HTTP\/1.1 408 /)
    expect(answer).toContain('"code":"too_slow"')
  })

  test('may be an upload, which gets more time', async () => {
    const { sendHalf } = await openServer({ ordinaryMs: 200 })
    const upload = await sendHalf('/files')
    // The other one, begun later, has been given up by then.
    await (await sendHalf('/usual')).closed
    upload.socket.write('x'.repeat(96))
    expect(await upload.closed).toMatch(/^HTTP\/1.1 200 /)
  })

  test('is ended as an upload when it falls below the floor, not when it stays above', async () => {
    const { open } = await openServer({ floorAfterMs: 300, minBytesPerSecond: 2_000 })
    const [slow, fast] = [open(), open()]
    slow.socket.write(headOf('/files', 1_000_000))
    fast.socket.write(headOf('/files', 1_000_000))
    drip(slow.socket, 1)
    drip(fast.socket, 2_000)
    expect(await slow.closed).toMatch(/^HTTP\/1.1 408 /)
    expect(fast.said()).toBe('')
    fast.socket.destroy()
  })

  test('is ended as an upload when its time is over, however fast it was', async () => {
    const { open } = await openServer({ uploadMs: 300 })
    const { socket, closed } = open()
    socket.write(headOf('/files', 100_000_000))
    drip(socket, 2_000)
    expect(await closed).toMatch(/^HTTP\/1.1 408 /)
  })

  test('is not waited for long once it was answered', async () => {
    const { sendHalf } = await openServer({ restMs: 100 })
    const answer = await (await sendHalf('/refused')).closed
    expect(answer).toMatch(/^HTTP\/1.1 401 /)
    expect(answer).not.toContain('408')
  })

  test('is not what an answer is that takes long', async () => {
    const { open } = await openServer({ ordinaryMs: 100 })
    const { socket, closed } = open()
    socket.write('GET /long HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
    expect(await closed).toContain('long')
  })
})

describe('bodies on their way', () => {
  test('are so many of one caller; the oldest makes room', async () => {
    const { sendHalf } = await openServer({ ordinary: { maxOfCaller: 2, maxInAll: 100 } })
    const first = await sendHalf('/usual', '2001:db8:1:2::a')
    const second = await sendHalf('/usual', '2001:db8:1:2::b')
    const other = await sendHalf('/usual', '203.0.113.6')
    const third = await sendHalf('/usual', '2001:db8:1:2::c')
    expect(await first.closed).toMatch(/^HTTP\/1.1 408 /)
    for (const client of [second, other, third]) {
      client.socket.write('x'.repeat(96))
      expect(await client.closed).toMatch(/^HTTP\/1.1 200 /)
    }
  })

  test('are so many of all together', async () => {
    const { sendHalf } = await openServer({ ordinary: { maxOfCaller: 9, maxInAll: 2 } })
    const first = await sendHalf('/usual', '203.0.113.1')
    const second = await sendHalf('/usual', '198.51.100.2')
    const third = await sendHalf('/usual', '192.0.2.3')
    expect(await first.closed).toMatch(/^HTTP\/1.1 408 /)
    expect([second.said(), third.said()]).toEqual(['', ''])
    second.socket.destroy()
    third.socket.destroy()
  })

  test('are so many uploads of one caller; one more is refused', async () => {
    const limits = { restMs: 50, upload: { maxOfCaller: 2, maxInAll: 100 } }
    const { sendHalf } = await openServer(limits)
    const [first, second] = [await sendHalf('/files'), await sendHalf('/files')]
    const refused = await (await sendHalf('/files')).closed
    expect(refused).toMatch(/^HTTP\/1.1 429 /)
    expect(refused).toMatch(/retry-after: 10/i)
    const other = await sendHalf('/files', '203.0.113.6')
    for (const client of [first, second, other]) {
      client.socket.write('x'.repeat(96))
      expect(await client.closed).toContain('100 bytes')
    }
  })

  test('of one network are half of all; its oldest makes room, and others have theirs', async () => {
    const { sendHalf } = await openServer({ ordinary: { maxOfCaller: 1, maxInAll: 4 } })
    const other = await sendHalf('/usual', '192.0.2.1')
    const first = await sendHalf('/usual', '2001:db8:1:1::a')
    const second = await sendHalf('/usual', '2001:db8:1:2::a')
    const third = await sendHalf('/usual', '2001:db8:1:3::a')
    expect(await first.closed).toMatch(/^HTTP\/1.1 408 /)
    const last = await sendHalf('/usual', '198.51.100.1')
    for (const client of [other, second, third, last]) {
      client.socket.write('x'.repeat(96))
      expect(await client.closed).toMatch(/^HTTP\/1.1 200 /)
    }
  })

  test('of one network are half of all uploads; one more is refused, and others are not', async () => {
    const limits = { restMs: 50, upload: { maxOfCaller: 2, maxInAll: 8 } }
    const { sendHalf } = await openServer(limits)
    const network = []
    for (let at = 0; at < 4; at += 1) network.push(await sendHalf('/files', `203.0.113.${at}`))
    const refused = await (await sendHalf('/files', '203.0.113.9')).closed
    expect(refused).toMatch(/^HTTP\/1.1 429 /)
    const other = await sendHalf('/files', '198.51.100.1')
    for (const client of [...network, other]) {
      client.socket.write('x'.repeat(96))
      expect(await client.closed).toContain('100 bytes')
    }
  })

  test('that were answered do not count as uploads', async () => {
    const limits = { restMs: 60_000, upload: { maxOfCaller: 1, maxInAll: 100 } }
    const { sendHalf } = await openServer(limits)
    const refused = await sendHalf('/refused')
    await expect.poll(refused.said).toContain('401')
    const upload = await sendHalf('/files')
    upload.socket.write('x'.repeat(96))
    expect(await upload.closed).toContain('100 bytes')
    refused.socket.destroy()
  })
})
