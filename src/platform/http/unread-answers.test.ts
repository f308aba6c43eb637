import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { limitUnreadAnswers } from './unread-answers.ts'

/** More than the buffers of both ends of a connection take. */
const large = Buffer.alloc(16 * 1024 * 1024)

const app = Fastify()
limitUnreadAnswers(app, {
  floorAfterMs: 300,
  fileFloorAfterMs: 900,
  minBytesPerSecond: 1_000_000_000,
  downloadMs: 300,
  videoPauseMs: 2_000,
  minVideoBytesPerSecond: 1_000_000_000,
  checkIntervalMs: 20,
})
app.get('/large', async () => large)
app.get('/download', async () => Readable.from([large, large]))
app.get('/media/files/:name', async () => large)
app.get('/assets/app.js', async (_request, reply) =>
  reply.header('content-length', large.length * 2).send(Readable.from([large, large])),
)
app.get('/late', async () =>
  Readable.from(
    (async function* piecesInTime() {
      yield 'begin'
      await new Promise((resolve) => setTimeout(resolve, 800))
      yield 'end'
    })(),
  ),
)
await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())
const { port } = app.server.address() as AddressInfo

/** Asks and does not read; resolves with the server's end of the connection. */
async function askWithoutReading(path: string, times = 1) {
  const accepted = once(app.server, 'connection')
  const socket = connect(port, '127.0.0.1').pause()
  socket.on('error', () => undefined)
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(times))
  const [far] = await accepted
  afterAll(() => socket.destroy())
  return far
}

test.each(['/large', '/download', '/assets/app.js'])(
  '%s is not sent for ever to who does not read',
  async (path) => {
    const far = await askWithoutReading(path)
    await expect.poll(() => far.destroyed).toBe(true)
  },
)

test('a picture has more time than a page, and an end', async () => {
  const picture = await askWithoutReading('/media/files/photo.webp')
  const page = await askWithoutReading('/large')
  await expect.poll(() => page.destroyed).toBe(true)
  expect(picture.destroyed).toBe(false)
  await expect.poll(() => picture.destroyed).toBe(true)
})

test('several answers on one connection are not either', async () => {
  const far = await askWithoutReading('/large', 3)
  await expect.poll(() => far.destroyed).toBe(true)
})

test('a player may stop reading a video, but not for ever', async () => {
  const player = await askWithoutReading('/media/files/video.mp4')
  const stranger = await askWithoutReading('/large')
  await expect.poll(() => stranger.destroyed).toBe(true)
  expect(player.destroyed).toBe(false)
  await expect.poll(() => player.destroyed).toBe(true)
})

test('an answer that the server makes slowly is not cut', async () => {
  const answer = await fetch(`${app.listeningOrigin}/late`)
  expect(await answer.text()).toBe('beginend')
})
