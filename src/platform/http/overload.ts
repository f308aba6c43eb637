import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

/** Reliability drill R4: with a cap on what is in flight, three times the load keeps p99 low. */
const mostInFlight = 48
/** Milliseconds; sampled each `sampling`. */
const longestDelay = 250
const sampling = 250

const isCounted = (request: FastifyRequest) =>
  !/^\/(healthz|readyz|metrics|assets|media)\b/.test(request.url)

/** Above its capacity the server says so at once: 503 with Retry-After instead of a queue. */
export function addOverloadGuard(app: FastifyInstance) {
  const delays = monitorEventLoopDelay({ resolution: 10 })
  delays.enable()
  let delay = 0
  const timer = setInterval(() => {
    delay = delays.mean / 1e6 - 10
    delays.reset()
  }, sampling).unref()
  const inFlight = new Set<FastifyRequest>()

  app.addHook('onRequest', async (request, reply) => {
    if (!isCounted(request)) return
    if (inFlight.size >= mostInFlight || delay > longestDelay) {
      throw new Refusal(503, [{ code: 'overloaded' }], 1)
    }
    inFlight.add(request)
    // Also when the client goes away before its answer.
    reply.raw.once('close', () => inFlight.delete(request))
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    delays.disable()
  })
}
