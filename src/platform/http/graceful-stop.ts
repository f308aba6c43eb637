import { Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Reliability drill R5: over within five seconds. */
const patience = 4_000
/** Milliseconds without any request after which keep-alive clients have gone or sleep. */
const quiet = 300

/**
 * Prepares a server to stop without cutting anybody off: `stop` lets what was begun finish,
 * tells keep-alive clients to go with their next answer, then closes.
 */
export function gracefulStop(app: FastifyInstance): () => Promise<void> {
  let isStopping = false
  let inFlight = 0

  app.addHook('onRequest', async (_request, reply) => {
    inFlight += 1
    reply.raw.once('close', () => {
      inFlight -= 1
    })
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })

  const drained = async () => {
    const end = Date.now() + patience
    for (let calm = 0; calm < quiet && Date.now() < end; calm = inFlight === 0 ? calm + 20 : 0) {
      await sleep(20)
    }
  }

  return async () => {
    isStopping = true
    // Not http's own close, which would cut the idle connections of clients about to speak.
    Server.prototype.close.call(app.server)
    await drained()
    app.server.closeIdleConnections()
    const force = setTimeout(() => app.server.closeAllConnections(), 500)
    await app.close()
    clearTimeout(force)
  }
}
