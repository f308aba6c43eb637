import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { answerFailure } from './failures.ts'
import { addOverloadGuard } from './overload.ts'

async function busyServer() {
  const app = Fastify()
  app.setErrorHandler(answerFailure)
  addOverloadGuard(app, 250)
  const gate = Promise.withResolvers<void>()
  app.get('/api/slow', () => gate.promise.then(() => ({})))
  app.get('/api/fast', async () => ({}))
  app.get('/healthz', async () => ({ status: 'ok' }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, address: app.listeningOrigin, open: gate.resolve }
}

describe('the overload guard', () => {
  test('answers what is too much with 503 and Retry-After at once, and health always', async () => {
    const { app, address, open } = await busyServer()
    const refused: Response[] = []
    const asked = Array.from({ length: 60 }, async () => {
      const answer = await fetch(`${address}/api/slow`)
      if (answer.status === 503) refused.push(answer)
    })
    // More when the machine that tests is itself too slow.
    await expect.poll(() => refused.length).toBeGreaterThanOrEqual(12)
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    open()
    await Promise.all(asked)
    expect(refused.length).toBeLessThan(60)
    expect(refused[0]?.headers.get('retry-after')).toBe('1')
    const body = (await refused[0]?.json()) as { errors: { code: string }[] }
    expect(body.errors[0]?.code).toBe('overloaded')
    await expect
      .poll(async () => (await fetch(`${address}/api/fast`)).status, { timeout: 5_000 })
      .toBe(200)
    await app.close()
  })

  test('refuses while the program itself is behind, but tells whoever watches it', async () => {
    const { app, address } = await busyServer()
    // Not at once: a server that has just started is given time.
    await sleep(600)
    for (let round = 0; round < 4; round += 1) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400)
      await turn()
    }
    const [call, health] = await Promise.all(
      ['/api/fast', '/healthz'].map((path) => fetch(address + path)),
    )
    expect([call?.status, call?.headers.get('retry-after'), health?.status]).toEqual([
      503,
      '1',
      200,
    ])
    await expect
      .poll(async () => (await fetch(`${address}/api/fast`)).status, { timeout: 5_000 })
      .toBe(200)
    await app.close()
  })

  test('does not count those who have gone away', async () => {
    const { app, address } = await busyServer()
    const leaving = new AbortController()
    const left = Array.from({ length: 48 }, () =>
      fetch(`${address}/api/slow`, { signal: leaving.signal }).catch(() => 'gone'),
    )
    await sleep(50)
    leaving.abort()
    await Promise.all(left)
    await expect
      .poll(async () => (await fetch(`${address}/api/fast`)).status, { timeout: 5_000 })
      .toBe(200)
    await app.close()
  })
})
