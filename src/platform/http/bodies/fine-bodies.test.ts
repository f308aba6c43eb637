import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { limitFineBodies } from './fine-bodies.ts'

const server = createServer((request, response) => {
  if (request.url === '/slow') setTimeout(() => response.end('slow'), 300)
  else if (request.url === '/') response.end('answered')
})
limitFineBodies(server)
server.on('clientError', (_error, socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
server.listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** How often the server answers on one connection whose first body comes after its answer. */
async function countAnswers(chunks: number): Promise<number> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  let said = ''
  socket.on('data', (bytes: Buffer) => {
    said += String(bytes)
  })
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n')
  await once(socket, 'data')
  const next = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
  socket.write(`${'1\r\na\r\n'.repeat(chunks)}0\r\n\r\n${next}`)
  await new Promise((resolve) => socket.once('close', resolve))
  return said.split('answered').length - 1
}

test('The small chunks of a body that was answered before it came are counted too', async () => {
  expect(await countAnswers(150)).toBe(2)
  expect(await countAnswers(1_100)).toBe(1)
})

test('A refusal does not stand where the answer to an earlier request belongs', async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let said = ''
  socket.on('error', () => undefined)
  socket.on('data', (bytes: Buffer) => {
    said += String(bytes)
  })
  const head = 'POST /reads HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n'
  socket.write(`GET /slow HTTP/1.1\r\nHost: x\r\n\r\n${head}${'1\r\na\r\n'.repeat(1_100)}`)
  await new Promise((resolve) => socket.once('close', resolve))
  expect(said).toBe('')
})
