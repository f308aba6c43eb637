import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { answerFailure } from './failures.ts'
import { addOverloadGuard } from './overload.ts'

/** So long that a test is over before the guard has once looked at the event loop. */
const never = 600_000

async function busyServer(sampling: number) {
  const app = Fastify()
  app.setErrorHandler(answerFailure)
  addOverloadGuard(app, sampling)
  const gate = Promise.withResolvers<void>()
  let begun = 0
  app.get('/api/slow', async () => {
    begun += 1
    await gate.promise
    return {}
  })
  app.post('/api/auth/login', () => gate.promise.then(() => ({})))
  app.get('/api/fast', async () => ({}))
  app.get('/healthz', async () => ({ status: 'ok' }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = (path: string, init?: RequestInit) => fetch(app.listeningOrigin + path, init)
  const statusOfFast = async () => (await ask('/api/fast')).status
  return { app, ask, statusOfFast, begun: () => begun, open: gate.resolve }
}

/** Keeps the event loop from turning, as one long piece of work after another would. */
async function hang() {
  for (let round = 0; round < 4; round += 1) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400)
    await turn()
  }
}

describe('the overload guard', () => {
  test('answers what is too much with 503 and Retry-After at once, and health always', async () => {
    const { app, ask, statusOfFast, open } = await busyServer(never)
    const refused: Response[] = []
    const asked = Array.from({ length: 60 }, async () => {
      const answer = await ask('/api/slow')
      if (answer.status === 503) refused.push(answer)
    })
    await expect.poll(() => refused.length).toBe(12)
    expect((await ask('/healthz')).status).toBe(200)
    open()
    await Promise.all(asked)
    expect(refused).toHaveLength(12)
    expect(refused[0]?.headers.get('retry-after')).toBe('1')
    const body = (await refused[0]?.json()) as { errors: { code: string }[] }
    expect(body.errors[0]?.code).toBe('overloaded')
    await expect.poll(statusOfFast).toBe(200)
    await app.close()
  })

  test('leaves room for others while a crowd logs in', async () => {
    const { app, ask, statusOfFast, open } = await busyServer(never)
    let refused = 0
    const asked = Array.from({ length: 40 }, async () => {
      const { status } = await ask('/api/auth/login', { method: 'POST' })
      if (status === 503) refused += 1
    })
    await expect.poll(() => refused).toBe(16)
    expect(await statusOfFast()).toBe(200)
    open()
    await Promise.all(asked)
    expect(refused).toBe(16)
    await app.close()
  })

  test('refuses while the program itself is behind, but tells whoever watches it', async () => {
    const { app, ask, statusOfFast } = await busyServer(250)
    // Not at once: a server that has just started is given time.
    await sleep(600)
    const whileBehind = async () => {
      await hang()
      const [call, health] = await Promise.all([ask('/api/fast'), ask('/healthz')])
      return [call.status, call.headers.get('retry-after'), health.status]
    }
    // Again where asking itself took so long that the guard saw the program catch up.
    await expect.poll(whileBehind).toEqual([503, '1', 200])
    await expect.poll(statusOfFast).toBe(200)
    await app.close()
  })

  test('does not count those who have gone away', async () => {
    const { app, ask, statusOfFast, begun } = await busyServer(never)
    const leaving = new AbortController()
    const left = Array.from({ length: 48 }, () =>
      ask('/api/slow', { signal: leaving.signal }).catch(() => 'gone'),
    )
    await expect.poll(begun).toBe(48)
    expect(await statusOfFast()).toBe(503)
    leaving.abort()
    await Promise.all(left)
    await expect.poll(statusOfFast).toBe(200)
    await app.close()
  })
})
