import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { mountApi } from '#platform/api.ts'
import { dispatcher } from '#platform/dispatch.ts'
import { addSecurityHeaders } from '#platform/security-headers.ts'
import { visitorOf } from '#platform/visitor.ts'
import type { Config } from './config.ts'
import { calls } from './handlers.ts'
import type { Keys } from './keys.ts'
import { requestRecord } from './log.ts'
import { addOperations } from './operations.ts'
import { addLimits } from './limits.ts'
import { addPages, type Renderer } from './page-handler.ts'
import type { Providers } from './providers.ts'

export type ServerParts = {
  config: Config
  keys: Keys
  log: FastifyBaseLogger
  providers: Providers
  /** Renders pages; absent where only the API is wanted, as in most tests. */
  renderer?: Renderer
}

/** Reliability.md 1 (3): Fastify itself would wait for ever for a slow sender. */
const timeouts = { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 10_000 }

function newServer({ config, log }: ServerParts): FastifyInstance {
  const { requestTimeout, headersTimeout, keepAliveTimeout } = timeouts
  return Fastify({
    loggerInstance: log.child({}, { serializers: { req: requestRecord } }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    requestTimeout,
    keepAliveTimeout,
    http: { headersTimeout },
    bodyLimit: 256 * 1024,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    disableRequestLogging: log.level !== 'debug',
  })
}

/** Builds the server: one function, the same in tests and in production. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config, keys, providers } = parts
  const app = newServer(parts)
  const ready = calls(providers)
  addSecurityHeaders(app, { isSecure: !config.isDemo })
  await addOperations(app, parts)
  await addLimits(app, config)
  await app.register(compress, { global: false, customTypes: /json|text|javascript|svg|xml/ })
  await app.register(cookie)
  mountApi(app, ready, {
    primary: providers.database.kysely,
    reader: providers.reader,
    now: providers.now,
    visitor: (request, reply) =>
      visitorOf(request, reply, { secret: keys.cookies, isSecure: !config.isDemo }),
    publicUrl: config.publicUrl,
  })
  if (parts.renderer) {
    const dispatch = dispatcher(ready, {
      reader: providers.reader,
      now: providers.now,
      log: parts.log,
    })
    await addPages(app, { config, dispatch, renderer: parts.renderer })
  }
  return app
}
