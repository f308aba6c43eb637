import { Agent, request as httpRequest } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { gracefulStop } from './graceful-stop.ts'

async function slowServer() {
  const app = Fastify({ return503OnClosing: false, forceCloseConnections: 'idle' })
  const stop = gracefulStop(app)
  app.get('/slow', async () => {
    await sleep(200)
    return { done: true }
  })
  app.get('/fast', async () => ({ done: true }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, stop, port: (app.server.address() as AddressInfo).port }
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
  test('finishes what was begun, on keep-alive connections too, and ends within five seconds', async () => {
    const { stop, port } = await slowServer()
    const agent = new Agent({ keepAlive: true, maxSockets: 32 })
    await Promise.all(Array.from({ length: 32 }, () => get(port, '/fast', agent)))
    const begun = Array.from({ length: 20 }, () => get(port, '/slow', agent))
    await sleep(50)
    const started = performance.now()
    const stopping = stop()
    // A client that is still talking on its open connection is answered, not cut off.
    const late = await get(port, '/fast', agent)
    expect(late).toBe(200)
    expect(await Promise.all(begun)).toEqual(Array(20).fill(200))
    await stopping
    expect(performance.now() - started).toBeLessThan(5_000)
    agent.destroy()
  })

  test('does not wait for a sender who never finishes', async () => {
    const { stop, port } = await slowServer()
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write('GET /fast HTTP/1.1\r\nHost: x\r\n')
    await sleep(50)
    const started = performance.now()
    await stop()
    expect(performance.now() - started).toBeLessThan(5_000)
    socket.destroy()
  })
})
