import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { stopAccepting } from './listeners.ts'

/** Drill R5: the server stops within five seconds, notice included. */
const maxDrainMs = 4_000
/** A proxy that checks twice a second, up to three times, has removed the server by then. */
export const stopNoticeMs = 2_000
/** After this long without a request, keep-alive clients have closed or are inactive. */
const quietMs = 300
const pollMs = 20

const isReadinessCheck = (url: string) => /^\/readyz(?![^/?])/.test(url)

/** Fastify's hooks would not reach plugins that were registered before. */
function watchRequests(server: FastifyInstance['server']) {
  const answering = new Set<ServerResponse>()
  const bytesAtRest = new Map<Socket, number>()

  server.on('connection', (socket: Socket) => {
    bytesAtRest.set(socket, 0)
    socket.once('close', () => bytesAtRest.delete(socket))
  })
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    answering.add(response)
    response.once('close', () => {
      answering.delete(response)
      if (!socket.destroyed) bytesAtRest.set(socket, socket.bytesRead)
    })
  })

  const isHalfSent = () => bytesAtRest.entries().some(([socket, bytes]) => socket.bytesRead > bytes)
  return { answering, isBusy: () => answering.size > 0 || isHalfSent() }
}

function announceEnd(server: FastifyInstance['server'], answering: Iterable<ServerResponse>) {
  const announce = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close')
  }
  for (const response of answering) announce(response)
  server.prependListener('request', (_request, response) => announce(response))
}

function refuseReadiness(app: FastifyInstance, isStopping: () => boolean) {
  app.addHook('onRequest', async (request, reply) => {
    if (!isStopping() || !isReadinessCheck(request.url)) return
    return reply.code(503).send({ ready: false, checks: { stopping: 'failed' } })
  })
}

/** `stop` answers /readyz with 503 for `noticeMs`, finishes what has begun, then closes. */
export function gracefulStop(app: FastifyInstance, noticeMs = 0): () => Promise<void> {
  const { server } = app
  const { answering, isBusy } = watchRequests(server)
  let isStopping = false
  refuseReadiness(app, () => isStopping)

  const drained = async (end: number) => {
    for (let calmMs = 0; calmMs < quietMs && performance.now() < end; ) {
      await sleep(pollMs)
      calmMs = isBusy() ? 0 : calmMs + pollMs
    }
  }

  return async () => {
    const end = performance.now() + maxDrainMs
    isStopping = true
    announceEnd(server, answering)
    await sleep(noticeMs)
    stopAccepting(server)
    await drained(end)
    server.closeIdleConnections()
    const force = setTimeout(() => server.closeAllConnections(), 500)
    await app.close()
    clearTimeout(force)
  }
}
