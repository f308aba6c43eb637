import { Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Reliability drill R5: over within five seconds, announcing included. */
const patience = 4_000
/**
 * How long a stopping server says so at /readyz before it refuses connections: a proxy that asks
 * twice a second, and wants two or three bad answers, has taken it out by then.
 */
export const stopNoticeMs = 2_000
/** Milliseconds without any request after which keep-alive clients have gone or sleep. */
const quiet = 300

const isReadinessCheck = (url: string) => /^\/readyz(?![^/?])/.test(url)

/**
 * Prepares a server to stop without cutting anybody off: `stop` answers /readyz with 503 for
 * `noticeMs` while it goes on serving, lets what was begun finish, tells keep-alive clients to
 * go with their next answer, then closes.
 */
export function gracefulStop(app: FastifyInstance, noticeMs = 0): () => Promise<void> {
  let isStopping = false
  let inFlight = 0

  app.addHook('onRequest', async (request, reply) => {
    inFlight += 1
    reply.raw.once('close', () => {
      inFlight -= 1
    })
    if (!isStopping || !isReadinessCheck(request.url)) return
    return reply.code(503).send({ ready: false, checks: { stopping: 'failed' } })
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })

  const drained = async (end: number) => {
    for (let calm = 0; calm < quiet && Date.now() < end; calm = inFlight === 0 ? calm + 20 : 0) {
      await sleep(20)
    }
  }

  return async () => {
    const end = Date.now() + patience
    isStopping = true
    await sleep(noticeMs)
    // Not http's own close, which would cut the idle connections of clients about to speak.
    Server.prototype.close.call(app.server)
    await drained(end)
    app.server.closeIdleConnections()
    const force = setTimeout(() => app.server.closeAllConnections(), 500)
    await app.close()
    clearTimeout(force)
  }
}
