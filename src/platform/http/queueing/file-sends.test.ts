import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { answerFailure } from '../failures.ts'
import { limitFileSends } from './file-sends.ts'

const app = Fastify()
app.setErrorHandler(answerFailure)
// Nine places: six of a network, four of one address.
limitFileSends(app, { files: { maxActive: 9 }, videos: { maxActive: 2 } })
const endless = () =>
  Readable.from(
    (async function* () {
      for (;;) yield Buffer.alloc(64 * 1024)
    })(),
  )
app.get('/assets/:name', async () => endless())
app.get<{ Params: { name: string } }>('/media/files/:name', async ({ params }) =>
  params.name.endsWith('.mp4') ? endless() : 'a picture',
)
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
  for (const path of ['/media/f%69les/x', 'http://dara.example/media/files/x']) {
    expect(await statusOf(path, '127.0.1.1')).toBe(503)
  }
  for (const socket of unread) socket.destroy()
  await expect.poll(() => statusOf('/media/files/x', '127.0.1.1')).toBe(200)
})

test('answers of one connection give their places back when it is closed', async () => {
  const path = 'GET /assets/app.js HTTP/1.1\r\nhost: x\r\n\r\n'
  for (let time = 0; time < 3; time += 1) {
    const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.5.1' }).pause()
    socket.write(path.repeat(4))
    await expect.poll(() => statusOf('/media/files/x', '127.0.5.1')).toBe(503)
    socket.destroy()
    await expect.poll(() => statusOf('/media/files/x', '127.0.5.1')).toBe(200)
  }
})

test('videos have places of their own', async () => {
  const paused = ['127.0.3.1', '127.0.3.2'].map((from) => ask('/media/files/v.mp4', from).pause())
  await expect.poll(() => statusOf('/media/files/v.mp4', '127.0.4.1')).toBe(503)
  expect(await statusOf('/media/files/x', '127.0.4.1')).toBe(200)
  for (const socket of paused) socket.destroy()
})

test('a network with few files gets the oldest unread place of the network that has most', async () => {
  const other = Fastify()
  other.setErrorHandler(answerFailure)
  limitFileSends(
    other,
    { files: { maxActive: 6, maxWaiting: 4, maxWaitMs: 500 }, videos: { maxActive: 1 } },
    300,
  )
  other.get('/assets/:name', async () => endless())
  other.get('/media/files/:name', async () => 'a picture')
  await other.listen({ port: 0, host: '127.0.0.1' })
  const to = (other.server.address() as AddressInfo).port
  const begin = (localAddress: string) => {
    const socket = connect({ port: to, host: '127.0.0.1', localAddress }).pause()
    socket.on('error', () => undefined)
    socket.write('GET /assets/app.js HTTP/1.1\r\nhost: x\r\n\r\n')
    return socket
  }
  const accepted: Socket[] = []
  other.server.on('connection', (socket) => accepted.push(socket))
  // Four of a network and two of another one: all six places.
  const unread: Socket[] = []
  for (const from of [
    '127.0.6.1',
    '127.0.6.2',
    '127.0.6.1',
    '127.0.6.2',
    '127.0.7.1',
    '127.0.7.1',
  ]) {
    unread.push(begin(from))
    await expect.poll(() => accepted.length).toBe(unread.length)
  }
  const picture = async () => {
    const answer = await fetch(`http://127.0.0.1:${to}/media/files/x`)
    return { status: answer.status, ended: accepted.map(({ destroyed }) => destroyed).slice(0, 6) }
  }
  await expect.poll(async () => (await picture()).status).toBe(200)
  const { ended } = await picture()
  expect(ended).toEqual([true, false, false, false, false, false])
  for (const socket of unread) socket.destroy()
  await other.close()
})
