import { once } from 'node:events'
import { Agent, request as httpRequest } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { gracefulStop } from './graceful-stop.ts'

async function slowServer(noticeMs = 0) {
  const app = Fastify({ return503OnClosing: false, forceCloseConnections: 'idle' })
  const stop = gracefulStop(app, noticeMs)
  const gate = Promise.withResolvers<void>()
  let begun = 0
  app.get('/slow', async () => {
    begun += 1
    await gate.promise
    return { done: true }
  })
  app.get('/fast', async () => ({ done: true }))
  app.get('/readyz', async () => ({ ready: true }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { app, stop, port, begun: () => begun, open: gate.resolve }
}

function get(port: number, path: string, agent: Agent) {
  return new Promise<number>((resolve, reject) => {
    const request = httpRequest({ port, path, agent, host: '127.0.0.1' }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
    request.once('error', reject)
    request.end()
  })
}

describe('a graceful stop', () => {
  test('finishes what was begun, on keep-alive connections too', async () => {
    const { stop, port, begun, open } = await slowServer()
    const agent = new Agent({ keepAlive: true, maxSockets: 32 })
    await Promise.all(Array.from({ length: 32 }, () => get(port, '/fast', agent)))
    const slow = Array.from({ length: 20 }, () => get(port, '/slow', agent))
    await expect.poll(begun).toBe(20)
    const stopping = stop()
    // A client that is still talking on its open connection is answered, not cut off.
    expect(await get(port, '/fast', agent)).toBe(200)
    open()
    expect(await Promise.all(slow)).toEqual(Array(20).fill(200))
    await stopping
    agent.destroy()
  })

  test('does not wait for a sender who never finishes', async () => {
    const { app, stop, port } = await slowServer()
    const connected = once(app.server, 'connection') as Promise<[Socket]>
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write('GET /fast HTTP/1.1\r\nHost: x\r\n')
    const [accepted] = await connected
    await expect.poll(() => accepted.bytesRead).toBeGreaterThan(0)
    await stop()
    socket.destroy()
  })

  test('is announced at /readyz while new connections are still served', async () => {
    const { app, stop, port } = await slowServer(3_000)
    const ask = (path: string) => get(port, path, new Agent())
    expect(await ask('/readyz')).toBe(200)
    const stopping = stop()
    expect(await ask('/readyz')).toBe(503)
    expect(await ask('/readyz?from=proxy')).toBe(503)
    expect(await ask('/fast')).toBe(200)
    expect(app.server.listening).toBe(true)
    await stopping
    await expect(ask('/fast')).rejects.toThrow('ECONNREFUSED')
  })
})
