import Fastify, { type FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import type { ReadyCall } from '../../run-call.ts'
import { answerFailure } from '../failures.ts'
import { addOverloadGuard, overloadLimits, takeTurns } from '../overload.ts'

/** A server whose answers are made when it is told so. */
async function slowServer() {
  const app = Fastify({ trustProxy: true })
  app.setErrorHandler(answerFailure)
  takeTurns(app)
  addOverloadGuard(app, 600_000)
  const gate = Promise.withResolvers<void>()
  const begun = new Set<string>()
  const answer = async ({ ip }: FastifyRequest) => {
    begun.add(ip)
    await gate.promise
    return {}
  }
  const call = (lane: string) => ({ config: { call: { endpoint: { lane } } as ReadyCall } })
  app.post('/read', call('read'), answer)
  app.post('/write', call('write'), answer)
  app.post('/slow', call('slow'), answer)
  app.post('/urgent', call('urgent'), answer)
  app.post('/upload', { config: { isUpload: true } }, answer)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = async (path: string, address: string) => {
    const headers = { 'x-forwarded-for': address }
    const { status } = await fetch(app.listeningOrigin + path, { method: 'POST', headers })
    return status
  }
  return { app, ask, begun, open: gate.resolve }
}

test.each(['read', 'write', 'slow', 'urgent', 'upload'] as const)(
  'many callers of one network leave places of the kind %s to others',
  async (kind) => {
    const { app, ask, begun, open } = await slowServer()
    const { maxActive } = overloadLimits[kind]
    const crowd = Array.from({ length: maxActive * 2 }, (_, at) =>
      ask(`/${kind}`, `2001:db8:1:${at.toString(16)}::a`),
    )
    await expect.poll(() => begun.size).toBeGreaterThanOrEqual(Math.floor((maxActive * 2) / 3))
    const other = ask(`/${kind}`, '2001:db8:2:1::a')
    await expect.poll(() => begun.has('2001:db8:2:1::a')).toBe(true)
    open()
    expect(await other).toBe(200)
    await Promise.all(crowd)
    await app.close()
  },
)
