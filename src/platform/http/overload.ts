import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

/** Reliability drill R4: with a cap on what is in flight, three times the load keeps p99 low. */
const mostInFlight = 48
/** Drill R21: who logs in waits for a hash; a crowd of them leaves room for everybody else. */
const mostHashing = 24
/**
 * Milliseconds, the mean of a sample. The cap above keeps the queue short; this is for a loop that
 * hangs, and wide enough that neither one long piece of work nor a neighbour on the same cores is
 * taken for our own load. A loop that hangs for a whole sample counts as infinitely late.
 */
const longestDelay = 1_000
const usualSampling = 1_000

/** Whoever watches the server must get an answer, and files cost next to nothing. */
const isCounted = (request: FastifyRequest) =>
  !/^\/(healthz|readyz|metrics|assets|media)(?![^/?])/.test(request.url)

/** Calls that hash a password. */
const isHashing = ({ method, url }: FastifyRequest) =>
  method !== 'GET' &&
  /^\/api\/auth\/(login|register|reset-password|update-password|second-factor)(?![^/?])/.test(url)

const overloaded = () => new Refusal(503, [{ code: 'overloaded' }], 1)

/** Above its capacity the server says so at once: 503 with Retry-After instead of a queue. */
export function addOverloadGuard(app: FastifyInstance, sampling = usualSampling) {
  // Starting keeps the event loop busy: what was sampled until then says nothing about load.
  let isWatching = false
  app.addHook('onListen', async () => {
    setTimeout(() => {
      isWatching = true
    }, 2 * sampling).unref()
  })
  app.register(underPressure, {
    maxEventLoopDelay: longestDelay,
    sampleInterval: sampling,
    pressureHandler: async (request) => {
      if (isWatching && isCounted(request)) throw overloaded()
    },
  })

  // The plugin sees the event loop, not the queue for database connections.
  const inFlight = new Set<FastifyRequest>()
  const hashing = new Set<FastifyRequest>()
  app.addHook('onRequest', async (request, reply) => {
    if (!isCounted(request)) return
    if (inFlight.size >= mostInFlight) throw overloaded()
    if (isHashing(request)) {
      if (hashing.size >= mostHashing) throw overloaded()
      hashing.add(request)
    }
    inFlight.add(request)
    // Also when the client goes away before its answer.
    reply.raw.once('close', () => {
      inFlight.delete(request)
      hashing.delete(request)
    })
  })
}
