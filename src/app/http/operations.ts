import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { Readiness } from '#platform/database/readiness.ts'
import { addOverloadGuard } from '#platform/http/overload.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Config } from '../config.ts'
import type { ServerParts } from '../server-parts.ts'
import { addBackupMetric } from './metrics/backup-metric.ts'
import { addStorageMetric } from './metrics/storage-metric.ts'

function isAllowed(request: FastifyRequest, { metricsToken, isDemo }: Config): boolean {
  if (metricsToken === undefined) return isDemo
  const given = Buffer.from(request.headers.authorization?.replace(/^Bearer /, '') ?? '')
  const wanted = Buffer.from(metricsToken)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** Open in a demo, otherwise only with METRICS_TOKEN; 404 for all others. */
export function refuseNonOperators(config: Config) {
  return async (request: FastifyRequest) => {
    if (!isAllowed(request, config)) throw new Refusal(404, [{ code: 'not_found' }])
  }
}

type MetricParts = Pick<ServerParts, 'config' | 'providers'>

function addMetrics(app: FastifyInstance, { config, providers }: MetricParts): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  addBackupMetric(registry, config)
  addStorageMetric(registry, providers.database.kysely)
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page'
    const labels = { method: request.method, route, status: String(reply.statusCode) }
    durations.observe(labels, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { preHandler: refuseNonOperators(config) }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  return registry
}

async function answerReady(reply: FastifyReply, checks: Record<string, () => Promise<unknown>>) {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const isGood = await check().then(
        () => true,
        () => false,
      )
      return [name, isGood ? 'ok' : 'failed'] as const
    }),
  )
  const isReady = results.every(([, state]) => state === 'ok')
  return reply
    .code(isReady ? 200 : 503)
    .send({ ready: isReady, checks: Object.fromEntries(results) })
}

export function addOperations(app: FastifyInstance, { config, providers }: ServerParts): Registry {
  const registry = addMetrics(app, { config, providers })
  addOverloadGuard(app)
  app.get('/healthz', async () => ({ status: 'ok' }))
  const readiness = new Readiness(providers.database)
  app.addHook('onClose', () => readiness.close())
  const checks = { database: () => readiness.check() }
  app.get('/readyz', async (_request, reply) => answerReady(reply, checks))
  return registry
}
