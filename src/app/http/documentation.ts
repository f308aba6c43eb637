import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { scriptsOf, secureReports, trustedTypes, writePolicy } from '#platform/http/page-policy.ts'
import { envelopeSchema } from '#platform/reply-schema.ts'
import type { ReadyCall } from '#platform/run-call.ts'
import type { Config } from '../config.ts'
import { operatorsOnly } from './operations.ts'

const failure = {
  description: 'Refused: every reason with its words, a stable code and the field it is about',
  content: {
    'application/json': {
      schema: z.toJSONSchema(
        z.object({
          errors: z.array(
            z.object({ msg: z.string(), code: z.string(), path: z.optional(z.string()) }),
          ),
        }),
      ),
    },
  },
}

function inputSchema(schema: z.ZodMiniType) {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as Record<string, unknown>
  return rest
}

/** `/properties/{id}` belongs to the group "properties". */
const groupOf = (path: string) => path.split('/')[1] ?? ''

function routeSchema({ endpoint }: ReadyCall) {
  const { params, query, body, reply, status = 200 } = endpoint
  return {
    tags: [groupOf(endpoint.path)],
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/\W+/g, '_')}`,
    ...(params && { params: inputSchema(params) }),
    ...(query && { querystring: inputSchema(query) }),
    ...(body && { body: inputSchema(body) }),
    response: {
      [status]: { description: 'Success', ...envelopeSchema(reply) },
      default: failure,
    },
  }
}

const isShown = ({ isDemo, metricsToken }: Config) => isDemo || metricsToken !== undefined

/**
 * OpenAPI 3.1 at /api/openapi.json, printed from the same endpoints that answer, and a reference
 * that draws it: both for operators, since they name every private call.
 */
export async function addDocumentation(app: FastifyInstance, config: Config) {
  if (!isShown(config)) return
  // The reference's three hundred modules are loaded only where somebody may see it.
  const { default: reference } = await import('@scalar/fastify-api-reference')
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Dara',
        version: '1.0.0',
        description: 'Property search in the United Arab Emirates, in English and Arabic.',
      },
    },
    transform: ({ route, url }) => {
      const call = route.config?.call
      const isDescribed = call !== undefined && route.method !== 'HEAD'
      return { url, schema: isDescribed ? routeSchema(call) : { hide: true } }
    },
  })
  await app.register(async (docs) => {
    docs.addHook('onRequest', operatorsOnly(config))
    docs.get('/api/openapi.json', async () => app.swagger())
    docs.addHook('onSend', async (_request, reply, payload) => {
      if (typeof payload !== 'string' || !payload.startsWith('<!doctype html')) return payload
      // The reference draws itself with styles and HTML of its own making; no other page may.
      const omitted = [...trustedTypes, ...(config.isDemo ? secureReports : [])]
      const extra = { 'style-src': ["'unsafe-inline'"], 'font-src': ['data:'] }
      writePolicy(reply, scriptsOf(payload), { extra, omitted })
      return payload
    })
    await docs.register(reference, {
      routePrefix: '/api/docs',
      configuration: { url: '/api/openapi.json', withDefaultFonts: false, telemetry: false },
    })
  })
}
