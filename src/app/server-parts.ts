import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { ExtraSources } from '#platform/http/page-policy.ts'
import type { Config } from './config.ts'
import type { Keys } from './keys.ts'
import type { Renderer } from './http/pages/page-handler.ts'
import type { Providers } from './providers.ts'

export type Development = {
  extraSources: ExtraSources
  before: (app: FastifyInstance) => Promise<void>
  /** Stops the previous server, which answers until this one is ready. */
  takeOver: () => Promise<void>
}

export type ServerParts = {
  config: Config
  keys: Keys
  log: FastifyBaseLogger
  providers: Providers
  renderer?: Renderer
  development?: Development
}
