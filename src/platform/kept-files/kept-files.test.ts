import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { minuteMs } from '#i18n/time-units.ts'
import { answerFailure } from '../http/failures.ts'
import { keepFiles } from './kept-files.ts'

/** A site of one kept file, which is made by `make` when it is asked for. */
function siteOf(make: () => Promise<string>, now: () => number) {
  const app = Fastify()
  app.decorateRequest('isServerBehind', false)
  const { send } = keepFiles(now)
  app.get('/file', async (_request, reply) => send('file', reply, make))
  return async () => {
    const { statusCode, body } = await app.inject('/file')
    return { statusCode, body }
  }
}

test('a kept file that cannot be made anew is sent until it is two hours old', async () => {
  let isBroken = false
  let ms = minuteMs
  const make = async () => {
    if (isBroken) throw new Error('the database is away')
    return 'names'
  }
  const open = siteOf(make, () => ms)
  const good = { statusCode: 200, body: 'names' }
  expect(await open()).toEqual(good)
  isBroken = true
  ms = (1 + 59) * minuteMs
  expect(await open()).toEqual(good)
  ms = (1 + 119) * minuteMs
  expect(await open()).toEqual(good)
  ms = (1 + 121) * minuteMs
  expect((await open()).statusCode).toBe(500)
})

test('networks take turns at making files, however many callers one of them has', async () => {
  const app = Fastify()
  app.decorateRequest('isServerBehind', false)
  const { send } = keepFiles()
  const made: string[] = []
  app.get<{ Params: { name: string } }>('/:name', async ({ params: { name } }, reply) =>
    send(name, reply, async () => {
      made.push(name)
      return name
    }),
  )
  const ask = (name: string, remoteAddress: string) =>
    app.inject({ url: `/${name}`, remoteAddress })
  const crowd = [1, 2, 3, 4, 5].map((at) => ask(`crowd-${at}`, `198.51.100.${at}`))
  await Promise.all([...crowd, ask('other', '192.0.2.1')])
  expect(made.indexOf('other')).toBeLessThan(2)
})

test('copies without a coding that nobody reads are few of one address, and others get theirs', async () => {
  const app = Fastify()
  app.setErrorHandler(answerFailure)
  app.decorateRequest('isServerBehind', false)
  const { send } = keepFiles()
  // More than the buffers of both ends of a connection take.
  const text = 'x'.repeat(16 * 1024 * 1024)
  app.get('/file', async (_request, reply) => send('file', reply, async () => text))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const ask = (localAddress: string, fields = '') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.write(`GET /file HTTP/1.1\r\nhost: x\r\n${fields}\r\n`)
    return socket
  }
  const statusOf = async (socket: Socket) => {
    const [text] = await once(socket, 'data')
    socket.destroy()
    return Number(String(text).slice(9, 12))
  }
  expect(await statusOf(ask('127.0.8.1'))).toBe(200)
  const unread = Array.from({ length: 8 }, () => ask('127.0.8.1').pause())
  await expect.poll(() => statusOf(ask('127.0.8.1'))).toBe(503)
  expect(await statusOf(ask('127.0.8.1', 'accept-encoding: gzip\r\n'))).toBe(200)
  expect(await statusOf(ask('127.0.9.1'))).toBe(200)
  for (const socket of unread) socket.destroy()
  await app.close()
})
