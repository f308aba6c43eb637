import type { FastifyInstance } from 'fastify'

/** ASVS 3.4: what every answer carries. Pages replace the policy with their own. */
const always: Record<string, string> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
}

const twoYears = 63_072_000

export function addSecurityHeaders(app: FastifyInstance, { isSecure }: { isSecure: boolean }) {
  const headers = isSecure
    ? { ...always, 'strict-transport-security': `max-age=${twoYears}; includeSubDomains` }
    : always
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
  })
}
