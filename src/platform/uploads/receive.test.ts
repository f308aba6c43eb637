import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openIncoming } from './receive.ts'

const kilobyte = 1024

const folder = await mkdtemp(join(tmpdir(), 'dara-receive-'))
const app = Fastify({ bodyLimit: 2 ** 30 })
await app.register(multipart, { throwFileSizeLimit: false })

const inAll = 800 * kilobyte
let gate = Promise.withResolvers<void>()
let arrived = 0

app.post('/', async (request) => {
  const incoming = openIncoming(request, { field: 'files', maxFiles: 30 }, folder)
  try {
    const sharedBy = String(request.headers['x-sender'])
    const files = await incoming.receive({ ofKind: () => 400 * kilobyte, inAll, sharedBy })
    arrived += 1
    await gate.promise
    return files.map(({ isTooLarge }) => isTooLarge)
  } finally {
    await incoming.clear()
  }
})

let outcome = Promise.withResolvers<string>()
app.post('/gone', async (request) => {
  await new Promise((resolve) => request.raw.once('close', resolve))
  const incoming = openIncoming(request, { field: 'files', maxFiles: 1 }, folder)
  const received = incoming.receive({ ofKind: () => kilobyte, inAll })
  await received
    .then(
      () => 'received',
      ({ message }: Error) => message,
    )
    .then(outcome.resolve)
  await incoming.clear()
})
await app.listen({ port: 0, host: '127.0.0.1' })

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

beforeEach(() => {
  gate = Promise.withResolvers<void>()
  arrived = 0
})

async function send(sender: string, ...sizes: number[]): Promise<boolean[]> {
  const form = new FormData()
  for (const size of sizes) form.append('files', new Blob([Buffer.alloc(size * kilobyte, 1)]), 'a')
  const body = new Response(form)
  const headers = { 'content-type': body.headers.get('content-type')!, 'x-sender': sender }
  const payload = Buffer.from(await body.arrayBuffer())
  return (await app.inject({ method: 'POST', url: '/', headers, payload })).json()
}

/** Kilobytes below the folder. */
async function keptInAll(): Promise<number> {
  const names = await readdir(folder, { recursive: true })
  const found = await Promise.all(names.map((name) => stat(join(folder, name))))
  const bytes = found.filter((entry) => entry.isFile()).map(({ size }) => size)
  return bytes.reduce((sum, size) => sum + size, 0) / kilobyte
}

test('what one sender sends in several requests at once takes the room once', async () => {
  const sent = Array.from({ length: 8 }, () => send('one', 300))
  await expect.poll(() => arrived).toBe(8)
  expect(await keptInAll()).toBeLessThanOrEqual(800)
  gate.resolve()
  const answers = (await Promise.all(sent)).flat()
  expect(answers.filter((isTooLarge) => isTooLarge).length).toBeGreaterThanOrEqual(6)
  expect(await keptInAll()).toBe(0)
})

test('a sender who is gone before the first file is read holds nothing', async () => {
  outcome = Promise.withResolvers()
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  const type = 'content-type: multipart/form-data; boundary=x'
  socket.write(`POST /gone HTTP/1.1\r\nhost: x\r\n${type}\r\ncontent-length: 9000\r\n\r\n--x\r\n`)
  setTimeout(() => socket.destroy(), 50)
  expect(await outcome.promise).toBe('malformed')
  expect(await keptInAll()).toBe(0)
})

test('the room is there again when the requests are over', async () => {
  gate.resolve()
  for (let round = 0; round < 3; round += 1)
    expect(await send('one', 300, 300)).toEqual([false, false])
})

test('senders do not take the room of each other', async () => {
  const sent = ['one', 'two'].map((sender) => send(sender, 300, 300))
  await expect.poll(() => arrived).toBe(2)
  gate.resolve()
  expect(await Promise.all(sent)).toEqual([
    [false, false],
    [false, false],
  ])
})

test('a file that is too large takes no room of those after it, and none of the disk', async () => {
  const sent = send('one', 900, 900, 300, 300)
  await expect.poll(() => arrived).toBe(1)
  expect(await keptInAll()).toBe(600)
  gate.resolve()
  expect(await sent).toEqual([true, true, false, false])
})
