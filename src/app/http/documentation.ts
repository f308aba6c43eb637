import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { scriptsOf, secureReports, trustedTypes, writePolicy } from '#platform/http/page-policy.ts'
import type { Config } from '../config.ts'
import { refuseNonOperators } from './operations.ts'

const file = new URL('../../../docs/openapi.json', import.meta.url)

/** What asks or leads to servers of the maker of the reference, which our policy blocks. */
const withoutVendor = {
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
} as const

const isShown = ({ isDemo, metricsToken }: Config) => isDemo || metricsToken !== undefined

/** For operators only, because the document names every private call. */
export async function addDocumentation(app: FastifyInstance, config: Config) {
  if (!isShown(config)) return
  // Loads some three hundred modules, so only where the reference is shown.
  const { default: reference } = await import('@scalar/fastify-api-reference')
  await app.register(async (docs) => {
    docs.addHook('onRequest', refuseNonOperators(config))
    docs.get('/api/openapi.json', async (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(await readFile(file)),
    )
    docs.addHook('onSend', async (_request, reply, payload) => {
      if (typeof payload !== 'string' || !payload.startsWith('<!doctype html')) return payload
      // The reference needs its own styles and writes HTML; no other page may.
      const omitted = [...trustedTypes, ...(config.isDemo ? secureReports : [])]
      const extra = { 'style-src': ["'unsafe-inline'"], 'font-src': ['data:'] }
      writePolicy(reply, scriptsOf(payload), { extra, omitted })
      return payload
    })
    await docs.register(reference, {
      routePrefix: '/api/docs',
      configuration: {
        url: '/api/openapi.json',
        withDefaultFonts: false,
        telemetry: false,
        ...withoutVendor,
      },
    })
  })
}
