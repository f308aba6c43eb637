import { type AddressInfo, connect } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import type { ReadyCall } from '../../run-call.ts'
import { addOverloadGuard, takeTurns } from '../overload.ts'

const app = Fastify()
takeTurns(app)
addOverloadGuard(app, 600_000)
let answered = 0
const config = { call: { endpoint: { lane: 'memory' } } as ReadyCall }
app.get('/settings', { config }, async () => {
  answered += 1
  return {}
})
await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())
const { port } = app.server.address() as AddressInfo

test('a crowd that asks for what is in memory gets a few answers in each turn of the event loop', async () => {
  const requests = 200
  const socket = connect(port, '127.0.0.1').resume()
  socket.write('GET /settings HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(requests))
  const perTurn: number[] = []
  while (answered < requests) {
    const before = answered
    await turn()
    perTurn.push(answered - before)
  }
  socket.destroy()
  // Eight begin in a turn, and eight more where it ends between two of ours.
  expect(Math.max(...perTurn)).toBeLessThanOrEqual(16)
})
