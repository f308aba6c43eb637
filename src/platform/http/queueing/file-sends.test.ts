import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { answerFailure } from '../failures.ts'
import { limitFileSends } from './file-sends.ts'

const app = Fastify()
app.setErrorHandler(answerFailure)
// Nine places: six of a network, four of one address.
limitFileSends(app, { maxActive: 9, maxWaiting: 0, maxWaitMs: 0 })
const endless = () =>
  Readable.from(
    (async function* () {
      for (;;) yield Buffer.alloc(64 * 1024)
    })(),
  )
app.get('/assets/:name', async () => endless())
app.get('/media/files/:name', async () => 'a picture')
app.get('/other', async () => 'another')
await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())
const { port } = app.server.address() as AddressInfo

function ask(path: string, localAddress: string) {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => undefined)
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
  return socket
}

async function statusOf(path: string, localAddress: string) {
  const socket = ask(path, localAddress)
  const [text] = await once(socket, 'data')
  socket.destroy()
  return Number(String(text).slice(9, 12))
}

test('files that are not read are so many of an address and of its network', async () => {
  const unread = Array.from({ length: 4 }, () => ask('/assets/app.js', '127.0.1.1').pause())
  await expect.poll(() => statusOf('/media/files/x', '127.0.1.1')).toBe(503)
  unread.push(...Array.from({ length: 2 }, () => ask('/assets/app.js', '127.0.1.2').pause()))
  await expect.poll(() => statusOf('/media/files/x', '127.0.1.3')).toBe(503)
  expect(await statusOf('/media/files/x', '127.0.2.1')).toBe(200)
  expect(await statusOf('/other', '127.0.1.1')).toBe(200)
  for (const socket of unread) socket.destroy()
  await expect.poll(() => statusOf('/media/files/x', '127.0.1.1')).toBe(200)
})
