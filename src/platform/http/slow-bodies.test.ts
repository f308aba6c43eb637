import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { limitSlowBodies } from './slow-bodies.ts'
import { bareHeaders } from './security-headers.ts'
import { answerBrokenBytes } from './unreadable.ts'

const app = Fastify({ clientErrorHandler: answerBrokenBytes(bareHeaders({ isSecure: false })) })
limitSlowBodies(app, 200)
app.post('/usual', async () => 'usual')
app.post('/files', { config: { isUpload: true } }, async () => 'files')
app.get('/long', async () => new Promise((resolve) => setTimeout(() => resolve('long'), 600)))
await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())
const { port } = app.server.address() as AddressInfo

const headOf = (method: string, path: string, length: number) =>
  `${method} ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\nconnection: close\r\ncontent-length: ${length}\r\n\r\n`

/** Sends a part of a request and, once `until` says so, the rest; answers with all that came back. */
async function said(begin: string, rest = '', until = Promise.resolve()) {
  const socket = connect(port, '127.0.0.1')
  const got: Buffer[] = []
  socket.on('data', (bytes: Buffer) => got.push(bytes))
  socket.on('error', () => undefined)
  socket.write(begin)
  void until.then(() => socket.write(rest))
  await once(socket, 'close')
  return Buffer.concat(got).toString()
}

test('a body that does not arrive ends with 408 in words', async () => {
  const answer = await said(`${headOf('POST', '/usual', 100)}half`)
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
  expect(answer).toContain('"code":"too_slow"')
})

test('an upload may take longer', async () => {
  // The other one, begun at the same moment, has been given up by then.
  const other = said(`${headOf('POST', '/usual', 100)}half`)
  const answer = await said(
    `${headOf('POST', '/files', 8)}half`,
    'rest',
    other.then(() => undefined),
  )
  expect(answer).toMatch(/^HTTP\/1.1 200 /)
})

test('an answer that takes long is not cut', async () => {
  expect(await said(headOf('GET', '/long', 0))).toContain('long')
})
