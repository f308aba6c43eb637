import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const twoYears = 63_072_000

type Site = { isSecure: boolean }

/** What helmet would add for browsers that are no more. */
const notNeeded = {
  crossOriginEmbedderPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xPoweredBy: false,
  xXssProtection: false,
} as const

/** ASVS 3.4: what every answer carries. Pages replace the policy with their own. */
const policiesOf = ({ isSecure }: Site): FastifyHelmetOptions => ({
  ...notNeeded,
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
  },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  strictTransportSecurity: isSecure && { maxAge: twoYears, includeSubDomains: true },
})

/** Helmet does not know this header. */
const permissions =
  'accelerometer=(), camera=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()'

export async function addSecurityHeaders(app: FastifyInstance, site: Site) {
  await app.register(helmet, policiesOf(site))
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'permissions-policy': permissions, 'x-request-id': request.id })
  })
}

/** For answers to what never became a request, which no hook sees. */
export function bareHeaders({ isSecure }: Site): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isSecure && {
      'strict-transport-security': `max-age=${twoYears}; includeSubDomains`,
    }),
  }
}
