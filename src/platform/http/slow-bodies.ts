import type { FastifyInstance, FastifyRequest } from 'fastify'

/** What an upload may take; Node itself closes whoever needs longer (reliability.md 2, R7). */
export const uploadPatience = 120_000
const usualPatience = 30_000

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const isUpload = ({ routeOptions: { config } }: FastifyRequest) =>
  config.isUpload === true || config.call?.endpoint.upload !== undefined

/** A body that is no upload has arrived within half a minute, or its connection is closed. */
export function limitSlowBodies(app: FastifyInstance, patience = usualPatience) {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    if (!hasBody(request) || isUpload(request)) return
    const timer = setTimeout(() => {
      if (raw.complete) return
      // As if Node had noticed: one answer in our form, then the end.
      const error = Object.assign(new Error('slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
      app.server.emit('clientError', error, raw.socket)
    }, patience)
    reply.raw.once('close', () => clearTimeout(timer))
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes files outside of the table of calls. */
    isUpload?: boolean
  }
}
