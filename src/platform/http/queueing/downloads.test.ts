import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { currentAsker, limitWaiting } from '../../database/wait-limit.ts'
import type { ReadyCall } from '../../run-call.ts'
import { answerFailure } from '../failures.ts'
import { addOverloadGuard, overloadLimits } from '../overload.ts'
import { beginPieces, openDownloads } from './downloads.ts'
import { overload } from './lanes.ts'

const pieceSize = 1024 * 1024
const pieces = 64

let made = 0
let ended = 0
const askers = new Set<string | undefined>()
async function* longFile() {
  try {
    for (let piece = 0; piece < pieces; piece += 1) {
      made += 1
      askers.add(currentAsker()?.caller)
      yield 'x'.repeat(pieceSize)
    }
  } finally {
    ended += 1
  }
}

const app = Fastify()
app.setErrorHandler(answerFailure)
addOverloadGuard(app, 600_000)
app.addHook('preHandler', (request, _reply, done) => {
  limitWaiting(done, { asker: { caller: request.ip, isPublicRead: false } })
})
const config = { call: { endpoint: { lane: 'slow' } } as ReadyCall }
app.get<{ Querystring: { owner: string } }>('/file', { config }, async (request, reply) => {
  const { owner } = request.query
  const content = await beginPieces(longFile(), { request, reply, owner })
  return reply.type('text/csv').send(Readable.from(content))
})
app.get('/statistics', { config }, async () => ({}))
await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())

const { port } = app.server.address() as AddressInfo
const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)

/** Asks for files and reads none of them. */
function beginUnread(owners: readonly string[]) {
  const sockets = owners.map((owner) => {
    const socket = connect(port, '127.0.0.1').pause()
    socket.on('error', () => undefined)
    socket.write(`GET /file?owner=${owner} HTTP/1.1\r\nhost: x\r\n\r\n`)
    return socket
  })
  return () => sockets.forEach((socket) => socket.destroy())
}

test('clients that do not read their files keep no place of others', async () => {
  const before = made
  const owners = Array.from({ length: overloadLimits.slow.maxActive * 3 }, (_, at) => `slow-${at}`)
  const close = beginUnread(owners)
  await expect.poll(() => made - before).toBeGreaterThan(owners.length)
  const statuses = await Promise.all(Array.from({ length: 8 }, () => ask('/statistics')))
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]))
  expect(made - before).toBeLessThan(owners.length * pieces)
  close()
  await expect.poll(() => ended).toBe(owners.length)
})

test('one file of an account is under way at a time, and the next once it has ended', async () => {
  const before = made
  const close = beginUnread(['one'])
  await expect.poll(() => made).toBeGreaterThan(before)
  const statusOf = async () => {
    const answer = await ask('/file?owner=one')
    await answer.body?.cancel()
    return answer.status
  }
  await expect.poll(statusOf).toBe(429)
  const other = await ask('/file?owner=other')
  expect((await other.text()).length).toBe(pieces * pieceSize)
  close()
  await expect.poll(statusOf).toBe(200)
})

test('every piece of a file asks the database for whom the file is', async () => {
  askers.clear()
  await (await ask('/file?owner=asker')).text()
  expect([...askers]).toEqual(['127.0.0.1'])
})

test('many files at once are one caller’s for a part only', async () => {
  const { maxActive } = overloadLimits.download
  const close = beginUnread(Array.from({ length: maxActive }, (_, at) => `many-${at}`))
  const statusOfMore = async () => {
    const { status, body } = await ask('/file?owner=more')
    await body?.cancel()
    return status
  }
  await expect.poll(statusOfMore).toBe(503)
  expect((await ask('/statistics')).status).toBe(200)
  close()
})

test('many callers of one network leave files to others', async () => {
  const begin = openDownloads(48)
  const asked = Array.from({ length: 100 }, (_, at) => begin(`2001:db8:1:${at}`, `owner ${at}`))
  const said = await Promise.allSettled(asked)
  expect(said.filter(({ status }) => status === 'fulfilled')).toHaveLength(32)
  expect(await begin('192.0.2.1', 'another')).toBeTypeOf('function')
})

test('of two files that an account asks for in one moment it gets one', async () => {
  const begin = openDownloads(4)
  const asked = await Promise.allSettled([begin('address', 'one'), begin('address', 'one')])
  expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('an account that was refused a place may ask again', async () => {
  const begin = openDownloads(1)
  const end = await begin('address', 'one')
  await expect(begin('elsewhere', 'other')).rejects.toBe(overload)
  end()
  expect(await begin('elsewhere', 'other')).toBeTypeOf('function')
})
